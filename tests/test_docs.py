"""What the README and the guides name exists, and what they tell the reader to type works."""

from __future__ import annotations

import re
import shlex
import tomllib
import xml.etree.ElementTree as ElementTree
from functools import cache
from importlib import import_module
from pathlib import Path
from runpy import run_path
from typing import Any

import numpy as np
import pytest

import vezerkar.games
from tools import draw_table
from vezerkar import HOME, agents
from vezerkar.arena.duel import duel
from vezerkar.arena.soak import soak
from vezerkar.cli import main, parser
from vezerkar.core.registry import find_game, game_ids
from vezerkar.files.ledger import load_ledger

ROOT = HOME.parents[1]
PAGES = [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").rglob("*.md"))]
DECISIONS = sorted((ROOT / "docs" / "decisions").glob("0*.md"))
PROGRAM = ".venv/bin/vezerkar"

interpreted = pytest.mark.skipif(
    vezerkar.FORM == "compiled", reason="no class of a guide can inherit from a compiled one"
)


def name_of(page: Path) -> str:
    return page.relative_to(ROOT).as_posix()


def parts(page: Path) -> tuple[str, list[tuple[str, str]]]:
    """The running text of a page, and its blocks of code with their languages."""
    prose: list[str] = []
    found: list[tuple[str, list[str]]] = []
    inside = False
    for line in page.read_text(encoding="utf-8").splitlines(keepends=True):
        if line.startswith("```"):
            inside = not inside
            if inside:
                found.append((line.strip("`\n"), []))
        elif inside:
            found[-1][1].append(line)
        else:
            prose.append(line)
    return "".join(prose), [(language, "".join(lines)) for language, lines in found]


def prose(page: Path) -> str:
    return parts(page)[0]


def blocks(page: Path, language: str) -> list[str]:
    return [block for tongue, block in parts(page)[1] if tongue == language]


def commands(page: Path) -> list[str]:
    """Every line that a reader is told to type, `vezerkar` in running text included."""
    typed = [line for block in blocks(page, "") for line in block.splitlines()]
    typed += re.findall(r"`([^`\n]+)`", prose(page))
    return [
        line.split("#")[0].strip()
        for line in typed
        if line.startswith((PROGRAM + " ", "vezerkar ")) and not line.startswith("vezerkar:")
    ]


def words_of(command: str) -> list[str]:
    """The words of a command with something real in the place of words such as <game>."""
    command = command.replace("<game>", "memoir").replace("PACK", "my-pack")
    return shlex.split(command)[1:]


def is_question(words: list[str]) -> bool:
    """Whether a command is quick, and about something that is in the repository."""
    if words[0] == "rules":
        return words[1:2] == ["memoir"] and "--coverage" not in words
    about_a_file = words[0] in ("legal", "try", "check") and len(words) > 1
    return about_a_file and (ROOT / words[1]).exists()


COMMANDS = {f"{page.relative_to(ROOT)}: {c}": words_of(c) for page in PAGES for c in commands(page)}
QUESTIONS = {name: words for name, words in COMMANDS.items() if is_question(words)}


# Links and names of files


@pytest.mark.parametrize("document", PAGES, ids=name_of)
def test_every_relative_link_leads_somewhere(document: Path) -> None:
    links = re.findall(r"\]\(([^)\s]+)\)", prose(document))
    for link in links:
        assert "://" not in link, f"{link}: a document speaks of this repository only"
        assert (document.parent / link.split("#")[0]).exists(), link


@cache
def all_paths() -> list[str]:
    return [path.relative_to(ROOT).as_posix() for path in (ROOT / "src").rglob("*")] + [
        path.relative_to(ROOT).as_posix() for path in (ROOT / "tests").rglob("*.py")
    ]


def exists(name: str) -> bool:
    """Whether a file or folder is in the checkout, also when a page leaves out where it lies."""
    name = name.rstrip("/")
    return (ROOT / name).exists() or any(path.endswith(f"/{name}") for path in all_paths())


@pytest.mark.parametrize("document", PAGES, ids=name_of)
def test_every_file_that_is_named_exists(document: Path) -> None:
    named = re.findall(
        r"`([\w./*{},-]+\.(?:py|toml|ftl|md|svg|lock)|src/[\w./]+)`", prose(document)
    )
    mine = {"my-bridge.toml", "my-pack/cards.toml", "my-pack/scenarios/my-bridge.toml", "heap.toml"}
    for name in named:
        paths = [name]
        if "*" in name:
            paths = [name.split("*")[0]]
        elif "{en,hu}" in name:
            paths = [name.replace("{en,hu}", language) for language in ("en", "hu")]
        assert name in mine or all(exists(path) for path in paths), name


@pytest.mark.parametrize(
    "picture", sorted((ROOT / "docs").glob("*.svg")), ids=lambda p: str(p.name)
)
def test_pictures_are_good_svg_and_need_nothing_from_elsewhere(picture: Path) -> None:
    text = picture.read_text(encoding="utf-8")
    root = ElementTree.fromstring(text)
    assert root.tag.endswith("svg")
    assert root.find("{http://www.w3.org/2000/svg}title") is not None
    assert "href" not in text
    assert "<script" not in text


def test_every_guide_is_reached_from_the_readme() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    for guide in [*(ROOT / "docs").glob("*.md"), *(ROOT / "docs").glob("*/README.md")]:
        assert f"({guide.relative_to(ROOT).as_posix()})" in readme


# Decisions and words


@pytest.mark.parametrize("document", DECISIONS, ids=lambda document: str(document.stem))
def test_a_decision_is_one_page_with_context_and_consequences(document: Path) -> None:
    lines = document.read_text(encoding="utf-8").splitlines()
    assert 15 <= len(lines) <= 35
    headings = [line for line in lines if line.startswith("#")]
    assert headings[1:] == ["## Context", "## Decision", "## Consequences"]
    title = headings[0].removeprefix(f"# {document.stem[:4]}: ")
    assert "-".join(re.findall(r"[a-z]+", title.lower())).startswith(document.stem[5:])


def test_the_index_lists_the_decisions_in_order() -> None:
    index = (ROOT / "docs" / "decisions" / "README.md").read_text(encoding="utf-8")
    assert re.findall(r"\]\((0[\w-]+\.md)\)", index) == [page.name for page in DECISIONS]


def test_the_glossary_explains_every_word_once_in_both_languages() -> None:
    rows = [
        [cell.strip() for cell in line.strip("|").split("|")]
        for line in prose(ROOT / "docs" / "glossary.md").splitlines()
        if line.startswith("| ") and not line.startswith(("| ---", "| word "))
    ]
    for row in rows:
        assert len(row) == 4, row
        assert all(row), row
        assert row[2].endswith("."), row
        assert row[3].endswith("."), row
    for column in (0, 1):
        words = [row[column] for row in rows]
        assert sorted(words) == sorted(set(words))
    needed = "seat side team phase frame action barrier guess scene record position ledger pack"
    assert {*needed.split(), "prior", "value", "setting", "host"} <= {row[0] for row in rows}


# Commands


@pytest.mark.parametrize("words", COMMANDS.values(), ids=COMMANDS)
def test_every_command_can_be_parsed(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    """A page may also just name a command, as in `vezerkar try`."""
    try:
        parser().parse_args([*words, "--help"] if len(words) == 1 else words)
    except SystemExit as stopped:
        if stopped.code:
            pytest.fail(capsys.readouterr().err)


@pytest.mark.parametrize("words", QUESTIONS.values(), ids=QUESTIONS)
def test_questions_are_answered_as_the_guides_say(
    words: list[str], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(ROOT)
    code = main(words)
    printed = capsys.readouterr()
    if code:
        pages = " ".join(" ".join(page.read_text(encoding="utf-8").split()) for page in PAGES)
        assert " ".join(printed.err.split()) in pages  # the guide shows this very refusal
    else:
        assert printed.out


def test_there_is_something_to_type() -> None:
    assert len(COMMANDS) > 20
    assert len(QUESTIONS) > 8


# What the guides build


def build(page: str, folder: Path) -> list[Path]:
    """Write the files that a guide shows, those whose block begins with their name."""
    written = []
    for language in ("python", "toml"):
        for block in blocks(ROOT / "docs" / page, language):
            first, _, rest = block.partition("\n")
            if first.startswith("# ") and first.endswith((".py", ".toml")):
                path = folder / first.removeprefix("# ")
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_text(rest, encoding="utf-8")
                written.append(path)
    return written


@interpreted
def test_the_game_of_the_guide_can_be_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert len(build("add-a-game.md", tmp_path)) == 13
    games = tmp_path / "src" / "vezerkar" / "games"
    monkeypatch.setattr(vezerkar.games, "__path__", [*vezerkar.games.__path__, str(games)])
    game = find_game("nim")
    heap = str(tmp_path / "heap.toml")
    assert main(["legal", heap]) == 0
    assert capsys.readouterr().out.splitlines()[0] == "north: take 1  [NIM-1]"
    assert main(["try", heap, "take 2", "take 2"]) == 0
    assert "# over: north  [NIM-2]" in capsys.readouterr().out
    assert main(["try", heap, "take 4"]) == 2
    checked = soak(game, 10, ["heap"], who="random")
    assert (checked.games, checked.faults) == (10, [])
    assert duel(game, ("random", "random"), 10, ["heap"]).decisions > 20


@interpreted
def test_the_bot_of_the_guide_beats_chance(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (path,) = build("write-a-bot.md", tmp_path)
    monkeypatch.setattr(agents, "__path__", [*agents.__path__, str(path.parent)])
    eager = import_module("vezerkar.agents.eager_agent").EagerAgent
    monkeypatch.setitem(agents.AGENTS, eager.name, eager)
    played = duel(find_game("memoir"), ("eager", "random"), 4, ["pegasus-bridge"])
    assert played.standings[0].wins > played.standings[0].losses


def test_the_notebook_of_the_readme_plays_a_whole_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (cell,) = blocks(ROOT / "README.md", "python")
    assert len(cell.splitlines()) <= 10
    monkeypatch.chdir(tmp_path)
    exec(compile(cell, "README.md", "exec"), {})
    assert re.fullmatch(r"\('(axis|allies)',\) M44-[\w.]+\n", capsys.readouterr().out)
    assert vezerkar.load_match(tmp_path / "pegasus-bridge.jsonl").over


# What the pages say of the game is so


@pytest.mark.parametrize("name", game_ids())
def test_the_readme_counts_rules_and_battles_rightly(name: str) -> None:
    game = find_game(name)
    rules, battles = len(load_ledger(game.folder).testable), len(game.scenarios())
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    assert f"| `{name}` | {rules} | {battles} |" in text


@pytest.mark.parametrize("name", game_ids())
def test_the_readme_lists_every_action_with_its_values(name: str) -> None:
    game = find_game(name)
    _, _, after = prose(ROOT / "README.md").partition(f"| **{game.titles['hu']}** |")
    mine = after.partition("| **")[0].partition("\n\n")[0]
    rows = [line for line in mine.splitlines() if line.startswith("| `")]
    assert len(rows) <= len(game.settings)
    for setting in game.settings:
        (row,) = [row for row in rows if f"`{setting.name}`" in row]
        for value in (setting.values[0], setting.values[-1]):
            assert f"`{str(value).lower()}`" in row
        assert setting.rules[0] in row


def test_the_position_of_the_guide_is_the_one_in_the_file() -> None:
    shown = blocks(ROOT / "docs" / "write-a-position.md", "toml")[0]
    file = (ROOT / "docs" / "positions" / "close-assault.toml").read_text(encoding="utf-8")
    assert tomllib.loads(shown) == tomllib.loads(file)


def test_the_picture_of_the_table_is_the_one_that_the_tool_draws(tmp_path: Path) -> None:
    drawn = tmp_path / "table.svg"
    draw_table.main("pegasus-bridge", str(drawn))
    again = "draw it again: .venv/bin/python tools/draw_table.py pegasus-bridge docs/table.svg"
    assert drawn.read_text(encoding="utf-8") == (ROOT / "docs" / "table.svg").read_text(
        encoding="utf-8"
    ), again


def test_the_loop_of_the_guide_plays_a_whole_game() -> None:
    loop, _ = blocks(ROOT / "docs" / "learn.md", "python")
    seen: dict[str, object] = {}
    exec(compile(loop, "learn.md", "exec"), seen)
    assert (seen["terminated"], seen["truncated"]) == (True, False)
    assert seen["reward"] in (-1.0, 1.0)


def test_the_batch_of_the_guide_plays_eight_games() -> None:
    _, batch = blocks(ROOT / "docs" / "learn.md", "python")
    found: dict[str, Any] = {}
    exec(compile(batch, "learn.md", "exec"), found)
    assert len(found["seen"].counts) == 8


def test_the_learner_of_the_guide_learns() -> None:
    example = run_path(str(ROOT / "docs" / "examples" / "learn.py"))
    weights = np.zeros(example["SIZE"])
    table = example["TableEnv"]("memoir", "pegasus-bridge", limit=60)
    assert set(example["play"](table, weights, 0).values()) == {0.0}
    assert not weights.any()
    table.limit = 20_000
    assert set(example["play"](table, weights, 0).values()) == {-1.0, 1.0}
    assert weights.any()
