"""How computer players judge a battle: estimates and weights, none of them a rule."""
