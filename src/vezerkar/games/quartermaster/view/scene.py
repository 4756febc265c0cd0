"""What a seat sees of a game, built by naming what to show (QG-16.1 to 16.11)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Final

from vezerkar.core.kernel import OBSERVER
from vezerkar.games.quartermaster.board import Board
from vezerkar.games.quartermaster.rules.stack import top_phase
from vezerkar.games.quartermaster.rules.supply import leaving
from vezerkar.games.quartermaster.rules.victory import home_is_taken, next_points, star_points
from vezerkar.games.quartermaster.setup import Layout, layout_of
from vezerkar.games.quartermaster.state import SEEN, War
from vezerkar.games.quartermaster.terms import COUNTRIES, ENDINGS, P_SETUP
from vezerkar.games.quartermaster.view.actions import action_views
from vezerkar.games.quartermaster.view.board import draw_board
from vezerkar.games.quartermaster.view.prompts import Question, windows
from vezerkar.games.quartermaster.view.reference import write_reference
from vezerkar.scene.last_made import LastMade
from vezerkar.scene.panels import Panel, Row, Window
from vezerkar.scene.scene import Board as SceneBoard
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

Going = list[tuple[int, int, str]]  # pieces that lack supply, see leaving()
LAP_POINTS: Final = 100  # points once round the track (QG-24.3)
MAX_PLUS_POINTS: Final = 300  # the highest side of the marker


@dataclass(frozen=True)
class StaticScene:
    """The part of all scenes of a board that never changes, made once."""

    layout: Layout
    board: SceneBoard
    book: tuple[BookEntry, ...]
    spaces: tuple[str, ...]
    cards: tuple[str, ...]
    teams: tuple[str, ...]
    faces: tuple[Card, ...]  # one of each kind
    markers: tuple[tuple[int, int, Token], ...]  # country, space: see _supply_markers()
    last: LastScenes


@dataclass
class LastScenes:
    """Parts of the last scenes, and what they were made from: most are the same in the next."""

    zones: dict[tuple[int, bool], tuple[object, list[Zone]]] = field(default_factory=dict)
    tokens: tuple[object, tuple[Token, ...]] = (None, ())
    common: LastMade[Common] = field(default_factory=LastMade)


@dataclass(frozen=True)
class Common:
    """What all seats and observers see alike at one moment."""

    seats: tuple[Seat, ...]
    tokens: tuple[Token, ...]
    tracks: tuple[Track, ...]
    panels: tuple[Panel, ...]
    windows: tuple[Window, ...]
    zones: dict[tuple[int, bool], list[Zone]]  # of a country, for itself or for others, once asked


@lru_cache(maxsize=16)
def static_scene(board: Board) -> StaticScene:
    """The static part of the scenes of a board."""
    layout = layout_of(board)
    names = layout.lexicon.names
    return StaticScene(
        layout,
        draw_board(layout),
        write_reference(layout),
        names("space"),
        names("card"),
        names("team"),
        tuple(Card(name) for name in names("card")),
        tuple(_markers(layout)),
        LastScenes(),
    )


def _markers(layout: Layout) -> Iterator[tuple[int, int, Token]]:
    """The markers of Supply Spaces, each with its country and space."""
    spaces, teams = layout.lexicon.names("space"), layout.lexicon.names("team")
    for one in layout.data.rules.marker:
        c = layout.seats.index(one.country)
        side = teams[layout.board.team[c]]
        token = Token(f"marker-{one.id}", "supply", one.space, "marker", side, nation=one.country)
        yield c, spaces.index(one.space), token


def scene(s: War, seat: int, log: Sequence[Message] = ()) -> Scene:
    """All that a seat, or an observer, may know; `log` is what it has been told."""
    static = static_scene(s.board)
    outcome = _outcome(s, static)
    common = static.last.common.get((s.waiting, s.freeze()), lambda: _common(s, static))
    return Scene(
        game="quartermaster",
        scenario=static.layout.scenario,
        seat=static.layout.seats[seat] if seat >= 0 else "",
        side=static.teams[s.board.team[seat]] if seat >= 0 else "",
        seats=common.seats,
        board=static.board,
        book=static.book,
        tokens=common.tokens,
        zones=tuple(_zones(s, seat, static, common)),
        tracks=common.tracks,
        prompt=Prompt(outcome.text, "over") if outcome else Question(s).prompt(seat),
        actions=action_views(s, seat) if seat != OBSERVER else (),
        log=tuple(log),
        outcome=outcome,
        panels=common.panels,
        windows=common.windows,
    )


def _common(s: War, static: StaticScene) -> Common:
    going = leaving(s)
    setup = _in_setup(s)
    return Common(
        _seats(s, static, setup),
        _tokens(s, static, going),
        _tracks(s, static),
        _panels(s, static, going) if going and not setup else (),
        () if s.ending >= 0 else windows(s),
        {},
    )


# Seats and tracks


def _in_setup(s: War) -> bool:
    return bool(s.stack) and top_phase(s) == P_SETUP


def hand_size(s: War, c: int, setup: bool) -> int:
    """Cards in a hand as others may count them: what is put aside in secret still counts."""
    return len(s.hands[c]) + (len(s.aside[c]) if setup else 0)


def deck_count(s: War, c: int, setup: bool) -> int:
    """Cards in a draw deck, as all may count them: those looked at still belong to it (QG-16.8)."""
    return s.deck_size(c) + (0 if setup else len(s.aside[c]))


def seats_shown(s: War) -> tuple[Seat, ...]:
    """The seats as everybody sees them, without the rest of the scene."""
    return _seats(s, static_scene(s.board), _in_setup(s))


def _seats(s: War, static: StaticScene, setup: bool) -> tuple[Seat, ...]:
    found = []
    waiting = s.waiting
    for c, name in enumerate(static.layout.seats):
        team = s.board.team[c]
        deciding = bool(waiting >> c & 1)
        found.append(
            Seat(
                name,
                static.teams[team],
                team,
                deciding=deciding,
                ready=setup and not deciding,
                score=s.points[team],
                cards=hand_size(s, c, setup),
                nation=name,
                counts="points",
                facts=() if setup or s.ending >= 0 else _facts(s, c),
            )
        )
    return tuple(found)


def _facts(s: War, c: int) -> tuple[Message, ...]:
    """Whether it is the country's turn or the next one, and what its Victory step would bring."""
    income = Message("seat-income", {"number": int(next_points(s, c))}, ("QG-22.2",))
    if c == s.active:
        return Message("seat-now", rules=("QG-9.2",)), income
    if c == (s.active + 1) % COUNTRIES:
        return Message("seat-next", rules=("QG-9.2",)), income
    return (income,)


