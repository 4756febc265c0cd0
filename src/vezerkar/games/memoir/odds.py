"""What chance may do to a choice, exactly."""

from __future__ import annotations

from typing import Final

# Lines of the calculation of dice, in the rulebook's order (M44-4.14); each has a value only.
MODIFIERS: Final[tuple[str, ...]] = (
    "odds-distance-1",  # dice of the unit in close assault
    "odds-distance-2",  # dice of the unit in fire at this distance
    "odds-distance-3",
    "odds-distance-4",
    "odds-distance-5",
    "odds-distance-6",
    "odds-card-bonus",  # dice added by the card
    "odds-own-town",  # dice taken by the attacker's own hex
    "odds-own-wire",
    "odds-own-terrain",  # any other terrain or obstacle, from a pack
    "odds-target-forest",  # dice taken by what protects the target best
    "odds-target-hedgerow",
    "odds-target-hill",
    "odds-target-steep-hill",
    "odds-target-sea-bluff",
    "odds-target-cliff",
    "odds-target-town",
    "odds-target-bunker",
    "odds-target-sandbags",
    "odds-target-sea-wall",
    "odds-target-terrain",  # any other terrain or obstacle, from a pack
    "odds-better-counts",  # value 0: something else protects the target too, but is not added
    "odds-larger-counts",  # value 0: house rule, own town and target's protection are not added
    "odds-artillery-ignores",  # value 0: protection does nothing against artillery
    "odds-air-power",  # dice against each named unit
    "odds-recon-strike",  # the same by Recon
    "odds-barrage",  # dice of a barrage
    "odds-strike-ignores",  # value 0: protection does nothing against strike and barrage
    "odds-flag-ignored",  # value 0: the defender may ignore one flag; reckoned as ignored
    "odds-may-be-ambushed",  # value 0: Ambush could come first; not reckoned with
    "odds-cards-held",  # one die for each command card held
    "odds-overlord-dice",  # the fixed number of dice in Overlord
)

# Consequences of a roll, keys of Odds.results; clients show `result-` and the word.
RESULTS: Final[tuple[str, ...]] = (
    "eliminated",  # the unit is eliminated
    "retreats",  # it survives and retreats at least one hex
    "stays",  # it survives and keeps its hex
    "blocked",  # it loses figures because a retreat is blocked
    "medal",  # the attacker wins a medal
    "healed",  # medics: at least one figure comes back and the unit is ordered
    "heals-infantry",  # playing medics: the same for a damaged unit of this class
    "heals-armor",
    "heals-artillery",
    "orders-infantry",  # Their Finest Hour: at least one infantry unit can be ordered
    "orders-armor",
    "orders-artillery",
)
