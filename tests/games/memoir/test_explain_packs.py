"""Why not, with a pack: terrain that is not like any of the game's own."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.memoir.pack_game import game_with, replaced


@pytest.mark.rule("M44-K.34")
def test_no_sandbags_are_laid_where_the_terrain_takes_none(tmp_path: Path) -> None:
    rocks = ('los = "block"', 'los = "block"\ndig_in = false')
    game = game_with(replaced(tmp_path, "terrain", "forest", rocks))
    s = game.read_position(
        {
            "game": "memoir",
            "terrain": {"G5": "forest"},
            "units": {"al01": "infantry G5", "al02": "infantry H5", "ax01": "infantry A9"},
            "card": "dig_in",
            "stack": ["draw", "dig 4"],
        }
    )
    seat, notation = s.actors()[0], game.notation(s)
    assert [notation.spell(action) for action in s.legal_actions(seat)] == ["dig al02", "done"]
    [reason] = game.explain(s, seat, notation.parse("dig al01"))
    assert (reason.message.key, reason.anchors) == ("why-dig-ground", ("hex:G5",))
    assert reason.message.rules == ("M44-K.34",)
    assert reason.message.args["terrain"] == "terrain:forest"
