"""The table of The West: Ascendant, as the window's table kit asks for it.

``table.WestTable`` is the door: where things lie (``layout``, ``zones``, ``pieces``), what a hand means
(``gestures``), what may be pressed and counted, what is told (``tips``, ``prompts``), and how it is
painted (``signs`` for what a card says, ``*_faces``, ``background``, ``examples``). It reads a seat's
view and the rules' verdicts; it decides no rule and sees no hidden card. Only ``app`` imports it, by
the manifest.
"""
