"""The shape of the data files, their checks, and the tables of a board that are built from them."""
