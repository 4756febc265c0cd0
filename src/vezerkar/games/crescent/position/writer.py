"""From the state to the text of a position."""

from __future__ import annotations

from typing import Any

import msgspec

from vezerkar.core.notation import Lexicon
from vezerkar.games.crescent.position.frames import write_stack
from vezerkar.games.crescent.position.schema import Captain, Over, Position
from vezerkar.games.crescent.setup import layout_of
from vezerkar.games.crescent.state import Battle
from vezerkar.games.crescent.terms import (
    CARD_IDS,
    COLOURS,
    DEAD,
    ENDINGS,
    GROUNDS,
    NO_TROOP,
    NOT_DUE,
    SIDES,
    TROOPS,
    TYPES,
    WAITING,
    WORKS,
)


def write(s: Battle) -> dict[str, Any]:
    """A complete position; ground and works are written where they differ from the battlefield."""
    layout = layout_of(s.board)
    names = layout.lexicon
    position = Position(
        scenario=layout.scenario.id,
        settings={k: v for k, v in layout.settings.items() if v != layout.defaults.get(k)},
        round=s.round,
        turn=layout.seats[s.turn],
        army="" if s.army == NO_TROOP else TROOPS[s.army],
        toll=s.toll,
        due="" if s.due == NOT_DUE else ENDINGS[s.due],
        quiet=s.quiet,
        locked=mask(s.locked, layout.seats),
        council=mask(s.council, SIDES),
        council_next=mask(s.council_next, SIDES),
        survey=mask(s.survey, SIDES),
        shields=mask(s.shields, layout.seats),
        towers={names.name("unit", t): write_tower(s, t, names) for t in range(s.board.towers)},
        ground=differences(s.ground, s.board.ground, GROUNDS, names),
        rivers=write_rivers(s, names),
        works=differences(s.works, s.board.works, WORKS, names),
        score=dict(zip(SIDES, s.score, strict=True)),
        lost=write_lost(s),
        captains={name: write_captain(s, seat) for seat, name in enumerate(layout.seats)},
        stack=write_stack(s.stack, names),
        over=write_end(s) if s.ending >= 0 else None,
    )
    if s.filled:
        position.used.append("filled")
    if s.built:
        position.used.append("built")
    if s.failed:
        position.used.append("failed")
    return dict(msgspec.to_builtins(position))


def mask(value: int, words: tuple[str, ...]) -> list[str]:
    return [word for i, word in enumerate(words) if value >> i & 1]


def write_tower(s: Battle, t: int, names: Lexicon) -> str:
    """`E6 3`, followed by what has happened to the tower."""
    if s.square[t] == WAITING:
        return "waiting"
    parts = ["dead"]
    if s.square[t] != DEAD:
        parts = [names.name("square", s.square[t]), str(s.discs[t])]
    if s.attacked[t]:
        parts.append(f"attacked:{s.attacked[t]}")
    if s.captured[t]:
        parts.append(f"captured:{s.captured[t]}")
    if s.owner[t] != s.board.tower_side[t]:
        parts.append(f"owner:{SIDES[s.owner[t]]}")
    return " ".join(parts)


def differences(now: bytes, start: bytes, words: tuple[str, ...], names: Lexicon) -> dict[str, str]:
    return {names.name("square", q): words[now[q]] for q in range(len(now)) if now[q] != start[q]}


def write_rivers(s: Battle, names: Lexicon) -> dict[str, str]:
    """River pieces that the captains laid."""
    found = {}
    for q, letter in enumerate(s.river):
        if letter and letter != s.board.river[q]:
            found[names.name("square", q)] = names.name("piece", s.board.pieces.find(letter))
    return found


def write_lost(s: Battle) -> dict[str, dict[str, int]]:
    found = {}
    for side, name in enumerate(SIDES):
        lost = s.lost[side * TYPES : side * TYPES + TYPES]
        found[name] = {TROOPS[troop]: n for troop, n in enumerate(lost) if n}
    return {name: lost for name, lost in found.items() if lost}


def write_captain(s: Battle, seat: int) -> Captain:
    laid = s.laid[seat]
    plan = {TROOPS[t]: [CARD_IDS[c] for c in laid[t * 3 : t * 3 + 3] if c >= 0] for t in range(6)}
    played = {TROOPS[t]: mask(s.played[seat] >> 3 * t & 7, COLOURS) for t in range(6)}
    force = s.force[seat * TYPES : seat * TYPES + TYPES]
    return Captain(
        hand=cards(s.hand[seat]),
        draw=cards(s.draw[seat]),
        discard=cards(s.discard[seat]),
        out=cards(s.out[seat]),
        plan={troop: there for troop, there in plan.items() if there},
        played={troop: colours for troop, colours in played.items() if colours},
        cubes={TROOPS[troop]: n for troop, n in enumerate(s.cubes[seat]) if n},
        upgraded=mask(s.upgraded[seat], TROOPS),
        extra_pay=s.pay[seat],
        lieutenant=s.lieutenant[seat],
        personal=s.personal[seat],
        drawn=[CARD_IDS[card] for card in s.drawn[seat]],
        recalled=[CARD_IDS[card] for card in s.recalled[seat]],
        second_thoughts=s.thoughts[seat],
        spent=s.spent[seat],
        idle=s.idle[seat],
        force={TROOPS[troop]: mask(f, CARD_IDS) for troop, f in enumerate(force) if f},
        unshown=cards(s.unshown[seat]),
        known_hand=cards(s.known_hand[seat]),
        known_discard=cards(s.known_discard[seat]),
    )


def cards(counts: list[int]) -> list[str]:
    return [CARD_IDS[card] for card, n in enumerate(counts) for _ in range(n)]


def write_end(s: Battle) -> Over:
    return Over(ENDINGS[s.ending], SIDES[s.winner] if s.winner >= 0 else "")
