"""What is heard: which sound belongs to what happens, their mixing, and the one door to a device.

Nothing here is loaded before the first sound is wanted, and nothing waits for it: opening a device
and reading files is done by a thread of its own. Without a device it stays quiet, and settings say so.
"""
