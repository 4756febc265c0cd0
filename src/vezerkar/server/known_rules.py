"""Which rules a server knows: nodes of two versions may run side by side.

A match stays with the nodes that know its rules, as long as one of them lives. After that any node
takes it, and brings it over to its own rules if that can be done.
"""

from __future__ import annotations

from functools import cache

from vezerkar.core.registry import find_game, game_ids, pack_names
from vezerkar.server import match_rows
from vezerkar.server.node import ServerNode
from vezerkar.server.seat_token import hash_of
from vezerkar.server.storage.leases import OwnedElsewhere
from vezerkar.server.storage.rows import MatchRow


@cache
def known_rules() -> frozenset[str]:
    """All rules and data that are installed here; every game has to be loaded for it."""
    found: set[str] = set()
    for game_id in game_ids():
        for pack in ("", *pack_names(game_id)):
            game = find_game(game_id, pack)
            digests = {game.digest(info.id) for info in game.scenarios()}
            # A position may be of no scenario.
            found |= {rules_id(game_id, pack, game.version, each) for each in {"", *digests}}
    return frozenset(found)


def rules_id(game: str, pack: str, version: int, digest: str) -> str:
    return hash_of("rules", f"{game} {pack} {version} {digest}")


async def must_be_ours(row: MatchRow, node: ServerNode) -> None:
    """Leave a match to a node that knows its rules, if this one does not and another does."""
    if row.kept or match_rows.is_current(row):
        return
    address = await node.who_knows(rules_id(row.game, row.pack, row.rules, row.digest))
    if address is not None:
        raise OwnedElsewhere(address)
