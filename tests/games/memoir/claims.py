"""What each reason of Memoir '44 claims about a position."""

from __future__ import annotations

from collections.abc import Mapping

from tests.games.refusals import Claim, Said
from vezerkar.core.kernel import verb_of
from vezerkar.games.memoir import terms as t
from vezerkar.games.memoir.phases import frame
from vezerkar.games.memoir.rules.terrain import read_map
from vezerkar.games.memoir.schema.pieces import CLASSES
from vezerkar.games.memoir.setup import layout_of


def top(x: Said, at: int) -> int:
    return int(x.s.stack[at])


def phase(x: Said) -> int:
    return top(x, frame.PHASE)


def side(x: Said, key: str = "unit") -> int:
    return int(x.s.board.unit_side[x.of(key)])


def place(x: Said, key: str = "unit") -> int:
    return int(x.s.unit_hex[x.of(key)])


def has(x: Said, mask: int) -> bool:
    return bool(mask >> x.of("unit") & 1)


def ordered(x: Said) -> bool:
    return any(has(x, mask) for mask in x.s.orders)


def apart(x: Said, a: int, b: int) -> int:
    return int(x.s.board.distance[a * x.s.board.count + b])


def class_of(x: Said, key: str = "unit") -> str:
    return str(CLASSES[x.s.board.unit_class[x.of(key)]])


def seat_named(x: Said) -> int:
    return layout_of(x.s.board).seats.index(x.word("seat"))


def enemies_beside(x: Said) -> list[int]:
    s, h = x.s, place(x)
    near = [s.at[y] for y in s.board.near[6 * h : 6 * h + 6] if y != s.board.off]
    return [v for v in near if v >= 0 and s.board.unit_side[v] != side(x)]


def terrain_lies(x: Said) -> bool:
    """The terrain or obstacle that is named lies on the hex that is named."""
    layout = layout_of(x.s.board)
    spot = read_map(layout.grid, layout.data, layout.scenario)[x.of("hex")]
    works = {"wire": t.WIRE, "sandbags": t.SANDBAGS}
    name = x.word("terrain")
    if name in works and x.s.works[x.of("hex")] & works[name]:
        return True
    return name == spot.ground.id or name in [terrain.id for terrain, _ in spot.layers]


def on_board(x: Said) -> bool:
    return place(x) >= 0


def retreating(x: Said) -> bool:
    return x.of("unit") == top(x, frame.UNIT) and phase(x) == t.P_RETREAT


def is_closed(x: Said) -> bool:
    board, u = x.s.board, x.of("unit")
    return bool(board.closed[board.unit_class[u] * board.count + x.of("hex")])


def effect(x: Said) -> int:
    return int(x.s.board.card_effect[x.of("card")])


def held(x: Said) -> bool:
    return x.of("card") in x.s.hands[x.s.active]


def is_legal(x: Said, verb: int, a: int) -> bool:
    return any(
        verb_of(action) == verb and action >> 24 & 0xFFF == a
        for action in x.s.legal_actions(x.seat)
    )


def targets(x: Said) -> set[int]:
    """The units that somebody may attack now."""
    legal = x.s.legal_actions(x.seat)
    return {action >> 12 & 0xFFF for action in legal if verb_of(action) == t.V_ATTACK}


def way_is_shut(x: Said) -> bool:
    """The unit is on the board, and the hex is not one that it may simply move to now."""
    return on_board(x) and (
        x.verb == t.V_MOVE_VIA
        or not any(
            verb_of(action) == t.V_MOVE
            and action >> 24 & 0xFFF == x.of("unit")
            and action >> 12 & 0xFFF == x.values[1]
            for action in x.s.legal_actions(x.seat)
        )
    )


def shut_by_terrain(x: Said) -> bool:
    return way_is_shut(x) and terrain_lies(x)


def hidden(x: Said) -> bool:
    """The target is farther than one hex, and what is named lies between or on both ends."""
    target = x.s.unit_hex[x.values[1]]
    return apart(x, place(x), target) > 1 and terrain_lies(x)


