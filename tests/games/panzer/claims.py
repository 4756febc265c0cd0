"""What each reason of Panzer General claims about a position."""

from __future__ import annotations

from collections.abc import Mapping

from tests.games.refusals import Claim, Said
from vezerkar.core.kernel import verb_of
from vezerkar.games.panzer import terms as t
from vezerkar.games.panzer.rules.adjacency import neighbours
from vezerkar.games.panzer.rules.cards import fits_fire, is_grounded
from vezerkar.games.panzer.rules.combat_values import firing_unit, target_unit
from vezerkar.games.panzer.rules.deck import in_deck
from vezerkar.games.panzer.rules.movement import can_move, is_pinched
from vezerkar.games.panzer.rules.npc_targets import in_settlements
from vezerkar.games.panzer.rules.placement import places
from vezerkar.games.panzer.rules.purchases import stacked_cost
from vezerkar.games.panzer.rules.rows import S_LENGTH, T_CARD, T_COUNT, T_LENGTH, T_PICKS
from vezerkar.games.panzer.rules.supply import connected
from vezerkar.games.panzer.rules.support import supports
from vezerkar.games.panzer.rules.terrain import bears

PLACING = (t.V_PLACE, t.V_STATION, t.V_DEPLOY, t.V_DROP)


def side(x: Said) -> int:
    return int(x.s.board.side_of[x.seat])


def top(x: Said, at: int) -> int:
    return int(x.s.stack[at])


def phase(x: Said) -> int:
    return top(x, t.PHASE)


def named(x: Said) -> int:
    """The unit that a sentence names by its tile."""
    return int(x.s.at[x.of("at")])


def flagged(x: Said, mask: int) -> bool:
    return bool(mask >> named(x) & 1)


def on_map(x: Said, u: int) -> bool:
    return u < t.UNIT_SLOTS and x.s.unit_tile[u] >= 0


def is_own(x: Said, u: int) -> bool:
    return on_map(x, u) and x.s.side(u) == side(x)


def is_enemy(x: Said, u: int) -> bool:
    """A unit to fire at: of the other side, or of the player where a non-player unit aims."""
    foe = 1 - x.s.board.npc if phase(x) == t.P_NPC_AIM else 1 - side(x)
    return on_map(x, u) and bool(x.s.side(u) == foe)


def subject(x: Said) -> int:
    """The unit that the action is about: the second value of what points buy."""
    return x.values[1] if x.verb == t.V_SPEND_ON else x.values[0]


def adjacent(x: Said, u: int, tile: int) -> bool:
    at = x.s.unit_tile[u]
    return tile in [*x.s.board.near[4 * at : 4 * at + 4], *x.s.board.corner[4 * at : 4 * at + 4]]


def straight(x: Said, u: int, tile: int) -> bool:
    at = x.s.unit_tile[u]
    return tile in x.s.board.near[4 * at : 4 * at + 4]


def not_beside(x: Said) -> bool:
    if x.verb == t.V_MOVE:
        return not adjacent(x, x.values[0], x.of("tile"))
    return not straight(x, x.values[0], x.of("tile"))


def held(x: Said) -> bool:
    return x.of("card") in x.s.hands[side(x)]


def is_card_of_type(x: Said, *types: int) -> bool:
    return x.s.board.card_type[x.s.board.action_card[x.of("card")]] in types


def too_dear(x: Said) -> bool:
    return bool(x.s.prestige[side(x)] == int(x.number("number2")) < int(x.number()))


def over_limit(x: Said) -> bool:
    s, mine = x.s, side(x)
    left = s.purse[mine]
    if x.verb == t.V_STACK:
        left = s.board.stack_limit[mine] - stacked_cost(s, mine)
    cost = s.board.cost[x.of("card")]
    return bool(cost == x.number() and left == x.number("number2") and cost > left)


def own_pile(x: Said) -> int:
    """How many of the card are left in the own unit deck; -1 if it is no card of it."""
    at = x.of("card") - x.s.board.deck_first[side(x)]
    pile = x.s.piles[side(x)]
    return int(pile[at]) if 0 <= at < len(pile) else -1


