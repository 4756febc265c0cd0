"""What a seat sees of a battle; only what is named here is shown (PG-6.1.10, PG-10.0.1)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from vezerkar.core import decks
from vezerkar.core.kernel import OBSERVER, a_of, verb_of
from vezerkar.games.panzer import terms
from vezerkar.games.panzer.board import Board
from vezerkar.games.panzer.explain.cards import why_idle
from vezerkar.games.panzer.explain.setup_phase import why_no_buy
from vezerkar.games.panzer.hidden import is_buying, sees
from vezerkar.games.panzer.rules.deck import actions_held
from vezerkar.games.panzer.rules.rows import (
    R_CAUSE,
    R_LENGTH,
    R_LINE,
    S_LENGTH,
    S_UNIT,
    S_VALUE,
    T_CARD,
    T_LENGTH,
    T_MODE,
    T_SIDE,
)
from vezerkar.games.panzer.rules.supply import income
from vezerkar.games.panzer.setup import Layout, layout_of
from vezerkar.games.panzer.state import Front
from vezerkar.games.panzer.view.actions import action_views
from vezerkar.games.panzer.view.board import draw_board
from vezerkar.games.panzer.view.combat_sheet import sheets
from vezerkar.games.panzer.view.goals import end_of_battle, goals, last_turn, next_turn, tally
from vezerkar.games.panzer.view.npc_plans import agenda
from vezerkar.games.panzer.view.prompts import Question
from vezerkar.games.panzer.view.reference import write_reference
from vezerkar.scene.message import Argument, Message
from vezerkar.scene.scene import Board as BoardView
from vezerkar.scene.scene import BookEntry, Card, Outcome, Prompt, Scene, Seat, Token, Track, Zone

OFFERS = (terms.V_BUY, terms.V_STACK, terms.V_RAISE, terms.V_SEARCH, terms.V_TAKE)
OF_HAND = (terms.V_PLAY, terms.V_DEPLOY, terms.V_DROP, terms.V_SACRIFICE)
States = tuple[tuple[str, int], ...]  # what units have done, with those that have as bits
WEATHER = ((terms.SNOW, "snow"), (terms.MUD, "mud"), (terms.FOG, "fog"))


@dataclass(frozen=True)
class Stage:
    """The part of the scenes of a battle that never changes."""

    layout: Layout
    board: BoardView
    book: tuple[BookEntry, ...]
    cards: tuple[str, ...]
    tiles: tuple[str, ...]
    units: tuple[str, ...]
    looks: tuple[UnitLook, ...]  # by unit card
    flags: tuple[tuple[Token, ...], ...]  # control markers, by side and tile


class UnitLook(NamedTuple):
    """What a unit shows of its card."""

    side: str
    figure: str
    badge: str
    values: tuple[int, ...]


@lru_cache(maxsize=32)
def stage_of(board: Board) -> Stage:
    """The static part of the scenes of a board, made once."""
    layout = layout_of(board)
    names = layout.lexicon.names
    return Stage(
        layout,
        draw_board(layout),
        write_reference(layout),
        names("card"),
        names("tile"),
        names("unit"),
        tuple(_look(board, card, names("card")[card]) for card in range(board.units)),
        tuple(tuple(_flag(tile, side) for tile in names("tile")) for side in terms.SIDES),
    )


def _look(board: Board, card: int, name: str) -> UnitLook:
    values = (
        board.attack_hard[card],
        board.attack_soft[card],
        board.guard[card],
        board.support[card],
        board.reach[card],
    )
    return UnitLook(terms.SIDES[board.side[card]], _figure(board, card), f"card:{name}", values)


def _flag(tile: str, side: str) -> Token:
    return Token(f"control-{tile}", f"control-{side}", tile, "piece", side)


def scene(s: Front, seat: int, log: Sequence[Message] = ()) -> Scene:
    """All that a seat, or an observer, may know; `log` is what it has heard so far."""
    stage = stage_of(s.board)
    layout = stage.layout
    outcome = _outcome(s)
    return Scene(
        game="panzer",
        scenario=layout.scenario.slug,
        seat=layout.seats[seat] if seat >= 0 else "",
        side=terms.SIDES[s.board.side_of[seat]] if seat >= 0 else "",
        seats=_seats(s, layout),
        board=stage.board,
        book=stage.book,
        tokens=_tokens(s, stage),
        zones=_zones(s, seat, stage),
        tracks=_tracks(s, seat),
        prompt=Prompt(outcome.text, "over") if outcome else Question(s).prompt(seat),
        actions=action_views(s, seat) if seat != OBSERVER else (),
        log=tuple(log),
        outcome=outcome,
        sheets=sheets(s, seat),
        agenda=agenda(s),
    )


# Seats and tracks


def seats_shown(s: Front) -> tuple[Seat, ...]:
    """The seats as everybody sees them, without the rest of the scene."""
    return _seats(s, stage_of(s.board).layout)


def _seats(s: Front, layout: Layout) -> tuple[Seat, ...]:
    found = []
    for seat, name in enumerate(layout.seats):
        side = s.board.side_of[seat]
        score, counts = tally(s, side)
        found.append(
            Seat(
                name,
                terms.SIDES[side],
                seat,
                deciding=bool(s.waiting >> seat & 1),
                ready=_is_ready(s, seat, side),
                score=s.points[side] if s.board.has_points else score,
                counts=counts,
                target=_target(s, side) if s.board.has_points else 0,
                cards=len(s.hands[side]) + 1,
                facts=(
                    *_weather(s, side),
                    *end_of_battle(s, side),
                    *_purse(s, side),
                    *_rebate(s, side),
                    *goals(s, layout, side),
                    *next_turn(s, side),
                    *_hand(s, side),
                ),
            )
        )
    return tuple(found)


def _purse(s: Front, side: int) -> tuple[Message, ...]:
    """Prestige and ammunition are open (PG-2.0.3); but not while units are bought in secret."""
    if s.turn == 0 and is_buying(s):
        return ()
    purse: dict[str, Argument] = {"number": s.prestige[side], "number2": s.ammo[side]}
    purse["number3"] = income(s, side)
    return (Message("seat-purse", purse, ("PG-2.0.3",)),)


def _rebate(s: Front, side: int) -> tuple[Message, ...]:
    """What Reserves takes off the next unit; the card in the hand prints its full price."""
    if side != s.active or not s.discount:
        return ()
    return (Message("seat-rebate", {"number": s.discount}, ("PG-6.2.26",)),)


def _weather(s: Front, side: int) -> tuple[Message, ...]:
    """Bad weather lasts for a player turn, long after its card has left the table."""
    if side != s.active:
        return ()
    return tuple(Message(f"seat-{word}") for bit, word in WEATHER if s.weather & bit)


def _hand(s: Front, side: int) -> tuple[Message, ...]:
    """How the hand is made up is open as well (PG-6.1.10)."""
    if s.turn == 0 and is_buying(s):
        return ()
    actions = actions_held(s, side)
    hand: dict[str, Argument] = {"number": len(s.hands[side]) - actions, "number2": actions}
    return (Message("seat-hand", hand, ("PG-6.1.10",)),)


def _is_ready(s: Front, seat: int, side: int) -> bool:
    """All that others see of a secret decision: whether it has been made."""
    phase = s.stack[terms.PHASE]
    if phase == terms.P_BUY:
        return bool(s.stack[terms.BUY_DONE] >> seat + 2 & 1)
    return phase == terms.P_SACRIFICE and s.pledge[side] != terms.NO_CARD


def _target(s: Front, side: int) -> int:
    for rule in s.board.conditions:
        if rule.side == side and rule.winner == side and rule.count:
            return rule.count
    return 0


def _tracks(s: Front, seat: int) -> tuple[Track, ...]:
    board = s.board
    tracks = [Track("turn", s.turn, last_turn(s), terms.SIDES[s.active])]
    for side, name in enumerate(terms.SIDES):
        if side == board.npc:
            tracks.append(Track("kills", s.kills[1 - side], side=terms.SIDES[1 - side]))
            continue
        secret = s.turn == 0 and is_buying(s)
        if not secret:
            tracks.append(Track("prestige", s.prestige[side], side=name))
        elif sees(s, seat, side):
            tracks.append(Track("purse", s.purse[side], board.purse[side], name))
        tracks.append(Track("ammo", s.ammo[side], side=name))
    if board.has_points:
        for side, name in enumerate(terms.SIDES):
            tracks.append(Track("points", s.points[side], _target(s, side), name))
    for bit, word in WEATHER:
        if s.weather & bit:
            tracks.append(Track(f"weather-{word}", 1))
    return tuple(tracks)


# Pieces


def _tokens(s: Front, stage: Stage) -> tuple[Token, ...]:
    """Control markers lie on the ground, units stand on them."""
    found = [stage.flags[side][tile] for tile, side in enumerate(s.control) if side >= 0]
    states = ("moved", s.moved), ("fired", s.fired), ("spent", s.spent), ("extra", s.extra)
    found += [_unit(s, u, stage, states) for u in range(terms.UNIT_SLOTS) if s.unit_tile[u] >= 0]
    return tuple(found)


def _unit(s: Front, u: int, stage: Stage, states: States) -> Token:
    card = s.unit_card[u]
    look = stage.looks[card]
    return Token(
        stage.units[u],
        stage.cards[card],
        stage.tiles[s.unit_tile[u]],
        side=look.side,
        look=look.figure,
        strength=max(s.morale(u), 0),
        full=s.printed(u),
        badge=look.badge,
        values=(*look.values, s.markers(u)),
        marks=tuple(_marks(s, u, states)),
    )


def _marks(s: Front, u: int, states: States) -> list[str]:
    found = [word for word, units in states if units >> u & 1]
    if s.is_dug(u):
        found.append("dug-in")
    if s.prep >> u & 1:
        found.append("suppressed")
    if s.support:
        found += [
            f"support-{s.support[i + S_VALUE]}"
            for i in range(0, len(s.support), S_LENGTH)
            if s.support[i + S_UNIT] == u
        ]
    return found


def _figure(board: Board, card: int) -> str:
    """The plastic figure on a card: tank or infantry, with a gun where it reaches (PG-4.0.1)."""
    figure = "tank" if board.hard[card] else "infantry"
    return f"{figure}-gun" if board.reach[card] >= 2 else figure


# Cards


def _zones(s: Front, seat: int, stage: Stage) -> tuple[Zone, ...]:
    """Hands only for those who may see them, decks only as numbers (PG-6.1.10)."""
    zones = []
    for side, name in enumerate(terms.SIDES):
        if side == s.board.npc:
            continue
        hand = s.hands[side]
        mine = sees(s, seat, side)
        opponent = seat >= 0 and s.board.side_of[seat] != side
        seen = hand if mine else s.known[side] if opponent else []
        if mine:
            seen = [*seen, s.board.bluff]
        cards = _cards(s, side, seen, seat if mine else OBSERVER, stage)
        zones.append(Zone(f"hand-{name}", name, len(hand) + 1, cards, True, kind="hand"))
        actions = actions_held(s, side)
        zones.append(Zone(f"hand-actions-{name}", name, actions, private=True, kind="count"))
        if mine:
            zones += _offers(s, seat, name, stage)
            zones += _secrets(s, side, name, stage)
    zones += _decks(s, seat, stage)
    played = tuple(_played(s, row, stage) for row in range(0, len(s.table), T_LENGTH))
    owner = terms.SIDES[s.table[T_SIDE]] if s.table else ""
    zones.append(Zone("in-play", owner, len(played), played, kind="play"))
    given = [
        s.sheet[i + R_CAUSE]
        for i in range(0, len(s.sheet), R_LENGTH)
        if s.sheet[i + R_LINE] == terms.L_SACRIFICE
    ]
    if given:  # both were turned at once and lie there until the fire is over (PG-7.12.1)
        faces = [card if card >= 0 else s.board.bluff for card in given]
        # Half of them are the other side's: nobody takes them for cards of the own hand.
        other = terms.SIDES[1 - s.board.side_of[seat]] if seat >= 0 else ""
        zones.append(Zone("sacrifices", other, len(faces), _plain(faces, stage), kind="play"))
    if s.npc_cards:
        npc = terms.SIDES[s.board.npc]
        drawn = _plain(s.npc_cards, stage)
        zones.append(Zone("npc-cards", npc, len(s.npc_cards), drawn, kind="play"))
    return tuple(zones)


def _offers(s: Front, seat: int, name: str, stage: Stage) -> list[Zone]:
    """Cards on offer that are not in the hand: from a deck, or from a hand that was shown."""
    offered = [a_of(o) for o in s.legal_actions(seat) if verb_of(o) in OFFERS]
    if s.stack[terms.PHASE] == terms.P_BUY and seat in s.actors():
        side = s.board.side_of[seat]
        first = s.board.deck_first[side]
        cards = tuple(
            _for_sale(s, side, first + kind, stage, first + kind in offered)
            for kind, n in enumerate(s.piles[side])
            if n
        )
    else:
        cards = _plain(offered, stage)
    return [Zone(f"offer-{name}", name, len(cards), cards, True, kind="offer")] if cards else []


def _for_sale(s: Front, side: int, card: int, stage: Stage, is_offered: bool) -> Card:
    """A unit to buy: that the army is full, or how much prestige is missing for it."""
    name, count = stage.cards[card], s.piles[side][card - s.board.deck_first[side]]
    if is_offered:
        return Card(name, count)
    if len(s.bought[side]) >= s.board.most_units[side]:
        return Card(name, count, ("dear",), why_no_buy(s, side, card, 0)[0].message)
    missing = s.board.cost[card] - s.purse[side]
    return Card(name, count, ("dear", f"short-{missing}") if missing > 0 else ("dear",))


def _secrets(s: Front, side: int, name: str, stage: Stage) -> list[Zone]:
    """What only the owner knows of the set-up and of the top of the deck."""
    found = []
    # While one buys, the tray is there from the beginning: nothing moves when something comes in.
    if s.bought[side] or s.stack[terms.PHASE] == terms.P_BUY:
        cards = _plain(sorted(s.bought[side]), stage)
        found.append(Zone(f"bought-{name}", name, len(s.bought[side]), cards, True, kind="offer"))
    if s.top[side]:
        cards = _plain(s.top[side][::-1], stage)
        found.append(Zone(f"top-{name}", name, len(s.top[side]), cards, True, kind="offer"))
    if s.pledge[side] != terms.NO_CARD:
        cards = _plain([s.pledge[side]], stage)
        found.append(Zone(f"pledge-{name}", name, 1, cards, True, kind="play"))
    return found


def _decks(s: Front, seat: int, stage: Stage) -> list[Zone]:
    """Draw decks as numbers, discard piles face up (PG-5.2.8).

    What a side bought for the set-up has left its own deck; to others it seems to lie there still.
    In a battle of two an empty discard pile has its place: nothing moves when its first card comes.
    """
    found = []
    keeps_place = s.turn > 0 and not s.board.solo
    for deck, name in enumerate(terms.DECKS):
        count = decks.size(s.piles[deck])
        if deck < terms.ACTION_DECK:
            count += len(s.top[deck]) + (0 if sees(s, seat, deck) else len(s.bought[deck]))
        if deck > terms.ACTION_DECK and not s.board.starting[deck]:
            continue
        found.append(Zone(f"deck-{name}", count=count, private=True, kind="pile"))
        first = s.board.deck_first[deck]
        cards = tuple(
            Card(stage.cards[first + kind], n) for kind, n in enumerate(s.discards[deck]) if n
        )
        if cards or keeps_place:
            size = decks.size(s.discards[deck])
            found.append(Zone(f"discard-{name}", count=size, cards=cards, kind="discard"))
    return found


def _cards(s: Front, side: int, hand: Sequence[int], owner: int, stage: Stage) -> tuple[Card, ...]:
    """Cards of a hand; those that cannot be paid for are marked, and their owner is told why."""
    actions = s.legal_actions(owner) if owner != OBSERVER else []
    used = {a_of(action) for action in actions if verb_of(action) in OF_HAND}
    found = []
    for card in dict.fromkeys(hand):
        is_time = card >= s.board.units or s.stack[terms.PHASE] == terms.P_OPS
        dear = is_time and s.prestige[side] < s.price(side, card)
        marks = ("dear",) if dear and sees(s, s.board.seat[side], side) else ()
        why = why_idle(s, side, card) if actions and card not in used else []
        idle = why[0].message if why else None
        found.append(Card(stage.cards[card], list(hand).count(card), marks, idle))
    return tuple(found)


def _played(s: Front, row: int, stage: Stage) -> Card:
    """A card on the table, and which of its effects it is used for: a fact for both comes first."""
    card, mode = s.table[row + T_CARD], s.table[row + T_MODE]
    modes = stage.layout.data.playable[s.board.action_card[card]].modes
    return Card(stage.cards[card], marks=(f"fact-{mode + 1}",) if len(modes) > 1 else ())


def _plain(cards: Sequence[int], stage: Stage) -> tuple[Card, ...]:
    return tuple(Card(stage.cards[card], list(cards).count(card)) for card in dict.fromkeys(cards))


# The end


def _outcome(s: Front) -> Outcome | None:
    if s.ending < 0:
        return None
    side = s.winner
    if s.board.solo:
        side = s.board.npc if s.winner else 1 - s.board.npc
    rules = (terms.ENDINGS[s.ending],)
    args: dict[str, Argument] = {"side": f"side:{terms.SIDES[side]}"}
    key = f"ending-{s.ending}" if not s.board.solo else f"ending-solo-{s.winner}"
    return Outcome(terms.SIDES[side], Message(key, args, rules), rules)
