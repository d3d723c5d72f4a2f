"""The composition root: here the rooms are put together into one program.

Here live the finding of games, the wiring, the folders and files (paths), the
command line, the demonstration and ``main``. Here live no rules, no widgets
and no words. This room may import every other; none may import it.
"""