def asked_unit(x: Said) -> int:
    """The unit that the question is about."""
    places_in_frame = {
        t.P_EXTRA: t.EXTRA_UNIT,
        t.P_STEP: t.STEP_UNIT,
        t.P_DRAWN: t.DRAWN_UNIT,
        t.P_NPC_PATH: t.PATH_UNIT,
    }
    return top(x, places_in_frame[phase(x)])


def picks(x: Said) -> list[int]:
    at = len(x.s.table) - T_LENGTH
    return list(x.s.table[at + T_PICKS : at + T_PICKS + x.s.table[at + T_COUNT]])


def played(x: Said) -> int:
    return int(x.s.table[len(x.s.table) - T_LENGTH + T_CARD])


def is_ambush(x: Said) -> bool:
    return bool(x.s.board.action_card[x.of("card")] == x.s.board.ambush)


def wrong_time(x: Said) -> bool:
    """Each type of card has phases of its own."""
    weather = x.s.board.card_labels[x.s.board.action_card[x.of("card")]] & t.BAD_WEATHER
    if is_card_of_type(x, t.CARD_OPERATIONS):
        return phase(x) != t.P_OPS
    if is_card_of_type(x, t.CARD_COMBAT):
        return phase(x) not in (t.P_CARDS, t.P_ANSWER)
    return not (weather and phase(x) in (t.P_OPS, t.P_WEATHER)) and phase(x) != t.P_WINDOW


def no_swap(x: Said) -> bool:
    """The other unit is not an own one beside it that can still move."""
    u, other, _ = x.values
    if not is_own(x, other) or u == other or not adjacent(x, u, x.s.unit_tile[other]):
        return True
    return not can_move(x.s, other) or bool((x.s.moved | x.s.stepped) >> other & 1)


def slants(x: Said) -> bool:
    """The way is slanted, and one of those who would go it cannot go so."""
    u, other, _ = x.values
    tile = x.s.unit_tile[other] if x.verb == t.V_SWAP else other
    units = [u, other] if x.verb == t.V_SWAP else [u]
    return not straight(x, u, tile) and not all(x.s.able(v, t.DIAGONAL) for v in units)


def bogged(x: Said, lake: bool) -> bool:
    """A hard unit would come onto a lake, or onto a swamp."""
    first, second, _ = x.values
    if x.verb == t.V_SWAP:
        ways = [(first, x.s.unit_tile[second]), (second, x.s.unit_tile[first])]
        pairs = [(x.s.unit_card[u], tile) for u, tile in ways]
    else:
        card = first if x.verb in PLACING else x.s.unit_card[first]
        pairs = [(card, second)]
    return any(
        x.s.board.hard[card] and bool(x.s.board.nature[tile] & t.LAKE) == lake
        for card, tile in pairs
    )


def legal_verbs(x: Said) -> set[int]:
    return {verb_of(action) for action in x.s.legal_actions(x.seat)}


def no_flak(x: Said) -> bool:
    return named(x) not in {
        action >> 24 & 0xFFF for action in x.s.legal_actions(x.seat) if verb_of(action) == t.V_FLIP
    }


def discount_fails(x: Said) -> bool:
    price = x.values[2]
    if price == t.PRICE_AT_HQ:
        return x.values[1] != x.s.headquarters(side(x)) or bool(x.s.hq_used)
    return price == t.PRICE_WITH_RESERVES and not x.s.discount


