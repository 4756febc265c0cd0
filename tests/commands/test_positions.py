"""`vezerkar legal` and `vezerkar try`: a position says what may be done, and what comes of it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from vezerkar.cli import main
from vezerkar.records.position import read_position

Printed = pytest.CaptureFixture[str]

# Two ordered units of the Allies, each next to an enemy. Ambush is among the discards, so that no
# window opens before the dice fall.
CLOSE = """
game = "memoir"
active = "allies"
phase = "battle"
ordered = ["al01", "al02"]
discard = ["ambush"]

[units]
al01 = "infantry G5 4"
al02 = "infantry l8 4"
al03 = "infantry A1 4"
ax01 = "infantry f6 2"
ax02 = "armor M9 3"
"""


@pytest.fixture
def close(tmp_path: Path) -> str:
    return written(tmp_path, CLOSE)


def written(folder: Path, text: str) -> str:
    path = folder / "position.toml"
    path.write_text(text, encoding="utf-8")
    return str(path)


def as_json(capsys: Printed) -> Any:
    printed = capsys.readouterr()
    assert printed.err == ""
    assert printed.out.count("\n") == 1
    return json.loads(printed.out)


def refused(capsys: Printed, *words: str) -> str:
    """The one line of a command that fails."""
    assert main(words) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert printed.err.startswith("vezerkar: ")
    assert printed.err.count("\n") == 1
    return printed.err.removeprefix("vezerkar: ").rstrip("\n")


# legal


def test_legal_prints_every_action_with_its_rules(close: str, capsys: Printed) -> None:
    assert main(["legal", close]) == 0
    assert capsys.readouterr().out.splitlines() == [
        "allies: attack al01 ax01  [M44-4.12]",
        "allies: attack al02 ax02  [M44-4.12]",
        "allies: done  [M44-4.4]",
    ]


def test_legal_as_json(close: str, capsys: Printed) -> None:
    assert main(["legal", close, "--json"]) == 0
    assert as_json(capsys) == {
        "deciding": ["allies"],
        "over": False,
        "actions": [
            {"seat": "allies", "action": "attack al01 ax01", "rules": ["M44-4.12"]},
            {"seat": "allies", "action": "attack al02 ax02", "rules": ["M44-4.12"]},
            {"seat": "allies", "action": "done", "rules": ["M44-4.4"]},
        ],
    }


def test_legal_of_one_seat(close: str, capsys: Printed) -> None:
    assert main(["legal", close, "--seat", "allies", "--json"]) == 0
    assert len(as_json(capsys)["actions"]) == 3
    assert main(["legal", close, "--seat", "axis", "--json"]) == 0
    assert as_json(capsys) == {"deciding": ["allies"], "over": False, "actions": []}


def test_a_seat_that_is_not_asked_is_told_who_is(close: str, capsys: Printed) -> None:
    assert main(["legal", close, "--seat", "axis"]) == 0
    out = capsys.readouterr().out
    assert out == "axis has nothing to decide now; waiting for: allies.\n"


def test_several_seats_that_decide_at_once_are_all_listed(tmp_path: Path, capsys: Printed) -> None:
    text = (
        'game = "memoir"\nscenario = "toulon"\n[settings]\nallies_players = 3\naxis_players = 3\n'
    )
    assert main(["legal", written(tmp_path, text), "--json"]) == 0
    found = as_json(capsys)
    assert len(found["deciding"]) == 3
    assert {action["seat"] for action in found["actions"]} <= set(found["deciding"])


def test_a_finished_game_has_no_actions_but_a_result(tmp_path: Path, capsys: Printed) -> None:
    over = written(tmp_path, CLOSE + "[medals]\naxis = 6\n")
    assert main(["legal", over, "--json"]) == 0
    assert as_json(capsys) == {"deciding": [], "over": True, "actions": []}
    assert main(["legal", over]) == 0
    assert capsys.readouterr().out == "The game is over: axis won (M44-O.1).\n"
    assert "the game is over" in refused(capsys, "try", over, "done")


# try


def test_try_prints_what_happened_and_the_position_after_it(close: str, capsys: Printed) -> None:
    assert main(["try", close, "attack al01 ax01", "--chance", "grenade,star,star"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[:3] == [
        "# attacked unit=unit:al01 unit2=unit:ax01 number=3  [M44-4.12]",
        "# rolled unit=unit:ax01 face=grenade star star  [M44-4.12]",
        "# hit unit=unit:ax01 number=1 number2=1  [M44-4.37, M44-4.38]",
    ]
    _, s = read_position("\n".join(lines))  # the events are comments, so all of it is a position
    assert s.legal_actions(s.actors()[0])
    assert 'ax01 = "infantry f6 1/4"' in lines


def test_try_as_json(close: str, capsys: Printed) -> None:
    assert main(["try", close, "attack al01 ax01", "--chance", "0 1 5", "--json"]) == 0
    found = as_json(capsys)
    assert set(found) == {"ok", "events", "outcome", "position"}
    assert found["ok"] is True
    assert found["outcome"] is None
    assert found["events"][-1].startswith("medals side=side:allies number=1")
    assert read_position(found["position"])[1].ending == -1


def test_numbers_and_names_of_faces_mean_the_same(close: str, capsys: Printed) -> None:
    positions = []
    for chance in ("3,4,5", "grenade,flag,star", " grenade 4 , star "):
        assert main(["try", close, "attack al01 ax01", "--chance", chance]) == 0
        positions.append(capsys.readouterr().out)
    assert len(set(positions)) == 1


def test_several_actions_are_tried_one_after_the_other(close: str, capsys: Printed) -> None:
    actions = ["attack al01 ax01", "retreat ax01 G7", "advance al01 f6"]
    assert main(["try", close, *actions, "--chance", "flag,star,star"]) == 0
    out = capsys.readouterr().out
    assert "# retreated unit=unit:ax01 hex=hex:f6 hex2=hex:G7" in out
    assert "# advanced unit=unit:al01 hex=hex:G5 hex2=hex:f6" in out


def test_the_end_of_a_game_is_told_with_its_rule(tmp_path: Path, capsys: Printed) -> None:
    last = written(tmp_path, CLOSE + "[target]\nallies = 1\n")
    attack = ["attack al01 ax01", "--chance", "0,0,5"]
    assert main(["try", last, *attack, "--json"]) == 0
    found = as_json(capsys)
    assert found["outcome"] == {"winner": "allies", "rule": "M44-O.1"}
    game_over = read_position(found["position"])[1]
    assert (game_over.ending, game_over.actors()) == (0, [])
    assert main(["try", last, *attack]) == 0
    assert "# over: allies  [M44-O.1]" in capsys.readouterr().out


def test_the_seat_that_has_the_action_acts_unless_one_is_named(
    tmp_path: Path, capsys: Printed
) -> None:
    text = (
        'game = "memoir"\nactive = "allies"\n[settings]\nallies_players = 3\n'
        '[hands]\nallies = ["recon_right"]\n[units]\nal01 = "armor L3"\nax01 = "armor A9"\n'
    )
    path = written(tmp_path, text)
    assert main(["try", path, "play recon_right"]) == 0
    capsys.readouterr()
    assert main(["try", path, "play recon_right", "--seat", "allies-right"]) == 0
    capsys.readouterr()
    line = refused(capsys, "try", path, "play recon_right", "--seat", "allies-left")
    assert line.startswith("'play recon_right' is not possible here")


# Refusals


def test_a_refusal_names_the_rules_and_the_reason(close: str, capsys: Printed) -> None:
    line = refused(capsys, "try", close, "attack al03 ax01")
    assert line.startswith("'attack al03 ax01' is not possible here (M44-2.2")
    assert line.endswith("has not been ordered.")


def test_a_refusal_as_json(close: str, capsys: Printed) -> None:
    assert main(["try", close, "attack al03 ax01", "--json"]) == 2
    found = as_json(capsys)
    assert set(found) == {"ok", "action", "error", "rules"}
    assert (found["ok"], found["action"]) == (False, "attack al03 ax01")
    assert "M44-2.2" in found["rules"]
    assert "has not been ordered" in found["error"]


def test_the_first_action_that_fails_is_the_one_that_is_named(close: str, capsys: Printed) -> None:
    words = ["try", close, "done", "attack al01 ax01", "--json"]
    assert main([*words, "--chance", "0"]) == 2
    assert as_json(capsys)["action"] == "attack al01 ax01"


def test_a_seat_that_is_not_asked_is_refused(close: str, capsys: Printed) -> None:
    line = refused(capsys, "try", close, "done", "--seat", "axis")
    assert line.startswith("it is not this seat's turn; waiting for: allies")


@pytest.mark.parametrize(
    ("action", "said"),
    [
        ("fly al01", "there is no action 'fly'; the actions are: play, "),
        ("", "an action is a verb and its arguments; the text is empty"),
        ("attack", "expected 'attack <unit> <unit>', found 'attack'"),
        ("attack al01 ax77", "there is no unit 'ax77'"),
        ("move al01 Z9", "there is no hex 'Z9'"),
        ("ATTACK al01 ax01", "there is no action 'ATTACK'"),
        ("attack al01 ax01 ; rm", "expected 'attack <unit> <unit>', found"),
    ],
)
def test_nonsense_is_told_what_was_expected(
    close: str, action: str, said: str, capsys: Printed
) -> None:
    assert refused(capsys, "try", close, action).startswith(said)
    assert main(["try", close, action, "--json"]) == 2
    found = as_json(capsys)
    assert found["ok"] is False
    assert found["error"].startswith(said)
    assert (found["action"], found["rules"]) == (action, [])


# Chance


@pytest.mark.parametrize(
    ("chance", "said"),
    [
        ("grenade,flag", "used up after 2; one more below 6 is needed"),
        ("", "used up after 0; one more below 6 is needed"),
        ("grenade,6,0", "chance result 2 is 6; expected a number from 0 to 5"),
        ("star,star,star,star", "--chance: 1 of 4 results were not used; allies is asked first"),
        ("joker", "--chance: 'joker' is no chance result; expected numbers or: infantry, armor"),
        ("1,2,-3", "--chance: '-3' is no chance result"),
        ("1,2,3.5", "--chance: '3.5' is no chance result"),
        ("99999999999999999999", "--chance: '99999999999999999999' is no chance result"),
    ],
)
def test_chance_that_does_not_fit_is_told(
    close: str, chance: str, said: str, capsys: Printed
) -> None:
    assert said in refused(capsys, "try", close, "attack al01 ax01", f"--chance={chance}")


def test_chance_left_over_says_whose_question_comes_first(tmp_path: Path, capsys: Printed) -> None:
    """With Ambush still hidden somewhere the defender is asked before the dice fall."""
    path = written(tmp_path, CLOSE.replace('discard = ["ambush"]', ""))
    line = refused(capsys, "try", path, "attack al01 ax01", "--chance", "star,star,star")
    assert (
        line
        == "--chance: 3 of 3 results were not used; axis is asked first (such as: ambush, pass)"
    )


# Files


def test_a_file_that_is_not_there_is_told(tmp_path: Path, capsys: Printed) -> None:
    path = str(tmp_path / "none.toml")
    expected = f"{path}: the file cannot be read: no such file or directory."
    assert refused(capsys, "legal", path) == expected
    assert refused(capsys, "try", path, "done") == expected


def test_a_folder_is_no_position(tmp_path: Path, capsys: Printed) -> None:
    assert "the file cannot be read" in refused(capsys, "legal", str(tmp_path))


def test_a_file_that_is_no_text_is_told(tmp_path: Path, capsys: Printed) -> None:
    path = tmp_path / "picture.toml"
    path.write_bytes(b"\x89PNG\xff\xfe")
    assert refused(capsys, "legal", str(path)) == f"{path}: expected text in UTF-8."


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (CLOSE + "\n[units\n", "line 15: expected TOML, but: "),
        ('game = "memoir', "line 1: expected TOML, but: "),
        ('game = "memoir"\ngame = "memoir"\n', "line 2: expected TOML, but: "),
    ],
)
def test_malformed_toml_is_told_with_its_line(
    tmp_path: Path, text: str, said: str, capsys: Printed
) -> None:
    path = written(tmp_path, text)
    assert refused(capsys, "legal", path).startswith(f"{path}: {said}")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "game: expected the name of a game"),
        ('game = "chess"', "game: there is no game 'chess'; the games are: "),
        ('game = "memoir"\nscenario = "waterloo"', "scenario: there is no scenario 'waterloo'"),
        (
            'game = "memoir"\n[settings]\nfog = true',
            "settings: there is no setting 'fog' in memoir",
        ),
        (
            'game = "memoir"\n[settings]\ndeck = "half"',
            "settings: setting deck is 'half'; expected",
        ),
        ('game = "memoir"\n[units]\nal01 = "cavalry G5 4"', "units.al01: there is no unit type"),
        ('game = "memoir"\nmoved = ["al77"]', "moved: there is no unit 'al77'"),
        ('game = "memoir"\nweather = "rain"', "weather: there is no such field"),
    ],
)
def test_a_wrong_position_is_told_with_its_field(
    tmp_path: Path, text: str, said: str, capsys: Printed
) -> None:
    path = written(tmp_path, text)
    for words in (["legal", path], ["try", path, "done"]):
        assert refused(capsys, *words).startswith(f"{path}: {said}")
    assert main(["try", path, "done", "--json"]) == 2
    found = as_json(capsys)
    assert found["error"].startswith(f"{path}: {said}")
    assert (found["ok"], found["action"], found["rules"]) == (False, "", [])


def test_an_unknown_seat_is_told_with_those_there_are(close: str, capsys: Printed) -> None:
    expected = "there is no seat 'russia'; the seats are: axis, allies"
    assert refused(capsys, "legal", close, "--seat", "russia") == expected
    assert refused(capsys, "try", close, "done", "--seat", "russia") == expected


def test_trying_changes_no_file(close: str, capsys: Printed) -> None:
    main(["try", close, "attack al01 ax01", "--chance", "0,0,0"])
    main(["try", close, "attack al03 ax01"])
    assert Path(close).read_text(encoding="utf-8") == CLOSE
    assert [path.name for path in Path(close).parent.iterdir()] == ["position.toml"]
    assert capsys.readouterr().err
