"""`vezerkar token TABLE SEAT`: a token that lets a program play a seat, for the operator."""

from __future__ import annotations

import argparse
import asyncio

from vezerkar.commands import database
from vezerkar.core.errors import DataError


def add(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Register the command."""
    parser = commands.add_parser(
        "token",
        help="let a program play a seat of a table",
        description="Print a new token for a seat. An older one is revoked: no program can connect"
        " with it, and a connected one is cut off when a program connects with the new token.",
    )
    parser.add_argument("table", metavar="TABLE", help="id of a table, as in its address")
    parser.add_argument("seat", metavar="SEAT", help="a seat that a person holds")
    database.add_arguments(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Print a new token; an older one is revoked."""
    config = database.existing_config(args)
    print(asyncio.run(make_token(config.url, args.table, args.seat)))
    return 0


async def make_token(url: str, table: str, seat: str) -> str:
    from vezerkar.server.seat_token import new_token
    from vezerkar.server.storage import open_store

    store = await open_store(url)
    try:
        found = await store.match(table)
        if found is None:
            raise DataError(f"there is no table '{table}'")
        people = [each.seat if each.kind == "person" else "" for each in found[1]]
        if seat not in people or not seat:
            known = ", ".join(name for name in people if name) or "none"
            raise DataError(f"no person holds '{seat}'; seats with a person: {known}")
        token, token_hash = new_token()
        await store.set_seat(table, people.index(seat), token=token_hash)
        return token
    finally:
        await store.close()
