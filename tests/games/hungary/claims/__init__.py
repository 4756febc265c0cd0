"""What each reason of A magyarországi csata claims about a position, chapter by chapter."""

from __future__ import annotations

from collections.abc import Mapping

from tests.games.hungary.claims import air, basics, battles, logistics, movement
from tests.games.refusals import Claim

CLAIMS: Mapping[str, Claim] = {
    **basics.CLAIMS,
    **logistics.CLAIMS,
    **air.CLAIMS,
    **movement.CLAIMS,
    **battles.CLAIMS,
}
