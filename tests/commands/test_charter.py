"""The charter: every promise has its line, and one that is not kept says so."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest

from vezerkar.arena.checks import Fault, PositionChecks
from vezerkar.cli import main
from vezerkar.commands.charter_lines import (
    all_lines,
    checked_positions,
    computer_players,
    derived_positions,
    dice,
    game_length,
    invariants,
    kept_records,
    pytest_runs,
    worked_examples,
    wrong_inputs,
)
from vezerkar.commands.charter_lines.all_lines import CHARTER
from vezerkar.commands.charter_lines.line import (
    CharterLine,
    Figure,
    Verdict,
    judged,
    sized,
    unmeasured,
)
from vezerkar.commands.charter_lines.translation import keys_of
from vezerkar.commands.charter_page import Taken, charter_page, read_page
from vezerkar.commands.game_folders import game_folder
from vezerkar.core.chance import Seeded
from vezerkar.core.errors import DataError
from vezerkar.core.registry import find_game, game_ids
from vezerkar.files.ledger import load_ledger

PAGE = Path(__file__).parents[2] / "docs" / "charter.md"
PROMISES = [f"R{number}" for number in range(1, 33)]


def kept(scale: float) -> Figure:
    return Figure(f"{sized(200, scale)} of 200", judged(True, whole=scale == 1))


def broken(scale: float) -> Figure:
    return Figure("2 of 200 fail", judged(False, whole=True), ("the first", "the second"))


def no_tool(scale: float) -> Figure:
    return unmeasured("needs a browser")


LINES = (
    CharterLine("R1", "a kept promise", "200", kept),
    CharterLine("R2", "a broken promise", "200", broken),
    CharterLine("R3", "a promise about a page", "200", no_tool),
)


@pytest.fixture
def three_lines(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(all_lines, "CHARTER", LINES)


def test_every_promise_has_a_line() -> None:
    assert [line.id for line in CHARTER] == PROMISES
    for line in CHARTER:
        assert line.subject
        assert line.goal


def test_the_page_has_every_line_with_its_promise_as_the_program_has_it() -> None:
    rows = {
        cells[1]: cells
        for line in PAGE.read_text(encoding="utf-8").splitlines()
        if (cells := [cell.strip() for cell in line.split("|")])[1:2] and cells[1] in PROMISES
    }
    assert list(rows) == PROMISES
    words = {verdict.value for verdict in Verdict}
    for line in CHARTER:
        _, _, subject, goal, measured, verdict, _, _ = rows[line.id]
        assert (subject, goal) == (line.subject, line.goal)
        assert measured
        assert verdict in words
    assert set(read_page(PAGE)) == set(PROMISES)


@pytest.mark.usefixtures("three_lines")
def test_a_line_that_misses_its_goal_says_so(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    page = tmp_path / "charter.md"
    assert main(["charter", "--scale", "0.1", "--write", str(page)]) == 0
    text = page.read_text(encoding="utf-8")
    assert "| R1 | a kept promise | 200 | 20 of 200 | holds as far as measured | " in text
    assert "| R2 | a broken promise | 200 | 2 of 200 fail | **missed** | " in text
    assert "| R3 | a promise about a page | 200 | needs a browser | not measured | " in text
    counts = "met 0, holds as far as measured 1, missed 1, not measured 1, does not apply 0"
    assert f"Of 3 lines: {counts}" in text
    assert "\n## R2 a broken promise\n\n- the first\n- the second\n" in text
    said = capsys.readouterr().out
    assert "R2 a broken promise: 2 of 200 fail (missed)\n    the first\n" in said


@pytest.mark.usefixtures("three_lines")
def test_a_line_measured_again_leaves_the_others_as_they_were(tmp_path: Path) -> None:
    page = tmp_path / "charter.md"
    main(["charter", "R2", "--scale", "0.5", "--write", str(page)])
    assert "| R1 | a kept promise | 200 | not yet | not measured |  |" in page.read_text("utf-8")
    first = read_page(page)["R2"]
    main(["charter", "R1", "--scale", "1", "--write", str(page)])
    after = read_page(page)
    assert after["R2"] == first
    assert first.figure.details == ("the first", "the second")
    assert (first.scale, after["R1"].scale) == ("0.5", "1")
    assert after["R1"].figure == Figure("200 of 200", Verdict.MET)


def test_every_line_tells_when_and_on_what_it_was_measured(tmp_path: Path) -> None:
    taken = {
        "R1": Taken(kept(1), "1944-06-06", "a small machine", "compiled", "1"),
        "R2": Taken(broken(1), "1944-06-07", "a large machine", "interpreted", "0.5"),
        "R3": Taken(no_tool(1), "1944-06-07", "a small machine", "compiled", "1"),
    }
    page = tmp_path / "charter.md"
    page.write_text(charter_page(LINES, taken), encoding="utf-8")
    text = page.read_text(encoding="utf-8")
    assert "- Machine 1: a small machine\n- Machine 2: a large machine\n" in text
    assert "| 2 of 200 fail | **missed** | 1944-06-07, machine 2, interpreted, scale 0.5 |" in text
    assert read_page(page) == taken


@pytest.mark.usefixtures("three_lines")
def test_only_the_full_size_is_met(capsys: pytest.CaptureFixture[str]) -> None:
    main(["charter", "R1", "--scale", "1"])
    assert "200 of 200 (met)" in capsys.readouterr().out
    assert Verdict.MISSED is judged(False, whole=False)
    assert (sized(200, 0.0001), sized(200, 0.5)) == (1, 100)


@pytest.mark.parametrize(
    ("words", "error"),
    [
        (["R99"], "there is no line 'R99'; the lines are: R1, R2"),
        (["--scale", "2"], "--scale: expected more than 0 and at most 1"),
        (["--scale", "0"], "--scale: expected more than 0 and at most 1"),
    ],
)
def test_what_cannot_be_measured_is_refused(
    words: list[str], error: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["charter", *words]) == 2
    assert error in capsys.readouterr().err


# Single lines


def test_even_dice_pass_and_loaded_ones_do_not() -> None:
    fair = dice.rolled(Seeded(3), 6, 20_000)
    assert 0.001 < dice.chi_square_p(fair, 6) < 0.999
    assert 0.001 < dice.runs_p(fair, 6) < 0.999
    loaded = [5 if roll == 0 and place % 4 == 0 else roll for place, roll in enumerate(fair)]
    assert dice.chi_square_p(loaded, 6) < 0.001
    assert dice.runs_p(sorted(fair), 6) < 0.001  # even, but one after the other
    assert dice.runs_p([0, 5] * 500, 6) > 0.999
    assert dice.runs_p([5] * 500, 6) == 0.0
    assert dice.measure(0.0002).verdict is Verdict.HOLDS


def test_a_check_that_fails_is_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    measure = checked_positions.measure_of("freezing_loses_nothing")
    assert measure(0.00001) == Figure("10 positions of random games, 0 faults", Verdict.HOLDS)

    def fail(self: PositionChecks) -> None:
        raise Fault("lost")

    monkeypatch.setattr(PositionChecks, "freezing_loses_nothing", fail)
    assert measure(0.00001) == Figure("10 positions of random games, 10 faults", Verdict.MISSED)


@pytest.fixture
def two_archives(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Two versions that kept a hundred hashes each, of games that are played as they were."""
    monkeypatch.setattr(kept_records, "tests_folder", lambda: tmp_path)
    monkeypatch.setattr(kept_records, "pythons_at_hand", lambda: {"3.11.7": "python"})
    for first, version in ((0, "v0"), (100, "v1")):
        folder = tmp_path / "fixtures" / version
        folder.mkdir(parents=True)
        hashes = [f"{seed:02x}" for seed in range(first, first + 100)]
        kept = json.dumps(dict.fromkeys(game_ids(), hashes))
        (folder / "fingerprints.json").write_text(kept, encoding="utf-8")
    monkeypatch.setattr(
        kept_records, "played", lambda *words: [f"{seed:02x}" for seed in range(words[-1])]
    )
    return tmp_path


