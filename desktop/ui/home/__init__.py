"""Home and the way to a match: tiles of games, open matches, and the set-up screen.

Starts without any rules or tables loaded: only manifests and summaries are
known here, so that the first picture comes at once.
"""
