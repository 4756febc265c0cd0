# hot: compiled by mypyc
"""What the numbers of a flat list mean: supporters, the combat sheet, cards on the table."""

from __future__ import annotations

from typing import Final

# A unit that supports the fire in progress (`Front.support`); it may fall while its support stays.
S_UNIT: Final = 0
S_VALUE: Final = 1
S_FAR: Final = 2  # the distance
S_SURE: Final = 3  # 1 if no card can cancel it (PG-5.4.58)
S_LENGTH: Final = 4

# A row of the combat sheet (`Front.sheet`): what moved a marker.
R_MARKER: Final = 0  # 0 FIRE, 1 TARGET
R_LINE: Final = 1
R_AMOUNT: Final = 2
R_CAUSE: Final = 3  # the card or unit
R_LENGTH: Final = 4

# A played card on the table (`Front.table`).
T_SIDE: Final = 0
T_CARD: Final = 1
T_MODE: Final = 2
T_CANCELLED: Final = 3
T_DECK: Final = 4  # where it is discarded
T_COUNT: Final = 5
T_PICKS: Final = 6
T_LENGTH: Final = 9
