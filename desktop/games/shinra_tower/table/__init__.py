"""The table of Ascend the Shinra Tower: a game table of the kit with one living part, the tower.

``table`` is the door. Cards, supply and fallen walls are zones and pieces made from a view;
the tower is ``living``: a world of physics on a fixed tick, what hands do in it, and how it is
seen. Nothing is decided here: the rules say what may be done, physics says what stands.
``stability_strip`` alone imports pyqtgraph.
"""
