"""`vezerkar rules GAME`: the rule ledger, and which rules are proved by which tests."""

from __future__ import annotations

import argparse
import sys
import textwrap
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final

import vezerkar
from vezerkar.commands.coverage import Claim, check_claims, find_claims
from vezerkar.commands.game_folders import game_folder, game_ids
from vezerkar.core.errors import DataError
from vezerkar.files.ledger import LANGUAGES, Bilingual, Language, Ledger, Rule, load_ledger

LINE_WIDTH: Final = 100
RULING: Final = Bilingual("Ruling", "Értelmezés")
EXAMPLE: Final = Bilingual("Example", "Példa")
NONE_FOUND: Final = Bilingual("no rule mentions '{word}'", "egy szabály sem szól erről: '{word}'")


def add(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Register the command."""
    parser = commands.add_parser("rules", help="print the rules of a game, each with its id")
    parser.add_argument("game", metavar="GAME", nargs="?", help="the game, for example memoir")
    parser.add_argument("--find", metavar="WORD", help="only the rules that mention WORD")
    parser.add_argument("--id", metavar="ID", help="only this rule, for example M44-4.3 or 4.3")
    parser.add_argument("--lang", choices=LANGUAGES, default="en", help="language of the rules")
    parser.add_argument("--coverage", action="store_true", help="list the tests of each rule")
    parser.add_argument("--tests", type=Path, metavar="FOLDER", help="where the tests are")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Print the ledger, or its coverage by tests (of all games where none is named)."""
    if args.coverage:
        games = [args.game] if args.game else game_ids()
        return _coverage(games, args.tests or tests_folder(), whole=args.game is not None)
    if args.game is None:
        raise DataError(f"name a game: {', '.join(game_ids())}")
    ledger = load_ledger(game_folder(args.game))
    language: Language = args.lang
    rules = _chosen(ledger, args.id, args.find, language)
    if not rules:
        print(NONE_FOUND.of(language).format(word=args.find), file=sys.stderr)
        return 1
    print("\n\n".join("\n".join(_lines(rule, language)) for rule in rules))
    return 0


def _chosen(
    ledger: Ledger, rule_id: str | None, word: str | None, language: Language
) -> tuple[Rule, ...]:
    if rule_id is not None:
        return (ledger.rule(rule_id),)
    return ledger.find(word, language) if word is not None else ledger.rules


def _lines(rule: Rule, language: Language) -> Iterator[str]:
    yield f"{rule.id}  {rule.section.of(language)}  ({rule.source})"
    yield from _wrap(rule.text.of(language))
    for title, words in ((RULING, rule.ruling), (EXAMPLE, rule.example)):
        if words.of(language):
            yield from _wrap(f"{title.of(language)}: {words.of(language)}")


def _wrap(text: str) -> list[str]:
    return textwrap.wrap(text, LINE_WIDTH, initial_indent="    ", subsequent_indent="    ")


def tests_folder() -> Path:
    """The tests beside the sources; an installed package has none."""
    for folder in (vezerkar.HOME.parent.parent / "tests", Path("tests")):
        if folder.is_dir():
            return folder
    raise DataError("there is no folder with tests here; name it with --tests FOLDER")


def _coverage(games: list[str], tests: Path, whole: bool) -> int:
    claims = find_claims(tests)
    ledgers = [load_ledger(game_folder(game)) for game in game_ids()]
    check_claims(claims, {rule.id for each in ledgers for rule in each})
    by_rule = _by_rule(claims, tests)
    bare: list[str] = []
    for ledger in (load_ledger(game_folder(game)) for game in games):
        if whole:
            for rule in ledger:
                print(f"{rule.id}: {_state(rule, by_rule.get(rule.id, []))}")
            print(f"untestable: {len(ledger) - len(ledger.testable)}")
        missing = [rule.id for rule in ledger.testable if rule.id not in by_rule]
        total = len(ledger.testable)
        print(f"{ledger.game}: {total - len(missing)}/{total} rules tested")
        bare += missing
    if bare:
        print(f"no test claims {', '.join(bare)}", file=sys.stderr)
    return 1 if bare else 0


def _by_rule(claims: Iterable[Claim], tests: Path) -> dict[str, list[str]]:
    """The tests of each rule, each once, named from the folder above the tests."""
    by_rule: dict[str, list[str]] = {}
    for claim in claims:
        name = claim.test.removeprefix(f"{tests.parent.as_posix()}/")
        names = by_rule.setdefault(claim.rule, [])
        if name not in names:
            names.append(name)
    return by_rule


def _state(rule: Rule, tests: list[str]) -> str:
    if rule.untestable is not None:
        return f"untestable. {rule.untestable.en}"
    return ", ".join(tests) or "no test"
