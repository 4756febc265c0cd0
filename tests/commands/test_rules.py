"""`vezerkar rules`: the ledger for a reader, and the list of what the tests prove."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

import vezerkar
from tests.commands.command_line import run
from vezerkar.commands import rules
from vezerkar.commands.coverage import find_claims
from vezerkar.commands.game_folders import game_ids
from vezerkar.core.errors import DataError
from vezerkar.files.ledger import load_ledger

Printed = pytest.CaptureFixture[str]
remembered_claims = cache(find_claims)
MEMOIR = load_ledger(vezerkar.HOME / "games" / "memoir")

MARKED = """
import pytest

pytestmark = [pytest.mark.slow, pytest.mark.rule("M44-B.1")]
CASES = [pytest.param(1, marks=pytest.mark.rule("M44-K.3")), 2]
UNUSED = [pytest.param(1, marks=pytest.mark.rule("M44-K.4"))]

@pytest.mark.rule("M44-4.3", "M44-4.4")
def test_one(): ...

@pytest.mark.parametrize("x", CASES)
async def test_cases(x): ...

@pytest.mark.parametrize("x", [pytest.param(1, marks=[pytest.mark.rule("M44-K.5")])])
def test_more(x): ...

@pytest.mark.rule("M44-T.1")
class TestTurn:
    pytestmark = pytest.mark.rule("M44-T.2")

    @pytest.mark.rule("M44-T.3")
    def test_steps(self): ...

@pytest.mark.rule("M44-O.1")
def helper(): ...

@pytest.mark.skip
@pytest.mark.rule("M44-O.2")
def test_later(): ...

@pytest.mark.xfail(reason="not yet")
@pytest.mark.rule("M44-O.3")
def test_never(): ...
"""


def write(folder: Path, text: str) -> Path:
    path = folder / "tests" / "test_it.py"
    path.parent.mkdir(exist_ok=True)
    path.write_text(text, encoding="utf-8")
    return path.parent


# Reading the rules


def test_the_whole_ledger_is_printed_in_its_order(capsys: Printed) -> None:
    assert run(rules, "rules", "memoir") == 0
    heads = [line for line in capsys.readouterr().out.splitlines() if line.startswith("M44-")]
    assert [head.split()[0] for head in heads] == [rule.id for rule in MEMOIR]


def test_a_rule_is_printed_with_its_section_text_ruling_and_example(capsys: Printed) -> None:
    assert run(rules, "rules", "memoir", "--id", "5.3") == 0
    out = capsys.readouterr().out
    assert out.startswith("M44-5.3  5. Draw a command card  (rulebook)\n")
    said = " ".join(out.split())
    rule = MEMOIR.rule("M44-5.3")
    for part in (rule.text.en, f"Ruling: {rule.ruling.en}", f"Example: {rule.example.en}"):
        assert " ".join(part.split()) in said
    assert all(len(line) <= 100 for line in out.splitlines())


def test_rules_are_found_by_a_word_in_either_language(capsys: Printed) -> None:
    assert run(rules, "rules", "memoir", "--find", "Homokzsák", "--lang", "hu") == 0
    out = capsys.readouterr().out
    assert "M44-A2.59" in out
    assert "Értelmezés:" in out
    assert "Ruling:" not in out


def test_a_word_no_rule_has_is_told(capsys: Printed) -> None:
    assert run(rules, "rules", "memoir", "--find", "cavalry") == 1
    assert capsys.readouterr().err == "no rule mentions 'cavalry'\n"


def test_an_unknown_game_is_told_with_the_games_there_are() -> None:
    with pytest.raises(DataError, match=r"there is no game 'chess'; the games are: .*memoir"):
        run(rules, "rules", "chess")


# What the tests prove


def test_claims_are_found_wherever_pytest_takes_marks(tmp_path: Path) -> None:
    found = {
        (claim.rule, claim.test.split("::", 1)[1]) for claim in find_claims(write(tmp_path, MARKED))
    }
    tests = ("test_one", "test_cases", "test_more", "TestTurn::test_steps")
    assert found == {("M44-B.1", test) for test in tests} | {
        ("M44-4.3", "test_one"),
        ("M44-4.4", "test_one"),
        ("M44-K.3", "test_cases"),
        ("M44-K.5", "test_more"),
        ("M44-T.1", "TestTurn::test_steps"),
        ("M44-T.2", "TestTurn::test_steps"),
        ("M44-T.3", "TestTurn::test_steps"),
    }


def test_a_rule_without_a_test_is_named(tmp_path: Path, capsys: Printed) -> None:
    tests = write(tmp_path, MARKED)
    assert run(rules, "rules", "memoir", "--coverage", "--tests", str(tests)) == 1
    printed = capsys.readouterr()
    lines = printed.out.splitlines()
    assert "M44-4.3: tests/test_it.py::test_one" in lines
    assert "M44-4.5: no test" in lines
    assert lines[-2:] == ["untestable: 5", "memoir: 8/355 rules tested"]
    assert printed.err.startswith("no test claims M44-0.1, ")
    assert "M44-4.5," in printed.err
    assert "M44-0.9" not in printed.err


def test_when_every_rule_has_a_test_all_is_well(tmp_path: Path, capsys: Printed) -> None:
    ids = ", ".join(f'"{rule.id}"' for rule in MEMOIR.testable)
    text = f"import pytest\n@pytest.mark.rule({ids})\ndef test_all(): ...\n"
    assert run(rules, "rules", "memoir", "--coverage", "--tests", str(write(tmp_path, text))) == 0
    printed = capsys.readouterr()
    assert printed.out.splitlines()[-2:] == ["untestable: 5", "memoir: 355/355 rules tested"]
    assert printed.err == ""


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        (
            'import pytest\n@pytest.mark.rule("M44-9.9")\ndef test_x(): ...\n',
            "line 2: there is no rul",
        ),
        (
            'import pytest\n@pytest.mark.rule("XX-1")\ndef test_x(): ...\n',
            "line 2: there is no rule",
        ),
        (
            "import pytest\n@pytest.mark.rule(*ALL)\ndef test_x(): ...\n",
            "line 2: expected the id of",
        ),
        ("def test_x(:\n", "line 1: expected Python"),
    ],
)
def test_a_claim_that_means_nothing_names_its_file_and_line(
    text: str, fault: str, tmp_path: Path
) -> None:
    tests = write(tmp_path, text)
    with pytest.raises(DataError) as caught:
        run(rules, "rules", "memoir", "--coverage", "--tests", str(tests))
    assert str(caught.value).startswith(f"{tests / 'test_it.py'}: {fault}")


@pytest.fixture
def read_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """All tests of this repository are many to read."""
    monkeypatch.setattr(rules, "find_claims", remembered_claims)


@pytest.mark.usefixtures("read_once")
def test_the_tests_of_this_repository_claim_only_rules_there_are(capsys: Printed) -> None:
    run(rules, "rules", "memoir", "--coverage")
    lines = capsys.readouterr().out.splitlines()
    assert any(line.startswith("M44-F.21: tests/games/memoir/") for line in lines)


@pytest.mark.usefixtures("read_once")
def test_coverage_without_a_game_has_a_line_for_every_game(capsys: Printed) -> None:
    run(rules, "rules", "--coverage")
    lines = capsys.readouterr().out.splitlines()
    assert [line.partition(":")[0] for line in lines] == game_ids()
    assert all(line.endswith(" rules tested") for line in lines)


def test_without_a_game_there_is_nothing_to_print() -> None:
    with pytest.raises(DataError, match=r"name a game: .*memoir"):
        run(rules, "rules")
