"""The games as arrays for learning programs, and how chances are learned from games.

Extras: `pip install vezerkar[env]` for the arrays, `vezerkar[learn]` for learning chances.
"""
