"""What a seat sees of a battle; whatever is not named here stays hidden (M44-I.1 to I.5)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache

from vezerkar.core import decks
from vezerkar.core.kernel import BIT, OBSERVER
from vezerkar.games.memoir.board import Board
from vezerkar.games.memoir.hidden import sees_hand
from vezerkar.games.memoir.phases import frame
from vezerkar.games.memoir.rules.combat import can_battle, has_target, may_clear
from vezerkar.games.memoir.rules.orders import sandbags_left
from vezerkar.games.memoir.schema.hexes import hex_name
from vezerkar.games.memoir.setup import Layout, layout_of
from vezerkar.games.memoir.state import Battle
from vezerkar.games.memoir.terms import (
    BY_EMPTY_DECK,
    BY_MATCH,
    BY_MEDALS,
    BY_NO_UNITS,
    BY_SUDDEN_DEATH,
    CLASSES,
    ENDINGS,
    P_AGAIN,
    P_BATTLE,
    P_FLAGS,
    P_GROUND,
    P_RETREAT,
    P_WINDOW,
    SANDBAGS,
    SIDES,
    WIRE,
)
from vezerkar.games.memoir.view.actions import action_views
from vezerkar.games.memoir.view.board import draw_board
from vezerkar.games.memoir.view.flanks import flank_across, side_of, yours
from vezerkar.games.memoir.view.prompts import Question
from vezerkar.games.memoir.view.reference import nation_of, placed, write_book
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
from vezerkar.scene.scene import Board as SceneBoard

FIGHTING = frozenset((P_BATTLE, P_WINDOW, P_FLAGS, P_RETREAT, P_GROUND, P_AGAIN))


@dataclass
class Last:
    """Parts of the last scene, and what they were made from: most are the same in the next."""

    units: list[Token]
    works: bytes = b""
    obstacles: tuple[Token, ...] = ()
    tokens: tuple[object, tuple[Token, ...]] = (None, ())
    discard: tuple[object, Zone] = (None, Zone("discard"))


@dataclass(frozen=True)
class Stage:
    """The part of a battle's scenes that never changes, built once."""

    layout: Layout
    board: SceneBoard
    book: tuple[BookEntry, ...]
    hexes: tuple[str, ...]
    cards: tuple[str, ...]
    faces: tuple[Card, ...]  # one of each card
    units: tuple[Token, ...]  # as they are before the battle, off the board
    medals: tuple[Token, ...]
    last: Last


@lru_cache(maxsize=64)
def stage_of(board: Board) -> Stage:
    """The static part of the scenes of a board."""
    layout = layout_of(board)
    units = tuple(_plain_units(layout))
    return Stage(
        layout,
        draw_board(layout),
        write_book(layout),
        layout.lexicon.names("hex"),
        layout.lexicon.names("card"),
        tuple(Card(name) for name in layout.lexicon.names("card")),
        units,
        tuple(
            Token(
                goal.id,
                "medal",
                hex_name(*goal.marker_at),
                "marker",
                goal.side,
                strength=goal.medals,
                marks=(goal.mode.replace("_", "-"),),
            )
            for goal in layout.scenario.objectives
        ),
        Last(list(units)),
    )


def _plain_units(layout: Layout) -> Iterable[Token]:
    board, known = layout.board, placed(layout)
    for u, kind in enumerate(layout.unit_kinds):
        name = layout.lexicon.name("unit", u)
        unit = known.get(name)
        yield Token(
            name,
            kind,
            "",
            side=SIDES[board.unit_side[u]],
            look=CLASSES[board.unit_class[u]],
            full=board.unit_full[u],
            nation=nation_of(layout, u, known),
            badge=unit.badge if unit and unit.type == kind else "",
            marks=("elite",) if layout.data.units[kind].badges else (),
        )


def scene(s: Battle, seat: int, log: Sequence[Message] = ()) -> Scene:
    """Everything a seat or an observer may know; `log` is what it has been told so far."""
    stage = stage_of(s.board)
    layout = stage.layout
    outcome = _outcome(s, layout)
    return Scene(
        game="memoir",
        scenario=layout.scenario.slug,
        seat=layout.seats[seat] if seat >= 0 else "",
        side=SIDES[side_of(s, seat)] if seat >= 0 else "",
        seats=_seats(s, layout),
        board=stage.board,
        book=stage.book,
        tokens=_tokens(s, stage),
        zones=_zones(s, seat, stage),
        tracks=_tracks(s, layout),
        prompt=Prompt(outcome.text, "over") if outcome else Question(s).prompt(seat),
        actions=action_views(s, seat) if seat != OBSERVER else (),
        dice=last_roll(reversed(log)),
        log=tuple(log),
        outcome=outcome,
    )


def last_roll(backwards: Iterable[Message]) -> tuple[str, ...]:
    """The faces of the last roll, in a log that is read backwards."""
    for message in backwards:
        if "face" in message.args:
            return tuple(str(message.args["face"]).split())
    return ()


# Seats, scores and tracks


def _team_of(layout: Layout, seat: int) -> int:
    return int(seat in layout.board.team_seats[1])


