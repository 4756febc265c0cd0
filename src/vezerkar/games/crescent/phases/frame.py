# hot: compiled by mypyc
"""What the values of the top frame mean: `s.stack[ACT_MODE]`, one group of names for each phase.

A frame is its phase and three values; terms.FRAMES says how they are written in a position.
"""

from __future__ import annotations

from typing import Final

PHASE: Final = -4  # every frame begins with the number of its phase
BELOW: Final = -4  # added to any other name: the same value of the frame below the top

# Shared by phases that are about one captain or one tower
SEAT: Final = -3  # post, reinforce, stratagem, espionage, victim, terror, quick, support, messenger
IN_TURN: Final = -3  # develop, preactions, orders: the captain, counted from the first player
TOWER: Final = -3  # act, works, scared, retreat, bloodbath, enter

# Before the first round
TERRAIN_TURNS: Final = -3  # turns taken
TERRAIN_ENOUGH: Final = -2  # captains in a row who want to lay no more
TERRAIN_SITES: Final = -1  # sites laid by either side, see phases/terrain.py
SITE: Final = -3  # site, piece: what is laid
PIECE_SQUARE: Final = -2
DEPLOYED: Final = -3  # towers placed so far

# The round and its plans
ROUND_STEP: Final = -3  # what comes next
SUPPORT_TROOP: Final = -2  # the army card that gets the cubes
SCARED_BY: Final = -2  # the captain who played Terror

# Orders
PICKED: Final = -3  # mask of the towers that have had their turn
PICK_PARTS: Final = -2  # who of the two towers of Comrades' Aid was picked, see phases/orders.py
ACT_DONE: Final = -2  # steps left and what the tower has done, see phases/tower_actions.py
ACT_MODE: Final = -1  # how the order lets the tower act
WORKS_GREEN: Final = -2  # 0 for Field Works, 1 for a green card
WORKS_OTHER: Final = -1  # a second tower that may build, plus one; 0 if there is none

# Attacks; how several numbers share one value is said in phases/combat.py
ATTACKER: Final = -3
DEFENDER: Final = -2
STRIKE: Final = -1  # kind, discs lost, stage and square
RETREAT_SQUARE: Final = -2  # where the tower has got to
RETREAT_TOLL: Final = -1  # the seat that chooses, and discs lost so far
BLAST_VICTIM: Final = -3
BLAST_LOSS: Final = -2  # discs lost so far, and the square
BLAST_SEAT: Final = -1  # the captain who ordered it
ENTER_TARGETS: Final = -2  # both targets, the kinds of attack and the stage
ENTER_SQUARES: Final = -1  # the squares of both targets
