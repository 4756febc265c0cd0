"""`vezerkar legal` and `vezerkar try`: ask a position what may be done, and try it."""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from vezerkar.core.chance import Script
from vezerkar.core.errors import ActionError, DataError
from vezerkar.core.game import Game
from vezerkar.core.kernel import State
from vezerkar.core.position import load_position, write_position
from vezerkar.core.scene import Reason
from vezerkar.core.session import Session, Step


def add(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    legal = commands.add_parser("legal", help="list the options of a position with their rules")
    legal.add_argument("position", type=Path, help="a position file (TOML)")
    legal.add_argument("--seat", help="only the options of this seat")
    legal.add_argument("--json", action="store_true", help="print one JSON object")
    legal.set_defaults(run=run_legal)
    tries = commands.add_parser("try", help="apply actions to a position with fixed chance")
    tries.add_argument("position", type=Path, help="a position file (TOML)")
    tries.add_argument("actions", nargs="+", metavar="ACTION", help="actions in notation")
    tries.add_argument(
        "--chance", default="", help="results in order: 3,4,0 or grenade,flag,infantry"
    )
    tries.add_argument("--seat", help="the seat that acts; else the one that is asked")
    tries.add_argument("--json", action="store_true", help="print one JSON object")
    tries.set_defaults(run=run_try)


def run_legal(args: argparse.Namespace) -> int:
    game, s = load_position(args.position)
    names = game.seats(s)
    wanted = s.actors() if args.seat is None else [find_seat(names, args.seat)]
    options = [
        {
            "seat": names[seat],
            "action": game.notation(s).spell(o),
            "rules": list(game.rules_of(s, o)),
        }
        for seat in wanted
        for o in s.legal(seat)
    ]
    if args.json:
        deciding = [names[seat] for seat in s.actors()]
        print(json.dumps({"deciding": deciding, "over": s.ending >= 0, "options": options}))
        return 0
    for option in options:
        print(f"{option['seat']}: {option['action']}  [{', '.join(option['rules'])}]")
    if not options:
        print("The battle is over." if s.ending >= 0 else "This seat has nothing to decide now.")
    return 0


def run_try(args: argparse.Namespace) -> int:
    game, s = load_position(args.position)
    script = read_chance(game, args.chance)
    session = Session.from_state(game, s, script)
    happened: list[str] = []
    for text in args.actions:
        seat = acting_seat(game, session.state, args.seat)
        option = game.notation(session.state).parse(text)
        try:
            step = session.apply(seat, option)
        except ActionError as error:
            return refuse(game, session.state, seat, option, text, error, args.json)
        happened += tell(session, step)
    if script.left():
        raise DataError(f"--chance: {script.left()} results were not used")
    return report(game, session, happened, args.json)


def tell(session: Session, step: Step) -> list[str]:
    """What happened in a step, all of it, as notation."""
    game = session.game
    lines = []
    for event in step.events:
        form = game.events[event.kind]
        message = game.tell(step.before, event.kind, event.args)
        words = " ".join(f"{name}={value}" for name, value in message.args.items())
        lines.append(f"{form.word} {words}".strip() + f"  [{', '.join(message.rules)}]")
    return lines


def report(game: Game, session: Session, happened: list[str], as_json: bool) -> int:
    s = session.state
    position = write_position(game, s)
    outcome = None
    if s.ending >= 0:
        winners = [n for n, t in zip(game.seats(s), game.teams(s), strict=True) if t == s.winner]
        outcome = {"winner": "+".join(winners), "rule": game.endings[s.ending]}
    if as_json:
        print(
            json.dumps({"ok": True, "events": happened, "outcome": outcome, "position": position})
        )
        return 0
    for line in happened:
        print(f"# {line}")
    if outcome:
        print(f"# over: {outcome['winner'] or 'a draw'}  [{outcome['rule']}]")
    print(position, end="")
    return 0


def refuse(
    game: Game, s: State, seat: int, option: int, text: str, error: ActionError, as_json: bool
) -> int:
    """One line with the rule ids; nothing is written."""
    reasons: list[Reason] = game.explain(s, seat, option)
    rules = list(dict.fromkeys(rule for r in reasons for rule in r.message.rules))
    if as_json:
        print(json.dumps({"ok": False, "action": text, "error": str(error), "rules": rules}))
        return 2
    raise error


def acting_seat(game: Game, s: State, name: str | None) -> int:
    if name is not None:
        return find_seat(game.seats(s), name)
    actors = s.actors()
    if not actors:
        raise DataError("the game is over: nobody has anything to decide")
    return actors[0]


def find_seat(names: tuple[str, ...], name: str) -> int:
    if name not in names:
        raise DataError(f"there is no seat '{name}'; the seats are: {', '.join(names)}")
    return names.index(name)


def read_chance(game: Game, text: str) -> Script:
    """Numbers or the game's own words, separated by commas."""
    results = []
    for word in text.replace(",", " ").split():
        if word.isascii() and word.isdigit():
            results.append(int(word))
        elif word in game.chance_words:
            results.append(game.chance_words[word])
        else:
            words = ", ".join(game.chance_words)
            raise DataError(f"--chance: '{word}' is no chance result; expected numbers or: {words}")
    return Script(results)
