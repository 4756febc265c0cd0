"""Why a card cannot be played, used or kept."""

from __future__ import annotations

from vezerkar.games.memoir.explain.facts import Facts
from vezerkar.games.memoir.explain.moments import wrong_moment
from vezerkar.games.memoir.explain.reasons import because
from vezerkar.games.memoir.rules.cards import effective, may_strike_with_recon, plays
from vezerkar.games.memoir.rules.overlord import (
    MOST_CARDS_A_TURN,
    chief_copies,
    copied_from_chief,
    copied_in,
    copied_recon,
    is_recon,
    may_give_more,
    zones_free,
    zones_of,
)
from vezerkar.games.memoir.terms import (
    AIR_POWER,
    AMBUSH,
    BARRAGE,
    COUNTER_ATTACK,
    FINEST_HOUR,
    NO_CARD,
    P_COMMAND,
    P_WINDOW,
    V_AMBUSH,
)
from vezerkar.scene.scene import Reason


def play(f: Facts, card: int) -> list[Reason]:
    """Why a card is not the card of this turn."""
    found = not_usable(f, card)
    if found or f.current == P_COMMAND:
        return found or not_by_chief(f, card)
    if not plays(f.s, f.seat, card):
        owner = card_owner(f, card)
        args = (f.card(card), f.seat_name(owner))
        rules = (team_rule(f, card),)
        return [because("why-card-of-commander", *args, rules=rules, anchors=[args[1]])]
    return []


def not_usable(f: Facts, card: int) -> list[Reason]:
    """The card is not in the hand, or it is Ambush."""
    name = f.card(card)
    if card not in f.s.hands[f.s.active]:
        return [because("why-card-not-held", name, rules=("M44-1.1",), anchors=[name])]
    if f.board.card_effect[card] == AMBUSH:
        return [because("why-ambush-own-turn", name, rules=("M44-K.18",), anchors=[name])]
    if f.current == P_COMMAND and not may_give_more(f.s):
        return [no_more_cards(f, card)]
    return []


def team_rule(f: Facts, card: int) -> str:
    """Who in a team plays a card: by its section, or the chief, as the size of the team says."""
    if f.layout.data.cards[card].kind == "section":
        return "M44-A3.8"
    members = f.board.team_seats[f.s.team(f.s.active)]
    return "M44-A3.21" if len(members) == 2 else "M44-A3.6"


def card_owner(f: Facts, card: int) -> int:
    """The member of the team who plays a card (M44-A3.6, A3.8)."""
    seats = f.board.team_seats[f.s.team(f.s.active)]
    return next(seat for seat in seats if plays(f.s, seat, card))


def strike_with(f: Facts, card: int) -> list[Reason]:
    """Why a card is not used as an air strike (M44-F.12)."""
    found = not_usable(f, card) if f.current == P_COMMAND else play(f, card)
    board, name = f.board, f.card(card)
    rules = ("M44-F.12",)
    if board.recon_strike_side != f.s.active or f.current == P_COMMAND:
        return [*found, because("why-strike-no-rule", name, rules=rules)]
    order = effective(f.s, card)
    if order == NO_CARD or not board.card_recon[order]:
        found.append(because("why-strike-not-recon", name, rules=rules, anchors=[name]))
    if not may_strike_with_recon(f.s):
        hexes = [f.hex(h) for h in board.recon_strike_hexes]
        found.append(because("why-strike-place-lost", name, hexes[0], rules=rules, anchors=hexes))
    return found


def barrage_with(f: Facts, card: int) -> list[Reason]:
    """Why a card is not used as a barrage (M44-F.18)."""
    found = not_usable(f, card)
    name = f.card(card)
    rules = ("M44-F.18",)
    if not f.board.recon_barrage >> f.s.active & 1:
        return [*found, because("why-barrage-no-rule", name, rules=rules)]
    if not is_recon(f.s, barrage_order(f, card)):
        found.append(because("why-barrage-not-recon", name, rules=rules, anchors=[name]))
    return found


