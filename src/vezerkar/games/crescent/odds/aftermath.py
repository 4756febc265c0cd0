"""What an attack leaves behind: discs, places, points, and who could answer it."""

from __future__ import annotations

from vezerkar.core.chance import Script
from vezerkar.core.kernel import a_of, b_of
from vezerkar.games.crescent.odds.strikes import answers_to
from vezerkar.games.crescent.setup import layout_of
from vezerkar.games.crescent.state import Battle
from vezerkar.games.crescent.view.names import square, unit
from vezerkar.scene.message import Argument, Message


def notes_of(s: Battle, seat: int, action: int) -> tuple[Message, ...]:
    """What is certain after an attack that a seat may make now."""
    after = struck(s, seat, action)
    a, d = a_of(action), b_of(action)
    return (*_of_target(s, after, d), *_of_attacker(s, after, a), *_answers(after, a))


def struck(s: Battle, seat: int, action: int) -> Battle:
    """The battle after an attack. Which of two squares a tower falls back to changes no sum."""
    t = s.clone()
    t.events = None
    nothing = Script([])  # there is no chance in an attack
    depth = len(t.stack)
    t.phase().take(t, seat, action, nothing)
    while len(t.stack) > depth and t.ending < 0:
        phase = t.phase()
        chooser = int(phase.waiting(t)).bit_length() - 1
        if chooser < 0:
            phase.proceed(t, nothing)
        else:
            phase.take(t, chooser, phase.actions(t, chooser)[-1], nothing)  # no disc is given up
    return t


def _of_target(s: Battle, after: Battle, d: int) -> list[Message]:
    layout = layout_of(s.board)
    who: dict[str, Argument] = {"unit": unit(layout, d)}
    lost = s.discs[d] - after.discs[d]
    if after.square[d] < 0:
        return [Message("note-destroyed", who, ("KF-2.1.4",))]
    found = []
    if lost:
        found.append(
            Message("note-loses", {**who, "number": lost, "number2": after.discs[d]}, ("KF-2.7.5",))
        )
    if after.square[d] != s.square[d]:
        found.append(Message("note-falls-back", who, ("KF-2.7.9",)))
    return found


def _of_attacker(s: Battle, after: Battle, a: int) -> list[Message]:
    layout = layout_of(s.board)
    who: dict[str, Argument] = {"unit": unit(layout, a)}
    found = []
    if after.square[a] >= 0 and after.square[a] != s.square[a]:
        there = square(layout, after.square[a])
        found.append(Message("note-enters", {**who, "square": there}, ("KF-2.7.8",)))
    if lost := s.discs[a] - after.discs[a]:
        found.append(Message("note-struck-back", {**who, "number": lost}, ("KF-6.18.1",)))
    side = s.owner[a]
    for key, one in (("note-points", side), ("note-enemy-points", 1 - side)):
        if gained := after.score[one] - s.score[one]:
            found.append(Message(key, {"number": gained}, ("KF-3.3.1", "KF-3.3.2")))
    return found


def _answers(after: Battle, a: int) -> list[Message]:
    """Enemy towers whose order could still strike the attacker where it stands then."""
    if after.square[a] < 0 or not after.revealed:
        return []
    layout = layout_of(after.board)
    found = []
    known: set[int] = set()
    for blow in answers_to(after, a):
        if blow.attacker in known:
            continue
        known.add(blow.attacker)
        args: dict[str, Argument] = {
            "unit": unit(layout, blow.attacker),
            "at": square(layout, after.square[blow.attacker]),
        }
        found.append(Message("note-answer", args, ("KF-3.2.4",)))
    return found
