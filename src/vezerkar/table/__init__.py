"""A match in progress: who sits where, what was played, what may be taken back. No HTTP."""
