"""A table in a terminal: one person plays a team, the computer plays the others."""

from __future__ import annotations

import os
import textwrap
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final, TextIO

from vezerkar.agents import Agent, ask
from vezerkar.commands.text_board import Drawing, marks_of, places_of
from vezerkar.commands.text_odds import cited, odds_lines
from vezerkar.core.chance import Chance
from vezerkar.core.errors import ActionError, DataError, ParseError
from vezerkar.core.kernel import OBSERVER
from vezerkar.core.playout import next_seat
from vezerkar.core.session import Session, Step
from vezerkar.files.ledger import LANGUAGES, Language, load_ledger
from vezerkar.records.record import save_record
from vezerkar.scene.scene import ActionView, Message, Scene
from vezerkar.words.words import Words, lexicon_of, place_name, word_files

LINE_WIDTH_CHARS: Final = 100
SCENE_LOG_STEPS: Final = 8  # steps whose messages a scene is given
HELP_TOPICS: Final = (
    "number",
    "notation",
    "undo",
    "why",
    "odds",
    "board",
    "log",
    "rules",
    "about",
    "save",
    "lang",
    "quit",
)


class PlayerLeft(Exception):
    """The person has left the table, or the input has ended."""


class TextTable:
    """Shows a session to a person, reads what they type, and lets the computer move."""

    def __init__(
        self,
        session: Session,
        seats: Sequence[int],
        agents: dict[int, Agent],
        guess_chance: Chance,
        language: Language,
        streams: tuple[TextIO, TextIO],
    ) -> None:
        self.session = session
        self.game = session.game
        self.seats = set(seats)  # those of the person
        self.agents = agents
        self.guess_chance = guess_chance  # deals what computer players cannot see
        self.read_from, self.write_to = streams
        self.colours = self.write_to.isatty() and "NO_COLOR" not in os.environ
        self.shown: tuple[int, bool] = (-1, False)  # the moment for which the board was last drawn
        self.words: Words
        self._set_language(language)

    def _set_language(self, language: Language) -> None:
        scene = self.game.scene(self.session.state, OBSERVER)
        files = word_files(language, self.game.folder)
        self.words = Words(language, *files, lexicon=lexicon_of(scene.book))

    # The game

    def play(self) -> bool:
        """Play until the game is over; False if the person left before."""
        try:
            while True:
                seat = next_seat(self.session.state)
                if seat < 0:
                    self._show_end()
                    return True
                if seat in self.seats:
                    self._person_turn(seat)
                else:
                    self._computer_turn(seat)
        except (PlayerLeft, KeyboardInterrupt):
            return False

    def _computer_turn(self, seat: int) -> None:
        state = self.session.state
        action = ask(self.agents[seat], self.game, state, seat, self.guess_chance)
        self._tell(self.session.apply(seat, action))

    def _person_turn(self, seat: int) -> None:
        scene = self._scene(seat)
        if len(scene.actions) == 1:
            self.say("table-only-action", text=self._sentence(scene, scene.actions[0]))
            self._apply(seat, self.session.state.legal_actions(seat)[0])
            return
        self._show_question(scene, seat)
        while True:
            line = self._read()
            if line and self._execute(seat, scene, line):
                return

    def _apply(self, seat: int, action: int) -> None:
        self._tell(self.session.apply(seat, action))

    def _tell(self, step: Step) -> None:
        for message in self._messages_of(step):
            self.print(f"* {self.words.say(message)}")

    def _messages_of(self, step: Step) -> list[Message]:
        """What happened, as far as any seat of the person may know it."""
        story = self.game.story(step.before, step.events)
        mask = sum(1 << seat for seat in self.seats)
        return [
            message
            for event, message in zip(step.events, story, strict=True)
            if event.audience < 0 or event.audience & mask
        ]

    def _main_seat(self) -> int:
        return min(self.seats, default=OBSERVER)

    def _scene(self, seat: int) -> Scene:
        recent = [
            m for step in self.session.steps[-SCENE_LOG_STEPS:] for m in self._messages_of(step)
        ]
        return self.game.scene(self.session.state, seat, recent)

    # Showing

    def print(self, *lines: str) -> None:
        for line in lines:
            self.write_to.write(line + "\n")
        self.write_to.flush()

    def say(self, key: str, **args: str | int) -> None:
        self.print(self.words.text(key, **args))

    def _show_question(self, scene: Scene, seat: int) -> None:
        """Show the board if somebody else has acted since it was drawn, then the question."""
        if self._moment(scene) != self.shown:
            self.show_board(scene)
        drawing = self._drawing(scene)
        self.print("", drawing.steps(), self.words.say(scene.prompt.text, places_of(scene)))
        for number, view in enumerate(scene.actions, start=1):
            text = f"{self._sentence(scene, view)}  [{view.action}]"
            self.say("table-action", number=number, text=text)

    def _moment(self, scene: Scene) -> tuple[int, bool]:
        """Changes when others have acted, and again when the person's own moves are made."""
        steps = self.session.steps
        others = [i for i, step in enumerate(steps, start=1) if step.seat not in self.seats]
        return others[-1] if others else 0, scene.prompt.step == "battle"

    def show_board(self, scene: Scene, legend: bool = False) -> None:
        self.shown = self._moment(scene)
        drawing = self._drawing(scene)
        self.print("", *drawing.whole())
        if legend:
            for line in drawing.legend():
                self.print(*textwrap.wrap(line, LINE_WIDTH_CHARS, subsequent_indent="     "))

    def _drawing(self, scene: Scene) -> Drawing:
        return Drawing(scene, self.words, self.colours)

    def _sentence(self, scene: Scene, view: ActionView) -> str:
        said = self.words.say(view.text, places_of(scene))
        marks = marks_of(self.words, [mark for mark in view.marks if mark != "end"])
        return f"{said} ({'; '.join(marks)})" if marks else said

    def _show_end(self) -> None:
        scene = self._scene(self._main_seat())
        self.show_board(scene)
        self.print("", self.words.say(scene.prompt.text))

    # Reading

    def _read(self) -> str:
        if self.read_from.isatty():
            self.write_to.write("> ")
            self.write_to.flush()
        line = self.read_from.readline()
        if not line:
            self.say("answer-ended")
            raise PlayerLeft
        return line.strip()

    def _execute(self, seat: int, scene: Scene, line: str) -> bool:
        """Carry out a line of input; True when the question has to be shown again."""
        if _is_number(line):
            return self._apply_number(seat, scene, line)
        word, _, rest = line.partition(" ")
        commands: dict[str, Callable[[int, Scene, str], bool]] = {
            "undo": self._undo,
            "why": self._why,
            "odds": self._odds,
            "board": self._board,
            "log": self._log,
            "rules": self._rules,
            "about": self._about,
            "save": self._save,
            "lang": self._lang,
            "help": self._help,
            "quit": self._quit,
        }
        if word.lower() in commands:
            return commands[word.lower()](seat, scene, rest.strip())
        return self._apply_notation(seat, scene, line)

    def _apply_number(self, seat: int, scene: Scene, line: str) -> bool:
        number, most = int(line), len(scene.actions)
        if not 1 <= number <= most:
            self.say("answer-bad-number", number=number, most=most)
            return False
        self._apply(seat, self.session.state.legal_actions(seat)[number - 1])
        return True

    def _apply_notation(self, seat: int, scene: Scene, line: str) -> bool:
        try:
            action = self._parse(scene, line)
        except ParseError:
            self.say("answer-not-understood", text=line)
            return False
        try:
            self._apply(seat, action)
        except ActionError:
            self.say("answer-refused", text=line)
            self._reasons(seat, scene, action)
            return False
        return True

    def _parse(self, scene: Scene, text: str) -> int:
        """The action that a text means; a space may be typed as the board shows it."""
        ids = {place_name(space.id): space.id for space in scene.board.spaces}
        line = " ".join(ids.get(word, word) for word in text.split())
        return self.game.notation(self.session.state).parse(line)

    # Commands

    def _undo(self, seat: int, scene: Scene, rest: str) -> bool:
        """Take steps back to the last real choice: forced steps would only be taken again."""
        session, count = self.session, 0
        while session.can_undo(seat):
            session.undo(seat)
            count += 1
            if len(session.state.legal_actions(seat)) > 1:
                break
        if not count:
            self.say("answer-no-undo")
            return False
        self.say("answer-undone", count=count)
        return True

    def _why(self, seat: int, scene: Scene, rest: str) -> bool:
        if not rest:
            return self._usage("why")
        state = self.session.state
        try:
            action = self._parse(scene, rest)
        except ParseError:
            self.say("answer-not-understood", text=rest)
            return False
        if action in state.legal_actions(seat):
            self.say("answer-possible", action=rest)
        else:
            self._reasons(seat, scene, action)
        return False

    def _reasons(self, seat: int, scene: Scene, action: int) -> None:
        reasons = self.game.explain(self.session.state, seat, action)
        if not reasons:
            text = self.game.notation(self.session.state).spell(action)
            self.say("answer-no-reason", action=text)
        for reason in reasons:
            said = self.words.say(reason.message, places_of(scene))
            self.print("  " + said + cited(reason.message.rules))

    def _odds(self, seat: int, scene: Scene, rest: str) -> bool:
        if not _is_number(rest):
            return self._usage("odds")
        number, most = int(rest), len(scene.actions)
        if not 1 <= number <= most:
            self.say("answer-bad-number", number=number, most=most)
            return False
        action = self.session.state.legal_actions(seat)[number - 1]
        self.print(self._sentence(scene, scene.actions[number - 1]))
        odds = self.game.odds(self.session.state, seat, action)
        if odds is None:
            self.say("answer-no-odds")
        else:
            self.print(*odds_lines(self.words, odds))
        return False

    def _board(self, seat: int, scene: Scene, rest: str) -> bool:
        self.show_board(scene, legend=True)
        return False

    def _log(self, seat: int, scene: Scene, rest: str) -> bool:
        told = [message for step in self.session.steps for message in self._messages_of(step)]
        if not told:
            self.say("answer-no-log")
        for message in told:
            self.print(f"* {self.words.say(message)}")
        return False

    def _rules(self, seat: int, scene: Scene, rest: str) -> bool:
        ledger = load_ledger(self.game.folder)
        if not rest:
            rules = dict.fromkeys(
                [*scene.prompt.text.rules, *(rule for c in scene.actions for rule in c.rules)]
            )
            self.say("answer-rules", rules=", ".join(rules))
            return False
        try:
            rule = ledger.rule(rest)
        except DataError:
            self.say("answer-no-rule", text=rest)
            return False
        self.print(f"{rule.id}  {rule.section.of(self.words.language)}")
        for part in (rule.text, rule.ruling, rule.example):
            self._paragraph(part.of(self.words.language))
        return False

    def _about(self, seat: int, scene: Scene, rest: str) -> bool:
        if not rest:
            return self._usage("about")
        for entry in scene.book:
            kind, _, name = entry.id.partition(":")
            if kind in ("phase", "seat", "side"):
                continue
            if rest.lower() in (name.lower(), *(n.lower() for n in entry.names.values())):
                self.print(entry.names[self.words.language] + cited(entry.rules))
                for fact in entry.facts:
                    self._paragraph(self.words.say(fact))
                for line in entry.notes.get(self.words.language, "").splitlines():
                    self._paragraph(line)
                return False
        self.say("answer-no-entry", text=rest)
        return False

    def _save(self, seat: int, scene: Scene, rest: str) -> bool:
        if not rest:
            return self._usage("save")
        try:
            self.save(Path(rest))
        except DataError:
            self.say("answer-not-saved", file=rest)
        return False

    def save(self, path: Path) -> None:
        """Write the record of the game so far."""
        save_record(self.session, path)
        self.say("answer-saved", file=str(path))

    def _lang(self, seat: int, scene: Scene, rest: str) -> bool:
        for language in LANGUAGES:
            if rest == language:
                self._set_language(language)
                self.say("answer-language")
                return True  # the question is asked again, in the new language
        return self._usage("lang")

    def _help(self, seat: int, scene: Scene, rest: str) -> bool:
        for topic in HELP_TOPICS:
            self.print("  " + self.words.text(f"help-{topic}"))
        return False

    def _quit(self, seat: int, scene: Scene, rest: str) -> bool:
        self.say("answer-goodbye")
        raise PlayerLeft

    def _usage(self, topic: str) -> bool:
        usage = self.words.text(f"help-{topic}").split("  ")[0]
        self.say("answer-usage", usage=usage)
        return False

    def _paragraph(self, text: str) -> None:
        indent = "    "
        self.print(
            *textwrap.wrap(text, LINE_WIDTH_CHARS, initial_indent=indent, subsequent_indent=indent)
        )


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdigit() and len(text) < 7