CLAIMS: Mapping[str, Claim] = {
    "why-over": lambda x: x.s.ending >= 0,
    "why-not-asked": lambda x: x.seat not in x.s.actors(),
    "why-unknown": lambda x: x.verb >= len(x.game.verbs),
    # Units
    "why-no-own-unit": lambda x: not is_own(x, subject(x)),
    "why-no-unit": lambda x: not on_map(x, x.values[0]),
    "why-fresh": lambda x: flagged(x, x.s.fresh),
    "why-moved": lambda x: flagged(x, x.s.moved | x.s.stepped),
    "why-fired": lambda x: flagged(x, x.s.fired),
    "why-spent": lambda x: flagged(x, x.s.spent),
    "why-one-action": lambda x: x.s.one_action(named(x)),
    "why-mud": lambda x: bool(x.s.weather),
    "why-extra-kind": lambda x: phase(x) == t.P_EXTRA and named(x) == top(x, t.EXTRA_UNIT),
    "why-extra-jump": lambda x: phase(x) == t.P_EXTRA and x.verb == t.V_JUMP,
    "why-second-step": lambda x: phase(x) == t.P_STEP and named(x) == top(x, t.STEP_UNIT),
    "why-another-first": lambda x: named(x) == asked_unit(x) != x.values[0],
    "why-no-tile": lambda x: x.s.at[x.values[1]] >= 0,
    "why-occupied": lambda x: x.s.at[x.of("tile")] >= 0,
    "why-not-beside": not_beside,
    "why-diagonal": slants,
    "why-corner": lambda x: any(
        is_pinched(x.s, x.values[0], x.s.unit_tile[x.values[0]], i) for i in range(4)
    ),
    "why-lake": lambda x: bogged(x, lake=True),
    "why-swamp": lambda x: bogged(x, lake=False),
    "why-no-swap": no_swap,
    "why-no-jump": lambda x: x.s.able(x.values[0], t.SCOUT_JUMP),
    "why-no-scout": lambda x: not x.s.able(named(x), t.SCOUT_JUMP),
    "why-already-dug": lambda x: x.s.is_dug(named(x)),
    "why-not-idle": lambda x: flagged(
        x, x.s.moved | x.s.fired | x.s.spent | x.s.stepped | x.s.acted | x.s.extra
    ),
    "why-no-target": lambda x: (
        not is_enemy(x, x.values[1])
        or (phase(x) == t.P_NPC_AIM and x.values[0] != top(x, t.AIM_UNIT))
    ),
    "why-own-target": lambda x: is_own(x, x.values[1]),
    "why-settlement-first": lambda x: (
        x.values[1]
        not in in_settlements(
            x.s, neighbours(x.s, x.s.unit_tile[top(x, t.AIM_UNIT)], 1 - x.s.board.npc)
        )
    ),
    "why-no-transfer": lambda x: (
        not x.s.able(named(x), t.TRANSFER)
        or not any(
            verb_of(action) == t.V_TRANSFER
            and action >> 24 & 0xFFF == x.values[0]
            and action >> 12 & 0xFFF == x.values[1]
            and action & 0xFFF == x.values[2]
            for action in x.s.legal_actions(x.seat)
        )
    ),
    # Cards
    "why-not-held": lambda x: not held(x),
    "why-no-card": lambda x: not x.s.board.units <= x.values[0] < x.s.board.bluff,
    "why-no-unit-card": lambda x: x.of("card") >= x.s.board.units,
    "why-too-dear": too_dear,
    "why-operations-only": wrong_time,
    "why-combat-only": wrong_time,
    "why-surprise-only": wrong_time,
    "why-bluff-later": lambda x: phase(x) != t.P_SACRIFICE,
    "why-units-later": lambda x: phase(x) != t.P_OPS,
    "why-no-opening": lambda x: (
        not any(
            verb_of(action) == t.V_DEPLOY and action >> 24 & 0xFFF == x.of("card")
            for action in x.s.legal_actions(x.seat)
        )
    ),
    "why-wrong-role": lambda x: not fits_fire(x.s, side(x), x.of("card")),
    "why-grounded": lambda x: is_grounded(x.s, x.of("card")),
    "why-one-of-two": lambda x: x.values[1] not in (1, 2),
    "why-not-this-side": lambda x: (
        not x.s.board.open_to[2 * x.s.board.action_card[x.of("card")] + x.values[1] - 1] >> side(x)
        & 1
    ),
    "why-other-effect": lambda x: is_ambush(x) and phase(x) in (t.P_REACT, t.P_FREE),
    "why-no-effect": held,
    "why-no-answer": lambda x: phase(x) == t.P_WINDOW and is_card_of_type(x, t.CARD_SURPRISE),
    "why-picked": lambda x: named(x) in picks(x),
    "why-not-for-unit": lambda x: x.of("card") == played(x) and named(x) not in picks(x),
    "why-pick-one": lambda x: picks(x) == [],
    "why-not-theirs": lambda x: (
        x.of("card") not in x.s.hands[1 - side(x)] or x.of("card") < x.s.board.units
    ),
    # Deployment
    "why-not-controlled": lambda x: x.s.control[x.of("tile")] != side(x),
    "why-not-connected": lambda x: not connected(x.s, side(x)) >> x.of("tile") & 1,
    "why-rocks-only": lambda x: not x.s.board.deploy_on[x.values[1]],
    "why-no-discount": discount_fails,
    "why-discount-due": lambda x: bool(x.s.discount) and x.values[2] == t.PRICE_FULL,
    "why-no-paratrooper": lambda x: not x.s.board.able[x.of("card")] & t.PARATROOPER,
    "why-no-drop": lambda x: bool(x.s.board.no_drop[x.of("card")]),
    # Set-up
    "why-bought": lambda x: bool(top(x, t.BUY_DONE) >> side(x) & 1),
    "why-buy-first": lambda x: not top(x, t.BUY_DONE) >> side(x) & 1,
    "why-not-your-deck": lambda x: (
        own_pile(x) < 0 or (phase(x) == t.P_RAISE and x.of("card") not in in_deck(x.s, side(x)))
    ),
    "why-none-left": lambda x: own_pile(x) == 0,
    "why-units-enough": lambda x: (
        len(x.s.bought[side(x)]) >= int(x.number()) == x.s.board.most_units[side(x)]
    ),
    "why-over-limit": over_limit,
    "why-not-bought": lambda x: x.of("card") not in x.s.bought[side(x)],
    "why-not-start": lambda x: x.of("tile") not in places(x.s, side(x)),
    "why-wrong-class": lambda x: (
        not x.s.board.initial[top(x, t.RAISE_COUNT)] >> x.s.board.kind[x.of("card")] & 1
    ),
    "why-fits-nowhere": lambda x: (
        not any(bears(x.s.board, x.of("card"), tile) for tile in places(x.s, side(x)))
    ),
    "why-other-card": lambda x: x.of("card") == top(x, t.STATION_CARD) != x.values[0],
    "why-searched-units": lambda x: top(x, t.SEARCH_UNITS) == 0,
    "why-searched-actions": lambda x: top(x, t.SEARCH_ACTIONS) == 0,
    "why-not-in-deck": lambda x: (
        x.of("card") not in [*in_deck(x.s, side(x)), *in_deck(x.s, t.ACTION_DECK)]
    ),
    "why-free-cards": lambda x: x.values[0] > int(x.number()) == t.FREE_CARDS,
    "why-no-such-deck": lambda x: x.values[0] not in (side(x), t.ACTION_DECK),
    "why-deck-empty": lambda x: not x.s.has_cards(x.values[0]),
    "why-actions-only": lambda x: top(x, t.SHOP_PHASE) == 3 and x.values[0] == side(x),
    # Fire
    "why-no-free-fire": lambda x: not top(x, t.REACT_SHOOTERS) >> named(x) & 1,
    "why-no-flak": no_flak,
    "why-fires-itself": lambda x: named(x) == firing_unit(x.s),
    "why-supports-already": lambda x: named(x) in x.s.support[::S_LENGTH],
    "why-no-support": lambda x: supports(x.s, named(x), x.s.unit_tile[target_unit(x.s)]) == 0,
    "why-no-ammo": lambda x: x.s.ammo[side(x)] == 0,
    # Victory points
    "why-no-spending": lambda x: not x.s.board.spend_cost,
    "why-spend-elsewhen": lambda x: (
        x.values[0]
        not in {
            t.P_OPS: (t.SPEND_MOVE, t.SPEND_ACTION, t.SPEND_DEMORALIZE),
            t.P_CARDS: (t.SPEND_PLUS, t.SPEND_MINUS, t.SPEND_DEMORALIZE),
            t.P_LOSS: (t.SPEND_REDUCE,),
        }[phase(x)]
    ),
    "why-points-short": lambda x: (
        x.s.points[side(x)] == x.number("number2")
        and x.s.points[side(x)] < x.s.board.spend_cost[x.values[0]] == x.number()
    ),
    "why-spend-on-unit": lambda x: x.values[0] == t.SPEND_DEMORALIZE,
    "why-spend-on-fire": lambda x: x.values[0] in (t.SPEND_PLUS, t.SPEND_MINUS),
    "why-no-extra": lambda x: (
        flagged(x, x.s.extra | x.s.fresh | x.s.spent) or t.V_SPEND_ON in legal_verbs(x)
    ),
    "why-not-nearer": lambda x: named(x) == top(x, t.PATH_UNIT),
}
