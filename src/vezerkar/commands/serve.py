"""`vezerkar serve`: the server for browsers and programs."""

from __future__ import annotations

import argparse
import gc
import re

from vezerkar.commands import database
from vezerkar.commands.arguments import add_packs, at_least
from vezerkar.core.errors import DataError


def add(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Register the command."""
    parser = commands.add_parser("serve", help="serve tables to browsers and programs")
    parser.add_argument("--host", default="127.0.0.1", help="address to listen at (127.0.0.1)")
    parser.add_argument(
        "--port", type=at_least(0), default=8044, help="port (8044); 0: any free one"
    )
    database.add_arguments(parser)
    parser.add_argument(
        "--node",
        default="",
        metavar="NAME",
        help="one of several servers on the same PostgreSQL, each with a name of its own",
    )
    parser.add_argument(
        "--node-address",
        default="",
        metavar="URL",
        help="where programs and other nodes reach this one (the address it listens at)",
    )
    parser.add_argument(
        "--origin",
        action="append",
        metavar="URL",
        help="another site whose pages may use this server",
    )
    parser.add_argument(
        "--trusted-proxy",
        action="append",
        metavar="ADDRESS",
        help="a proxy, or a network of them, whose X-Forwarded-For is believed (none)",
    )
    parser.add_argument(
        "--metrics-for",
        action="append",
        metavar="ADDRESS",
        help="a machine, or a network, that may read /metrics (this machine only)",
    )
    parser.add_argument(
        "--operator",
        action="append",
        metavar="NAME",
        help="an account that may open /admin: nodes, tables, load (none)",
    )
    parser.add_argument("--https", action="store_true", help="the server is behind an https proxy")
    parser.add_argument(
        "--workers", type=at_least(1), help="number of processes for computer players"
    )
    parser.add_argument(
        "--ray",
        default="",
        metavar="ADDRESS",
        help="a Ray cluster on which computer players think, as many at once as --workers",
    )
    parser.add_argument(
        "--patience",
        type=float,
        default=10.0,
        metavar="FACTOR",
        help="how many times the seconds of its level a computer may take for a decision (10)",
    )
    parser.add_argument(
        "--pack",
        action="append",
        metavar="[GAME=]PATH",
        help="your own data, selectable for new tables",
    )
    parser.add_argument(
        "--pause",
        metavar="FROM-TO",
        default="0.6-1.6",
        help="seconds before a reply in a reaction window (0.6-1.6)",
    )
    parser.add_argument(
        "--pace", type=float, default=1.0, help="factor of all rate limits (1); 0: no limits"
    )
    parser.add_argument(
        "--guest-tables",
        type=at_least(0),
        default=300,
        metavar="NUMBER",
        help="how many tables that are not over a guest may host (300); 0: any number",
    )
    parser.add_argument(
        "--account-tables",
        type=at_least(0),
        default=1500,
        metavar="NUMBER",
        help="how many tables that are not over an account may host (1500); 0: any number",
    )
    parser.add_argument(
        "--seed", default="", help="for tests: all tables of a scenario get the same dice"
    )
    parser.add_argument(
        "--open", action=argparse.BooleanOptionalAction, default=False, help="open a browser"
    )
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Serve until interrupted."""
    # What is imported stays: to look for garbage among it would be a seventh of the start.
    gc.disable()
    try:
        return _serve(args)
    finally:
        gc.enable()


def _serve(args: argparse.Namespace) -> int:
    # The libraries of the server take a while to import; other commands need not wait for them.
    from vezerkar.server.config import Config, data_folder
    from vezerkar.server.proxies import checked_proxies
    from vezerkar.server.ray_workers import must_have_ray
    from vezerkar.server.run import serve

    if args.port > 65535:
        raise DataError(f"--port: expected a number up to 65535, found {args.port}")
    if args.ray:
        must_have_ray()
    add_packs(args.pack)
    defaults = Config(args.data or data_folder())
    database_url = database.database_url(args)
    config = Config(
        data=defaults.data,
        database=database_url,
        host=args.host,
        origins=tuple(args.origin or ()),
        trusted_proxies=checked_proxies(args.trusted_proxy or ()),
        metrics_for=checked_proxies(args.metrics_for or (), "--metrics-for"),
        operators=tuple(args.operator or ()),
        secure=args.https,
        reaction_delay_s=seconds_range(args.pause),
        workers=args.workers or defaults.workers,
        ray=args.ray,
        patience=max(0.0, args.patience),
        pace=max(0.0, args.pace),
        guest_tables=args.guest_tables,
        account_tables=args.account_tables,
        node=node_name(args.node, database_url),
        node_address=args.node_address,
        seed=args.seed,
    )
    return serve(config, args.port, args.open)


def node_name(text: str, database_url: str) -> str:
    """The name of a node; empty for a server that is alone.

    >>> node_name("east-1", "postgresql://host/name")
    'east-1'
    """
    if text and not re.fullmatch(r"[\w.-]{1,60}", text):
        raise DataError(f"--node: expected letters, digits, dots and dashes, found '{text}'")
    if text and not database_url.startswith("postgres"):
        raise DataError("--node: several nodes need --database postgresql://...")
    return text


def seconds_range(text: str) -> tuple[float, float]:
    """A range of seconds.

    >>> seconds_range("0.6-1.6")
    (0.6, 1.6)
    """
    least, dash, most = text.partition("-")
    try:
        found = float(least), float(most if dash else least)
    except ValueError:
        found = (-1.0, -1.0)
    if not 0 <= found[0] <= found[1] <= 60:
        raise DataError(f"--pause: expected seconds such as 0.6-1.6, found '{text}'")
    return found
