"""What a seat sees of a battle: nothing is shown that is not named here (KF-8.1)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from vezerkar.core.decks import size
from vezerkar.core.kernel import OBSERVER
from vezerkar.games.crescent.board import Board
from vezerkar.games.crescent.explain.facts import Facts
from vezerkar.games.crescent.explain.plans import draw_first, idle
from vezerkar.games.crescent.odds.step_sheet import step_sheet
from vezerkar.games.crescent.rules.planning import hand_room, owes_a_draw
from vezerkar.games.crescent.setup import Layout, layout_of
from vezerkar.games.crescent.state import Battle
from vezerkar.games.crescent.terms import (
    CARD_IDS,
    ENDINGS,
    FACINGS,
    GROUNDS,
    RAMPART,
    SIDES,
    TROOPS,
    WAITING,
)
from vezerkar.games.crescent.view.actions import action_views
from vezerkar.games.crescent.view.board import DRAWN_AS, draw_board
from vezerkar.games.crescent.view.mats import agenda, mats
from vezerkar.games.crescent.view.prompts import prompt
from vezerkar.games.crescent.view.reference import write_reference
from vezerkar.scene.scene import (
    Argument,
    BookEntry,
    Card,
    Message,
    Outcome,
    Prompt,
    Scene,
    Seat,
    Token,
    Track,
    Zone,
)
from vezerkar.scene.scene import Board as BoardView

ENDING_KEYS = ("ending-side", "ending-captain", "ending-army", "ending-quiet", "ending-deadlock")
MARKER_COLOURS = ("black", "red")  # KF-2.8.3: red in odd rounds, black in even ones


@dataclass(frozen=True)
class StaticScene:
    """The parts that all scenes of a battle share, made once."""

    layout: Layout
    board: BoardView
    book: tuple[BookEntry, ...]


@lru_cache(maxsize=64)
def static_scene_of(board: Board) -> StaticScene:
    layout = layout_of(board)
    return StaticScene(layout, draw_board(layout), write_reference(layout))


def scene(s: Battle, seat: int, log: Sequence[Message] = ()) -> Scene:
    """All that a seat, or an observer, may know; `log` is what it has been told."""
    static = static_scene_of(s.board)
    layout = static.layout
    outcome = _outcome(s, layout)
    ahead = step_sheet(s, seat) if seat != OBSERVER and not outcome else None
    return Scene(
        game="crescent",
        scenario=layout.scenario.id,
        seat=layout.seats[seat] if seat >= 0 else "",
        side=SIDES[seat % 2] if seat >= 0 else "",
        seats=_seats(s, seat, layout),
        board=static.board,
        book=static.book,
        tokens=_tokens(s, layout),
        zones=_zones(s, seat, layout),
        tracks=_tracks(s, layout),
        prompt=Prompt(outcome.text, "over") if outcome else prompt(s, seat),
        actions=action_views(s, seat) if seat != OBSERVER else (),
        log=tuple(log),
        outcome=outcome,
        mats=mats(s, seat, layout),
        sheets=(ahead,) if ahead else (),
        agenda=agenda(s, layout),
    )


# Seats, scores and tracks


def public_hand(s: Battle, seat: int) -> int:
    """Hand cards that everybody may count: while plans are secret, those kept (KF-3.1.11)."""
    cards = size(s.hand[seat])
    if not s.revealed:
        laid = sum(card >= 0 for card in s.laid[seat])
        cards += laid - len(s.drawn[seat]) - len(s.recalled[seat])
    return cards


def seats_shown(s: Battle) -> tuple[Seat, ...]:
    """The seats as everybody sees them, without the rest of the scene."""
    return _seats(s, OBSERVER, layout_of(s.board))


def _seats(s: Battle, viewer: int, layout: Layout) -> tuple[Seat, ...]:
    found = []
    for seat, name in enumerate(layout.seats):
        facts: tuple[Message, ...] = ()
        if s.board.seats == 4:
            facts = (Message("fact-personal", {"number": s.personal[seat]}, ("KF-1.11",)),)
        found.append(
            Seat(
                name,
                SIDES[seat % 2],
                seat % 2,
                deciding=bool(s.waiting >> seat & 1),
                ready=bool(not s.revealed and s.locked >> seat & 1),
                score=s.score[seat % 2],
                target=s.board.side_goal,
                cards=size(s.hand[seat]) if seat == viewer else public_hand(s, seat),
                counts="points",
                facts=facts,
            )
        )
    return tuple(found)


def _tracks(s: Battle, layout: Layout) -> tuple[Track, ...]:
    board = s.board
    tracks = [
        Track(
            "score",
            s.score[side],
            board.side_goal,
            name,
            rail=True,
            low=min(0, s.score[side]),
            steps=tuple(range(10, board.side_goal + 1, 10)),
        )
        for side, name in enumerate(SIDES)
    ]
    tracks.append(Track("round", s.round))
    tracks += [Track("lost", int(s.discs_lost(side)), 0, name) for side, name in enumerate(SIDES)]
    tracks.append(Track("tiles", int(s.tiles_left()), board.tiles))
    if board.seats == 4:
        tracks += [
            Track("personal", s.personal[seat], board.personal_goal, name)
            for seat, name in enumerate(layout.seats)
        ]
    return tuple(tracks)


# Pieces


def _tokens(s: Battle, layout: Layout) -> tuple[Token, ...]:
    """Ground that was laid, works, towers on top; towers not yet placed wait beside the board."""
    squares = layout.lexicon.names("square")
    units = layout.lexicon.names("unit")
    found: list[Token] = []
    if s.ground != s.board.ground:
        changed = [q for q, ground in enumerate(s.ground) if ground != s.board.ground[q]]
        found += [_ground(s, q, squares[q]) for q in changed]
    found += [_work(s, q, squares[q]) for q, work in enumerate(s.works) if work]
    for t, square in enumerate(s.square):
        if square >= 0:
            found.append(_tower(s, t, units[t], squares[square]))
        elif square == WAITING and s.board.tower_extra[t] == 0:
            found.append(_tower(s, t, units[t], f"reserve-{SIDES[s.owner[t]]}"))
    return tuple(found)


def _ground(s: Battle, q: int, name: str) -> Token:
    """Ground that the captains laid; a river piece is marked with its letter."""
    kind = GROUNDS[s.ground[q]]
    marks = (f"river-{chr(s.river[q])}",) if s.river[q] else ()
    return Token(f"ground-{name}", DRAWN_AS.get(kind, kind), name, "piece", marks=marks)


def _work(s: Battle, q: int, name: str) -> Token:
    work = s.works[q]
    if work >= RAMPART:
        facing = f"facing-{FACINGS[work - RAMPART]}"
        return Token(f"rampart-{name}", "rampart", name, "piece", marks=(facing,))
    marks = ("lasting",) if s.board.lasting[q] else ()
    if s.river[q] != s.board.river[q]:
        marks = (*marks, f"river-{chr(s.river[q])}")
    return Token(f"bridge-{name}", "bridge", name, "piece", marks=marks)


def _tower(s: Battle, t: int, name: str, place: str) -> Token:
    board = s.board
    side = SIDES[s.owner[t]]
    troop = TROOPS[board.tower_troop[t]]
    marks = []
    if s.attacked[t]:
        marks += ["exhausted", f"exhausted-{MARKER_COLOURS[s.attacked[t] % 2]}"]
    if s.owner[t] != board.tower_side[t]:
        marks.append("captured")
    return Token(
        name,
        f"{side}-{troop}",
        place,
        side=side,
        look=troop,
        strength=s.discs[t] if s.square[t] >= 0 else board.tower_full[t],
        full=board.tower_full[t],
        marks=tuple(marks),
    )


# Cards


def rebuilds_hand(s: Battle, seat: int) -> bool:
    """KF-3.1.18: piles are looked through only while the hand is rebuilt and has room."""
    return s.round > 1 and seat in s.actors() and not s.revealed and hand_room(s, seat) > 0


def _zones(s: Battle, viewer: int, layout: Layout) -> tuple[Zone, ...]:
    """Cards only for their captain; everybody may count what was counted openly (KF-8.1)."""
    zones = []
    for seat, name in enumerate(layout.seats):
        own = seat == viewer
        drawn, recalled = len(s.drawn[seat]), len(s.recalled[seat])
        hand = size(s.hand[seat]) if own else public_hand(s, seat)
        draw = size(s.draw[seat]) + (0 if own else drawn)
        discard = size(s.discard[seat]) + (0 if own else recalled)
        looks = own and rebuilds_hand(s, seat)
        zones += [
            Zone(
                f"hand-{name}",
                name,
                hand,
                _hand(s, seat) if own else (),
                private=True,
                kind="hand",
            ),
            Zone(
                f"draw-{name}",
                name,
                draw,
                _cards(s.draw[seat]) if looks else (),
                private=True,
                kind="pile",
                anchor="draw",
            ),
            Zone(
                f"discard-{name}",
                name,
                discard,
                _cards(s.discard[seat], _not_yet(s, seat)) if looks else (),
                private=True,
                kind="discard",
                anchor="discard",
            ),
            Zone(f"out-{name}", name, size(s.out[seat]), _cards(s.out[seat]), kind="open"),
        ]
    return tuple(zones)


def _cards(counts: Sequence[int], idle: Message | None = None) -> tuple[Card, ...]:
    return tuple([Card(CARD_IDS[card], n, idle=idle) for card, n in enumerate(counts) if n])


def _hand(s: Battle, seat: int) -> tuple[Card, ...]:
    """A captain's own cards; while planning, with the reason of each that can be laid nowhere."""
    if s.revealed or seat not in s.actors():
        return _cards(s.hand[seat])
    facts = Facts(s, seat)
    held = [(card, n) for card, n in enumerate(s.hand[seat]) if n]
    return tuple([Card(CARD_IDS[card], n, idle=idle(facts, card)) for card, n in held])


