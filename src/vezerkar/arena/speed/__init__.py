"""How fast the rules are, how much memory they need, and where their time goes."""
