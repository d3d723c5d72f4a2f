"""How messages become words: on small catalogues of our own, and on the real ones."""
