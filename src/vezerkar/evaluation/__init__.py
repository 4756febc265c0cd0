"""How computer players judge a game: weights and judges made of them."""
