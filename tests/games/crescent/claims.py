"""What each reason of Kereszt és Félhold claims about a position."""

from __future__ import annotations

from collections.abc import Mapping

from tests.games.crescent import naive
from tests.games.refusals import Claim, Said
from vezerkar.core.kernel import verb_of
from vezerkar.games.crescent import terms as t
from vezerkar.games.crescent.phases import frame
from vezerkar.games.crescent.phases import tower_actions as acts
from vezerkar.games.crescent.phases.orders import HELPER
from vezerkar.games.crescent.phases.plan_changes import QUICK_POINTS
from vezerkar.games.crescent.phases.terrain import has_share
from vezerkar.games.crescent.rules.combat import attack_strength, defence_strength, range_of
from vezerkar.games.crescent.rules.movement import is_just_captured
from vezerkar.games.crescent.rules.orders import can_execute, has_standing_bonus, must_fill
from vezerkar.games.crescent.rules.planning import (
    cubes_left,
    hand_room,
    is_begun,
    owes_a_draw,
)
from vezerkar.games.crescent.rules.retreat import retreats_without_loss
from vezerkar.games.crescent.rules.sight import blocks, may_fire_at, may_fire_from
from vezerkar.games.crescent.rules.terrain_placement import river_ends

# Who and where


def side(x: Said) -> int:
    return x.seat % 2


def troop(x: Said, key: str = "troop") -> int:
    """The type of troops that is named: `kind:ottoman-pike`."""
    return t.TROOPS.index(x.word(key).partition("-")[2])


def square(x: Said, key: str = "unit") -> int:
    return int(x.s.square[x.of(key)])


def apart(x: Said, p: int, q: int) -> int:
    return int(x.s.board.distance[p * x.s.board.count + q])


def top(x: Said, at: int) -> int:
    return int(x.s.stack[at])


def phase(x: Said) -> int:
    return top(x, frame.PHASE)


def done(x: Said) -> int:
    return top(x, frame.ACT_DONE)


def seat_of(x: Said, key: str = "seat") -> int:
    return x.game.seats(x.s).index(x.word(key))


def laid(x: Said, colour: int, of: int) -> int:
    return int(x.s.laid[x.seat][of * 3 + colour])


def is_gun(x: Said, key: str = "unit") -> bool:
    return bool(x.s.board.artillery[x.s.board.tower_troop[x.of(key)]])


def ability(x: Said, bit: int) -> bool:
    return bool(x.s.ability(x.seat, x.s.board.tower_troop[x.of("unit")]) & bit)


def verbs(x: Said) -> set[int]:
    return {verb_of(action) for action in x.s.legal_actions(x.seat)}


def pair(x: Said) -> tuple[int, int]:
    """Attacker and defender."""
    return x.of("unit"), x.of("unit2")


def acting(x: Said) -> int:
    return top(x, frame.TOWER)


def gets_there(x: Said) -> bool:
    return any(
        verb_of(action) == t.V_MOVE and action >> 12 & 0xFFF == x.of("square")
        for action in x.s.legal_actions(x.seat)
    )


def too_dear(x: Said) -> bool:
    s, card = x.s, x.of("card")
    spent = s.spent[x.seat] if s.revealed else s.points_laid(x.seat)
    cost = spent + s.board.points[card]
    return bool(cost == x.number("number") and cost > int(x.number("number2")))


def too_weak(x: Said) -> bool:
    a, d = pair(x)
    kinds = [t.MELEE, t.SHOT, t.STANDING_SHOT]
    defence = defence_strength(x.s, d, a)
    told = (x.number("number"), x.number("number2"))
    strengths = [attack_strength(x.s, x.seat, a, d, kind) for kind in kinds]
    return told[1] == defence and told[0] in strengths and int(told[0]) < defence


def no_straight_line(x: Said) -> bool:
    a, d = pair(x)
    s, board = x.s, x.s.board
    lines = [board.lines[s.square[a] * 8 + d8] for d8 in range(8)]
    return not any(s.square[d] in line for line in lines)


def blocked(x: Said) -> bool:
    """The square lies between both, and nobody can shoot over it."""
    a, d = pair(x)
    s, q = x.s, x.of("square")
    p, target = s.square[a], s.square[d]
    between = apart(x, p, q) + apart(x, q, target) == apart(x, p, target)
    return between and q not in (p, target) and bool(blocks(s, q))


