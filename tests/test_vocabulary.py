"""One word for one thing: the words that were given up do not come back (docs/glossary.md)."""

from __future__ import annotations

import io
import re
import tokenize
from collections.abc import Iterable
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "vezerkar"
GAMES = SOURCE / "games"
RETIRED = {
    "option": "action, or setting",
    "options": "actions, or settings",
    "urge": "prior",
    "urges": "priors",
    "tempting": "prior",
    "tempts": "prior",
    "shades": "posture_variants",
    "hindsight": "review",
    "soundness": "invariants",
    "kernels": "benchmarks",
    "parley": "made_up_game",
    "parlour": "app_client",
}
# Names of libraries that we call or that call us.
FOREIGN = {"set_main_option", "set_options", "select_option", "options", "execution_options"}
FOREIGN_FILES = {
    "src/vezerkar/env/aec.py",
    "src/vezerkar/server/storage/database_lock.py",
    "src/vezerkar/server/storage/migrate.py",
}
# Sentences that sounded translated; what is said instead stands beside them.
RETIRED_PHRASES = {
    "laid the table": "made the table, or the host",
    "at first sight": "prior",
    "through the eyes": "point of view",
    "asked is": "waiting for",
}
# A constant says of what it is, and in which unit: REVIEW_BUDGET_S, MAX_RATE_VIOLATIONS.
VAGUE_CONSTANTS = {"PATIENCE", "SECONDS", "STEPS", "FAR", "USUAL", "LIMIT", "MOST", "ENOUGH"}
RETIRED_MODULES = {
    *("choices", "ear", "tales", "later", "hands", "eyes", "handed"),
    *("shelf", "hub", "laying", "counsel", "chronicle", "hindsight", "foresight", "takeback"),
    *("live", "watch", "despair", "tenancy", "slices", "infos", "bodies", "guard", "people"),
    *("private", "talk", "thinking", "driver", "pages", "viewer", "curtain", "framing"),
    *("hope", "leading", "judged", "chances", "mishaps", "copies"),
}
RETIRED_ON_PAGE = {
    "option": "action, or setting",
    "options": "actions, or settings",
    "choice": "action, or decision",
    "choices": "actions, or decisions",
    "eyes": "point of view",
    "handed": "open file",
    "shelf": "catalogue",
    "laying": "new table",
    "counsel": "hint",
    "hindsight": "review",
    "takeback": "undo",
}
GENERATED = "protocol.ts"  # from the schemas of the server
# What is no name of ours: comments, texts in quotes, elements of HTML such as <option>.
NO_NAMES = re.compile(
    r"""/\*.*?\*/|<!--.*?-->|(?<!:)//[^\n]*|'[^'\n]*'|"[^"\n]*"|</?[a-z][a-z0-9]*""", re.DOTALL
)


def python_files() -> list[Path]:
    found = [path for top in ("src", "tests", "tools") for path in (ROOT / top).rglob("*.py")]
    return [path for path in found if "migrations" not in path.parts and path != Path(__file__)]


def page_files() -> list[Path]:
    found = (ROOT / "web" / "src").rglob("*.*")
    return [path for path in found if path.suffix in (".ts", ".svelte")]


def names_in(path: Path, words: Iterable[str]) -> set[str]:
    """The names of a file that may have one of these words in them; most files have none."""
    text = path.read_text(encoding="utf-8")
    if not any(word in text.lower() for word in words):
        return set()
    tokens = tokenize.generate_tokens(io.StringIO(text).readline)
    return {token.string for token in tokens if token.type == tokenize.NAME}


def retired_in(name: str, retired: dict[str, str] = RETIRED) -> set[str]:
    """
    >>> sorted(retired_in("final_options"))
    ['options']
    """
    words = re.sub(r"([a-z])([A-Z])", r"\1_\2", name).lower().split("_")
    return {word for word in words if word in retired}


