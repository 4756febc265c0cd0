"""The steps of deploy/Containerfile without a container engine, each stage in an empty root.

    python -m tests.deploy.rehearsal FOLDER

As root on Linux: FOLDER must not exist. Each RUN sees the root of its stage at /opt/vezerkar, in a
mount namespace of its own. What the images bring (a compiler, a user) is taken from this machine.
At the end the server runs as a user without rights until its health check says that it is well.
"""

from __future__ import annotations

import json
import os
import re
import shlex
import shutil
import subprocess
import sys
import time
from dataclasses import dataclass, field
from importlib.util import cache_from_source
from pathlib import Path
from typing import Final

from vezerkar import HOME

ROOT: Final = HOME.parents[1]
CONTAINERFILE: Final = ROOT / "deploy" / "Containerfile"
PLACE: Final = "opt/vezerkar"
DATA: Final = "var/lib/vezerkar"
OF_THE_IMAGE: Final = ("apt-get", "useradd")
USER: Final = 10044
HEALTHY_TIMEOUT_S: Final = 60.0
# Python may be in a home that nobody but its owner may enter: an open one takes its place.
ENTER: Final = """
home=$3; python=$4
if [ -n "$python" ]; then
    mkdir -p /mnt && mount --bind "$home/$python" /mnt && mount -t tmpfs -o mode=755 none "$home"
    mkdir "$home/$python" && mount --move /mnt "$home/$python"
fi
mkdir -p /opt/vezerkar /var/lib/vezerkar
mount --bind "$1/opt/vezerkar" /opt/vezerkar
mount --bind "$1/var/lib/vezerkar" /var/lib/vezerkar
cd "$2" && shift 4 && exec "$@"
"""


@dataclass
class Stage:
    """A stage: where its root is, and what has been said for it."""

    root: Path
    folder: str = "/"
    variables: dict[str, str] = field(default_factory=dict)
    words: dict[str, list[str]] = field(default_factory=dict)  # ENTRYPOINT, CMD, HEALTHCHECK

    def inside(self, path: str) -> Path:
        """A path of the stage, seen from outside."""
        return self.root / os.path.normpath(os.path.join(self.folder, path)).lstrip("/")

    def command(self, *words: str) -> list[str]:
        enter = ["unshare", "--mount", "sh", "-ec", ENTER, "enter"]
        return [*enter, str(self.root), self.folder, *python_at_home(), *words]


def python_at_home() -> tuple[str, str]:
    """The home of whoever runs this, and the folder in it where Python is, if it is there."""
    home, python = Path.home(), Path(sys.base_prefix)
    inside = python.relative_to(home).parts[0] if python.is_relative_to(home) else ""
    return str(home), inside


def clean_variables() -> dict[str, str]:
    """This environment without what would lead Python back to this checkout."""
    ours = ("PYTHON", "VEZERKAR", "VIRTUAL_ENV", "MYPY")
    return {name: value for name, value in os.environ.items() if not name.startswith(ours)}


def instructions(text: str) -> list[tuple[str, str]]:
    """Each line as its first word and the rest."""
    lines = (line for line in text.splitlines() if line.strip() and not line.startswith("#"))
    return [(word, rest.strip()) for word, _, rest in (line.partition(" ") for line in lines)]


def copy(sources: list[Path], target: Path, into: bool) -> None:
    for source in sources:
        if source.is_dir():
            shutil.copytree(source, target, symlinks=True, dirs_exist_ok=True)
        else:
            where = target / source.name if into else target
            where.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(source, where)


class Rehearsal:
    """Carries out the steps, one after the other."""

    def __init__(self, work: Path) -> None:
        self.work = work
        self.context = work / "context"
        self.stages: dict[str, Stage] = {}
        self.stage = Stage(work)

    def run(self) -> None:
        self._make_context()
        for word, rest in instructions(CONTAINERFILE.read_text(encoding="utf-8")):
            print(word, rest, flush=True)
            getattr(self, f"do_{word.lower()}", lambda rest: None)(rest)

    def _make_context(self) -> None:
        """What git knows: the ignored files must not be needed."""
        files = subprocess.check_output(["git", "ls-files"], cwd=ROOT, text=True).split("\n")
        for name in filter(None, files):
            copy([ROOT / name], self.context / name, into=False)

    def do_from(self, rest: str) -> None:
        _, _, name = rest.partition(" AS ")
        self.stage = self.stages[name] = Stage(self.work / (name or "last"))
        for folder in (PLACE, DATA):
            (self.stage.root / folder).mkdir(parents=True)

    def do_workdir(self, rest: str) -> None:
        self.stage.folder = rest
        self.stage.inside(".").mkdir(parents=True, exist_ok=True)

    def do_copy(self, rest: str) -> None:
        *given, target = rest.split()
        start = self.context
        if given[0].startswith("--from="):
            start = self.stages[given.pop(0).removeprefix("--from=")].root
        copy(
            [start / name.lstrip("/") for name in given], self.stage.inside(target), len(given) > 1
        )

    def do_run(self, rest: str) -> None:
        if rest.startswith(OF_THE_IMAGE):
            return
        subprocess.run(self.stage.command("sh", "-c", rest), check=True, env=clean_variables())

    def do_env(self, rest: str) -> None:
        for pair in shlex.split(rest):
            name, _, value = pair.partition("=")
            self.stage.variables[name] = value.replace("$PATH", os.environ["PATH"])

    def do_entrypoint(self, rest: str) -> None:
        self.stage.words["entrypoint"] = json.loads(rest)

    def do_cmd(self, rest: str) -> None:
        self.stage.words["cmd"] = json.loads(rest)

    def do_healthcheck(self, rest: str) -> None:
        self.stage.words["health"] = json.loads(rest[rest.index("CMD") + 3 :])

    # The end

    def start(self) -> subprocess.Popen[bytes]:
        os.chown(self.stage.root / DATA, USER, USER)
        words = self.stage.words["entrypoint"] + self.stage.words["cmd"]
        return self._as_user(words)

    def without_bytecode(self) -> list[Path]:
        """Modules that every start would have to compile: its user may not write beside them."""
        modules = (self.stage.root / PLACE / "src").rglob("*.py")
        return [module for module in modules if not Path(cache_from_source(str(module))).exists()]

    def is_healthy(self) -> bool:
        return self._as_user(self.stage.words["health"]).wait() == 0

    def _as_user(self, words: list[str]) -> subprocess.Popen[bytes]:
        less = ["setpriv", f"--reuid={USER}", f"--regid={USER}", "--clear-groups", "--no-new-privs"]
        variables = {"HOME": f"/{DATA}", **self.stage.variables}
        return subprocess.Popen(self.stage.command(*less, *words), env=variables)


def main(folder: str) -> int:
    rehearsal = Rehearsal(Path(folder).resolve())
    rehearsal.run()
    size = subprocess.check_output(["du", "-sm", str(rehearsal.stage.root)], text=True).split()[0]
    print(f"what the image adds to its base: {size} MB")
    if missing := rehearsal.without_bytecode():
        print(f"{len(missing)} modules have no bytecode, such as {missing[0]}")
        return 1
    server = rehearsal.start()
    try:
        end = time.monotonic() + HEALTHY_TIMEOUT_S
        while not rehearsal.is_healthy():
            if time.monotonic() > end or server.poll() is not None:
                print("the server is not well")
                return 1
            time.sleep(1)
    finally:
        server.terminate()
        server.wait()
    port = re.search(r"EXPOSE (\d+)", CONTAINERFILE.read_text(encoding="utf-8"))
    print(f"healthy at port {port[1] if port else '?'}; stopped with {server.returncode}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