def seats_shown(s: Battle) -> tuple[Seat, ...]:
    """The seats as everybody sees them, without the rest of the scene."""
    return _seats(s, stage_of(s.board).layout)


def _seats(s: Battle, layout: Layout) -> tuple[Seat, ...]:
    found = []
    for seat, name in enumerate(layout.seats):
        team = _team_of(layout, seat)
        side = team ^ s.leg
        found.append(
            Seat(
                name,
                SIDES[side],
                team,
                deciding=bool(s.waiting >> seat & 1),
                score=s.tally[side],
                target=s.board.target[side],
                cards=len(s.hands[side]),
            )
        )
    return tuple(found)


def _tracks(s: Battle, layout: Layout) -> tuple[Track, ...]:
    board = s.board
    tracks = [
        Track("medals", s.tally[side], board.target[side], name) for side, name in enumerate(SIDES)
    ]
    tracks.append(Track("turn", s.turn + 1, side=SIDES[s.active]))
    tracks.append(Track("sandbags", sandbags_left(s), board.sandbag_pieces))
    if board.two_battles:
        tracks.append(Track("battle", s.leg + 1, 2))
        for team, medals in enumerate(s.match):
            first = layout.seats[board.team_seats[team][0]]
            tracks.append(Track("match", medals, side=_team_name(first)))
    return tuple(tracks)


def _team_name(seat: str) -> str:
    """What the members of a team have in common: `first` of `first-left`."""
    return seat.partition("-")[0]


# Pieces


def _tokens(s: Battle, stage: Stage) -> tuple[Token, ...]:
    """Those of the last scene, unless something about them has changed."""
    done = (s.orders[:], s.moved, _fought(s), s.barred, s.halted, s.took, s.named)
    kept = (s.unit_hex[:], s.unit_men[:], s.works, s.held, done, s.card, _fighting(s))
    before = stage.last.tokens
    if before[0] != kept:
        before = stage.last.tokens = kept, _tokens_anew(s, stage)
    return before[1]


def _tokens_anew(s: Battle, stage: Stage) -> tuple[Token, ...]:
    """Obstacles below, medals on them, units on top."""
    last, hexes = stage.last, stage.hexes
    if last.works != s.works:
        last.works, last.obstacles = s.works, tuple(_obstacles(s.works, hexes))
    found = [*last.obstacles]
    for goal, medal in enumerate(stage.medals):
        found.append(_medal(s, goal, medal))
    ordered = 0
    for mask in s.orders:
        ordered |= mask
    busy = ordered | s.moved | s.fought | s.named  # in Overlord also by an earlier card
    men = s.unit_men
    for u, h in enumerate(s.unit_hex):
        if h < 0:
            continue
        plain, token = stage.units[u], last.units[u]
        marks = plain.marks
        if busy >> u & 1:
            marks = (*marks, *_marks(s, 1 << u, ordered))
        if ordered >> u & 1:
            marks = (*marks, *_by_card(s, 1 << u), *_aimless(s, u))
        if token.space != hexes[h] or token.strength != men[u] or token.marks != marks:
            token = last.units[u] = _unit(plain, hexes[h], men[u], marks)
        found.append(token)
    return tuple(found)


def _obstacles(works: bytes, hexes: tuple[str, ...]) -> Iterable[Token]:
    """Wire and sandbags."""
    for h, pieces in enumerate(works):
        if pieces & WIRE:
            yield Token(f"wire-{hexes[h]}", "wire", hexes[h], "piece")
        if pieces & SANDBAGS:
            yield Token(f"sandbags-{hexes[h]}", "sandbags", hexes[h], "piece")


def _medal(s: Battle, goal: int, medal: Token) -> Token:
    held = s.held >> goal & 1
    return Token(
        medal.id,
        medal.kind,
        medal.space,
        "marker",
        medal.side,
        strength=medal.strength,
        marks=(*medal.marks, "held") if held else medal.marks,
    )


def _marks(s: Battle, bit: int, ordered: int) -> Iterable[str]:
    """What a unit has done, or is about to do, this turn."""
    states = (
        ("ordered", ordered),
        ("moved", s.moved),
        ("fought", _fought(s)),
        ("no-battle", s.barred),
        ("halted", s.halted),
        ("took-ground", s.took),
        ("named", s.named),
    )
    return (mark for mark, mask in states if mask & bit)


def _by_card(s: Battle, bit: int) -> Iterable[str]:
    """How an ordered unit may move by this card, where that is not how it usually moves."""
    board, card = s.board, s.card
    if board.overlord or (s.moved | s.fought | s.took) & bit:
        return
    if not board.card_moves[card]:
        yield "stays"
    elif board.card_move[card]:
        yield f"march-{board.card_move[card]}"
        yield f"then-battle-{board.card_march[card]}"


def _fighting(s: Battle) -> bool:
    """Whether the units that are ordered battle now, or are about to."""
    return bool(s.stack) and s.stack[frame.PHASE] in FIGHTING


def _aimless(s: Battle, u: int) -> Iterable[str]:
    """A unit that may still battle, and finds nobody whom it could attack."""
    if _fighting(s) and can_battle(s, u) and not (has_target(s, u, False) or may_clear(s, u)):
        yield "no-target"


