"""Who knows one game finds the way in the next: all games have the same rooms."""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path

import pytest

from vezerkar.core.registry import find_game, game_ids

MODULES = {
    "__init__.py",
    "board.py",
    "events.py",
    "game.py",
    "hidden.py",
    "invariants.py",
    "setup.py",
    "state.py",
    "terms.py",
}
PACKAGES = {"ai", "explain", "odds", "phases", "position", "rules", "schema", "view"}
DATA = {
    "briefings.toml",
    "cover.toml",
    "data",
    "howto.toml",
    "ledger.hu.toml",
    "ledger.toml",
    "lessons",
    "puzzles",
    "sections.toml",
    "starter.toml",
    "text",
}
INSIDE = {
    "ai": {"judge.py", "weights.py"},
    "explain": {"__init__.py", "citations.py", "reasons.py"},
    "phases": {"__init__.py"},
    "position": {"__init__.py", "frames.py", "reader.py", "schema.py", "writer.py"},
    "rules": {"combat.py"},
    "schema": {"checks.py", "load.py"},
    "view": {"actions.py", "board.py", "log.py", "prompts.py", "reference.py", "scene.py"},
}


@pytest.fixture(params=game_ids())
def folder(request: pytest.FixtureRequest) -> Path:
    return find_game(request.param).folder


def test_a_game_has_the_rooms_of_every_game_and_no_others(folder: Path) -> None:
    found = {path.name for path in folder.iterdir() if path.name != "__pycache__"}
    assert found == MODULES | PACKAGES | DATA


def test_the_rooms_hold_what_they_hold_in_every_game(folder: Path) -> None:
    for room, wanted in INSIDE.items():
        found = {path.name for path in (folder / room).iterdir()}
        assert wanted <= found, f"{room}: {sorted(wanted - found)} missing"


def test_no_rule_rests_on_the_judgement_of_a_computer_player(folder: Path) -> None:
    ai = f"vezerkar.games.{folder.name}.ai"
    for path in folder.rglob("*.py"):
        inside = path.relative_to(folder).parts[0]
        if inside not in ("ai", "game.py"):
            assert not any(name.startswith(ai) for name in imported(path)), path


def test_frames_are_read_by_the_names_of_their_values(folder: Path) -> None:
    for path in folder.rglob("*.py"):
        for node in nodes_of(path):
            assert not is_bare(node), f"{path}: line {getattr(node, 'lineno', 0)}"


@cache
def nodes_of(path: Path) -> list[ast.AST]:
    """All that is in a file."""
    return list(ast.walk(ast.parse(path.read_text(encoding="utf-8"))))


def imported(path: Path) -> set[str]:
    found = set()
    for node in nodes_of(path):
        if isinstance(node, ast.ImportFrom) and node.module:
            found |= {f"{node.module}.{name.name}" for name in node.names}
    return found


def is_bare(node: ast.AST) -> bool:
    """Whether this is `stack[-3]`, a number without a name."""
    if not isinstance(node, ast.Subscript):
        return False
    stack = node.value.attr if isinstance(node.value, ast.Attribute) else ""
    if isinstance(node.value, ast.Name):
        stack = node.value.id
    return (
        stack == "stack"
        and isinstance(node.slice, ast.UnaryOp)
        and isinstance(node.slice.operand, ast.Constant)
    )
