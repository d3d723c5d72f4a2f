"""The tower that really stands or falls.

Here live the sizes of the pieces, a rigid-body world in the plane of the tower's
front view behind one small protocol, the hand, the verdict on a placement, the
readings of stability and the hand that plays by itself. Physics knows poses and
kinds of pieces, no cards and no Qt; it may import the engine and the rules, and
only ``box2d`` imports the library that computes the bodies.
"""
