"""What a seat sees of a game, built by naming what to show (QG-16.1 to 16.11)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from vezerkar.core.kernel import OBSERVER, Event
from vezerkar.games.quartermaster.board import Board
from vezerkar.games.quartermaster.references import PREFIXES
from vezerkar.games.quartermaster.setup import Layout, layout_of
from vezerkar.games.quartermaster.state import SEEN, War
from vezerkar.games.quartermaster.supplylines import leaving
from vezerkar.games.quartermaster.terms import E_TO_TOP, ENDINGS, EVENTS, P_SETUP
from vezerkar.games.quartermaster.view.book import write_book
from vezerkar.games.quartermaster.view.chart import draw_chart
from vezerkar.games.quartermaster.view.choices import choices
from vezerkar.games.quartermaster.view.prompts import Question, windows
from vezerkar.scene.panels import Panel, Row
from vezerkar.scene.scene import Board as Chart
from vezerkar.scene.scene import (
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
from vezerkar.space.areas import areas_of

LAP = 100  # points once round the track (QG-24.3)
MOST_PLUS = 300


@dataclass(frozen=True)
class Stage:
    """All of a game's scenes that never changes, made once."""

    layout: Layout
    chart: Chart
    book: tuple[BookEntry, ...]
    spaces: tuple[str, ...]
    cards: tuple[str, ...]
    teams: tuple[str, ...]


@lru_cache(maxsize=16)
def stage_of(board: Board) -> Stage:
    """The static part of the scenes of a board."""
    layout = layout_of(board)
    names = layout.lexicon.names
    return Stage(
        layout, draw_chart(layout), write_book(layout), names("space"), names("card"), names("team")
    )


def scene(s: War, seat: int, log: Sequence[Message] = ()) -> Scene:
    """All that a seat, or an observer, may know; `log` is what it has been told."""
    stage = stage_of(s.board)
    outcome = _outcome(s, stage)
    return Scene(
        game="quartermaster",
        scenario=stage.layout.scenario,
        seat=stage.layout.seats[seat] if seat >= 0 else "",
        side=stage.teams[s.board.team[seat]] if seat >= 0 else "",
        seats=_seats(s, stage),
        board=stage.chart,
        book=stage.book,
        tokens=tuple(_tokens(s, stage)),
        zones=tuple(_zones(s, seat, stage)),
        tracks=_tracks(s, stage),
        prompt=Prompt(outcome.text, "over") if outcome else Question(s).prompt(seat),
        actions=choices(s, seat) if seat != OBSERVER else (),
        log=tuple(log),
        outcome=outcome,
        panels=_panels(s, stage),
        windows=() if outcome else windows(s),
    )


# Seats and tracks


def _in_setup(s: War) -> bool:
    return bool(s.stack) and s.stack[-4] == P_SETUP


def hand_size(s: War, c: int) -> int:
    """Cards in a hand as others may count them: what is put aside in secret still counts."""
    return len(s.hands[c]) + (len(s.aside[c]) if _in_setup(s) else 0)


def deck_count(s: War, c: int) -> int:
    """Cards in a draw deck, as all may count them: those looked at still belong to it (QG-16.8)."""
    return s.deck_size(c) + (0 if _in_setup(s) else len(s.aside[c]))


def _seats(s: War, stage: Stage) -> tuple[Seat, ...]:
    found = []
    for c, name in enumerate(stage.layout.seats):
        team = s.board.team[c]
        ready = _in_setup(s) and not s.waiting >> c & 1
        found.append(
            Seat(
                name,
                stage.teams[team],
                team,
                deciding=bool(s.waiting >> c & 1),
                ready=ready,
                score=s.points[team],
                cards=hand_size(s, c),
                nation=name,
                counts="points",
            )
        )
    return tuple(found)


