"""`vezerkar play [GAME] [SCENARIO]`: play in the browser, or in the terminal with `--text`."""

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

DEFAULT_GAME: Final = "memoir"
DEFAULT_OPPONENT: Final = "greedy"
DEFAULT_PORT: Final = 8044  # browsers remember things by address, so the usual one is tried first
TEXT_ONLY_ARGUMENTS: Final = ("against", "seed", "setting", "load", "save")
GUESS_SEED_MASK: Final = 0x5EED  # guesses of computer players must not use the game's dice


def add(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Register the command."""
    parser = commands.add_parser("play", help="play in the browser, or in the terminal")
    games = ", ".join(game_ids())
    parser.add_argument("game", metavar="GAME", nargs="?", help=f"{games} ({DEFAULT_GAME})")
    parser.add_argument(
        "scenario", metavar="SCENARIO", nargs="?", help="id of a scenario (the first one)"
    )
    parser.add_argument("--no-open", action="store_true", help="do not open a browser")
    parser.add_argument("--side", help="the side you play (the one that begins)")
    parser.add_argument(
        "--pack", action="append", metavar="[GAME=]PATH", help="your own data to play with"
    )
    parser.add_argument(
        "--from",
        dest="source",
        type=Path,
        metavar="FILE",
        help="a record or a position to continue",
    )
    parser.add_argument("--lang", choices=LANGUAGES, help="language (en, or the browser's)")
    text = parser.add_argument_group("in the terminal")
    text.add_argument(
        "--text", action="store_true", help="play in the terminal, against the computer"
    )
    text.add_argument(
        "--against",
        metavar="AGENT",
        help=f"who plays the other seats ({DEFAULT_OPPONENT}); one of: {', '.join(AGENTS)}",
    )
    text.add_argument("--seed", type=int, help="equal seeds give equal dice")
    text.add_argument(
        "--setting", action="append", metavar="NAME=VALUE", help="a setting of the game"
    )
    text.add_argument("--load", type=Path, metavar="RECORD", help="continue a saved game")
    text.add_argument("--save", type=Path, metavar="RECORD", help="save the game here at the end")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Play in the browser, or with --text in the terminal."""
    add_packs(args.pack)
    if args.text:
        return play_as_text(args)
    given = [name for name in TEXT_ONLY_ARGUMENTS if getattr(args, name) is not None]
    if given:
        raise DataError(f"--{given[0]} works only in the terminal: add --text")
    if args.source is not None:
        session_from(args.source, Seeded(0))  # a wrong file fails at once
    from vezerkar.server.static_files import NOT_BUILT_TEXT, page_folder

    if page_folder() is None:
        raise DataError(NOT_BUILT_TEXT.strip())
    if args.source is None:
        return serve_table(first_page(args), not args.no_open)
    ticket = secrets.token_urlsafe(12)
    wanted = {"ticket": ticket} | ({"lang": args.lang} if args.lang else {})
    handed = (ticket, args.source.read_text(encoding="utf-8"))
    return serve_table(f"handed?{urlencode(wanted)}", not args.no_open, handed)


def first_page(args: argparse.Namespace) -> str:
    """The address inside the page for these arguments.

    >>> first_page(argparse.Namespace(game=None, scenario=None, side=None, lang="hu"))
    '?lang=hu'
    """
    wanted = {"lang": args.lang} if args.lang else {}
    if args.game or args.scenario or args.side:
        args.setting, args.seed = None, 0
        session = _new_session(args)
        _seats_of(session.game.scene(session.state, OBSERVER), args.side)  # is there such a side?
        wanted["battle"] = session.scenario
        packs = pack_names(session.game.id)
        wanted |= {"pack": packs[0]} if packs else {}
        wanted |= {"side": args.side} if args.side else {}
        return f"new/{quote(session.game.id)}?{urlencode(wanted)}"
    return f"?{urlencode(wanted)}" if wanted else ""


def session_from(path: Path, chance: Chance) -> Session:
    """The game of a file: a record continues where it stopped, a position where it stands."""
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


def serve_table(page: str, open_browser: bool, handed: tuple[str, str] = ("", "")) -> int:
    """Serve for this machine only until Ctrl-C."""
    from vezerkar.server.config import Config, data_folder, make_folder
    from vezerkar.server.logs import configure_logging
    from vezerkar.server.run import bound, serve_at

    config = Config(make_folder(data_folder()), handed=handed)
    try:
        listener = bound(config.host, DEFAULT_PORT)
    except DataError:
        listener = bound(config.host, 0)
    configure_logging("warning")
    print("Press Ctrl-C to stop; every game is saved and continues next time.")
    try:
        return serve_at(config, listener, open_browser, page)
    except KeyboardInterrupt:
        return 0


def play_as_text(args: argparse.Namespace) -> int:
    """Play in the terminal; the end of the input ends the game politely."""
    table = make_text_table(args, sys.stdin, sys.stdout)
    _greet(table, args)
    table.play()
    if args.save:
        table.save(args.save)
    return 0


def make_text_table(args: argparse.Namespace, read_from: TextIO, write_to: TextIO) -> TextTable:
    """The table in the terminal for these arguments."""
    if args.seed is None:
        args.seed = secrets.randbits(31)
    args.against = args.against or DEFAULT_OPPONENT
    args.lang = args.lang or "en"
    if args.save and not args.save.parent.is_dir():
        raise DataError(f"--save: there is no folder '{args.save.parent}'")
    session = _loaded_session(args) if args.load or args.source else _new_session(args)
    check_agent(session.game, args.against)
    scene = session.game.scene(session.state, OBSERVER)
    seats = _seats_of(scene, args.side)
    agents = {
        seat: find_agent(args.against, args.seed + 1 + seat)
        for seat in range(len(scene.seats))
        if seat not in seats
    }
    guess_chance = Seeded(args.seed ^ GUESS_SEED_MASK)
    return TextTable(session, seats, agents, guess_chance, args.lang, (read_from, write_to))


def _new_session(args: argparse.Namespace) -> Session:
    known = args.game or DEFAULT_GAME
    game = find_game(known, next(iter(pack_names(known)), ""))
    scenario = chosen_scenarios(game, args.scenario)[0]
    return Session(game, scenario, chosen_settings(game, args.setting), Seeded(args.seed))


def _loaded_session(args: argparse.Namespace) -> Session:
    if args.setting:
        raise DataError("--setting: a saved game has its own settings")
    if args.load and args.source:
        raise DataError("--load and --from: use only one of them")
    if args.load:
        session = load_record(args.load, Seeded(args.seed))
    else:
        session = session_from(args.source, Seeded(args.seed))
    for name, given, saved in (
        ("GAME", args.game, session.game.id),
        ("SCENARIO", args.scenario, session.scenario),
    ):
        if given is not None and given != saved:
            raise DataError(f"{name}: the saved game is {saved}, not {given}")
    return session


def _seats_of(scene: Scene, side: str | None) -> list[int]:
    """The seats of the team that plays a side; without one, of the team that decides now."""
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
