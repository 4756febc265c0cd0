"""One folder a game, all of the same shape; the registry in core finds them."""
