"""R23: whether dice are even, by chi-square and by runs, and follow from the promised seed."""

from __future__ import annotations

import hashlib
import json
import subprocess
import sys
from collections import Counter
from collections.abc import Sequence
from itertools import pairwise
from statistics import NormalDist
from typing import Final

from vezerkar.commands.charter_lines.line import Figure, judged, sized
from vezerkar.commands.rules import tests_folder
from vezerkar.core.chance import Chance, Fair, Seeded
from vezerkar.core.game import Game
from vezerkar.core.registry import find_game, game_ids
from vezerkar.table.dice_list import drawing
from vezerkar.table.match import Match
from vezerkar.table.seats import TableSeat

ROLLS: Final = 10_000_000  # of each die
DICE_FACES: Final = (2, 6, 10, 12)
LEAST_P: Final = 0.001
SECRET: Final = b"the dice of the charter"
CHECKED_MATCHES: Final = 200  # of each game, checked by another program
CHECKED_STEPS: Final = 100  # of each match


def measure(scale: float) -> Figure:
    count, found = sized(ROLLS, scale), []
    for faces in DICE_FACES:
        rolls = rolled(Fair(SECRET + bytes([faces])), faces, count)
        found += [chi_square_p(rolls, faces), runs_p(rolls, faces)]
    kept = all(LEAST_P <= p <= 1 - LEAST_P for p in found)
    verdicts = [
        follows_from_its_seed(random_match(find_game(game), number))
        for game in game_ids()
        for number in range(sized(CHECKED_MATCHES, scale))
    ]
    text = f"{count:,} rolls of each die, p from {min(found):.3f} to {max(found):.3f}"
    text += "; a program that uses nothing of this one found "
    text += f"{sum(verdicts)} of {len(verdicts)} matches right"
    return Figure(text, judged(kept and all(verdicts), whole=scale >= 1))


def random_match(game: Game, number: int) -> Match:
    """A match with a promised seed, as far as some random steps."""
    scenarios = game.scenarios()
    scenario = scenarios[number % len(scenarios)].id
    opening = game.new(scenario, game.complete_settings({}, scenario), Seeded(0))
    seats = [TableSeat(seat, "person") for seat in game.seats(opening)]
    secret = hashlib.sha256(f"{game.id} {number}".encode()).digest()
    match, pick = Match(game, scenario, {}, seats, secret), Seeded(number)
    for _ in range(CHECKED_STEPS):
        if match.over:
            break
        seat = match.deciding()[0]
        actions = match.state.legal_actions(seat)
        action = game.notation(match.state).spell(actions[pick.below(len(actions))])
        match.apply(match.seats.ids[seat], match.ply_of(seat), action)
    return match


def follows_from_its_seed(match: Match) -> bool:
    """Whether a program that uses nothing of this one finds all results of a match right."""
    told = {
        "seed": match.secret.hex(),
        "seed_hash": match.seed_hash,
        "draws": [draw for line in drawing(match) for draw in line],
    }
    checker = tests_folder().parent / "docs" / "examples" / "check_dice.py"
    command = [sys.executable, "-I", str(checker)]
    return (
        subprocess.run(command, input=json.dumps(told).encode(), capture_output=True).returncode
        == 0
    )


def rolled(chance: Chance, faces: int, count: int) -> list[int]:
    return [chance.below(faces) for _ in range(count)]


def chi_square_p(rolls: Sequence[int], faces: int) -> float:
    """How often even dice are less even than these (Wilson and Hilferty's approximation)."""
    expected, free = len(rolls) / faces, faces - 1
    counts = Counter(rolls)
    total = sum((counts[face] - expected) ** 2 / expected for face in range(faces))
    spread = 2 / (9 * free)
    return 1 - NormalDist(1 - spread, spread**0.5).cdf((total / free) ** (1 / 3))


def runs_p(rolls: Sequence[int], faces: int) -> float:
    """How often even dice have fewer runs of low and of high rolls than these."""
    high = [2 * roll >= faces for roll in rolls]
    many, few = sum(high), len(high) - sum(high)
    runs = 1 + sum(one != other for one, other in pairwise(high))
    total, both = many + few, 2 * many * few
    if not both:
        return 0.0  # they are all on one side
    mean = both / total + 1
    spread = (both * (both - total) / (total * total * (total - 1))) ** 0.5
    return NormalDist(mean, spread).cdf(runs)