def forest_fire(x: Said) -> bool:
    q = x.of("square")
    return not may_fire_from(x.s, q) or not may_fire_at(x.s, q)


def protected(x: Said) -> bool:
    """A rampart is there, and the line is not clear."""
    s, q = x.s, x.of("square")
    return bool(s.works[q] > t.BRIDGE and s.at[q] == x.of("unit"))


def cannon_reaches(x: Said) -> bool:
    s, u, q = x.s, x.of("unit"), x.of("square")
    far = range_of(s, x.seat, s.board.tower_troop[u])
    return naive.hits(naive.Field(s), naive.place(s, s.square[u]), naive.place(s, q), far)


def has_lost(x: Said, of: int) -> bool:
    return bool(x.s.lost[side(x) * t.TYPES + of] > 0)


def scared_before(x: Said) -> bool:
    """It would lose discs by stepping back, and another enemy tower would not."""
    s, u = x.s, x.of("unit")
    others = [
        v
        for v in range(s.board.towers)
        if s.square[v] >= 0
        and s.owner[v] == s.owner[u]
        and not s.board.artillery[s.board.tower_troop[v]]
    ]
    return not retreats_without_loss(s, u) and any(retreats_without_loss(s, v) for v in others)


def tall(x: Said) -> bool:
    s, u = x.s, x.of("unit")
    most = min(s.board.tower_full[u] + 1, s.board.tallest[s.board.tower_troop[u]])
    return bool(s.discs[u] == x.number() and s.discs[u] >= most)


def cannot_build_here(x: Said) -> bool:
    green = x.s.laid[x.seat][x.s.army * 3 + t.GREEN]
    card = {
        t.V_RAMPART: t.RAMPART_BUILDING,
        t.V_BRIDGE: t.BRIDGE_BUILDING,
        t.V_BLAST: t.DEMOLITION,
    }[x.verb]
    used = bool(x.s.built) or x.s.board.tower_troop[x.of("unit")] != x.s.army
    return green != card or used


def mixed(x: Said) -> bool:
    first, second = x.values[2] // 3, x.values[2] % 3
    return first != second and t.STANDING_SHOT in (first, second)


def cards_fit(x: Said) -> bool:
    """Whether every colour of one army card is free on the other."""
    s, source, target = x.s, troop(x), troop(x, "troop2")
    for colour in range(3):
        card = laid(x, colour, source)
        if card == t.NO_CARD:
            continue
        if laid(x, colour, target) != t.NO_CARD or not s.board.allowed[card] >> target & 1:
            return False
    return True


def river_ends_at(x: Said) -> bool:
    return x.of("square") in river_ends(x.s)


