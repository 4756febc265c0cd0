"""The shape of the data files, and what must hold between them."""