def _not_yet(s: Battle, seat: int) -> Message | None:
    """Why the discards have to wait, if they do (KF-3.1.7)."""
    return draw_first().message if owes_a_draw(s, seat) else None


# The end


def _outcome(s: Battle, layout: Layout) -> Outcome | None:
    if s.ending < 0:
        return None
    rules: tuple[str, ...] = (ENDINGS[s.ending], "KF-4.5")
    args: dict[str, Argument] = {"number": s.score[0], "number2": s.score[1]}
    if s.winner < 0:
        return Outcome("", Message("ending-draw", args, (*rules, "KF-4.7")), (*rules, "KF-4.7"))
    winner = int(s.winner)
    args = {"number": s.score[winner], "number2": s.score[1 - winner]}
    args["side"] = f"side:{SIDES[winner]}"
    key = ENDING_KEYS[s.ending]
    if s.board.seats == 4:
        rules = (*rules, "KF-4.8")
        captains = (winner, winner + 2)
        best = max(captains, key=lambda seat: s.personal[seat])
        shared = s.personal[captains[0]] == s.personal[captains[1]]
        key = "ending-shared" if shared else "ending-best"
        args["seat"] = f"seat:{layout.seats[best]}"
        args["number3"] = s.personal[best]
    return Outcome(SIDES[winner], Message(key, args, rules), rules)
