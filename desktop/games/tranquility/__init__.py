"""Tranquility: The Ascent, a co-operative card game for one to five climbers.

``manifest`` is what the home screen may know of it, ``rules`` what may be done
and what follows, ``table`` how it looks and is handled, ``bot`` how it is
played by the machine. Nothing here is known to other games.
"""
