"""The conditions of victory as numbers."""

from __future__ import annotations

from vezerkar.games.panzer.board import Board, Condition
from vezerkar.games.panzer.schema.data import PanzerData
from vezerkar.games.panzer.schema.scenario import Victory
from vezerkar.games.panzer.terms import (
    BY_IMMEDIATE,
    BY_LAST_TURN,
    BY_NO_UNITS,
    BY_POINTS,
    BY_SOLO_AIM,
    CHECKED_AT_END,
    EITHER_SIDE,
    SIDES,
    TIE_SECOND,
    VICTORY_CHECKS,
    VICTORY_KEYS,
    VICTORY_KINDS,
    WIN_POINTS,
    WIN_WIPED_OUT,
)


def condition(
    board: Board, data: PanzerData, victory: Victory, faces: tuple[str, ...]
) -> Condition:
    """A condition of victory as numbers."""
    rule = Condition()
    rule.when = VICTORY_CHECKS.index(victory.when)
    rule.kind = VICTORY_KINDS.index(victory.type)
    rule.side = side_number(board, victory.side)
    rule.tiles = [
        tile
        for tile, face in enumerate(faces)
        if face in victory.tiles or data.tiles[face].terrain in victory.terrain
    ]
    if victory.type == "objectives":
        rule.tiles = board.objectives
    rule.count = victory.count
    rule.turn = victory.turn
    rule.extends = list(victory.extend_on)
    rule.keys = [VICTORY_KEYS.index(key) for key in victory.keys]
    tie = victory.tie
    rule.tie = SIDES.index(tie) if tie in SIDES else TIE_SECOND
    winner = victory.winner or victory.winner_if_true
    rule.winner = side_number(board, winner)
    if victory.winner_if_false:
        rule.otherwise = side_number(board, victory.winner_if_false)
    rule.keeps_hq = victory.keep_hq
    rule.ending = ending(board, rule)
    return rule


def ending(board: Board, rule: Condition) -> int:
    """Why a game is over when a condition is met."""
    if rule.kind == WIN_POINTS:
        return BY_POINTS
    if rule.kind == WIN_WIPED_OUT:
        return BY_NO_UNITS
    if rule.when == CHECKED_AT_END:
        return BY_LAST_TURN
    return BY_SOLO_AIM if board.solo else BY_IMMEDIATE


def side_number(board: Board, name: str) -> int:
    """A side by its name, or by who plays it."""
    if name == "player":
        return 1 - board.npc
    if name == "npc":
        return board.npc
    return SIDES.index(name) if name in SIDES else EITHER_SIDE
