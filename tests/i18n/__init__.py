"""The catalogues themselves: their files, the tidier, and the gates they must pass.

Here Babel reads and writes i18n/<language>/<domain>.po. Here live no sentences:
those are in the catalogues. How a message becomes words at run time is tested in
tests/wording.
"""