def marker(points: int) -> tuple[int, int]:
    """Where a team's marker stands on the track of 100, and its side: 57 with +200 (QG-24.3)."""
    plus = max(0, min(points // LAP * LAP, MOST_PLUS))
    return points - plus, plus


def _tracks(s: War, stage: Stage) -> tuple[Track, ...]:
    tracks = [
        Track("turn", s.round, s.board.rounds, low=1),  # what the page calls a turn is a round
    ]
    for team, name in enumerate(stage.teams):
        place, plus = marker(s.points[team])
        tracks.append(Track("points", place, LAP - 1, name, rail=True))
        tracks.append(Track("plus", plus, MOST_PLUS, name))
    return tuple(tracks)


# Pieces


def _tokens(s: War, stage: Stage) -> list[Token]:
    """Markers below, pieces on top."""
    found = [*_straits(s, stage), *_supply_markers(s, stage)]
    going = {(c, space) for c, space, _ in leaving(s)}
    for c, country in enumerate(stage.layout.seats):
        supplied = s.supplied(c)
        for space in areas_of(s.pieces[c]):
            bit = 1 << space
            kind = "army" if s.board.land & bit else "navy"
            marks = [
                *(["unsupplied"] if not supplied & bit else []),
                *(["leaving"] if (c, space) in going else []),
                *(["protected"] if s.shields[c] & bit else []),
            ]
            place = stage.spaces[space]
            found.append(
                Token(
                    f"{country}-{place}",
                    kind,
                    place,
                    side=stage.teams[s.board.team[c]],
                    look=kind,
                    nation=country,
                    marks=tuple(marks),
                )
            )
    return found


def _straits(s: War, stage: Stage) -> list[Token]:
    """To whom each strait is open now (QG-8.3)."""
    return [
        Token(
            f"strait-{strait.id}",
            "strait",
            strait.land,
            "marker",
            stage.teams[0 if s.opened >> i & 1 else 1],
        )
        for i, strait in enumerate(stage.layout.data.world.strait)
    ]


def _supply_markers(s: War, stage: Stage) -> list[Token]:
    """The Supply Space markers of Canada and Szechuan (QG-13.1 to 13.3)."""
    found = []
    for one in stage.layout.data.rules.marker:
        c = stage.layout.seats.index(one.country)
        if s.supply[c] >> stage.spaces.index(one.space) & 1:
            side = stage.teams[s.board.team[c]]
            found.append(
                Token(f"marker-{one.id}", "supply", one.space, "marker", side, nation=one.country)
            )
    return found


def _panels(s: War, stage: Stage) -> tuple[Panel, ...]:
    """Why pieces will leave the board in this turn's Supply step, before it happens."""
    rows = []
    for c, space, missing in leaving(s) if s.ending < 0 and not _in_setup(s) else ():
        place = stage.spaces[space]
        args: dict[str, str | int] = {
            "country": f"country:{stage.layout.seats[c]}",
            "space": f"space:{place}",
            "sea": int(s.board.sea >> space & 1),
        }
        rules = ("QG-12.9", "QG-12.5" if missing == "base" else "QG-12.2")
        unit = f"unit:{stage.layout.seats[c]}-{place}"
        rows.append(Row(Message(f"leaving-{missing}", args, rules), anchors=(unit,)))
    side = stage.teams[s.board.team[s.active]]
    return (Panel("supply", tuple(rows), side),) if rows else ()


# Cards


def _zones(s: War, seat: int, stage: Stage) -> list[Zone]:
    """Faces for their owner, numbers for the others; what lies face up for all (QG-16.1, 16.7)."""
    zones = []
    for c, name in enumerate(stage.layout.seats):
        mine = c == seat
        hand = _cards(s.hands[c], stage) if mine else ()
        zones.append(Zone(f"hand-{name}", name, hand_size(s, c), hand, True, kind="hand"))
        if mine and s.aside[c]:
            aside = _cards(s.aside[c], stage)
            zones.append(Zone(f"aside-{name}", name, len(s.aside[c]), aside, True, kind="hand"))
        zones.append(_table_zone(f"status-{name}", name, s.status[c], stage))
        backs = tuple(f"back:{name}-{i + 1}" for i in range(len(s.responses[c])))
        laid = tuple(Card(stage.cards[card]) for card in s.responses[c]) if mine else ()
        zones.append(
            Zone(f"responses-{name}", name, len(backs), laid, True, kind="backs", backs=backs)
        )
        zones.append(Zone(f"deck-{name}", name, deck_count(s, c), (), True, kind="pile"))
        zones += _known_cards(s, c, mine, name, stage)
        zones.append(_discards(s, c, mine, name, stage))
    return zones


def _table_zone(zone: str, owner: str, cards: list[int], stage: Stage) -> Zone:
    faces = tuple(Card(stage.cards[card]) for card in cards)
    return Zone(zone, owner, len(cards), faces, kind="open")


def _known_cards(s: War, c: int, mine: bool, name: str, stage: Stage) -> list[Zone]:
    """Cards of a draw deck whose place is known: to their owner, or to all who saw them go."""
    found = []
    for zone, cards in (("top", s.tops[c]), ("bottom", s.bottoms[c])):
        known = [card & ~SEEN for card in reversed(cards) if mine or card & SEEN]
        if known:
            faces = tuple(Card(stage.cards[card]) for card in known)
            found.append(Zone(f"{zone}-{name}", name, len(known), faces, kind="pile"))
    return found


def _discards(s: War, c: int, mine: bool, name: str, stage: Stage) -> Zone:
    """The uppermost face-up card for all, the whole pile for its owner (QG-16.4, 16.7, 16.9)."""
    pile = s.piles[c]
    count = len(pile) + len(s.hidden[c])
    if mine:
        faces = tuple(Card(stage.cards[card]) for card in reversed(pile))
        faces += _cards(s.hidden[c], stage)
    else:
        faces = (Card(stage.cards[pile[-1]]),) if pile else ()
    return Zone(f"discard-{name}", name, count, faces, kind="discard")


def _cards(cards: Sequence[int], stage: Stage) -> tuple[Card, ...]:
    """Sorted cards, equal ones counted together."""
    return tuple(Card(stage.cards[card], cards.count(card)) for card in dict.fromkeys(cards))


# The end, and what happened


def _outcome(s: War, stage: Stage) -> Outcome | None:
    if s.ending < 0:
        return None
    rules = (ENDINGS[s.ending],)
    side = stage.teams[s.winner]
    args: dict[str, str | int] = {
        "side": f"side:{side}",
        "number": s.points[s.winner],
        "number2": s.points[1 - s.winner],
    }
    keys = ("homes", "points", "last-round", "tie", "lead")
    return Outcome(side, Message(f"ending-{keys[s.ending]}", args, rules), rules)


def story(before: War, events: Sequence[Event]) -> list[Message]:
    """Events as messages; with a space it is told whether the piece is an army or a navy."""
    lexicon = layout_of(before.board).lexicon
    told = []
    for event in events:
        form = EVENTS[event.kind]
        args = lexicon.arguments(form, event.args)
        if "space" in form.kinds:
            space = event.args[form.kinds.index("space")]
            args["sea"] = int(before.board.sea >> space & 1)
        rules = form.rules
        if event.kind == E_TO_TOP:  # one card of each country that has such a card
            own = f"QG-C.{PREFIXES[str(lexicon.name('country', event.args[0]))]}."
            rules = tuple(rule for rule in rules if rule.startswith(own))
        told.append(Message(f"event-{form.word}", args, rules, form.topic))
    return told
