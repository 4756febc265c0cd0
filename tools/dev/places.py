"""Where everything is in a checkout."""

import os
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
HOME = ROOT / "src" / "vezerkar"
WEB = ROOT / "web"
VENV = ROOT / ".venv"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
LOCK = ROOT / "requirements.lock"  # what playing and compiling need
DEV_LOCK = ROOT / "requirements-dev.lock"  # and what tests need besides
CLUSTER_LOCK = ROOT / "requirements-cluster.lock"


def tool(name: str) -> str:
    """A program of .venv."""
    return str(BIN / name)
