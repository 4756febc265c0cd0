"""The charter: every promise has its line, and one that is not kept says so."""

from __future__ import annotations

from pathlib import Path

import pytest

from vezerkar.arena.checks import Fault, PositionChecks
from vezerkar.cli import main
from vezerkar.commands.charter_lines import all_lines, checked_positions, dice, kept_records
from vezerkar.commands.charter_lines.all_lines import CHARTER
from vezerkar.commands.charter_lines.line import CharterLine, Figure, Verdict, judged, sized
from vezerkar.commands.charter_lines.translation import keys_of
from vezerkar.commands.charter_page import charter_page
from vezerkar.core.chance import Seeded

PAGE = Path(__file__).parents[2] / "docs" / "charter.md"
PROMISES = [f"R{number}" for number in range(1, 33)]


def kept(scale: float) -> Figure:
    return Figure(f"{sized(200, scale)} of 200", judged(True, whole=scale == 1))


def broken(scale: float) -> Figure:
    return Figure("2 of 200 fail", judged(False, whole=True))


LINES = (
    CharterLine("R1", "a kept promise", "200", kept),
    CharterLine("R2", "a broken promise", "200", broken),
    CharterLine("R3", "a promise for a night", "200", why="needs a night"),
)


@pytest.fixture
def three_lines(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(all_lines, "CHARTER", LINES)


def test_every_promise_has_a_line_that_is_measured_or_says_why_not() -> None:
    assert [line.id for line in CHARTER] == PROMISES
    for line in CHARTER:
        assert line.subject
        assert line.goal
        assert (line.measure is None) == bool(line.why), line.id


def test_the_page_has_every_line_with_its_promise_as_the_program_has_it() -> None:
    rows = {
        cells[1]: cells
        for line in PAGE.read_text(encoding="utf-8").splitlines()
        if (cells := [cell.strip() for cell in line.split("|")])[1:2] and cells[1] in PROMISES
    }
    assert list(rows) == PROMISES
    words = {verdict.value for verdict in Verdict}
    for line in CHARTER:
        _, _, subject, goal, measured, verdict, _ = rows[line.id]
        assert (subject, goal) == (line.subject, line.goal)
        assert measured
        assert verdict in words
        assert (verdict == Verdict.UNMEASURED.value) == (line.measure is None)


@pytest.mark.usefixtures("three_lines")
def test_a_line_that_misses_its_goal_says_so(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    page = tmp_path / "charter.md"
    assert main(["charter", "--scale", "0.1", "--write", str(page)]) == 0
    text = page.read_text(encoding="utf-8")
    assert "| R1 | a kept promise | 200 | 20 of 200 | holds as far as measured |" in text
    assert "| R2 | a broken promise | 200 | 2 of 200 fail | **missed** |" in text
    assert "| R3 | a promise for a night | 200 | needs a night | not measured |" in text
    assert "Of 3 lines: met 0, holds as far as measured 1, missed 1, not measured 1" in text
    assert "R2 a broken promise: 2 of 200 fail (missed)" in capsys.readouterr().out


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
        (["R1", "--write", "page.md"], "--write: the page has every line; name none"),
        (["--scale", "2"], "--scale: expected more than 0 and at most 1"),
        (["--scale", "0"], "--scale: expected more than 0 and at most 1"),
    ],
)
def test_what_cannot_be_measured_is_refused(
    words: list[str], error: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["charter", *words]) == 2
    assert error in capsys.readouterr().err


def test_the_page_tells_the_machine_and_no_date() -> None:
    results = [(line, line.figure(1)) for line in LINES]
    page = charter_page(results, "a small machine", "compiled", 1)
    assert "- Machine: a small machine\n- Form of the rules: compiled\n- Scale: 1\n" in page
    assert "202" not in page


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


def test_too_few_kept_records_are_a_promise_that_is_not_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(kept_records, "tests_folder", lambda: tmp_path)
    records = tmp_path / "fixtures" / "v0" / "records"
    records.mkdir(parents=True)
    (records / "memoir-1.jsonl").write_text("{}\n", encoding="utf-8")
    again = kept_records.measure_played_again(1)
    assert again.verdict is Verdict.MISSED
    assert "1 are of other rules" in again.text


def test_sentences_are_found_by_their_keys(tmp_path: Path) -> None:
    path = tmp_path / "en.ftl"
    path.write_text("# no = key\none = One\ntwo-b = { $n ->\n   *[other] x = y\n}\n-term = T\n")
    assert keys_of(path) == {"one", "two-b", "-term"}