@pytest.mark.usefixtures("two_archives")
def test_kept_games_are_taken_from_all_versions() -> None:
    again = kept_records.measure_played_again(1)
    assert again.verdict is Verdict.HOLDS
    assert again.text.startswith("200 kept games of each game (interpreted")
    assert "memoir 0, " in again.text


def test_a_kept_game_that_ends_elsewhere_is_a_promise_that_is_not_kept(
    two_archives: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    records = two_archives / "fixtures" / "v0" / "records"
    records.mkdir()
    (records / "memoir-1.jsonl").write_text("{}\n", encoding="utf-8")
    monkeypatch.setattr(kept_records, "played", lambda *words: [])
    again = kept_records.measure_played_again(0.01)
    assert again.verdict is Verdict.MISSED
    assert "1 are of other rules" in again.text
    assert again.details[0].startswith("crescent differs in Python 3.")


def test_too_few_kept_games_are_a_promise_that_is_not_kept(two_archives: Path) -> None:
    (two_archives / "fixtures" / "v1" / "fingerprints.json").unlink()
    assert kept_records.measure_played_again(0.01).verdict is Verdict.MISSED


def test_inputs_are_changed_and_what_is_no_refusal_is_a_fault(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    chance = random.Random(1)
    found = {wrong_inputs.changed(b"one\ntwo\nthree", chance) for _ in range(50)}
    assert len(found) > 40

    def read(data: bytes) -> None:
        if b"y" in data:
            raise KeyError("y")
        raise DataError("refused")

    kind = wrong_inputs.InputKind("words", 1, [b"x"], read)
    monkeypatch.setattr(wrong_inputs, "kinds_of_input", lambda: [kind])
    monkeypatch.setattr(wrong_inputs, "changed", lambda data, chance: chance.choice([b"x", b"y"]))
    figure = wrong_inputs.measure(0.000002)
    assert figure.verdict is Verdict.MISSED
    assert figure.text.startswith("20 inputs (words), ")
    assert figure.details[0] == "words: KeyError: 'y': b'y'"


def test_what_strangers_hand_in_is_read_or_refused() -> None:
    for kind in wrong_inputs.kinds_of_input():
        assert kind.samples, kind.name
        if kind.name != "records":  # they are cut short, so their end is another one
            kind.read(kind.samples[0])
    assert wrong_inputs.measure(0.00001).verdict is Verdict.HOLDS


def test_tests_are_run_and_counted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pytest_runs, "tests_folder", lambda: tmp_path / "tests")
    (tmp_path / "tests").mkdir()
    (tmp_path / "tests" / "test_toy.py").write_text(TOY_TESTS, encoding="utf-8")
    run = pytest_runs.run_pytest("tests")
    assert run.told() == "3 of 5 tests passed, 1 could not be run here"
    assert run.failed == ["test_toy::test_bad"]
    assert run.looked_at("test_toy", "test_good") == 2
    assert run.looked_at("test_toy", "test_many") == 30
    assert run.looked_at("test_toy", "test_bad") == 0


TOY_TESTS = """
import pytest

@pytest.mark.parametrize("n", [1, 2])
def test_good(n): pass

def test_many(record_property): record_property("looked at", 30)

def test_bad(): assert False

def test_elsewhere(): pytest.skip("not here")
"""


def test_every_test_of_a_second_derivation_is_there() -> None:
    for game, tests in derived_positions.DERIVED_TWICE.items():
        for file, name in tests:
            path = PAGE.parents[1] / "tests" / "games" / game / f"{file}.py"
            assert f"def {name}(" in path.read_text(encoding="utf-8")


def test_examples_and_ends_of_games_are_known_by_their_rules() -> None:
    for game in game_ids():
        ledger = load_ledger(game_folder(game))
        assert len(worked_examples.examples_of(game)) > 15
        assert ledger.rule(game_length.LONGEST[game].rule)


def test_what_must_hold_is_counted_by_what_it_says(tmp_path: Path) -> None:
    path = tmp_path / "invariants.py"
    path.write_text("assert a, 'one'\nassert b, f'two {n}'\nassert c, 'one'\nassert d\n")
    assert len(invariants.named_in(path)) == 2
    for game in game_ids():
        named = invariants.named_in(game_folder(game) / "invariants.py")
        assert len(named) >= invariants.INVARIANTS


def test_kept_ladders_are_read_as_far_as_they_are_of_the_present_rules(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = find_game("memoir")
    monkeypatch.setattr(computer_players, "ladder_folder", lambda: tmp_path)
    for version in (game.version, game.version - 1):
        header = {"version": version, "digests": {"arracourt": game.digest("arracourt")}}
        results = [{"pair": ["officer", "recruit"], "winner": who} for who in ("officer", "")]
        lines = "\n".join(map(json.dumps, [header, *results]))
        (tmp_path / f"memoir-{version}-quick.jsonl").write_text(lines, encoding="utf-8")
    scores = computer_players.kept_scores(game)
    assert scores == {("officer", "recruit"): computer_players.PairScore(1.5, 2)}
    assert scores["officer", "recruit"].told() == "75.0 % (19.8 % to 97.3 %) of 2 games"


def test_sentences_are_found_by_their_keys(tmp_path: Path) -> None:
    path = tmp_path / "en.ftl"
    path.write_text("# no = key\none = One\ntwo-b = { $n ->\n   *[other] x = y\n}\n-term = T\n")
    assert keys_of(path) == {"one", "two-b", "-term"}