CLAIMS: Mapping[str, Claim] = {
    # Who decides
    "why-over": lambda x: x.s.ending >= 0,
    "why-watching": lambda x: x.seat < 0,
    "why-ready": lambda x: bool(x.s.locked >> x.seat & 1),
    "why-not-asked": lambda x: x.seat not in x.s.actors(),
    "why-no-such-thing": lambda x: any(
        (kind == "troop" and value >= t.TYPES) or (kind == "square" and value >= x.s.board.off)
        for kind, value in zip(x.game.verbs[x.verb].kinds, x.values, strict=False)
    ),
    # Terrain
    "why-site-share": lambda x: not has_share(x.s, side(x), x.values[0]),
    "why-site-nowhere": lambda x: x.word("site") == t.SITES[x.values[0]],
    "why-not-layable": lambda x: not x.s.board.layable[x.of("square")],
    "why-not-bare": lambda x: (
        x.s.ground[x.of("square")] != t.PLAIN or x.s.works[x.of("square")] != t.NO_WORK
    ),
    "why-no-straight": lambda x: (
        x.s.ground[x.of("square")] != t.RIVER or x.s.works[x.of("square")] != t.NO_WORK
    ),
    "why-no-land-route": lambda x: x.values[0] == t.SITE_HILL,
    "why-river-stuck": lambda x: x.s.ground[x.of("square")] == t.PLAIN,
    "why-river-open": river_ends_at,
    "why-no-river": lambda x: not river_ends(x.s),
    "why-other-site": lambda x: (
        x.word("site")
        == t.SITES[top(x, frame.SITE)]
        != t.SITES[{t.V_FACE: t.SITE_RAMPART, t.V_PIECE: t.SITE_RIVER}.get(x.verb, x.values[0])]
    ),
    "why-other-square": lambda x: x.of("square") == top(x, frame.PIECE_SQUARE) != x.values[0],
    # Deployment
    "why-garrison-square": lambda x: x.of("square") == x.s.board.garrison_square != x.values[0],
    "why-no-tower-left": lambda x: (
        not any(
            x.s.board.tower_side[v] == side(x)
            and x.s.board.tower_troop[v] == troop(x)
            and x.s.board.tower_extra[v] == t.ORDINARY
            and x.s.square[v] == t.WAITING
            for v in range(x.s.board.towers)
        )
    ),
    "why-gun-row": lambda x: not x.s.board.rear[side(x) * x.s.board.count + x.of("square")],
    "why-gun-room": lambda x: bool(x.s.board.rear[side(x) * x.s.board.count + x.of("square")]),
    "why-not-home": lambda x: not x.s.board.home[side(x) * x.s.board.count + x.of("square")],
    "why-closed": lambda x: bool(x.s.board.closed[x.of("square")]),
    "why-occupied": lambda x: x.s.at[x.of("square")] == x.of("unit") >= 0,
    "why-not-enterable": lambda x: not x.s.enterable(x.of("square")),
    # Plans
    "why-first-round": lambda x: x.s.round == 1,
    "why-hand-full": lambda x: hand_room(x.s, x.seat) <= 0 and x.number() == x.s.hand_limit(x.seat),
    "why-two-drawn": lambda x: len(x.s.drawn[x.seat]) >= int(x.number()),
    "why-draw-first": lambda x: owes_a_draw(x.s, x.seat) or bool(x.s.recalled[x.seat]),
    "why-lock-draw": lambda x: owes_a_draw(x.s, x.seat),
    "why-not-in-draw": lambda x: x.s.draw[x.seat][x.of("card")] == 0,
    "why-not-in-discard": lambda x: x.s.discard[x.seat][x.of("card")] == 0,
    "why-not-in-hand": lambda x: x.s.hand[x.seat][x.of("card")] == 0,
    "why-not-drawn": lambda x: x.of("card") not in x.s.drawn[x.seat],
    "why-not-recalled": lambda x: x.of("card") not in x.s.recalled[x.seat],
    "why-not-begun": lambda x: not is_begun(x.s, x.seat),
    "why-colour-taken": lambda x: x.of("card") in x.s.laid[x.seat],
    "why-colour-played": lambda x: laid(x, x.s.board.colour[x.of("card")], troop(x)) == t.NO_CARD,
    "why-needs-grey": lambda x: laid(x, t.GREY, troop(x)) == t.NO_CARD,
    "why-not-for-troop": lambda x: not x.s.board.allowed[x.of("card")] >> troop(x) & 1,
    "why-needs-side-b": lambda x: not x.s.upgraded[x.seat] >> troop(x) & 1,
    "why-is-side-b": lambda x: bool(x.s.upgraded[x.seat] >> troop(x) & 1),
    "why-troop-gone": lambda x: (
        not any(
            x.s.square[v] >= 0 and x.s.owner[v] == side(x) and x.s.board.tower_troop[v] == troop(x)
            for v in range(x.s.board.towers)
        )
    ),
    "why-too-dear": too_dear,
    "why-no-cubes": lambda x: cubes_left(x.s, x.seat) <= 0 and x.number() == x.s.cube_limit(x.seat),
    "why-cube-places": lambda x: (
        x.s.cubes[x.seat][troop(x)] >= int(x.number()) == x.s.cube_room(x.seat, troop(x))
    ),
    "why-no-cube-there": lambda x: (
        x.s.cubes[x.values[0] if x.verb == t.V_UNLOAD else x.seat][troop(x)] == 0
    ),
    "why-no-more-thoughts": lambda x: x.s.thoughts[x.seat] >= int(x.number()),
    "why-not-laid": lambda x: laid(x, x.s.board.colour[x.of("card")], troop(x)) != x.of("card"),
    "why-lift-cubes": lambda x: (
        x.of("card") in x.s.laid[x.seat] and 0 < int(x.number()) <= x.s.cubes_laid(x.seat)
    ),
    "why-lift-room": lambda x: (
        x.of("card") in x.s.laid[x.seat] and 0 < int(x.number()) <= x.s.cubes[x.seat][troop(x)]
    ),
    "why-lift-cards": lambda x: x.of("card") == t.LIEUTENANT and cubes_left(x.s, x.seat) >= 0,
    # Developments and pre-actions
    "why-no-gun-disc": is_gun,
    "why-tallest": tall,
    "why-not-planned": lambda x: x.of("card") not in x.s.laid[x.seat],
    "why-no-pre-action": lambda x: not x.s.board.pre_action[x.of("card")],
    "why-reaction": lambda x: x.of("card") == t.COUNTER_ESPIONAGE,
    "why-own-captain": lambda x: seat_of(x) % 2 == side(x),
    "why-nothing-to-return": lambda x: (
        not any(card >= 0 and not x.s.board.development[card] for card in x.s.laid[seat_of(x)])
    ),
    "why-development-stays": lambda x: bool(x.s.board.development[x.of("card")]),
    "why-gun-unafraid": is_gun,
    "why-scare-others": scared_before,
    "why-quick-dear": lambda x: x.s.board.points[x.of("card")] > QUICK_POINTS == x.number(),
    "why-same-army": lambda x: (
        troop(x) == (x.values[1] if x.verb == t.V_TRANSFER else top(x, frame.SUPPORT_TROOP))
    ),
    "why-nothing-to-move": lambda x: x.values[2] == 0 or x.s.cubes[x.seat][troop(x)] == 0,
    "why-cards-do-not-fit": lambda x: not cards_fit(x),
    "why-cubes-short": lambda x: x.values[2] > int(x.number()) == x.s.cubes[x.seat][troop(x)],
    "why-cube-room": lambda x: (
        x.values[2]
        > int(x.number())
        == x.s.cube_room(x.seat, troop(x)) - x.s.cubes[x.seat][troop(x)]
    ),
    "why-no-idle-cube": lambda x: x.s.idle[x.seat] == 0,
    # Orders
    "why-no-order": lambda x: laid(x, t.GREY, troop(x)) == t.NO_CARD,
    "why-order-impossible": lambda x: not can_execute(x.s, x.seat, troop(x)),
    "why-not-your-tower": lambda x: x.s.owner[x.of("unit")] != side(x),
    "why-tower-gone": lambda x: square(x) < 0,
    "why-other-troop": lambda x: x.s.board.tower_troop[x.of("unit")] != x.s.army == troop(x),
    "why-cannot-act": lambda x: not top(x, frame.PICKED) >> x.of("unit") & 1,
    "why-has-acted": lambda x: bool(top(x, frame.PICKED) >> x.of("unit") & 1),
    "why-nobody-acted": lambda x: top(x, frame.PICKED) == 0,
    "why-main-first": lambda x: (
        top(x, frame.PICK_PARTS) & HELPER != 0 and laid(x, t.GREY, troop(x)) == t.COMRADES
    ),
    "why-fill-first": lambda x: must_fill(x.s) and x.s.board.tower_troop[x.of("unit")] != x.s.army,
    "why-no-fill-card": lambda x: laid(x, t.PURPLE, x.s.army) != t.FILL_RANKS,
    "why-filled": lambda x: bool(x.s.filled),
    "why-full-height": lambda x: x.s.discs[x.of("unit")] >= x.s.board.tower_full[x.of("unit")],
    "why-no-lost-disc": lambda x: not has_lost(x, troop(x)),
    "why-same-tower": lambda x: x.values[0] == x.values[1],
    "why-last-disc": lambda x: x.s.discs[x.of("unit")] == 1,
    "why-another-acts": lambda x: x.of("unit") == acting(x) != x.values[0],
    "why-own-tower": lambda x: x.s.owner[x.of("unit")] == side(x),
    # What a tower does
    "why-no-steps": lambda x: done(x) & acts.LEFT == 0,
    "why-moved-already": lambda x: bool(done(x) & acts.MOVED),
    "why-too-far": lambda x: not gets_there(x) and done(x) & acts.LEFT == x.number(),
    "why-gun-moves": is_gun,
    "why-works-done": lambda x: bool(done(x) & acts.BUILT),
    "why-charge-over": lambda x: (
        bool(done(x) & acts.ATTACKED) and top(x, frame.ACT_MODE) == t.AS_CHARGE
    ),
    "why-no-spur": lambda x: not ability(x, t.CUBE_TO_STEP),
    "why-spurred": lambda x: bool(done(x) & acts.SPURRED),
    "why-spur-late": lambda x: bool(done(x) & (acts.STEPPED | acts.ATTACKED)),
    "why-spur-cube": lambda x: x.s.cubes[x.seat][x.s.board.tower_troop[x.of("unit")]] == 0,
    "why-spur-useless": lambda x: t.V_SPUR not in verbs(x),
    "why-just-captured": lambda x: is_just_captured(x.s, x.of("unit")),
    "why-exhausted": lambda x: x.s.exhausted(x.of("unit")),
    "why-attacked-already": lambda x: bool(done(x) & acts.ATTACKED),
    "why-no-attack-order": lambda x: top(x, frame.ACT_MODE) == t.AS_EXCHANGE,
    "why-one-attack": lambda x: top(x, frame.ACT_MODE) != t.AS_DOUBLE,
    "why-one-target": lambda x: x.values[0] == x.values[1],
    "why-mixed-kinds": mixed,
    "why-step-first": lambda x: (
        apart(x, x.of("square"), square(x)) == 1 and x.s.at[x.of("square")] < 0
    ),
    "why-not-adjacent": lambda x: apart(x, square(x), square(x, "unit2")) != 1,
    "why-no-melee": lambda x: not x.s.board.melee[x.s.board.tower_troop[x.of("unit")]],
    "why-forest": lambda x: (
        t.FOREST in [x.s.ground[x.s.square[v]] for v in (acting(x), x.values[0], x.values[1])]
    ),
    "why-too-weak": too_weak,
    "why-no-shooter": lambda x: range_of(x.s, x.seat, x.s.board.tower_troop[x.of("unit")]) == 0,
    "why-shot-at-gun": is_gun,
    "why-out-of-range": lambda x: apart(x, square(x), square(x, "unit2")) > int(x.number()),
    "why-no-line": no_straight_line,
    "why-line-blocked": blocked,
    "why-forest-fire": forest_fire,
    "why-rampart-protects": protected,
    "why-stepped": lambda x: bool(done(x) & acts.STEPPED),
    "why-no-bonus": lambda x: not has_standing_bonus(x.s, x.seat, x.of("unit")),
    "why-stand-instead": lambda x: has_standing_bonus(x.s, x.seat, x.of("unit")),
    "why-no-exchange": lambda x: top(x, frame.ACT_MODE) != t.AS_EXCHANGE,
    "why-exchanged": lambda x: bool(done(x) & (acts.STEPPED | acts.SWAPPED)),
    "why-stays-apart": lambda x: apart(x, square(x), square(x, "unit2")) != 1,
    "why-not-acted": lambda x: not done(x) & (acts.ACTED | acts.BUILT),
    # Works
    "why-no-tiles": lambda x: x.s.tiles_left() < 1,
    "why-no-builder": lambda x: not ability(x, t.BUILDER),
    "why-no-works-card": cannot_build_here,
    "why-works-early": lambda x: not done(x) & acts.ACTED,
    "why-works-due": lambda x: top(x, frame.WORKS_GREEN) == 0,
    "why-square-far": lambda x: square(x) < 0 or apart(x, square(x), x.of("square")) > 1,
    "why-rampart-ground": lambda x: x.s.ground[x.of("square")] != t.PLAIN,
    "why-bridge-ground": lambda x: x.s.ground[x.of("square")] != t.RIVER,
    "why-work-there": lambda x: x.s.works[x.of("square")] != t.NO_WORK,
    "why-nothing-to-blast": lambda x: (
        x.s.works[x.of("square")] == t.NO_WORK
        or (x.s.works[x.of("square")] != t.BRIDGE and is_any_gun(x))
    ),
    "why-lasting-bridge": lambda x: bool(x.s.board.lasting[x.of("square")]),
    "why-bridge-under-gun": lambda x: x.s.at[x.of("square")] == x.of("unit") and is_gun(x),
    "why-no-breaker": lambda x: not ability(x, t.BRIDGE_BREAKER),
    "why-cannon-reach": lambda x: not cannon_reaches(x),
    # After an attack
    "why-retreat-there": lambda x: (
        x.of("square") not in {action >> 12 & 0xFFF for action in x.s.legal_actions(x.seat)}
    ),
    "why-not-emptied": lambda x: (
        x.of("square") not in {action >> 12 & 0xFFF for action in x.s.legal_actions(x.seat)}
    ),
}


def is_any_gun(x: Said) -> bool:
    """A gun blows up bridges only, not ramparts."""
    return bool(x.s.board.artillery[x.s.board.tower_troop[x.values[0]]])
