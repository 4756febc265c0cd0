"""Positions as text: the same state again, and one line for anything that is wrong."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest
import tomli_w

from tests.games.memoir.random_battles import battles
from vezerkar.core.chance import Seeded
from vezerkar.core.errors import DataError, VezerkarError
from vezerkar.core.game import Value
from vezerkar.core.kernel import FRAME
from vezerkar.core.registry import find_game
from vezerkar.games.memoir.state import Battle
from vezerkar.games.memoir.terms import FRAMES
from vezerkar.records.position import load_position, read_position, write_position

GAME = find_game("memoir")

MOMENTS: list[tuple[str, dict[str, Value]]] = [
    ("pegasus-bridge", {}),
    ("sainte-mere-eglise", {}),
    ("omaha-beach", {"hill_los": "over_lower", "sandbag_profile": "published"}),
    ("arnhem-bridge", {"deck": "section_only", "take_ground": False, "armor_overrun": False}),
    ("vassieux", {}),
    ("toulon", {"axis_players": 3, "allies_players": 2}),
    ("mortain", {"match": "two_battles"}),
    ("omaha-beach-overlord", {"axis_players": 4, "allies_players": 3}),
]


# The round trip


def same(one: Battle, other: Any) -> None:
    assert isinstance(other, Battle)
    assert other.freeze() == one.freeze()
    assert (other.waiting, other.actions) == (one.waiting, one.actions)
    assert other.fingerprint() == one.fingerprint()


@pytest.mark.parametrize(("slug", "settings"), MOMENTS, ids=[slug for slug, _ in MOMENTS])
def test_a_written_position_is_the_same_state_again(slug: str, settings: dict[str, Value]) -> None:
    """At the start, at moments all through a battle, and at its end."""
    phases = set()
    for i, s in enumerate(battles(slug, seed=31, most=900, settings=settings)):
        phase = s.stack[-FRAME] if s.stack else -1
        if i % 90 == 0 or not s.waiting or phase not in phases:
            phases.add(phase)
            game, read = read_position(write_position(GAME, s))
            assert game is GAME
            same(s, read)
    assert len(phases) > 6


def test_every_phase_that_asks_has_been_written_and_read() -> None:
    """Over the moments above: nothing that can be asked is missing from the round trip."""
    seen = {
        FRAMES[s.stack[-FRAME]].word
        for slug, settings in MOMENTS
        for s in battles(slug, seed=31, most=900, settings=settings)
        if s.waiting
    }
    silent = {"roll", "aftermath", "draw", "generals"}  # they ask nobody
    rare = {"section", "heal", "barrage", "strikes", "naming", "retreat", "flags"}
    assert {form.word for form in FRAMES} - silent - rare <= seen


def test_a_position_that_is_read_plays_on_like_the_original() -> None:
    *_, s = battles("pegasus-bridge", seed=8, most=120)
    _, read = read_position(write_position(GAME, s))
    results = []
    for t in (s, read):
        chance, pick = Seeded(1), Seeded(2)
        for _ in range(200):
            if not t.waiting:
                break
            seat = t.actors()[0]
            actions = t.legal_actions(seat)
            t.apply(seat, actions[pick.below(len(actions))], chance)
        results.append(t.fingerprint())
    assert results[0] == results[1]


def test_the_text_says_first_which_game_it_is() -> None:
    text = write_position(GAME, next(battles("toulon", seed=1)))
    assert text.startswith('game = "memoir"\nscenario = "toulon"\n')
    assert "\n\n\n" not in text


def test_what_is_not_said_is_as_in_the_scenario() -> None:
    _, s = read_position('game = "memoir"\nscenario = "pegasus-bridge"')
    start = next(battles("pegasus-bridge", seed=5))
    assert isinstance(s, Battle)
    assert (s.unit_hex, s.unit_men, s.works) == (start.unit_hex, start.unit_men, start.works)
    assert [len(hand) for hand in s.hands] == [len(hand) for hand in start.hands]
    assert s.actors() == start.actors()


def test_hands_that_are_not_given_are_always_dealt_alike() -> None:
    text = 'game = "memoir"\nscenario = "toulon"'
    same_twice = {read_position(text)[1].fingerprint() for _ in range(2)}
    assert len(same_twice) == 1


def test_a_position_without_a_scenario_stands_on_an_empty_board() -> None:
    _, s = read_position('game = "memoir"\n[units]\nal01 = "armor G5"\nax01 = "infantry g6 2"')
    assert isinstance(s, Battle)
    assert (s.unit_men, s.left) == ([3, 2], [1, 1])


def test_the_second_battle_of_a_match_begins_with_the_whole_scenario() -> None:
    """Whatever the position has left of the armies in the first one."""
    text = """
    game = "memoir"
    scenario = "toulon"
    settings = { match = "two_battles" }
    medals = { allies = 99 }
    units = { ax01 = "gone", al01 = "gone" }
    """
    _, s = read_position(text)
    start = next(battles("toulon", seed=5))
    assert isinstance(s, Battle)
    assert (s.leg, s.unit_hex, s.unit_men) == (1, start.unit_hex, start.unit_men)


def test_a_position_file_is_read(tmp_path: Path) -> None:
    path = tmp_path / "bridge.toml"
    path.write_text(write_position(GAME, next(battles("toulon", seed=1))), encoding="utf-8")
    same(next(battles("toulon", seed=1)), load_position(path)[1])


# What is wrong is one line that names the field

GOOD = """
game = "memoir"
scenario = "pegasus-bridge"
"""


def with_field(text: str) -> dict[str, Any]:
    """A good position and a fault: the fault may replace a field of it."""
    return {**tomllib.loads(GOOD), **tomllib.loads(text)}


BAD = {
    "an unknown field": ('weather = "rain"', "weather: there is no such field"),
    "an unknown scenario": ('scenario = "waterloo"', "scenario: "),
    "a scenario that is no text": ("scenario = 7", "scenario: expected"),
    "an unknown board": (
        'scenario = ""\nboard = "huge"',
        "board: expected one of 'overlord', 'standard'",
    ),
    "an unknown side of the board": ('board_side = "moon"', "board_side: expected one of"),
    "an unknown active side": (
        'active = "russia"',
        "active: expected one of 'allies', 'axis', got",
    ),
    "turn zero": ("turn = 0", "turn: expected 1 to 9999, found 0"),
    "a turn far away": ("turn = 10000", "turn: expected 1 to 9999, found 10000"),
    "a second battle without a match": ("battle = 2", "battle: expected 1 to 1, found 2"),
    "an unknown setting": ("[settings]\nfog = true", "settings: there is no setting 'fog'"),
    "an impossible value of a setting": (
        '[settings]\ndeck = "half"',
        "settings: setting deck is 'half'; expected one of: full, section_only",
    ),
    "an unknown phase": ('phase = "lunch"', "phase: expected one of play,"),
    "an unknown card in force": ('card = "joker"', "played: there is no card 'joker'"),
    "an unknown kind of unit": (
        '[units]\nal01 = "cavalry G5 4"',
        "units.al01: there is no unit type 'cavalry'",
    ),
    "a unit with no name of a side": ('[units]\nzz01 = "infantry G5 4"', "units.zz01: expected an"),
    "a unit that says nothing": ('[units]\nal01 = ""', "units.al01: expected an id such as"),
    "a unit that is no text": ("[units]\nal01 = 4", "units"),
    "a new unit without its kind": (
        '[units]\nal99 = "G5 4"',
        "units.al99: the scenario has no such unit",
    ),
    "too many figures": (
        '[units]\nal01 = "infantry G5 5"',
        "units.al01: expected 1 to 4 figures, found 5",
    ),
    "no figures on the board": ('[units]\nal01 = "infantry G5 0"', "units.al01: expected 1 to 4"),
    "a hex with a wrong letter": (
        '[units]\nal01 = "infantry g5 4"',
        "units.al01: 'g5' is not a hex: the row of number 5 has a capital letter",
    ),
    "a hex off the board": (
        '[units]\nal01 = "infantry Z9 4"',
        "units.al01: 'Z9' is not on this board",
    ),
    "two units on a hex": (
        '[units]\nal90 = "infantry M1 4"\nal91 = "infantry M1 4"',
        "units.al91: al90 and al91 stand on the same hex",
    ),
    "a unit in the river": (
        'scenario = ""\n[terrain]\nG5 = "river"\n[units]\nal01 = "infantry G5 4"',
        "units.al01: the terrain there is closed to this unit",
    ),
    "a crowd": (
        'scenario = ""\n[units]\n'
        + "\n".join(f'al{i:02} = "infantry gone 0/4"' for i in range(61)),
        "units: expected at most 60, found 61",
    ),
    "unknown terrain": ('[terrain]\nA1 = "swamp"', "terrain.A1: there is no terrain 'swamp'"),
    "terrain on no hex": ('[terrain]\nQ1 = "town"', "terrain.Q1: 'Q1' is not on this board"),
    "a bunker of nobody": (
        '[terrain]\nA1 = "bunker:russia"',
        "terrain.A1: there is no side 'russia'",
    ),
    "wire on no hex": ('wire = ["m8"]', "wire: 'm8' is not on this board"),
    "sandbags on no hex": ('sandbags = ["A0"]', "sandbags: 'A0' is not a hex"),
    "an objective without hexes": (
        '[[objectives]]\nside = "axis"\nhexes = []',
        "objectives[0]: hexes: expected at least one hex",
    ),
    "an objective on no hex": (
        '[[objectives]]\nside = "axis"\nhexes = ["A1"]\n[[objectives]]\nside = "axis"\n'
        'hexes = ["X1"]',
        "objectives[1]: 'X1' is not on this board",
    ),
    "an objective of nobody": (
        '[[objectives]]\nside = "all"\nhexes = ["A1"]',
        "objectives[0].side: expected one of 'allies', 'axis'",
    ),
    "an objective that was never there": (
        'scored = ["obj9"]',
        "scored: there is no objective 'obj9'",
    ),
    "an unknown card in a hand": (
        '[hands]\naxis = ["joker"]',
        "hands.axis: there is no card 'joker'",
    ),
    "the order that is no card": (
        '[hands]\naxis = ["ordinary"]',
        "hands.axis: 'ordinary' is an order, not a card",
    ),
    "more cards than there are": (
        '[hands]\nallies = ["ambush", "ambush"]',
        "hands: ambush is used 2 times",
    ),
    "a card in two places": (
        'discard = ["ambush"]\n[hands]\nallies = ["ambush"]',
        "hands: ambush is used 2 times",
    ),
    "an unknown discard": ('discard = ["joker"]', "discard: there is no card 'joker'"),
    "a hand of nobody": ('[hands]\nrussia = ["ambush"]', "hands.russia: there is no such field"),
    "too many cards": ("[cards]\naxis = 61", "cards.axis: expected 0 to 20, found 61"),
    "a target of nothing": ("[target]\naxis = 0", "target.axis: expected 1 to 99, found 0"),
    "medals owed": ("[medals]\nallies = -1", "medals.allies: expected 0 to 99, found -1"),
    "medals in words": ('[medals]\nallies = "two"', "medals.allies: expected"),
    "an unknown unit with orders": ('ordered = ["al77"]', "ordered: there is no unit 'al77'"),
    "orders of an unknown seat": (
        '[ordered]\nrussia = ["al01"]',
        "ordered: there is no seat 'russia'",
    ),
    "an unknown unit that moved": ('moved = ["al77"]', "moved: there is no unit 'al77'"),
    "an unknown unit that fought": ('fought = ["none"]', "fought: there is no unit 'none'"),
    "a last card of nobody": ('[last]\nrussia = "ambush"', "last.russia: there is no side"),
    "an unknown last card": ('[last]\naxis = "joker"', "last.axis: there is no card 'joker'"),
    "unknown zones": ('[last_zones]\naxis = "z9:2"', "last_zones.axis: there is no zone 'z9'"),
    "a general without Overlord": ("general = 1", "general: expected -1 to -1, found 1"),
    "a plan without Overlord": ('plan = ["ambush z1"]', "plan: cards are handed out in Overlord"),
    "an unknown frame": ('stack = ["lunch"]', "stack: there is no phase 'lunch'"),
    "a frame with too many words": ('stack = ["play now"]', "stack: expected 'play', found"),
    "a frame with an unknown unit": (
        'stack = ["draw", "battle", "move", "destination al77 0"]',
        "stack: there is no unit 'al77'",
    ),
    "a frame that hangs in the air": (
        'stack = ["battle"]',
        "stack: 'battle' cannot stand at the bottom",
    ),
    "frames in an impossible order": (
        'stack = ["draw", "move", "play"]',
        "stack: 'play' cannot stand on 'move'",
    ),
    "a frame of a unit that is gone": (
        'stack = ["draw", "battle", "move", "destination al01 0"]\n[units]\nal01 = "gone"',
        "stack: the unit of 'destination' is not on the board",
    ),
    "a choice between no cards": (
        'stack = ["draw 2", "keep"]',
        "stack: 'keep' needs two cards in 'drawn'",
    ),
    "a step that no turn has": ('stack = ["draw 50"]', "stack: 'draw' has no such step"),
    "such a step below a choice": (
        'stack = ["draw 50", "order z3:3 0 -"]',
        "stack: 'draw' has no such step",
    ),
    "a number that is none": ('stack = ["draw x"]', "stack: 'x' is not a number"),
    "an end by no rule": ('[over]\nrule = "M44-9"', "over.rule: expected one of M44-O.1"),
    "an end won by nobody known": (
        '[over]\nrule = "M44-O.1"\nwinner = "russia"',
        "over.winner: there is no 'russia'; there are: axis, allies",
    ),
    "a list that is a word": ('moved = "al01"', "moved: expected"),
}


@pytest.mark.parametrize(("text", "said"), BAD.values(), ids=BAD)
def test_a_bad_position_is_one_line_that_names_the_field(text: str, said: str) -> None:
    raw = with_field(text)
    with pytest.raises(DataError) as caught:
        read_position(tomli_w.dumps(raw))
    line = str(caught.value)
    assert line.startswith(f"position: {said}")
    assert "\n" not in line


def test_there_are_many_kinds_of_bad_positions() -> None:
    assert len(BAD) >= 25


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "position: game: expected the name of a game"),
        ("game = 4", "position: game: expected the name of a game"),
        ('game = "chess"', "position: game: there is no game 'chess'"),
        ("game = ", "position: "),
        ("game = 'memoir'\ngame = 'memoir'", "position: "),
    ],
)
def test_a_text_that_is_no_position_of_any_game_is_told(text: str, said: str) -> None:
    with pytest.raises(DataError) as caught:
        read_position(text)
    assert str(caught.value).startswith(said)


def test_a_bad_file_is_told_with_its_name(tmp_path: Path) -> None:
    path = tmp_path / "bad.toml"
    path.write_text(GOOD + "turn = 0\n", encoding="utf-8")
    with pytest.raises(DataError) as caught:
        load_position(path)
    assert str(caught.value) == f"{path}: turn: expected 1 to 9999, found 0"


def test_a_missing_file_is_told(tmp_path: Path) -> None:
    with pytest.raises(VezerkarError, match="the file cannot be read: no such file"):
        load_position(tmp_path / "none.toml")


def test_no_single_slip_in_a_written_position_is_a_crash() -> None:
    """Every field in turn gets values it cannot have: one line, or a state, nothing else."""
    *_, s = battles("sainte-mere-eglise", seed=3, most=90)
    raw = tomllib.loads(write_position(GAME, s))
    for name in raw:
        for value in ("", "x", "al01", -1, 0, 70, True, 1.5, [], ["x"], [""], [1], {}, {"x": "y"}):
            try:
                GAME.read_position({**raw, name: value})
            except VezerkarError as error:
                lines = str(error).splitlines()
            else:
                continue
            assert len(lines) == 1, (name, value)
