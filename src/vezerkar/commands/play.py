"""`vezerkar play [GAME] [SCENARIO]`: a table in the browser, or in the terminal with `--text`."""

from __future__ import annotations

import argparse
import secrets
import sys
from pathlib import Path
from typing import Final, TextIO
from urllib.parse import quote, urlencode

from vezerkar.agents import AGENTS, check_agent, find_agent
from vezerkar.commands.arguments import add_packs, chosen_scenarios, chosen_settings
from vezerkar.commands.text_table import TextTable
from vezerkar.core.chance import Chance, Seeded
from vezerkar.core.errors import DataError
from vezerkar.core.kernel import OBSERVER
from vezerkar.core.registry import find_game, game_ids, pack_names
from vezerkar.core.session import Session
from vezerkar.files.ledger import LANGUAGES
from vezerkar.records.position import read_position
from vezerkar.records.record import load_record, read_record
from vezerkar.scene.scene import Scene

GAME: Final = "memoir"
OPPONENT: Final = "greedy"
PORT: Final = 8044  # the browser keeps its settings by address, so the usual one is tried first
ONLY_TEXT: Final = ("against", "seed", "setting", "load", "save")
DEALER_SEED: Final = 0x5EED  # so that guesses of computer players are not made with the game's dice


def add(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Register the command."""
    parser = commands.add_parser("play", help="play in the browser, or in the terminal")
    games = ", ".join(game_ids())
    parser.add_argument("game", metavar="GAME", nargs="?", help=f"{games} (else {GAME})")
    parser.add_argument("scenario", metavar="SCENARIO", nargs="?", help="else the first one")
    parser.add_argument("--no-open", action="store_true", help="do not open a browser")
    parser.add_argument("--side", help="the side you play; else the one that begins")
    parser.add_argument(
        "--pack", action="append", metavar="[GAME=]PATH", help="data of one's own to play with"
    )
    parser.add_argument(
        "--from",
        dest="source",
        type=Path,
        metavar="FILE",
        help="a record or a position to go on with",
    )
    parser.add_argument("--lang", choices=LANGUAGES, help="language (en, or the browser's)")
    text = parser.add_argument_group("in the terminal")
    text.add_argument("--text", action="store_true", help="play here, against the computer")
    text.add_argument(
        "--against",
        metavar="AGENT",
        help=f"who plays the others ({OPPONENT}); there are: {', '.join(AGENTS)}",
    )
    text.add_argument("--seed", type=int, help="equal seeds give equal dice")
    text.add_argument(
        "--setting", action="append", metavar="NAME=VALUE", help="a setting of the game"
    )
    text.add_argument("--load", type=Path, metavar="RECORD", help="go on with a saved game")
    text.add_argument("--save", type=Path, metavar="RECORD", help="where the game is saved")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Play in the browser where there is a page for it, else at the terminal."""
    add_packs(args.pack)
    if args.text:
        return play_as_text(args)
    given = [name for name in ONLY_TEXT if getattr(args, name) is not None]
    if given:
        raise DataError(f"--{given[0]} is for playing in the terminal: add --text")
    if args.source is not None:
        begin_from(args.source, Seeded(0))  # what is wrong with the file is told at once
    from vezerkar.server.static_files import NOT_BUILT, page_folder

    if page_folder() is None:
        raise DataError(NOT_BUILT.strip())
    if args.source is None:
        return open_table(first_page(args), not args.no_open)
    ticket = secrets.token_urlsafe(12)
    wanted = {"ticket": ticket} | ({"lang": args.lang} if args.lang else {})
    handed = (ticket, args.source.read_text(encoding="utf-8"))
    return open_table(f"handed?{urlencode(wanted)}", not args.no_open, handed)


def first_page(args: argparse.Namespace) -> str:
    """The address inside the page that the arguments ask for.

    >>> first_page(argparse.Namespace(game=None, scenario=None, side=None, lang="hu"))
    '?lang=hu'
    """
    wanted = {"lang": args.lang} if args.lang else {}
    if args.game or args.scenario or args.side:
        args.setting, args.seed = None, 0
        session = _begin(args)
        _seats_of(session.game.scene(session.state, OBSERVER), args.side)  # is there such a side?
        wanted["battle"] = session.scenario
        packs = pack_names(session.game.id)
        wanted |= {"pack": packs[0]} if packs else {}
        wanted |= {"side": args.side} if args.side else {}
        return f"new/{quote(session.game.id)}?{urlencode(wanted)}"
    return f"?{urlencode(wanted)}" if wanted else ""


def begin_from(path: Path, chance: Chance) -> Session:
    """The game of a file: a record goes on where it stopped, a position from what it says."""
    try:
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        reason = (error.strerror or str(error)).lower()
        raise DataError(f"--from: {path}: the file cannot be read: {reason}") from None
    except UnicodeDecodeError:
        raise DataError(f"--from: {path}: expected a record or a position, as UTF-8") from None
    if text.lstrip().startswith("{"):
        return read_record(text, str(path), chance)
    return Session.from_position(*read_position(text, str(path)), chance)


def open_table(page: str, show: bool, handed: tuple[str, str] = ("", "")) -> int:
    """Serve the table for this machine alone until Ctrl-C."""
    from vezerkar.server import watch
    from vezerkar.server.config import Config, data_folder, make_folder
    from vezerkar.server.run import bound, serve_at

    config = Config(make_folder(data_folder()), handed=handed)
    try:
        listener = bound(config.host, PORT)
    except DataError:
        listener = bound(config.host, 0)
    watch.begin_log("warning")
    print("Ctrl-C ends it; every game is kept and goes on next time.")
    try:
        return serve_at(config, listener, show, page)
    except KeyboardInterrupt:
        return 0


def play_as_text(args: argparse.Namespace) -> int:
    """Play at the terminal; the end of the input ends the game politely."""
    table = lay_table(args, sys.stdin, sys.stdout)
    _greet(table, args)
    table.play()
    if args.save:
        table.save(args.save)
    return 0


def lay_table(args: argparse.Namespace, read_from: TextIO, write_to: TextIO) -> TextTable:
    """The table that the arguments ask for."""
    if args.seed is None:
        args.seed = secrets.randbits(31)
    args.against = args.against or OPPONENT
    args.lang = args.lang or "en"
    if args.save and not args.save.parent.is_dir():
        raise DataError(f"--save: there is no folder '{args.save.parent}'")
    session = _load(args) if args.load or args.source else _begin(args)
    check_agent(session.game, args.against)
    scene = session.game.scene(session.state, OBSERVER)
    seats = _seats_of(scene, args.side)
    agents = {
        seat: find_agent(args.against, args.seed + 1 + seat)
        for seat in range(len(scene.seats))
        if seat not in seats
    }
    dealer = Seeded(args.seed ^ DEALER_SEED)
    return TextTable(session, seats, agents, dealer, args.lang, (read_from, write_to))


def _begin(args: argparse.Namespace) -> Session:
    known = args.game or GAME
    game = find_game(known, next(iter(pack_names(known)), ""))
    scenario = chosen_scenarios(game, args.scenario)[0]
    return Session(game, scenario, chosen_settings(game, args.setting), Seeded(args.seed))


def _load(args: argparse.Namespace) -> Session:
    if args.setting:
        raise DataError("--action: a saved game has its own actions")
    if args.load and args.source:
        raise DataError("--load and --from: one of them is enough")
    if args.load:
        session = load_record(args.load, Seeded(args.seed))
    else:
        session = begin_from(args.source, Seeded(args.seed))
    for name, given, saved in (
        ("GAME", args.game, session.game.id),
        ("SCENARIO", args.scenario, session.scenario),
    ):
        if given is not None and given != saved:
            raise DataError(f"{name}: the saved game is {saved}, not {given}")
    return session


def _seats_of(scene: Scene, side: str | None) -> list[int]:
    """The seats of the team that plays a side; else of the team that is asked now."""
    sides = list(dict.fromkeys(seat.side for seat in scene.seats))
    if side is not None and side not in sides:
        raise DataError(f"--side: there is no side '{side}'; the sides are: {', '.join(sides)}")
    wanted = [s for s in scene.seats if (s.side == side if side else s.deciding)]
    team = wanted[0].team if wanted else scene.seats[0].team
    return [number for number, seat in enumerate(scene.seats) if seat.team == team]


def _greet(table: TextTable, args: argparse.Namespace) -> None:
    session, words = table.session, table.words
    scene = session.game.scene(session.state, min(table.seats))
    title = session.game.titles[words.language]
    table.say("table-title", game=title, scenario=words.name(f"scenario:{scene.scenario}"))
    table.say("table-seed", seed=str(args.seed))
    known = words.has(f"opponent-{args.against}")
    opponent = words.text(f"opponent-{args.against if known else 'other'}", name=args.against)
    seats = ", ".join(words.name(f"seat:{scene.seats[seat].id}") for seat in sorted(table.seats))
    table.say("table-you", seats=seats, opponent=opponent)
    if session.steps:
        table.say("table-loaded", steps=len(session.steps))
    table.show_board(scene, legend=True)
