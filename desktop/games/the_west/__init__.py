"""The West: Ascendant: an engine of Facility, Doppelgate, Locus and CityEngine cards, for two.

``rules`` are pure; what the cards say is data (``resources/the_west/decks``), read by the effect
vocabulary in ``rules/vocabulary.py``: no card's behaviour is code. ``table`` shows it. Other games
are unknown here.
"""
