"""Teaching tooltips: what a thing is, what it may do now, and by which rule not.

A tip stays while it is looked at, never leaves its host, never covers what it
speaks of and shows every text as it is written. It knows no game and no
verdict: whoever shows one says what is on it.
"""
