"""Every sentence that can say why something is not possible, and what it speaks of.

An argument is a number, or a thing written with its kind: `unit:al05`, `hex:G5`, `card:recon_left`,
`terrain:forest` (terrain and obstacles by their id), `class:infantry`, `section:left`, `zone:z1`,
`side:axis`, `seat:allies`, `phase:battle` (a word of terms.FRAMES).
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from vezerkar.games.memoir.explain.rulebook import Rules
from vezerkar.scene.scene import Argument, Message, Reason

# By key of the sentence: the names of its arguments, in order.
REASONS: Final[dict[str, tuple[str, ...]]] = {
    # Who is asked, and what
    "why-over": (),  # the battle is over
    "why-watching": (),  # someone who only watches decides nothing
    "why-not-asked": ("seat", "phase"),  # another seat is to decide, and what it is asked
    "why-other-commander": ("unit", "seat"),  # a unit that another member of the team commands
    "why-asked-else": ("phase",),  # this phase asks for something else
    "why-step-over": ("phase", "phase2"),  # the step `phase` of the turn is over, now is `phase2`
    "why-step-to-come": ("phase", "phase2"),  # the step `phase` comes later, now is `phase2`
    "why-not-finished": ("unit", "phase"),  # what this unit is doing must be finished first
    "why-no-such-thing": (),  # an action that names nothing on this board
    "why-not-possible": ("phase",),  # none of the things that can be chosen in this phase
    # Cards
    "why-card-not-held": ("card",),
    "why-ambush-own-turn": ("card",),  # Ambush is never the card of the own turn
    "why-ambush-not-held": ("card",),  # in the reaction window, without the card
    "why-ambush-not-now": ("card",),  # nobody is being close assaulted
    "why-card-of-commander": ("card", "seat"),  # another member of the team plays this card
    "why-card-must-be-played": (),  # no turn without a card
    "why-card-not-drawn": ("card",),  # only one of the two cards just drawn can be kept
    "why-strike-no-rule": ("card",),  # this scenario or side has no air strike by Recon
    "why-strike-not-recon": ("card",),
    "why-strike-place-lost": ("card", "hex"),  # no own unit on a hex that guides the strike
    "why-barrage-no-rule": ("card",),  # this scenario has no barrage by Recon
    "why-barrage-not-recon": ("card",),
    "why-copy-card": ("card",),  # this card copies nothing
    "why-copy-not-played": ("card",),  # the other chief did not play this card himself
    "why-copy-play": ("card",),  # there is only one card to copy: it is simply played
    "why-copy-which": ("card",),  # the other chief played several cards: one is to be named
    # Overlord: cards handed out
    "why-hand-not-here": ("card", "zone"),  # the card cannot be used in this subsection
    "why-hand-zone-taken": ("zone",),  # a subsection gets one card a turn
    "why-hand-keep-one": ("number",),  # at most three cards a turn, at least one stays in hand
    "why-hand-alone": ("card",),  # a card that is played alone, with no other in the turn
    "why-hand-by-chief": ("card",),  # the chief plays this card himself, for the whole board
    "why-hand-by-general": ("card",),  # the chief does not play this card himself but hands it out
    # Orders
    "why-enemy-unit": ("unit",),  # it belongs to the other side
    "why-unit-gone": ("unit",),  # it is not on the board
    "why-already-ordered": ("unit",),
    "why-wrong-section": ("unit", "card"),  # it stands in no section that the card names
    "why-section-full": ("unit", "card", "number"),  # the card's orders there are given; how many
    "why-orders-given": ("card", "number"),  # all orders of the card are given; how many
    "why-wrong-class": ("unit", "class", "card"),  # the card is not for units of this class
    "why-no-symbol": ("unit", "class"),  # Their Finest Hour: no symbol left for this class
    "why-needs-contact": ("unit", "card"),  # the card is for units next to an enemy
    "why-needs-distance": ("unit", "unit2", "card"),  # not for units next to an enemy, as unit2
    "why-dig-infantry": ("unit",),  # only infantry digs in
    "why-dig-water": ("unit", "hex"),
    "why-dig-twice": ("unit", "hex"),  # sandbags, or a wall as good, lie there already
    "why-dig-ground": ("unit", "hex", "terrain"),  # sandbags are never laid on this terrain
    "why-heal-unhurt": ("unit",),  # it has all its figures
    "why-other-section": ("unit", "section"),  # not in the section of the field general who acts
    # Moves
    "why-not-ordered": ("unit",),
    "why-already-moved": ("unit",),
    "why-card-holds": ("unit", "card"),  # units ordered by this card do not move
    "why-another-moves": ("unit",),  # this unit has begun its move and must finish it first
    "why-surrounded": ("unit",),  # every hex around it is closed or occupied
    "why-pick-first": ("unit",),  # the hex can be reached: the unit must be picked first
    "why-hex-occupied": ("hex", "unit"),
    "why-path-blocked": ("unit", "hex", "unit2"),  # unit2 stands in the way
    "why-too-far": (
        "unit",
        "hex",
        "number",
        "number2",
    ),  # it takes number hexes, number2 are allowed
    "why-detour": ("unit", "hex", "number", "number2"),  # the same, because of a way around units
    "why-impassable": ("unit", "hex", "terrain"),
    "why-closed-hex": ("unit", "hex", "terrain"),  # the scenario closes this hex
    "why-bridge-sides": ("unit", "hex", "hex2"),  # a long bridge: no step from hex to hex2
    "why-must-stop": ("unit", "hex", "terrain"),  # the way leads through a hex where it must stop
    "why-hedgerow-first": ("unit", "hex"),  # only with the first hex of a move
    "why-hedgerow-left": ("unit", "hex"),  # one hex only out of a hedgerow
    "why-beach-limit": ("unit", "hex", "number"),  # the way enters the beach at hex
    "why-steep-closed": ("unit", "hex", "terrain"),  # bluff or cliff: closed to this class
    "why-steep-cost": ("unit", "hex", "terrain", "number"),  # entering hex takes number hexes
    "why-gun-in-bunker": ("unit", "hex"),
    "why-exit-none": ("unit",),  # nobody leaves the board in this scenario
    "why-exit-side": ("unit", "side"),  # only units of this side may leave
    "why-exit-far": ("unit",),  # no exit can be reached with a hex of movement left
    "why-via-none": ("unit", "hex"),  # no objectives can be scored on the way like that
    "why-via-only": ("unit", "hex"),  # every way there scores objectives: one is to be named
    # Battles
    "why-already-fought": ("unit",),
    "why-moved-too-far": ("unit", "number"),  # it battles only after moves up to number hexes
    "why-entered": ("unit", "hex", "terrain"),  # no battle in the turn it entered this terrain
    "why-in-water": ("unit", "hex"),
    "why-attacker-first": ("unit",),  # an enemy was chosen before the unit that attacks it
    "why-no-attacker": ("unit",),  # and none of the units that may battle can attack it
    "why-own-unit": ("unit",),  # only enemies are attacked
    "why-adjacent-first": ("unit", "unit2"),  # unit2 stands next to it and must be attacked
    "why-out-of-range": ("unit", "unit2", "number", "number2"),  # number away, range number2
    "why-unit-hides": ("unit", "unit2", "hex"),  # unit2, on hex, blocks the line of sight
    "why-terrain-hides": ("unit", "hex", "terrain"),  # what lies on hex blocks the line of sight
    "why-hill-hides": ("unit", "hex", "terrain"),  # a hill blocks the line of sight
    "why-edge-hides": ("unit",),  # the line runs along the edge of the board
    "why-hill-stops-shells": ("unit", "hex", "terrain"),
    "why-wide-river": ("unit", "unit2"),
    "why-no-dice": ("unit", "unit2", "number", "number2"),  # number dice in all, number2 taken away
    "why-fewer-dice-from": ("hex", "terrain", "number"),  # dice taken by the attacker's own hex
    "why-fewer-dice-into": ("hex", "terrain", "number"),  # dice taken by the target's hex
    "why-only-close": ("unit", "card"),  # the card allows close assault only
    "why-only-fire": ("unit", "card", "unit2"),  # fire only; unit2 stands next to it
    "why-clear-no-wire": ("unit", "hex"),
    "why-clear-infantry": ("unit",),  # only infantry removes wire instead of battling
    # Retreats and flags
    "why-another-retreats": ("unit",),  # this is the unit that retreats
    "why-retreat-backwards": ("unit", "hex"),  # not towards its own side of the board
    "why-retreat-one-hex": ("unit", "hex"),  # hex by hex: this one is not next to it
    "why-retreat-impassable": ("unit", "hex", "terrain"),
    "why-retreat-occupied": ("unit", "hex", "unit2"),
    "why-retreat-water": ("unit", "hex"),
    "why-retreat-dead-end": ("unit", "hex", "number"),  # number hexes must still be made
    "why-retreat-goes-on": ("unit", "number"),  # no halt: number hexes must still be made
    "why-flag-counts": ("unit",),  # this flag cannot be ignored
    # Taking ground
    "why-ground-setting": (),  # nobody takes ground at this table
    "why-ground-artillery": ("unit",),
    "why-ground-halted": ("unit", "hex"),  # it had to stop where it stands
    "why-ground-hedgerow": ("unit", "hex"),
    "why-ground-closed": ("unit", "hex", "terrain"),
    "why-ground-occupied": ("hex", "unit"),
    "why-ground-elsewhere": ("unit", "hex"),  # only hex was won, by this unit
    "why-ground-not-won": ("unit", "hex"),  # not the hex of an enemy it has just beaten
    # Air strikes and barrages
    "why-named-already": ("unit",),
    "why-naming-apart": ("unit",),  # not next to a unit already named
    "why-naming-over": (),  # all units are named before the first roll
    "why-naming-section": ("unit", "card"),  # the first one must stand in the card's section
    "why-not-named": ("unit",),  # only named units are rolled for
}


HIDING: Final = frozenset(key for key in REASONS if key.endswith(("-hides", "-stops-shells")))


def because(key: str, *values: Argument, rules: Rules, anchors: Iterable[str] = ()) -> Reason:
    """A reason: the sentence with its arguments in order, its rules, the things in the way."""
    args = dict(zip(REASONS[key], values, strict=True))
    mark = "sight" if key in HIDING else ""
    return Reason(Message(key, args, rules), tuple(dict.fromkeys(anchors)), mark)
