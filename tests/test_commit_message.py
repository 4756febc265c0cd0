"""The commit-msg hook takes a subject of the agreed shape and says what is wrong with others."""

from __future__ import annotations

import doctest
from pathlib import Path

import pytest

from tools import commit_message


@pytest.mark.parametrize(
    "message",
    [
        "memoir: let artillery fire over hills",
        "core, table: name the barrier of a step\n\nM44-4.3: dice were thrown before it.\n",
        "web/board: keep the cursor after an undo\n# Please enter the commit message\n",
        "docs: describe the rooms\n# ------------------------ >8 ----\ndiff --git a b\n",
        "Merge branch 'panzer'",
        'Revert "memoir: let artillery fire over hills"',
        "fixup! memoir: let artillery fire over hills",
        "docs: " + "x" * 66,  # 72 characters
    ],
)
def test_good_messages_pass(message: str) -> None:
    assert commit_message.faults(message) == []


@pytest.mark.parametrize(
    ("message", "told"),
    [
        ("", "empty"),
        ("# only a comment\n", "empty"),
        ("let artillery fire over hills", "scope: what changes"),
        ("Memoir: let artillery fire", "scope: what changes"),
        ("memoir:let artillery fire", "scope: what changes"),
        ("memoir: let artillery fire.", "full stop"),
        ("docs: " + "x" * 67, "73 characters"),
        ("docs: say it plainly\nthe body begins too early", "second line"),
    ],
)
def test_bad_messages_are_refused_with_a_reason(message: str, told: str) -> None:
    (fault,) = commit_message.faults(message)
    assert told in fault


def test_the_exit_code_stops_the_commit(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "COMMIT_EDITMSG"
    file.write_text("docs: say it plainly\n", encoding="utf-8")
    assert commit_message.main(file) == 0
    file.write_text("Said plainly\n", encoding="utf-8")
    assert commit_message.main(file) == 1
    assert "commit message: the subject is 'Said plainly'" in capsys.readouterr().err


def test_the_examples_in_its_documentation_are_true() -> None:
    done = doctest.testmod(commit_message)
    assert (done.failed, done.attempted) == (0, 2)
