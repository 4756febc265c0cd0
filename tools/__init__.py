"""What developers run, and the player never needs."""