def page_names_in(text: str) -> set[str]:
    """
    >>> sorted(page_names_in("<option>{allChoices('options')}</option> // eyes"))
    ['allChoices']
    """
    return set(re.findall(r"[A-Za-z_]\w+", NO_NAMES.sub(" ", text)))


@pytest.mark.parametrize("top", ["src/vezerkar", "tests", "tools"])
def test_no_retired_word_is_a_name(top: str) -> None:
    found = {}
    for path in python_files():
        place = path.relative_to(ROOT).as_posix()
        if place.startswith(top):
            foreign = FOREIGN if place in FOREIGN_FILES or place.startswith("tests/") else set()
            bad = {name for name in names_in(path, RETIRED) - foreign if retired_in(name)}
            if bad:
                found[place] = sorted(bad)
    assert found == {}


def test_only_line_of_sight_is_called_sight() -> None:
    word = "sight"
    found = {
        path.relative_to(ROOT).as_posix()
        for path in python_files()
        if "games" not in path.parts
        and any(word in name.lower() for name in names_in(path, [word]))
    }
    assert found == set()


def test_no_retired_word_is_a_name_on_the_page() -> None:
    found = {}
    for path in page_files():
        if path.name != GENERATED:
            names = page_names_in(path.read_text(encoding="utf-8"))
            bad = {name for name in names if retired_in(name, RETIRED_ON_PAGE)}
            if bad:
                found[path.name] = sorted(bad)
    assert found == {}


def test_no_module_has_a_retired_name() -> None:
    sources = [*python_files(), *(ROOT / "web" / "src").rglob("*.*")]
    names = {path.name.split(".")[0].lower() for path in sources}
    assert not names & RETIRED_MODULES
    assert [name for name in sorted(names) if retired_in(name)] == []


def test_no_retired_phrase_is_said() -> None:
    texts = [path for top in ("src", "docs") for path in (ROOT / top).rglob("*.*")]
    texts = [path for path in texts if path.suffix in (".py", ".md", ".ftl")] + page_files()
    found = [
        f"{path.relative_to(ROOT)}: {phrase}"
        for path in texts
        for phrase in RETIRED_PHRASES
        if phrase in path.read_text(encoding="utf-8").lower()
    ]
    assert found == []


def test_constants_carry_their_subject() -> None:
    found = [
        f"{path.relative_to(ROOT)}: {name}"
        for path in python_files()
        for name in constants_in(path) & VAGUE_CONSTANTS
    ]
    assert found == []


def constants_in(path: Path) -> set[str]:
    return set(re.findall(r"^([A-Z][A-Z_]+)\b[^=\n]*= ", path.read_text(encoding="utf-8"), re.M))


def test_one_class_name_has_one_meaning() -> None:
    """In the rooms that all games share, in each game, and between them.

    A phase is called what the rulebook calls it, and every game has its own board.
    """
    shared = classes_in(path for path in SOURCE.rglob("*.py") if GAMES not in path.parents)
    assert repeated(shared) == set()
    for game in GAMES.iterdir():
        own = classes_in(game.rglob("*.py"))
        assert repeated(own) == set(), game.name
        rooms = [path for path in game.rglob("*.py") if "phases" not in path.parts]
        assert set(classes_in(rooms)) & set(shared) <= {"Board"}, game.name


def test_one_type_name_has_one_meaning_on_the_page() -> None:
    """A component calls what it is given its Props."""
    types = [name for path in page_files() for name in page_types_in(path)]
    assert len(types) > 200
    assert repeated(types) <= {"Props"}


def page_types_in(path: Path) -> list[str]:
    text = path.read_text(encoding="utf-8")
    return re.findall(
        r"^\s*(?:export )?(?:class|interface|type) (\w+)(?=[ <][^,\n]*[={])", text, re.M
    )


def classes_in(paths: Iterable[Path]) -> list[str]:
    texts = [path.read_text(encoding="utf-8") for path in paths]
    return [name for text in texts for name in re.findall(r"^class (\w+)", text, re.M)]


def repeated(names: list[str]) -> set[str]:
    return {name for name in names if names.count(name) > 1}
