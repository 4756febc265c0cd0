"""The work behind `dev.py`, one kind in each file. It needs nothing but Python."""
