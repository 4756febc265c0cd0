"""What outlives the server: users, matches, seats and the journal of every match."""

from vezerkar.server.storage.rows import MatchRow, User
from vezerkar.server.storage.store import Store, open_store

__all__ = ["MatchRow", "Store", "User", "open_store"]
