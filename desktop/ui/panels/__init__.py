"""What stands beside and over the table: the side panel, the books, the curtain, the end.

Each part shows one slice of the match and keeps no copy of it; the side panel
refreshes them from one list "slice -> show". Hidden things cannot reach them:
they read the view of the eyes in play and events as those eyes may know them.
"""
