"""The shape of the data files, how they are read, and what is checked in them."""
