"""The migrations of the database, oldest first."""