def barrage_order(f: Facts, card: int) -> int:
    """The order that a card would be if it were played as a barrage."""
    if f.board.overlord and f.board.card_effect[card] == COUNTER_ATTACK:
        return int(copied_recon(f.s))
    return int(effective(f.s, card))


def copy(f: Facts, card: int, order: int) -> list[Reason]:
    """Why a card does not copy another (M44-K.28); a single order to copy needs no name."""
    found = not_usable(f, card)
    if found:
        return found
    name, rules = f.card(card), f.card_rules(card)
    if f.board.card_effect[card] != COUNTER_ATTACK:
        return [because("why-copy-card", name, rules=("M44-K.28",), anchors=[name])]
    copies = chief_copies(f.s) if f.current == P_COMMAND else []
    if len(copies) < 2:
        return [because("why-copy-play", name, rules=rules, anchors=[name])]
    if order not in copies:
        other = f.card(order)
        return [because("why-copy-not-played", other, rules=rules, anchors=[other])]
    return not_by_chief(f, order)


def keep(f: Facts, card: int) -> list[Reason]:
    """Why a card is not kept after Recon (M44-5.7)."""
    drawn = [f.card(c) for c in f.s.drawn]
    return [because("why-card-not-drawn", f.card(card), rules=("M44-5.7",), anchors=drawn)]


def ambush(f: Facts) -> list[Reason]:
    """Why Ambush is not played: it is not held, or nobody is close assaulted."""
    name = f.card(f.board.ambush)
    if f.current == P_WINDOW:
        return [because("why-ambush-not-held", name, rules=("M44-K.14", "M44-1.1"))]
    own_turn = f.board.team_seats[f.s.team(f.s.active)]
    if f.seat in own_turn:
        return [because("why-ambush-own-turn", name, rules=("M44-K.18", "M44-K.14"))]
    rules = ("M44-K.14", "M44-K.17")
    return [because("why-ambush-not-now", name, rules=rules), *wrong_moment(f, V_AMBUSH)]


# Overlord


def no_more_cards(f: Facts, card: int) -> Reason:
    """Three cards a turn at most, one stays in hand, Their Finest Hour is played alone."""
    board, s = f.board, f.s
    if any(board.card_effect[order] == FINEST_HOUR for order in s.plan[::2]):
        return because("why-hand-alone", f.card(s.plan[0]), rules=("M44-A3.16",))
    return because("why-hand-keep-one", MOST_CARDS_A_TURN, rules=("M44-A3.14",))


def not_by_chief(f: Facts, card: int) -> list[Reason]:
    """Why the chief does not play a card himself but hands it out, or not now."""
    name = f.card(card)
    order = copied_from_chief(f.s) if f.board.card_effect[card] == COUNTER_ATTACK else card
    if order != card and len(chief_copies(f.s)) > 1:
        return [because("why-copy-which", name, rules=("M44-K.28",), anchors=[name])]
    if order != NO_CARD and f.board.card_effect[order] == FINEST_HOUR:
        alone = f.card(int(order))
        return [because("why-hand-alone", alone, rules=("M44-A3.16",), anchors=[name])]
    return [because("why-hand-by-general", name, rules=("M44-A3.13", "M44-A3.16"))]


def hand(f: Facts, card: int, zone: int) -> list[Reason]:
    """Why a card is not handed out for a subsection (M44-A3.14)."""
    found = not_usable(f, card)
    if found:
        return found
    board, s = f.board, f.s
    name, place = f.card(card), f.zone(zone)
    effect = board.card_effect[card]
    if effect in (AIR_POWER, BARRAGE, FINEST_HOUR):
        return [because("why-hand-by-chief", name, rules=("M44-A3.16",), anchors=[name])]
    order = copied_in(s, zone) if effect == COUNTER_ATTACK else card
    if order != NO_CARD and not zones_free(s, zones_of(s, order, zone)):
        return [because("why-hand-zone-taken", place, rules=("M44-A3.14",), anchors=[place])]
    rules = ("M44-A3.14", *f.card_rules(card))
    return [because("why-hand-not-here", name, place, rules=rules, anchors=[name])]
