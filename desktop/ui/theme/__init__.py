"""How things look: colours, type, motion and icons, in light and dark.

Widgets and tables take a ``Look`` and keep no colour of their own.
"""
