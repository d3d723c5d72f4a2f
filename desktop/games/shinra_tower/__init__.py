"""Ascend the Shinra Tower, a co-operative stacking game for one to five players.

``manifest`` is what the home screen may know of it, ``rules`` what may be done
and what follows, ``physics`` what stands and what falls, ``table`` how it looks
and is handled, ``bot`` how it is played by the machine. Rules read outcomes and
never poses; physics knows poses and kinds of pieces and never cards.
"""
