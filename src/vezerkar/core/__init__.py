"""The kernel: what all games share. No I/O but reading data, no game's name."""
