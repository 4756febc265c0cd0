"""Packs at the table: further scenarios and changed pieces are played by the same rules."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.memoir.pack_game import edited, game_with, replaced
from vezerkar.core.chance import Seeded
from vezerkar.core.session import Session
from vezerkar.games.memoir.game import Memoir
from vezerkar.games.memoir.setup import layout_of
from vezerkar.games.memoir.state import Battle
from vezerkar.games.memoir.terms import E_NAMED, E_ROLLED
from vezerkar.records.position import write_position

NAMES = (
    ('slug = "pegasus-bridge"', 'slug = "my-bridge"'),
    ("number = 1\n", "number = 900\n"),
    ('set = "base"', 'set = "pack"'),
)

CARD = """
game = "memoir"
[[card]]
id = "recon_left"
family = "recon"
name = "Scouts"
name_hu = "Felderítők"
kind = "section"
count = 2
sections = ["left"]
units = 3
orders = { left = 3 }
effect = "As printed."
effect_hu = "Ahogy a lapon áll."
source = "rulebook"
"""

UNIT = """
game = "memoir"
[[unit]]
id = "infantry"
name_en = "Infantry"
name_hu = "Gyalogság"
class = "infantry"
figures = 4
move = 1
move_and_battle = 1
dice = [4, 2, 1]
needs_line_of_sight = true
die_symbol = "infantry"
take_ground_per_turn = 1
special = "Slow but fierce."
special_hu = "Lassú, de elszánt."
source = "reconstructed"
"""


def new(game: Memoir, slug: str) -> Battle:
    state = game.new(slug, {}, Seeded(5))
    assert isinstance(state, Battle)
    return state


@pytest.mark.rule("M44-A3.20")
def test_a_scenario_of_a_pack_is_offered_set_up_and_played_to_its_end(tmp_path: Path) -> None:
    more = ('{ id = "al09", at = [8, 8]', '{ id = "al09", at = [12, 8]')
    game = game_with(edited(tmp_path, "pegasus-bridge", *NAMES, more, name="my-bridge"))
    assert game.scenarios()[-1].id == "my-bridge"
    session = Session(game, "my-bridge", {}, Seeded(5))
    s = session.state
    assert isinstance(s, Battle)
    names = layout_of(s.board).lexicon
    assert names.name("hex", s.unit_hex[names.number("unit", "al09")]) == "M1"
    pick = Seeded(6)
    for _ in range(5000):
        if not session.state.actors():
            break
        seat = session.state.actors()[0]
        actions = session.state.legal_actions(seat)
        session.apply(seat, actions[pick.below(len(actions))])
        game.check_invariants(session.state)
    assert game.endings[session.state.ending] == "M44-O.1"


@pytest.mark.rule("M44-A3.20")
def test_a_position_on_a_scenario_of_a_pack_is_written_and_read(tmp_path: Path) -> None:
    game = game_with(edited(tmp_path, "pegasus-bridge", *NAMES, name="my-bridge"))
    s = new(game, "my-bridge")
    assert 'scenario = "my-bridge"' in write_position(game, s)
    assert game.read_position(game.write_position(s)).fingerprint() == s.fingerprint()


@pytest.mark.rule("M44-A3.20")
def test_a_special_rule_in_a_scenario_of_a_pack_holds(tmp_path: Path) -> None:
    # The surprise of Pegasus Bridge on the other side: now the Allies draw two cards at first.
    rule = ('id = "extra_draw"\nside = "axis"', 'id = "extra_draw"\nside = "allies"')
    game = game_with(edited(tmp_path, "pegasus-bridge", *NAMES, rule, name="my-bridge"))
    session = Session(game, "my-bridge", {}, Seeded(5))
    while isinstance(session.state, Battle) and session.state.turn == 0:
        seat = session.state.actors()[0]
        session.apply(seat, session.state.legal_actions(seat)[-1])
    s = session.state
    assert isinstance(s, Battle)
    assert (len(s.hands[0]), len(s.hands[1])) == (2, 7)


@pytest.mark.rule("M44-F.18")
def test_only_the_sides_that_a_scenario_names_play_recon_as_barrage(tmp_path: Path) -> None:
    only_allies = ('sides = ["allies", "axis"]', 'sides = ["allies"]')
    game = game_with(edited(tmp_path, "omaha-beach-overlord", only_allies))
    hand = ["recon_left", "counter_attack", "probe_left"]
    for active, may in (("allies", True), ("axis", False)):
        other = "axis" if active == "allies" else "allies"
        s = game.read_position(
            {
                "game": "memoir",
                "scenario": "omaha-beach-overlord",
                "active": active,
                "phase": "command",
                "hands": {active: hand, other: ["probe_left"]},
                "last": {other: ["recon_right"]},
            }
        )
        seat = s.actors()[0]
        spell = game.notation(s).spell
        uses = [spell(action) for action in s.legal_actions(seat)]
        for card in ("recon_left", "counter_attack"):
            action = f"barrage-with {card}"
            assert (action in uses) == may
            reasons = game.explain(s, seat, game.notation(s).parse(action))
            assert [r.message.key for r in reasons] == ([] if may else ["why-barrage-no-rule"])


def test_a_card_of_a_pack_is_played_as_its_owner_has_it(tmp_path: Path) -> None:
    (tmp_path / "cards.toml").write_text(CARD, encoding="utf-8")
    board = new(game_with(tmp_path), "pegasus-bridge").board
    assert board.card_quotas[0] == [3, 0, 0]
    assert new(game_with(), "pegasus-bridge").board.card_quotas[0] == [1, 0, 0]


def strike(game: Memoir, card: str, scenario: str = "pegasus-bridge") -> Session:
    """The Allies are about to play a card."""
    hands = {"allies": [card, "probe_left"], "axis": ["probe_left"]}
    position = {"game": "memoir", "scenario": scenario, "active": "allies", "hands": hands}
    if scenario == "omaha-beach-overlord":
        position["phase"] = "command"
    return Session.from_state(game, game.read_position(position), Seeded(5))


@pytest.mark.rule("M44-K.23", "M44-F.18")
@pytest.mark.parametrize(
    ("scenario", "use"),
    [
        ("pegasus-bridge", "play barrage"),
        ("omaha-beach-overlord", "play barrage"),
        ("omaha-beach-overlord", "barrage-with recon_left"),
    ],
)
def test_a_barrage_of_a_pack_has_its_own_dice(scenario: str, use: str, tmp_path: Path) -> None:
    game = game_with(replaced(tmp_path, "cards", "barrage", ("allies_dice = 4", "allies_dice = 6")))
    session = strike(game, use.split()[1], scenario)
    seat = session.state.actors()[0]
    session.apply_text(seat, use)
    choice = next(c for c in game.scene(session.state, seat).actions if c.verb == "barrage")
    assert (choice.text.args["number"], choice.marks) == (6, ("dice-6",))
    action = game.notation(session.state).parse(choice.action)
    odds = game.odds(session.state, seat, action)
    assert odds is not None
    assert odds.dice == 6
    rolled = next(e for e in session.apply(seat, action).events if e.kind == E_ROLLED)
    assert len(rolled.args) == 1 + 6


@pytest.mark.rule("M44-K.11")
@pytest.mark.parametrize("scenario", ["pegasus-bridge", "omaha-beach-overlord"])
def test_air_power_of_a_pack_names_as_many_units_as_it_says(scenario: str, tmp_path: Path) -> None:
    game = game_with(replaced(tmp_path, "cards", "air_power", ("targets = 4", "targets = 1")))
    session = strike(game, "air_power", scenario)
    seat = session.state.actors()[0]
    session.apply_text(seat, "play air_power")
    prompt = game.scene(session.state, seat).prompt
    assert prompt is not None
    assert prompt.most == 1
    events = session.apply_text(seat, "name ax01").events
    assert [e.kind for e in events if e.kind in (E_NAMED, E_ROLLED)] == [E_NAMED, E_ROLLED]


def test_a_unit_of_a_pack_moves_and_battles_as_its_owner_has_it(tmp_path: Path) -> None:
    (tmp_path / "units.toml").write_text(UNIT, encoding="utf-8")
    board = new(game_with(tmp_path), "pegasus-bridge").board
    assert board.unit_move[0] == 1
    assert list(board.unit_dice[:4]) == [0, 4, 2, 1]
