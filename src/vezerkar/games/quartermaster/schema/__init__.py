"""The data files: their shapes, how they are read and checked, and the tables made of them."""
