"""The games, one folder each, and nothing they share.

A game is found by its ``manifest`` module; its rules, table and bot are loaded
when a match of it opens. Games do not import one another, and nothing below
``app`` names one of them.
"""
