"""What outlives the server: users, matches, chairs and the journal of every match."""

from vezerkar.server.storage.store import MatchRow, Store, User, open_store

__all__ = ["MatchRow", "Store", "User", "open_store"]
