"""From the text of a position to the state; what is not said is as at the start."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from vezerkar.core.errors import DataError
from vezerkar.core.game import Value
from vezerkar.core.kernel import FRAME
from vezerkar.files.toml import convert
from vezerkar.games.crescent.board import steps_over
from vezerkar.games.crescent.invariants import check
from vezerkar.games.crescent.phases import PHASES
from vezerkar.games.crescent.phases.rounds import PLANNING
from vezerkar.games.crescent.position.captains import read_captain
from vezerkar.games.crescent.position.frames import ROUND_STEP_OF, check_stack, read_stack
from vezerkar.games.crescent.position.schema import Position
from vezerkar.games.crescent.rules.planning import cubes_left
from vezerkar.games.crescent.rules.terrain_placement import lay_piece
from vezerkar.games.crescent.setup import Layout, bare_table
from vezerkar.games.crescent.state import Battle
from vezerkar.games.crescent.terms import (
    ARMY_PLACES,
    COUNTER_ESPIONAGE,
    DEAD,
    ENDINGS,
    FRAMES,
    GROUNDS,
    SIDES,
    STIRRED,
    TROOPS,
    TYPES,
    WAITING,
    WORKS,
)
from vezerkar.records.position_parts import field, settle, within

MAX_ROUNDS: Final = 9999
MAX_POINTS: Final = 9999
MAX_DISCS: Final = 33
SETTLE_SEED: Final = 0  # there is no chance in this game (KF-0.2)
EMPTY_FIELD: Final = "open_field"
SETTING_UP: Final = ("", "terrain", "deploy")

MakeLayout = Callable[[str, Mapping[str, Value]], Layout]


def read(raw: Mapping[str, Any], lay: MakeLayout) -> Battle:
    """The state that a position describes; DataError names what is wrong."""
    position = convert(dict(raw), Position, "position")
    with field("scenario"):
        layout = lay(position.scenario or EMPTY_FIELD, position.settings)
    s = bare_table(layout.board, PHASES)
    words = {form.word: i for i, form in enumerate(FRAMES)}
    read_numbers(s, position, layout)
    read_ground(s, position, layout)
    read_towers(s, position, layout)
    for name, captain in position.captains.items():
        with field(f"captains.{name}"):
            read_captain(s, layout.lexicon.number("seat", name), captain, layout.lexicon)
    read_stack_of(s, position, layout, words)
    reveal_what_is_open(s, position)
    if position.over:
        s.end(index(ENDINGS, position.over.rule, "over.rule"), winner_of(position.over.winner))
    settle(s, layout.seats, SETTLE_SEED, check)
    return s


def read_numbers(s: Battle, position: Position, layout: Layout) -> None:
    rounds = 1 if position.round is None else position.round
    s.round = within("round", rounds, 0, MAX_ROUNDS)
    if position.round is None and position.phase in SETTING_UP and not position.stack:
        s.round = 0
    s.toll = within("toll", position.toll, 0, MAX_DISCS)
    s.quiet = within("quiet", position.quiet, STIRRED, MAX_ROUNDS)
    s.turn = s.first() if s.round else 0
    if position.turn:
        with field("turn"):
            s.turn = layout.lexicon.number("seat", position.turn)
    if position.army:
        s.army = index(TROOPS, position.army, "army")
    if position.due:
        s.due = index(ENDINGS, position.due, "due")
    s.filled = int("filled" in position.used)
    s.built = int("built" in position.used)
    s.failed = int("failed" in position.used)
    s.locked = mask(position.locked, layout.seats, "locked")
    s.council = mask(position.council, SIDES, "council")
    s.council_next = mask(position.council_next, SIDES, "council_next")
    s.survey = mask(position.survey, SIDES, "survey")
    s.score = by_side(position.score, s.score, "score")
    if by_side(position.score_before, s.score, "score_before") != s.score:
        s.quiet = STIRRED
    lost = s.lost[:]
    for side, troops in position.lost.items():
        for troop, n in troops.items():
            at = index(SIDES, side, "lost") * TYPES + index(TROOPS, troop, f"lost.{side}")
            lost[at] = within(f"lost.{side}.{troop}", n, 0, 999)
    s.lost = lost


def by_side(given: Mapping[str, int], start: Sequence[int], name: str) -> list[int]:
    points = list(start)
    for side, n in given.items():
        points[index(SIDES, side, name)] = within(f"{name}.{side}", n, -MAX_POINTS, MAX_POINTS)
    return points


def read_ground(s: Battle, position: Position, layout: Layout) -> None:
    ground, works = bytearray(s.ground), bytearray(s.works)
    for name, kind in position.ground.items():
        ground[square(layout, name, "ground")] = index(GROUNDS, kind, f"ground.{name}")
    for name, kind in position.works.items():
        works[square(layout, name, "works")] = index(WORKS, kind, f"works.{name}")
    s.ground, s.works = bytes(ground), bytes(works)
    for name, ends in position.rivers.items():
        with field(f"rivers.{name}"):
            lay_piece(s, square(layout, name, "rivers"), layout.lexicon.number("piece", ends))
    s.enemy_half_steps = steps_over(s.board, s.ground)


def square(layout: Layout, name: str, where: str) -> int:
    found = layout.grid.named(name)
    if found == layout.grid.off:
        raise DataError(f"position: {where}: there is no square '{name}'")
    return found


def read_towers(s: Battle, position: Position, layout: Layout) -> None:
    """Towers that are not named are off the board, if any is named at all."""
    board = s.board
    if position.towers:
        s.square = [DEAD] * board.towers
    elif s.round:
        raise DataError("position: towers: expected the towers on the board")
    for name, text in position.towers.items():
        with field(f"towers.{name}"):
            read_tower(s, layout.lexicon.number("unit", name), text.split(), layout)


def read_tower(s: Battle, t: int, words: list[str], layout: Layout) -> None:
    if not words:
        raise DataError("expected a square and a number of discs, 'waiting' or 'dead'")
    place, rest = words[0], words[1:]
    if place == "waiting":
        s.square[t] = WAITING
    elif place != "dead":
        q = layout.grid.named(place)
        if q == layout.grid.off:
            raise DataError(f"there is no square '{place}'")
        if s.at[q] >= 0:
            raise DataError(f"two towers stand on '{place}'")
        height = s.board.tower_full[t]
        if rest and rest[0].isdigit():
            height = within("discs", int(rest.pop(0)), 1, MAX_DISCS)
        s.discs = [*s.discs[:t], height, *s.discs[t + 1 :]]
        s.put(t, q)
    for word in rest:
        read_mark(s, t, word)


def read_mark(s: Battle, t: int, word: str) -> None:
    """What has happened to a tower: `attacked:2`, `captured:3`, `owner:ottoman`."""
    key, _, value = word.partition(":")
    if key == "owner":
        s.owner = [*s.owner[:t], index(SIDES, value, "owner"), *s.owner[t + 1 :]]
        return
    if key not in ("attacked", "captured") or not (value.isascii() and value.isdigit()):
        raise DataError(f"expected attacked:<round>, captured:<round> or owner:<side>: '{word}'")
    rounds = within(key, int(value), 0, MAX_ROUNDS)
    numbers = getattr(s, key)
    setattr(s, key, [*numbers[:t], rounds, *numbers[t + 1 :]])


def read_stack_of(s: Battle, position: Position, layout: Layout, words: dict[str, int]) -> None:
    if position.stack:
        with field("stack"):
            s.stack = read_stack(position.stack, layout.lexicon)
            check_stack(s)
        return
    if not s.round:
        s.stack = [words["deploy"], towers_placed(s), 0, 0]
        if position.phase == "terrain":
            s.stack += [words["terrain"], 0, 0, 0]
            with field("phase"):
                check_stack(s)
        if s.board.garrison >= 0 and not position.towers:
            s.stack += [words["garrison"], 0, 0, 0]
        return
    phase = position.phase or "plan"
    if phase in SETTING_UP:
        raise DataError("position: phase: the battle is set up in round 0")
    step = ROUND_STEP_OF.get(phase, 4)
    s.stack = [words["round"], step, 0, 0]
    if phase in ROUND_STEP_OF:
        turn = (s.turn - s.first()) % s.board.seats if phase != "plan" else 0
        s.stack += [words[phase], turn, 0, 0]


def towers_placed(s: Battle) -> int:
    """The turns of the deployment so far; the garrison came before the first (KF-1.20)."""
    ordinary = [q for t, q in enumerate(s.square) if not s.board.tower_extra[t]]
    return sum(q >= 0 for q in ordinary)


def reveal_what_is_open(s: Battle, position: Position) -> None:
    """Plans are secret while the captains plan; later their cards are open and in force."""
    words = {FRAMES[s.stack[i]].word for i in range(0, len(s.stack), FRAME)}
    round_begins = s.stack[1:2] == [PLANNING]  # the first value of the lowest frame
    s.revealed = int(s.round > 0 and "plan" not in words and not round_begins)
    if position.over:
        s.revealed = 1
    if not s.revealed:
        if position.shields:
            raise DataError("position: shields: plans are still secret")
        return
    seats = s.board.seats
    s.locked = (1 << seats) - 1
    for seat in range(seats):
        captain = position.captains.get(seat_name(s, seat))
        if captain is None or captain.spent is None:
            s.spent = [*s.spent[:seat], s.points_laid(seat), *s.spent[seat + 1 :]]
        if captain is None or captain.idle is None:
            s.idle = [*s.idle[:seat], cubes_left(s, seat), *s.idle[seat + 1 :]]
        if captain is None or captain.force is None:
            work_from_plan(s, seat)
    if position.shields is not None:
        s.shields = mask(position.shields, seat_names(s), "shields")
    else:
        s.shields = sum(1 << n for n in range(seats) if COUNTER_ESPIONAGE in s.laid[n])


def work_from_plan(s: Battle, seat: int) -> None:
    force = s.force[:]
    for place, card in enumerate(s.laid[seat]):
        if card >= 0 and s.board.lasts[card]:
            force[seat * TYPES + place // ARMY_PLACES] |= 1 << card
    s.force = force


def seat_names(s: Battle) -> tuple[str, ...]:
    layout = s.board.layout
    assert isinstance(layout, Layout)
    return layout.seats


def seat_name(s: Battle, seat: int) -> str:
    return seat_names(s)[seat]


def winner_of(name: str) -> int:
    return index(SIDES, name, "over.winner") if name else -1


def mask(words: Sequence[str], known: Sequence[str], name: str) -> int:
    return sum(1 << index(known, word, name) for word in dict.fromkeys(words))


def index(known: Sequence[str], word: str, name: str) -> int:
    if word not in known:
        raise DataError(f"position: {name}: expected one of {', '.join(known)}, found '{word}'")
    return list(known).index(word)
