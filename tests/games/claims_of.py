"""What each reason claims, by game: predicates that look at the position, not at who said it."""

from __future__ import annotations

from collections.abc import Mapping

from tests.games.crescent.claims import CLAIMS as CRESCENT
from tests.games.hungary.claims import CLAIMS as HUNGARY
from tests.games.memoir.claims import CLAIMS as MEMOIR
from tests.games.panzer.claims import CLAIMS as PANZER
from tests.games.quartermaster.claims import CLAIMS as QUARTERMASTER
from tests.games.refusals import Claim

CLAIMS: Mapping[str, Mapping[str, Claim]] = {
    "crescent": CRESCENT,
    "hungary": HUNGARY,
    "memoir": MEMOIR,
    "panzer": PANZER,
    "quartermaster": QUARTERMASTER,
}