def _fought(s: Battle) -> int:
    """The units that have battled; one that may be ambushed has only said so."""
    if s.stack and s.stack[frame.PHASE] == P_WINDOW:
        return int(s.fought) & ~BIT[s.stack[frame.ATTACKER]]
    return int(s.fought)


def _unit(plain: Token, place: str, men: int, marks: tuple[str, ...]) -> Token:
    return Token(
        plain.id,
        plain.kind,
        place,
        side=plain.side,
        look=plain.look,
        strength=men,
        full=plain.full,
        nation=plain.nation,
        badge=plain.badge,
        marks=marks,
    )


# Cards


def _zones(s: Battle, seat: int, stage: Stage) -> tuple[Zone, ...]:
    """Hands only for those who may see them, the pile only as a number (M44-I.1, I.2, I.5)."""
    zones = []
    for side, name in enumerate(SIDES):
        hand = s.hands[side]
        seen = _cards(hand, stage) if sees_hand(s, seat, side) else ()
        zones.append(Zone(f"hand-{name}", name, len(hand), seen, True, kind="hand"))
    zones.append(Zone("pile", count=decks.size(s.pile), private=True))
    zones.append(_discard(s, stage))
    in_play = _in_play(s, seat, stage)
    zones.append(Zone("in-play", count=len(s.played), cards=in_play, kind="play"))
    if s.drawn:
        seen = _cards(s.drawn, stage) if sees_hand(s, seat, s.active) else ()
        zones.append(Zone("drawn", SIDES[s.active], len(s.drawn), seen, private=True))
    zones += _handed(s, stage)
    return tuple(zones)


def _in_play(s: Battle, seat: int, stage: Stage) -> tuple[Card, ...]:
    """The cards in play; an enemy is told which of his own flanks they mean."""
    cards = _cards(sorted(s.played), stage)
    if seat < 0 or side_of(s, seat) == s.active:
        return cards
    flanks = [yours(flank_across(stage.layout, card.id)) for card in cards]
    return tuple(
        Card(card.id, card.count, (flank,)) if flank else card
        for card, flank in zip(cards, flanks, strict=True)
    )


def _discard(s: Battle, stage: Stage) -> Zone:
    """The discards: those of the last scene, unless there are more by now."""
    kept = s.discard[:]
    before = stage.last.discard
    if before[0] != kept:
        cards = tuple([Card(stage.cards[card], n) for card, n in enumerate(kept) if n])
        zone = Zone("discard", count=sum(kept), cards=cards)
        before = stage.last.discard = kept, zone
    return before[1]


def _handed(s: Battle, stage: Stage) -> list[Zone]:
    """Overlord: cards handed to the field generals lie face up beside their subsections."""
    found: list[Zone] = []
    if not s.plan:
        return found
    names = stage.layout.lexicon.names("zone")
    for i in range(0, len(s.plan), 2):
        places = [name for z, name in enumerate(names) if s.plan[i + 1] >> z & 1]
        found.append(
            Zone(
                f"handed-{places[0]}",
                SIDES[s.active],
                1,
                (Card(stage.cards[s.plan[i]]),),
                anchors=tuple(f"zone:{name}" for name in places),
            )
        )
    return found


def _cards(hand: Sequence[int], stage: Stage) -> tuple[Card, ...]:
    """Sorted cards, equal ones counted together."""
    faces, names = stage.faces, stage.cards
    counts: dict[int, int] = {}
    for card in hand:
        counts[card] = counts.get(card, 0) + 1
    return tuple([faces[card] if n == 1 else Card(names[card], n) for card, n in counts.items()])


# The end


ENDING_KEYS = {
    BY_MEDALS: "ending-medals",
    BY_SUDDEN_DEATH: "ending-sudden-death",
    BY_NO_UNITS: "ending-no-units",
    BY_EMPTY_DECK: "ending-empty-deck",
}


def _outcome(s: Battle, layout: Layout) -> Outcome | None:
    if s.ending < 0:
        return None
    rules = (ENDINGS[s.ending],)
    if s.ending == BY_MATCH:
        return _match_outcome(s, layout, rules)
    side = s.winner ^ s.leg
    args: dict[str, Argument] = {
        "side": f"side:{SIDES[side]}",
        "number": s.tally[side],
        "number2": s.tally[1 - side],
    }
    return Outcome(SIDES[side], Message(ENDING_KEYS[s.ending], args, rules), rules)


def _match_outcome(s: Battle, layout: Layout, rules: tuple[str, ...]) -> Outcome:
    """M44-S.10: more medals over both battles, or a draw."""
    if s.winner < 0:
        return Outcome("", Message("ending-draw", {"number": s.match[0]}, rules), rules)
    team = _team_name(layout.seats[s.board.team_seats[s.winner][0]])
    args: dict[str, Argument] = {
        "seat": f"seat:{team}",
        "number": s.match[s.winner],
        "number2": s.match[1 - s.winner],
    }
    return Outcome(team, Message("ending-match", args, rules), rules)
