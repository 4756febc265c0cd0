"""R18: many tables are made within a few seconds."""

from __future__ import annotations

import asyncio
import tempfile
import time
from typing import Final

from vezerkar.commands.charter_lines.line import Figure, judged
from vezerkar.core.errors import DataError
from vezerkar.core.registry import game_ids

BURST_TABLES: Final = 1_000
BURST_S: Final = 10.0


def measure(scale: float) -> Figure:
    from vezerkar.commands.load_people import LoadPeople
    from vezerkar.commands.load_server import LoadServer

    with tempfile.TemporaryDirectory() as folder:
        server = LoadServer(folder)
        server.start()
        people, errors = LoadPeople(server.url), 0
        began = time.monotonic()
        try:
            asyncio.run(people.make_tables(BURST_TABLES, game_ids()))
        except DataError:
            errors = 1
        finally:
            seconds = time.monotonic() - began
            server.stop()
    text = f"{len(people.tables):,} tables in {seconds:.1f} s, {errors} errors"
    return Figure(text, judged(not errors and seconds <= BURST_S, whole=True))
