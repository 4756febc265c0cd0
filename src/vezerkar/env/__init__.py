"""The games as environments for learning, in the shape of PettingZoo.

An extra: `pip install vezerkar[env]`.
"""

from __future__ import annotations

from vezerkar.env.aec import TableEnv, env

__all__ = ["TableEnv", "env"]