CLAIMS: Mapping[str, Claim] = {
    # Who is asked, and what
    "why-over": lambda x: x.s.ending >= 0,
    "why-watching": lambda x: x.seat < 0,
    "why-not-asked": lambda x: x.seat not in x.s.actors(),
    "why-other-commander": lambda x: seat_named(x) != x.seat,
    "why-step-over": lambda x: x.word("phase2") == t.FRAMES[phase(x)].word,
    "why-step-to-come": lambda x: x.word("phase2") == t.FRAMES[phase(x)].word,
    "why-not-finished": lambda x: x.of("unit") == top(x, frame.UNIT),
    "why-no-such-thing": lambda x: any(
        (kind == "unit" and value >= len(x.s.board.unit_side))
        or (kind == "card" and value >= x.s.board.ordinary)
        for kind, value in zip(x.game.verbs[x.verb].kinds, x.values, strict=False)
    ),
    "why-not-possible": lambda x: False,  # every refusal has a better one
    # Cards
    "why-card-not-held": lambda x: not held(x),
    "why-ambush-own-turn": lambda x: effect(x) == t.AMBUSH,
    "why-ambush-not-held": lambda x: x.of("card") not in x.s.hands[1 - x.s.active],
    "why-ambush-not-now": lambda x: phase(x) != t.P_WINDOW,
    "why-card-of-commander": lambda x: held(x) and seat_named(x) != x.seat,
    "why-card-must-be-played": lambda x: phase(x) in (t.P_PLAY, t.P_COMMAND),
    "why-card-not-drawn": lambda x: x.of("card") not in x.s.drawn,
    "why-strike-no-rule": lambda x: (
        x.s.board.recon_strike_side != x.s.active or phase(x) == t.P_COMMAND
    ),
    "why-strike-not-recon": lambda x: not x.s.board.card_recon[x.of("card")],
    "why-strike-place-lost": lambda x: (
        x.s.at[x.of("hex")] < 0 or x.s.board.unit_side[x.s.at[x.of("hex")]] != x.s.active
    ),
    "why-barrage-no-rule": lambda x: not x.s.board.recon_barrage >> x.s.active & 1,
    "why-barrage-not-recon": lambda x: not x.s.board.card_recon[x.of("card")],
    "why-copy-card": lambda x: effect(x) != t.COUNTER_ATTACK,
    "why-copy-not-played": lambda x: x.of("card") == x.values[1],
    "why-copy-play": lambda x: effect(x) == t.COUNTER_ATTACK,
    "why-copy-which": lambda x: effect(x) == t.COUNTER_ATTACK,
    # Overlord
    "why-hand-not-here": lambda x: (
        not is_legal(x, t.V_HAND, x.of("card")) or x.of("zone") == x.values[1]
    ),
    "why-hand-zone-taken": lambda x: bool(x.s.plan) or x.of("zone") == x.values[1],
    "why-hand-keep-one": lambda x: (
        len(x.s.played) >= int(x.number()) or len(x.s.hands[x.s.active]) < 2
    ),
    "why-hand-alone": lambda x: effect(x) == t.FINEST_HOUR,
    "why-hand-by-chief": lambda x: effect(x) in (t.AIR_POWER, t.BARRAGE, t.FINEST_HOUR),
    "why-hand-by-general": lambda x: effect(x) not in (t.AIR_POWER, t.BARRAGE),
    # Orders
    "why-enemy-unit": lambda x: side(x) != x.s.active,
    "why-attacker-first": lambda x: side(x) != x.s.active and x.of("unit") in targets(x),
    "why-no-attacker": lambda x: side(x) != x.s.active and x.of("unit") not in targets(x),
    "why-unit-gone": lambda x: place(x) < 0,
    "why-already-ordered": lambda x: ordered(x) or has(x, x.s.fought),
    "why-wrong-section": lambda x: on_board(x) and x.of("card") == x.s.card,
    "why-section-full": lambda x: (
        bool(x.s.board.zones[place(x)]) and any(mask for mask in x.s.orders)
    ),
    "why-orders-given": lambda x: sum(bin(mask).count("1") for mask in x.s.orders) == x.number(),
    "why-wrong-class": lambda x: (
        not x.s.board.card_classes[x.of("card")] >> x.s.board.unit_class[x.of("unit")] & 1
    ),
    "why-no-symbol": lambda x: class_of(x) == x.word("class"),
    "why-needs-contact": lambda x: enemies_beside(x) == [],
    "why-needs-distance": lambda x: x.of("unit2") in enemies_beside(x),
    "why-dig-infantry": lambda x: class_of(x) != "infantry",
    "why-dig-water": lambda x: bool(x.s.board.ocean[x.of("hex")]),
    "why-dig-twice": lambda x: place(x) == x.of("hex"),
    "why-dig-ground": terrain_lies,
    "why-heal-unhurt": lambda x: x.s.unit_men[x.of("unit")] == x.s.board.unit_full[x.of("unit")],
    "why-other-section": lambda x: x.s.general >= 0,
    # Moves
    "why-not-ordered": lambda x: not ordered(x),
    "why-already-moved": lambda x: has(x, x.s.moved),
    "why-card-holds": lambda x: not x.s.board.card_moves[x.of("card")],
    "why-another-moves": lambda x: x.of("unit") == top(x, frame.UNIT) != x.values[0],
    "why-surrounded": lambda x: not is_legal(x, t.V_PICK, x.of("unit")),
    "why-pick-first": lambda x: is_legal(x, t.V_PICK, x.of("unit")),
    "why-hex-occupied": lambda x: x.s.at[x.of("hex")] == x.of("unit") >= 0,
    "why-path-blocked": lambda x: way_is_shut(x) and place(x, "unit2") >= 0,
    "why-too-far": lambda x: way_is_shut(x) and int(x.number()) > int(x.number("number2")),
    "why-detour": lambda x: (
        int(x.number()) > int(x.number("number2"))
        and int(x.number()) > apart(x, place(x), x.of("hex"))
    ),
    "why-impassable": lambda x: is_closed(x) or shut_by_terrain(x),
    "why-closed-hex": lambda x: is_closed(x) or way_is_shut(x),
    "why-bridge-sides": lambda x: apart(x, x.of("hex"), x.of("hex2")) == 1,
    "why-must-stop": shut_by_terrain,
    "why-hedgerow-first": way_is_shut,
    "why-hedgerow-left": lambda x: place(x) == x.of("hex") and way_is_shut(x),
    "why-beach-limit": way_is_shut,
    "why-steep-closed": lambda x: class_of(x) != "infantry" and terrain_lies(x),
    "why-steep-cost": shut_by_terrain,
    "why-gun-in-bunker": lambda x: class_of(x) == "artillery" and place(x) == x.of("hex"),
    "why-exit-none": lambda x: x.s.board.exit_side not in (0, 1),
    "why-exit-side": lambda x: side(x) != x.s.board.exit_side,
    "why-exit-far": lambda x: side(x) == x.s.board.exit_side,
    "why-via-none": lambda x: x.verb == t.V_MOVE_VIA and on_board(x),
    "why-via-only": way_is_shut,
    # Battles
    "why-already-fought": lambda x: has(x, x.s.fought),
    "why-moved-too-far": lambda x: has(x, x.s.barred) and has(x, x.s.moved),
    "why-entered": lambda x: place(x) == x.of("hex") and terrain_lies(x),
    "why-in-water": lambda x: bool(x.s.board.ocean[x.of("hex")]) and place(x) == x.of("hex"),
    "why-own-unit": lambda x: side(x) == x.s.active,
    "why-adjacent-first": lambda x: x.of("unit2") in enemies_beside(x),
    "why-out-of-range": lambda x: (
        apart(x, place(x), place(x, "unit2")) == int(x.number()) > int(x.number("number2"))
    ),
    "why-unit-hides": lambda x: x.s.at[x.of("hex")] == x.of("unit2") not in x.values[:2],
    "why-terrain-hides": hidden,
    "why-hill-hides": hidden,
    "why-edge-hides": lambda x: apart(x, place(x), x.s.unit_hex[x.values[1]]) > 1,
    "why-hill-stops-shells": lambda x: class_of(x) == "artillery" and terrain_lies(x),
    "why-wide-river": lambda x: side(x) != side(x, "unit2"),
    "why-no-dice": lambda x: int(x.number()) <= int(x.number("number2")),
    "why-fewer-dice-from": lambda x: x.s.unit_hex[x.values[0]] == x.of("hex") and terrain_lies(x),
    "why-fewer-dice-into": lambda x: x.s.unit_hex[x.values[1]] == x.of("hex") and terrain_lies(x),
    "why-only-close": lambda x: apart(x, place(x), x.s.unit_hex[x.values[1]]) > 1,
    "why-only-fire": lambda x: x.of("unit2") in enemies_beside(x),
    "why-clear-no-wire": lambda x: not x.s.works[x.of("hex")] & t.WIRE,
    "why-clear-infantry": lambda x: class_of(x) != "infantry",
    # Retreats and flags
    "why-another-retreats": lambda x: retreating(x) and x.of("unit") != x.values[0],
    "why-retreat-backwards": retreating,
    "why-retreat-one-hex": lambda x: apart(x, place(x), x.of("hex")) != 1,
    "why-retreat-impassable": lambda x: retreating(x) and terrain_lies(x),
    "why-retreat-occupied": lambda x: x.s.at[x.of("hex")] == x.of("unit2"),
    "why-retreat-water": lambda x: bool(x.s.board.ocean[x.of("hex")]),
    "why-retreat-dead-end": retreating,
    "why-retreat-goes-on": lambda x: retreating(x) and top(x, frame.RETREAT_NEEDED) == x.number(),
    "why-flag-counts": lambda x: phase(x) != t.P_FLAGS or top(x, frame.FLAGS_IGNORABLE) == 0,
    # Taking ground
    "why-ground-setting": lambda x: phase(x) != t.P_GROUND,
    "why-ground-artillery": lambda x: class_of(x) == "artillery",
    "why-ground-halted": lambda x: has(x, x.s.halted) and place(x) == x.of("hex"),
    "why-ground-hedgerow": lambda x: has(x, x.s.moved | x.s.took),
    "why-ground-closed": terrain_lies,
    "why-ground-occupied": lambda x: x.s.at[x.of("hex")] == x.of("unit"),
    "why-ground-elsewhere": lambda x: (
        x.of("unit") == top(x, frame.UNIT) and x.of("hex") == top(x, frame.GROUND_HEX)
    ),
    "why-ground-not-won": lambda x: phase(x) != t.P_GROUND,
    # Air strikes and barrages
    "why-named-already": lambda x: has(x, x.s.named),
    "why-naming-apart": lambda x: (
        not any(
            x.s.named >> v & 1 and apart(x, place(x), x.s.unit_hex[v]) == 1
            for v in range(len(x.s.board.unit_side))
            if x.s.unit_hex[v] >= 0
        )
    ),
    "why-naming-over": lambda x: phase(x) == t.P_STRIKES,
    "why-naming-section": lambda x: x.s.named == 0,
    "why-not-named": lambda x: not has(x, x.s.named),
}
