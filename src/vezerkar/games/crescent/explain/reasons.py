"""Every sentence that can say why something is not possible, and what it speaks of.

An argument is a number, or a thing written with its kind: `unit:c-pike1`, `square:E6`,
`card:march`, `kind:ottoman-pike`, `seat:christian`, `phase:orders` (a word of terms.FRAMES).
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from vezerkar.scene.scene import Argument, Message, Reason

# By key of the sentence: the names of its arguments, in order.
REASONS: Final[dict[str, tuple[str, ...]]] = {
    # Who decides, and what
    "why-over": (),
    "why-watching": (),
    "why-ready": (),  # the plan is handed in
    "why-not-asked": ("seat", "phase"),
    "why-asked-else": ("phase",),
    "why-no-such-thing": (),
    # Terrain
    "why-site-share": ("number",),
    "why-site-nowhere": ("site",),
    "why-not-layable": ("square",),
    "why-not-bare": ("square",),
    "why-no-straight": ("square",),
    "why-no-land-route": ("square",),
    "why-river-stuck": ("square",),  # it could not be brought to its end from there
    "why-river-open": ("square",),  # a river must be continued first
    "why-no-river": (),  # no river is open that this piece could continue
    "why-other-site": ("site",),  # something else is being laid
    "why-other-square": ("square",),  # the question is about this square
    # Deployment
    "why-garrison-square": ("square",),
    "why-no-tower-left": ("troop",),
    "why-gun-row": ("square",),
    "why-gun-room": ("square",),  # the last squares of the rear row are for the guns
    "why-not-home": ("square",),
    "why-closed": ("square",),
    "why-occupied": ("square", "unit"),
    "why-not-enterable": ("square",),
    # Plans
    "why-first-round": (),
    "why-hand-full": ("number",),
    "why-two-drawn": ("number",),
    "why-draw-first": (),
    "why-not-in-draw": ("card",),
    "why-not-in-discard": ("card",),
    "why-not-in-hand": ("card",),
    "why-colour-taken": ("troop", "card"),
    "why-colour-played": ("troop", "card"),  # one of its colour was carried out there
    "why-needs-grey": ("troop", "card"),
    "why-not-for-troop": ("card", "troop"),
    "why-needs-side-b": ("card", "troop"),
    "why-is-side-b": ("troop",),
    "why-troop-gone": ("troop",),
    "why-too-dear": ("card", "number", "number2"),  # points in all, points there are
    "why-no-cubes": ("number",),
    "why-cube-places": ("troop", "number"),
    "why-lock-draw": (),  # a card of the draw pile must be taken first
    "why-no-more-thoughts": ("number",),
    "why-not-laid": ("card", "troop"),
    "why-lift-cubes": ("card", "number"),  # the cubes that it brought are laid
    "why-lift-room": ("card", "number", "troop"),  # too many lie on this army card without it
    "why-lift-cards": ("card",),  # the hand would be too full without it
    "why-not-drawn": ("card",),  # not among the cards drawn this round
    "why-not-recalled": ("card",),  # not among those taken back from the discards
    "why-no-cube-there": ("troop",),
    "why-not-begun": (),  # there is nothing to take back
    # Developments and pre-actions
    "why-no-gun-disc": ("unit",),  # a gun gets no disc
    "why-tallest": ("unit", "number"),
    "why-not-planned": ("card",),  # it is on none of the own army cards
    "why-no-pre-action": ("card",),
    "why-reaction": ("card",),  # it answers by itself
    "why-own-captain": ("seat",),
    "why-nothing-to-return": ("seat",),
    "why-development-stays": ("card",),
    "why-gun-unafraid": ("unit",),
    "why-scare-others": ("unit",),  # it would lose discs, another would not
    "why-quick-dear": ("card", "number"),
    "why-same-army": ("troop",),
    "why-nothing-to-move": ("troop",),
    "why-cards-do-not-fit": ("troop", "troop2"),
    "why-cubes-short": ("troop", "number"),
    "why-cube-room": ("troop", "number"),
    "why-no-idle-cube": (),
    # Orders
    "why-nobody-acted": (),
    "why-main-first": ("troop",),
    "why-has-acted": ("unit",),
    "why-no-fill-card": ("troop",),
    "why-filled": (),
    "why-full-height": ("unit",),
    "why-no-lost-disc": ("troop",),
    "why-same-tower": ("unit",),
    "why-last-disc": ("unit",),
    "why-works-due": (),
    "why-no-order": ("troop",),
    "why-order-impossible": ("troop",),
    "why-not-your-tower": ("unit",),
    "why-tower-gone": ("unit",),
    "why-other-troop": ("unit", "troop"),
    "why-cannot-act": ("unit",),
    "why-fill-first": ("unit", "troop"),  # no tower of the type has a disc to give yet
    "why-another-acts": ("unit",),
    "why-own-tower": ("unit",),
    # What a tower does
    "why-no-steps": ("unit",),
    "why-moved-already": ("unit",),
    "why-too-far": ("unit", "square", "number"),
    "why-gun-moves": ("unit",),
    "why-works-done": ("unit",),  # building comes after the last step
    "why-charge-over": ("unit",),
    "why-no-spur": ("unit",),
    "why-spurred": ("unit",),
    "why-spur-late": ("unit",),
    "why-spur-cube": ("unit",),
    "why-just-captured": ("unit",),
    "why-exhausted": ("unit",),
    "why-attacked-already": ("unit",),
    "why-no-attack-order": ("unit",),
    "why-one-attack": ("unit",),
    "why-one-target": ("unit",),
    "why-not-adjacent": ("unit", "unit2"),
    # The enemy, where to go to attack it, and both strengths then.
    "why-step-first": ("unit", "square", "number", "number2"),
    "why-no-melee": ("unit",),
    "why-forest": ("unit",),
    "why-too-weak": ("unit", "unit2", "number", "number2"),
    "why-no-shooter": ("unit",),
    "why-shot-at-gun": ("unit",),
    "why-out-of-range": ("unit", "unit2", "number"),
    "why-no-line": ("unit", "unit2"),
    "why-line-blocked": ("unit", "unit2", "square"),
    "why-forest-fire": ("square",),
    "why-rampart-protects": ("unit", "square"),
    "why-stepped": ("unit",),
    "why-no-bonus": ("unit",),
    "why-no-tiles": (),
    "why-no-builder": ("unit",),
    "why-nothing-to-blast": ("square",),
    "why-lasting-bridge": ("square",),
    "why-bridge-under-gun": ("square", "unit"),
    "why-not-acted": ("unit",),
    "why-no-works-card": ("unit",),  # the order has no card for this
    "why-works-early": ("unit",),  # building comes after the last step
    "why-square-far": ("unit", "square"),  # not the own or a neighbouring square
    "why-rampart-ground": ("square",),
    "why-bridge-ground": ("square",),
    "why-work-there": ("square",),
    "why-no-breaker": ("unit",),  # only guns blow up a bridge from afar
    "why-cannon-reach": ("unit", "square"),
    "why-stand-instead": ("unit",),
    "why-mixed-kinds": ("unit",),
    "why-spur-useless": ("unit",),
    "why-no-exchange": ("unit",),
    "why-exchanged": ("unit",),
    "why-stays-apart": ("unit", "unit2"),
    "why-retreat-there": ("unit", "square"),
    "why-not-emptied": ("square",),
}


def because(
    key: str,
    *values: Argument,
    rules: tuple[str, ...],
    anchors: Iterable[str] = (),
    mark: str = "",
) -> Reason:
    """A reason: the sentence with its arguments in order, its rules, the things it points at."""
    args = dict(zip(REASONS[key], values, strict=True))
    return Reason(Message(key, args, rules), tuple(dict.fromkeys(anchors)), mark)
