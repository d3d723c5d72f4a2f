"""What a player has chosen about the program, and the dialog to choose it.

The settings file is one strict record; a bad file is kept aside and never
stops the program. Choices about one match live in its header, not here.
"""
