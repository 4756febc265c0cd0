"""`vezerkar replay RECORD`: replays a record and prints its log, as one seat may know it."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Any

import msgspec

from vezerkar.commands.arguments import at_least
from vezerkar.commands.positions import find_seat
from vezerkar.commands.text_board import Drawing, places_of
from vezerkar.core.errors import DataError
from vezerkar.core.kernel import OBSERVER, State
from vezerkar.core.session import Session
from vezerkar.files.ledger import LANGUAGES
from vezerkar.records.record import ending, load_record
from vezerkar.scene.scene import Scene
from vezerkar.words.words import Words, lexicon_of, word_files


def add(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Register the command."""
    parser = commands.add_parser("replay", help="replay a record and print what happened")
    parser.add_argument("record", type=Path, metavar="RECORD", help="a saved game")
    parser.add_argument("--seat", help="as this seat may know it; default: as an observer")
    parser.add_argument("--lang", choices=LANGUAGES, default="en", help="language (en)")
    parser.add_argument("--at", type=at_least(0), metavar="N", help="draw the board after step N")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Print the log and the result; a bad record is one line and exit code 2."""
    session = load_record(args.record)
    if args.at is not None and args.at > len(session.steps):
        raise DataError(f"--at: the record has {len(session.steps)} steps, there is no {args.at}")
    names = session.game.seats(session.state)
    seat = find_seat(names, args.seat) if args.seat else OBSERVER
    if args.json:
        print(msgspec.json.encode(as_data(session, seat, args.at)).decode())
        return 0
    scene = session.game.scene(session.state, seat)
    words = Words(
        args.lang, *word_files(args.lang, session.game.folder), lexicon=lexicon_of(scene.book)
    )
    _tell(session, seat, words, args.at)
    print(result(scene, words))
    return 0


def result(scene: Scene, words: Words) -> str:
    """How it ended, or whose turn it is."""
    said = words.say(scene.prompt.text, places_of(scene))
    return words.text("replay-result" if scene.outcome else "replay-unfinished", text=said)


def _tell(session: Session, seat: int, words: Words, at: int | None) -> None:
    """The log up to a step, and the board there; without a step, the whole log."""
    game = session.game
    title = words.name(f"scenario:{session.scenario}")
    count = len(session.steps)
    name = game.titles[words.language]
    print(words.text("replay-title", game=name, scenario=title, count=count))
    for number, step in enumerate(session.steps[:at], start=1):
        for i, message in enumerate(session.tell(step, seat)):
            shown = f"{number:4d}" if i == 0 else "    "
            print(words.text("replay-step", number=shown, text=words.say(message)))
    if at is not None:
        print(words.text("replay-at", number=at))
        scene = game.scene(state_at(session, at), seat)
        for line in Drawing(scene, words, sys.stdout.isatty()).whole():
            print(line)


def state_at(session: Session, at: int) -> State:
    """The state after so many steps."""
    return session.steps[at].before if at < len(session.steps) else session.state


def as_data(session: Session, seat: int, at: int | None) -> dict[str, Any]:
    """The record as a viewer may know it, for programs."""
    game = session.game
    steps = [
        {"seat": game.seats(step.before)[step.seat], "events": session.tell(step, seat)}
        for step in session.steps
    ]
    found: dict[str, Any] = {
        "game": game.id,
        "scenario": session.scenario,
        "settings": session.settings,
        "steps": steps,
        "end": ending(session),
    }
    if at is not None:
        found["scene"] = game.scene(state_at(session, at), seat)
    return found
