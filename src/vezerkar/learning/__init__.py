"""The games as arrays for learning programs: observations by name, and many games at once.

An extra: `pip install vezerkar[env]`.
"""
