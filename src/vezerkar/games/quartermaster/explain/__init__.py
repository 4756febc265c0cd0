"""Why not? The true reasons why an action that a person tried is not among the actions.

>>> from vezerkar.core.registry import find_game
>>> game = find_game("quartermaster")
>>> s = game.read_position({"countries": {"germany": {"hand": ["ger_v_weapons"]}}})
>>> [reason] = game.explain(s, 0, game.notation(s).parse("play ger_v_weapons"))
>>> reason.message.key, reason.message.rules
('why-requirement', ('QG-19.13', 'QG-C.GER.4'))
"""
