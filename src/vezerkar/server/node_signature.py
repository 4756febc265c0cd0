"""What a node passes on to another one is signed, so that nobody else can speak as a node.

The key is in the database, which only nodes can read. The time is that of the database, too: nodes
whose own clocks differ must not take each other for strangers.
"""

from __future__ import annotations

import hashlib
import hmac
import re
import time
from typing import Final

SIGNED_FOR_S: Final = 30.0
_SIGNATURE: Final = re.compile(r"(\w+) (\d{1,12}) ([0-9a-f]{64})", re.ASCII)


class NodeSigner:
    """Signs for this node, and knows what other nodes have signed; without a key nobody is one."""

    def __init__(self) -> None:
        self.key = b""
        self.sender = ""  # the incarnation of this node
        self._ahead_s = 0.0  # the clock of the database, compared with the one that never jumps

    def learn(self, key: bytes, database_time_s: float) -> None:
        self.key = key
        self._ahead_s = database_time_s - time.monotonic()

    def now_s(self) -> float:
        return time.monotonic() + self._ahead_s

    def sign(self, method: str, path: str) -> str:
        """For one request, and for a short time."""
        at = f"{self.now_s():.0f}"
        return f"{self.sender} {at} {self._code(method, path, at, self.sender)}"

    def is_signed(self, signature: str, method: str, path: str) -> bool:
        """Whether a node has signed this request, just now."""
        found = _SIGNATURE.fullmatch(signature)
        if found is None or not self.key:
            return False
        sender, at, code = found.groups()
        fresh = abs(self.now_s() - int(at)) <= SIGNED_FOR_S
        return fresh and hmac.compare_digest(code, self._code(method, path, at, sender))

    def _code(self, method: str, path: str, at: str, sender: str) -> str:
        words = "\n".join((method, path, at, sender))  # none of them has a line break
        return hmac.new(self.key, words.encode(), hashlib.sha256).hexdigest()
