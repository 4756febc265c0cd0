"""The tables of the database, as the newest migration leaves them."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    DateTime,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    text,
)

METADATA = MetaData()

USERS = Table(
    "users",
    METADATA,
    Column("id", String(40), primary_key=True),
    Column("name", String(80), nullable=False),
    Column("folded", String(80), nullable=False, unique=True),  # what the name looks like
    Column("password", String(200), nullable=False),  # argon2id with its salt and parameters
    Column("created", String(32), nullable=False),
)

MATCHES = Table(
    "matches",
    METADATA,
    Column("id", String(40), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("scenario", String(120), nullable=False),
    Column("settings", Text, nullable=False),  # JSON
    Column("rules", Integer, nullable=False),  # the version of the rules it is pinned to
    Column("digest", String(80), nullable=False),  # of the data it is played with
    Column("secret", LargeBinary, nullable=False),
    Column("seed_hash", String(80), nullable=False),
    Column("opening", Text, nullable=False),  # JSON: chance results of the set-up
    Column("take_back", Boolean, nullable=False),
    Column("status", String(20), nullable=False),
    Column("host", String(40), nullable=False, index=True),
    Column("replay", Boolean, nullable=False),  # a record to replay, not a match to play
    Column("ply", Integer, nullable=False),
    Column("deciding", String(400), nullable=False),  # seats, with spaces between
    Column("created", String(32), nullable=False),
    Column("changed", String(32), nullable=False),
    Column("public", Boolean, nullable=False),  # listed: anybody may take an open seat
    Column("confirm_turn", Boolean, nullable=False),
    Column("rematch", String(40), nullable=False),  # the table of the next match
    Column("pack", String(80), nullable=False),  # the pack whose data it is played with
    Column("start", Text, nullable=False),  # a position as TOML, if it began with one
    Column("origin", String(40), nullable=False),  # the match it was copied from
    Column("branch", Integer, nullable=False),  # how many steps it took over from there
    Column("hints", Boolean, nullable=False),  # players may ask the computer for hints
    Column("kept", String(200), nullable=False),  # the rules under which it cannot go on
    Column("still", String(64), nullable=False),  # the board and the book of its moments
    Column("scores", String(200), nullable=False),  # JSON: score and target of each seat
    Column("result", String(400), nullable=False),  # `draw`, or the seats that won
)

SEATS = Table(
    "seats",
    METADATA,
    Column("match", String(40), ForeignKey("matches.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", String(80), nullable=False),
    Column("kind", String(20), nullable=False),
    Column("user", String(40), nullable=False, index=True),
    Column("name", String(80), nullable=False),
    Column("level", String(40), nullable=False),
    Column("invitation", String(80), nullable=False),
    Column("code", String(20), nullable=False, index=True),  # the short form of the invitation
    Column("auto_pass", Boolean, nullable=False),
    Column("notes", Text, nullable=False),  # of its owner
    Column("lock", String(80), nullable=False),  # hash of the code for shared screens
    Column("token", String(80), nullable=False, index=True),  # hash; lets a program play
)

# Tables that somebody has put away; others still see them as before.
ARCHIVED = Table(
    "archived",
    METADATA,
    Column("user", String(40), primary_key=True),
    Column("match", String(40), ForeignKey("matches.id"), primary_key=True),
)

# Entries are only ever added. The key makes it impossible to add the same one twice.
JOURNAL = Table(
    "journal",
    METADATA,
    Column("match", String(40), ForeignKey("matches.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("kind", String(20), nullable=False),
    Column("seat", String(80), nullable=False),
    Column("action", Text, nullable=False),
    Column("drawn", Text, nullable=False),  # JSON: chance results
    Column("steps", Integer, nullable=False),
    # A bit for each reader who has learned nothing from it; -1 from versions that did not write it.
    Column("hidden", Integer, nullable=False, server_default="-1"),
    Column("at", String(32), nullable=False),
)

# What every reader of a match saw now and then, so that it can be watched under any rules. Nothing
# is played from moments: those of a match that can be read from its journal may be thrown away.
MOMENTS = Table(
    "moments",
    METADATA,
    Column("match", String(40), ForeignKey("matches.id"), primary_key=True),
    Column("number", Integer, primary_key=True),  # of the last journal entry before it
    Column("reader", Integer, primary_key=True),  # a seat, or -1 for observers
    Column("ply", Integer, nullable=False),
    Column("data", LargeBinary, nullable=False),  # zlib: JSON of a Moment
)

# Boards and books, which many matches share.
STILLS = Table(
    "stills",
    METADATA,
    Column("id", String(64), primary_key=True),  # the hash of the data
    Column("data", LargeBinary, nullable=False),  # zlib: JSON of a Still
)

# A match as it stood after some entries of its journal, so that only the rest has to be played
# again. Snapshots may be thrown away at any time.
SNAPSHOTS = Table(
    "snapshots",
    METADATA,
    Column("match", String(40), ForeignKey("matches.id"), primary_key=True),
    Column("number", Integer, nullable=False),  # of the last journal entry before it
    Column("form", String(200), nullable=False),  # rules and program that can read it
    Column("data", LargeBinary, nullable=False),  # zlib: see `snapshots.Standpoint`
)

# The lines of the log of a snapshot, so many in each block; only blocks that changed are written.
SNAPSHOT_BLOCKS = Table(
    "snapshot_blocks",
    METADATA,
    Column("match", String(40), ForeignKey("matches.id"), primary_key=True),
    Column("block", Integer, primary_key=True),
    Column("lines", LargeBinary, nullable=False),  # zlib
    Column("states", LargeBinary, nullable=False),  # zlib: the states before these lines
)

CHAT = Table(
    "chat",
    METADATA,
    Column("match", String(40), ForeignKey("matches.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("room", String(20), nullable=False),
    Column("team", Integer, nullable=False),  # whose room it was sent to; -1 for all
    Column("name", String(80), nullable=False),
    Column("seat", String(80), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", String(32), nullable=False),
)

PREFERENCES = Table(
    "preferences",
    METADATA,
    Column("user", String(40), primary_key=True),  # guests have preferences too
    Column("value", Text, nullable=False),  # JSON, as the page wrote it
    Column("changed", String(32), nullable=False),
)

# Written to find out whether the database can be written.
HEARTBEAT = Table(
    "heartbeat",
    METADATA,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("at", String(32), nullable=False),
)

# Browsers in which somebody is known. A guest needs a row only once there is something to remember.
LOGINS = Table(
    "logins",
    METADATA,
    Column("id", String(64), primary_key=True),  # the hash of the token in the cookie
    Column("user", String(40), nullable=False, index=True),
    Column("name", String(80), nullable=False),
    Column("guest", Boolean, nullable=False),
    Column("agent", String(80), nullable=False),  # the browser in short
    Column("made", String(32), nullable=False),
    Column("used", String(32), nullable=False),
    Column("ended", String(32), nullable=False),  # empty while it lasts
)

# What was done with accounts; no names, no passwords.
AUDIT = Table(
    "audit",
    METADATA,
    Column("id", String(40), primary_key=True),
    Column("at", String(32), nullable=False, index=True),
    Column("user", String(40), nullable=False, index=True),
    Column("what", String(40), nullable=False),
    Column("address", String(80), nullable=False),
)

# The servers that share this database; see `leases`. What is here ends with them: no backup has it.
NODES = Table(
    "nodes",
    METADATA,
    Column("name", String(80), primary_key=True),
    Column("incarnation", String(40), nullable=False, index=True),  # new at every start
    Column("address", String(200), nullable=False),
    Column("heartbeat", DateTime(timezone=True), nullable=False),  # by the clock of the database
)

OWNERS = Table(
    "owners",
    METADATA,
    Column("match", String(40), ForeignKey("matches.id"), primary_key=True),
    Column("incarnation", String(40), nullable=False),  # of a node; empty: nobody's
    Column("fence", BigInteger, nullable=False),  # grows whenever the table is taken
    Index(
        "ix_owners_owned",
        "incarnation",
        postgresql_where=text("incarnation <> ''"),
        sqlite_where=text("incarnation <> ''"),
    ),
)

# Who is connected where, for lists at other nodes. What a dead node has left counts for nothing.
PRESENCE = Table(
    "presence",
    METADATA,
    Column("match", String(40), primary_key=True),
    Column("user", String(40), primary_key=True),
    Column("incarnation", String(40), nullable=False, index=True),  # of the node that says so
)

# Attempts to guess something, counted by all nodes together; see `guess_rows`.
GUESSES = Table(
    "guesses",
    METADATA,
    Column("key", String(200), primary_key=True),  # what is guessed, and by whom or about whom
    Column("remaining", Float, nullable=False),
    Column("at", DateTime(timezone=True), nullable=False, index=True),  # by the database's clock
)

# The rules and data that a node can play a match with, as hashes; see `known_rules`.
KNOWN_RULES = Table(
    "known_rules",
    METADATA,
    Column("incarnation", String(40), primary_key=True),
    Column("rules", String(64), primary_key=True),
)

# The key that nodes sign with; made once. A backup does not have it: it opens no other database.
NODE_KEYS = Table(
    "node_keys",
    METADATA,
    Column("number", Integer, primary_key=True, autoincrement=False),  # always 1
    Column("key", LargeBinary, nullable=False),
)
