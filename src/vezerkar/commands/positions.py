"""`vezerkar legal` and `vezerkar try`: list the actions of a position, and apply some."""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from vezerkar.commands.text_board import places_of
from vezerkar.core.chance import Script
from vezerkar.core.errors import ActionError, DataError, VezerkarError
from vezerkar.core.game import Game
from vezerkar.core.kernel import OBSERVER, State
from vezerkar.core.session import Session, Step
from vezerkar.records.position import load_position, write_position
from vezerkar.scene.scene import Reason
from vezerkar.words.words import Words, lexicon_of, word_files


def add(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Register both commands."""
    legal = commands.add_parser("legal", help="list the actions of a position with their rules")
    legal.add_argument("position", type=Path, help="a position file (TOML)")
    legal.add_argument("--seat", help="only the actions of this seat")
    legal.add_argument("--json", action="store_true", help="print one JSON object")
    legal.set_defaults(run=run_legal)
    tries = commands.add_parser("try", help="apply actions to a position with fixed chance")
    tries.add_argument("position", type=Path, help="a position file (TOML)")
    tries.add_argument("actions", nargs="+", metavar="ACTION", help="actions in notation")
    tries.add_argument(
        "--chance", default="", help="results in order: 3,4,0 or grenade,flag,infantry"
    )
    tries.add_argument("--seat", help="the seat that acts; default: the one to decide")
    tries.add_argument("--json", action="store_true", help="print one JSON object")
    tries.set_defaults(run=run_try)


# Listing


def run_legal(args: argparse.Namespace) -> int:
    """Print every action with the rules that govern it."""
    game, s = load_position(args.position)
    names = game.seats(s)
    wanted = s.actors() if args.seat is None else [find_seat(names, args.seat)]
    spell = game.notation(s).spell
    actions = [
        {"seat": names[seat], "action": spell(action), "rules": list(game.rules_of(s, action))}
        for seat in wanted
        for action in s.legal_actions(seat)
    ]
    if args.json:
        deciding = [names[seat] for seat in s.actors()]
        print(json.dumps({"deciding": deciding, "over": s.ending >= 0, "actions": actions}))
        return 0
    for action in actions:
        print(f"{action['seat']}: {action['action']}{cited(action['rules'])}")
    if not actions:
        print(nothing_to_do(game, s, args.seat))
    return 0


def nothing_to_do(game: Game, s: State, seat: str | None) -> str:
    """Why a list of actions is empty."""
    end = outcome(game, s)
    if end:
        return f"The game is over: {end['winner'] or 'nobody'} won ({end['rule']})."
    asked = ", ".join(game.seats(s)[actor] for actor in s.actors())
    return f"{seat or asked} has nothing to decide now; waiting for: {asked}."


# Trying


def run_try(args: argparse.Namespace) -> int:
    """Print what happened and the position after it, or why it cannot be done."""
    trial = TriedActions(args)
    try:
        trial.play()
    except VezerkarError as error:
        if not args.json:
            raise
        refused = {"action": trial.action, "error": str(error), "rules": trial.rules}
        print(json.dumps({"ok": False, **refused}))
        return 2
    trial.report()
    return 0


class TriedActions:
    """Actions tried one after the other on a position."""

    def __init__(self, args: argparse.Namespace) -> None:
        self.args = args
        self.action = ""  # the one that is being tried
        self.rules: list[str] = []  # those that forbid it
        self.happened: list[str] = []

    def play(self) -> None:
        game, s = load_position(self.args.position)
        script = read_chance(game, self.args.chance)
        self.session = Session.from_state(game, s, script)
        for text in self.args.actions:
            self.action = text
            self.happened += told(self.session, self.step(text))
        self.action = ""
        if script.left():
            raise DataError(
                f"--chance: {script.left()} of {len(script.results)} results were not used;"
                f" {self.next_question()}"
            )

    def step(self, text: str) -> Step:
        """Take one action; a refusal says why in words and rules."""
        game, s = self.session.game, self.session.state
        action = game.notation(s).parse(text)
        seat = acting_seat(game, s, self.args.seat, action)
        try:
            return self.session.apply(seat, action)
        except ActionError as error:
            why = self.reasons(game.explain(s, seat, action))
            raise type(error)(f"{error}: {why}" if why else str(error)) from None

    def reasons(self, reasons: list[Reason]) -> str:
        """Why an action was refused, as sentences; its rules are remembered."""
        if not reasons:
            return ""
        self.rules = list(dict.fromkeys(rule for r in reasons for rule in r.message.rules))
        game = self.session.game
        scene = game.scene(self.session.state, OBSERVER)
        words = Words("en", *word_files("en", game.folder), lexicon=lexicon_of(scene.book))
        return " ".join(dict.fromkeys(words.say(r.message, places_of(scene)) for r in reasons))

    def next_question(self) -> str:
        game, s = self.session.game, self.session.state
        if not s.waiting:
            return "the game is over"
        seat = s.actors()[0]
        spell = game.notation(s).spell
        few = ", ".join(spell(action) for action in s.legal_actions(seat)[:3])
        return f"{game.seats(s)[seat]} is asked first (such as: {few})"

    def report(self) -> None:
        game, s = self.session.game, self.session.state
        position = write_position(game, s)
        end = outcome(game, s)
        if self.args.json:
            found = {"events": self.happened, "outcome": end, "position": position}
            print(json.dumps({"ok": True, **found}))
            return
        for line in self.happened:
            print(f"# {line}")
        if end:
            print(f"# over: {end['winner'] or 'a draw'}{cited([end['rule']])}")
        print(position, end="")


def told(session: Session, step: Step) -> list[str]:
    """What happened in a step, all of it, as notation."""
    game = session.game
    lines = []
    for event in step.events:
        form = game.events[event.kind]
        message = game.tell(step.before, event.kind, event.args)
        words = " ".join(f"{name}={value}" for name, value in message.args.items())
        lines.append(f"{form.word} {words}".strip() + cited(message.rules))
    return lines


def outcome(game: Game, s: State) -> dict[str, str] | None:
    """Who won and by which rule; None while the game goes on."""
    if s.ending < 0:
        return None
    winners = [n for n, t in zip(game.seats(s), game.teams(s), strict=True) if t == s.winner]
    return {"winner": "+".join(winners), "rule": game.endings[s.ending]}


def cited(rules: object) -> str:
    """Rule ids behind a line."""
    return f"  [{', '.join(rules)}]" if isinstance(rules, list | tuple) and rules else ""


def acting_seat(game: Game, s: State, name: str | None, action: int) -> int:
    """The seat that was named, or the deciding seat that has this action."""
    if name is not None:
        return find_seat(game.seats(s), name)
    actors = s.actors()
    if not actors:
        raise DataError("the game is over: there is nothing to decide")
    return next((seat for seat in actors if action in s.legal_actions(seat)), actors[0])


def find_seat(names: tuple[str, ...], name: str) -> int:
    if name not in names:
        raise DataError(f"there is no seat '{name}'; the seats are: {', '.join(names)}")
    return names.index(name)


def read_chance(game: Game, text: str) -> Script:
    """Numbers or the game's own words, separated by commas."""
    results = []
    for word in text.replace(",", " ").split():
        if word.isascii() and word.isdigit() and len(word) < 10:
            results.append(int(word))
        elif word in game.chance_words:
            results.append(game.chance_words[word])
        else:
            words = ", ".join(game.chance_words)
            raise DataError(f"--chance: '{word}' is no chance result; expected numbers or: {words}")
    return Script(results)
