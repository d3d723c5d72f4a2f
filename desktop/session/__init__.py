"""One match being played: its log and cursor, drafts, undo, the curtain, luck and the file.

Here live the only real source of chance, the match file with its repairs, the
writer that saves every move, and the shelf of open matches. Here live no Qt, no
game and no words: games are known by the GameRules contract alone, and what is
to be said leaves as messages. Imports ``engine`` only; ``ui`` and ``app`` may
import it.
"""