def marker(points: int) -> tuple[int, int]:
    """Where a team's marker stands on the track of 100, and its side: 57 with +200 (QG-24.3)."""
    plus = max(0, min(points // LAP_POINTS * LAP_POINTS, MAX_PLUS_POINTS))
    return points - plus, plus


def _tracks(s: War, static: StaticScene) -> tuple[Track, ...]:
    tracks = [
        Track("turn", s.round, s.board.rounds, low=1),  # what the page calls a turn is a round
    ]
    for team, name in enumerate(static.teams):
        place, plus = marker(s.points[team])
        tracks.append(Track("points", place, LAP_POINTS - 1, name, rail=True))
        tracks.append(Track("plus", plus, MAX_PLUS_POINTS, name))
    return tuple(tracks)


# Pieces


def _tokens(s: War, static: StaticScene, going: Going) -> tuple[Token, ...]:
    """Those of the last scene, unless something about them has changed."""
    supplied = [s.supplied(c) for c in range(len(static.layout.seats))]
    kept = (s.pieces, s.shields, s.supply, s.opened, supplied, going)
    before = static.last.tokens
    if before[0] != kept:
        before = static.last.tokens = kept, tuple(_tokens_anew(s, static, going))
    return before[1]


def _tokens_anew(s: War, static: StaticScene, going: Going) -> list[Token]:
    """Markers below, pieces on top."""
    found = [*_straits(s, static), *_supply_markers(s, static)]
    doomed = {(c, space) for c, space, _ in going}
    for c, country in enumerate(static.layout.seats):
        supplied = s.supplied(c)
        scoring = 0 if home_is_taken(s, c) else supplied & s.supply[c]
        for space in areas_of(s.pieces[c]):
            bit = 1 << space
            kind = "army" if s.board.land & bit else "navy"
            points = int(star_points(s, c, bit & scoring))
            marks = [
                *([f"scores-{points}"] if points else []),
                *(["unsupplied"] if not supplied & bit else []),
                *(["leaving"] if (c, space) in doomed else []),
                *(["protected"] if s.shields[c] & bit else []),
            ]
            place = static.spaces[space]
            found.append(
                Token(
                    f"{country}-{place}",
                    kind,
                    place,
                    side=static.teams[s.board.team[c]],
                    look=kind,
                    nation=country,
                    marks=tuple(marks),
                )
            )
    return found


def _straits(s: War, static: StaticScene) -> list[Token]:
    """To whom each strait is open now (QG-8.3)."""
    return [
        Token(
            f"strait-{strait.id}",
            "strait",
            strait.land,
            "marker",
            static.teams[0 if s.opened >> i & 1 else 1],
        )
        for i, strait in enumerate(static.layout.data.world.strait)
    ]


def _supply_markers(s: War, static: StaticScene) -> list[Token]:
    """The Supply Space markers of Canada and Szechuan (QG-13.1 to 13.3)."""
    return [token for c, space, token in static.markers if s.supply[c] >> space & 1]


def _panels(s: War, static: StaticScene, going: Going) -> tuple[Panel, ...]:
    """Why pieces will leave the board in this turn's Supply step, before it happens."""
    rows = []
    for c, space, missing in going:
        place = static.spaces[space]
        args: dict[str, str | int] = {
            "country": f"country:{static.layout.seats[c]}",
            "space": f"space:{place}",
            "sea": int(s.board.sea >> space & 1),
        }
        rules = ("QG-12.9", "QG-12.5" if missing == "base" else "QG-12.2")
        unit = f"unit:{static.layout.seats[c]}-{place}"
        rows.append(Row(Message(f"leaving-{missing}", args, rules), anchors=(unit,)))
    side = static.teams[s.board.team[s.active]]
    return (Panel("supply", tuple(rows), side),)


# Cards


def _zones(s: War, seat: int, static: StaticScene, common: Common) -> list[Zone]:
    """Faces for their owner, numbers for the others; what lies face up for all (QG-16.1, 16.7)."""
    zones: list[Zone] = []
    for c in range(COUNTRIES):
        mine = c == seat
        known = common.zones.get((c, mine))
        if known is None:
            known = common.zones[c, mine] = _last_zones(s, c, mine, static)
        zones += known
    return zones


def _last_zones(s: War, c: int, mine: bool, static: StaticScene) -> list[Zone]:
    """A country's zones are those of the last scene, unless its cards have changed."""
    setup = _in_setup(s)
    kept = (setup, [cards[c] for cards in s.zones()])
    before = static.last.zones.get((c, mine))
    if before is None or before[0] != kept:
        before = static.last.zones[c, mine] = kept, _zones_of(s, c, mine, static, setup)
    return before[1]


def _zones_of(s: War, c: int, mine: bool, static: StaticScene, setup: bool) -> list[Zone]:
    name = static.layout.seats[c]
    hand = _cards(s.hands[c], static) if mine else ()
    zones = [Zone(f"hand-{name}", name, hand_size(s, c, setup), hand, True, kind="hand")]
    if mine and s.aside[c]:
        aside = _cards(s.aside[c], static)
        zones.append(Zone(f"aside-{name}", name, len(s.aside[c]), aside, True, kind="hand"))
    zones.append(_table_zone(f"status-{name}", name, s.status[c], static))
    backs = tuple(f"back:{name}-{i + 1}" for i in range(len(s.responses[c])))
    laid = _faces(s.responses[c], static) if mine else ()
    zones.append(Zone(f"responses-{name}", name, len(backs), laid, True, kind="backs", backs=backs))
    zones.append(Zone(f"deck-{name}", name, deck_count(s, c, setup), (), True, kind="pile"))
    zones += _known_cards(s, c, mine, name, static)
    zones.append(_discards(s, c, mine, name, static))
    return zones


def _table_zone(zone: str, owner: str, cards: list[int], static: StaticScene) -> Zone:
    return Zone(zone, owner, len(cards), _faces(cards, static), kind="open")


def _known_cards(s: War, c: int, mine: bool, name: str, static: StaticScene) -> list[Zone]:
    """Cards of a draw deck whose place is known: to their owner, or to all who saw them go."""
    found = []
    for zone, cards in (("top", s.tops[c]), ("bottom", s.bottoms[c])):
        known = [card & ~SEEN for card in reversed(cards) if mine or card & SEEN] if cards else []
        if known:
            faces = _faces(known, static)
            found.append(Zone(f"{zone}-{name}", name, len(known), faces, kind="pile"))
    return found


def _discards(s: War, c: int, mine: bool, name: str, static: StaticScene) -> Zone:
    """The uppermost face-up card for all, the whole pile for its owner (QG-16.4, 16.7, 16.9)."""
    pile = s.piles[c]
    count = len(pile) + len(s.hidden[c])
    if mine:
        faces = _faces(pile[::-1], static) + _cards(s.hidden[c], static)
    else:
        faces = (static.faces[pile[-1]],) if pile else ()
    return Zone(f"discard-{name}", name, count, faces, kind="discard")


def _cards(cards: Sequence[int], static: StaticScene) -> tuple[Card, ...]:
    """Sorted cards, equal ones counted together."""
    counts: dict[int, int] = {}
    for card in cards:
        counts[card] = counts.get(card, 0) + 1
    faces, names = static.faces, static.cards
    return tuple([faces[card] if n == 1 else Card(names[card], n) for card, n in counts.items()])


def _faces(cards: Sequence[int], static: StaticScene) -> tuple[Card, ...]:
    """Cards one by one, in their order."""
    faces = static.faces
    return tuple([faces[card] for card in cards])


# The end


def _outcome(s: War, static: StaticScene) -> Outcome | None:
    if s.ending < 0:
        return None
    rules = (ENDINGS[s.ending],)
    side = static.teams[s.winner]
    args: dict[str, str | int] = {
        "side": f"side:{side}",
        "number": s.points[s.winner],
        "number2": s.points[1 - s.winner],
    }
    keys = ("homes", "points", "last-round", "tie", "lead")
    return Outcome(side, Message(f"ending-{keys[s.ending]}", args, rules), rules)
