"""Compile all hot modules into a build that `vezerkar._form` will find, each game as a group.

Run by `dev.py compile` with the project's own Python: `compile.py LEVEL TOOLS`. LEVEL is the
optimisation level of the C compiler; TOOLS names the set of tools in use and is noted in the build.
"""

from __future__ import annotations

import contextlib
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from collections import defaultdict
from concurrent.futures import ThreadPoolExecutor
from hashlib import sha256
from pathlib import Path
from threading import Lock
from typing import Any

from mypyc.build import mypycify
from setuptools import setup
from setuptools.command.build_ext import build_ext

from vezerkar import HOME
from vezerkar._form import COMPLETE, GROUP, MARK, build_name, builds, group_of, hot_modules, name_of

BUILDS = builds(HOME)
CORES = os.cpu_count() or 1
DAY = 24 * 3600.0
IGNORED = shutil.ignore_patterns("__pycache__", "*.toml", "*.ftl")
MYPY = [
    "--config-file=",  # the project's strictness is for `dev.py test`; here only true errors count
    "--follow-imports=silent",
    "--no-incremental",
]
FLAGS = [
    "-fcommon",  # with several files a group, mypyc defines what a group imports in a header
    "-fvisibility=hidden",  # calls within a group then need no table of symbols
    "-fno-plt",
]
# Modules whose second line says so spend their time in loops over tables: more passes pay there.
THOROUGH_MARK = MARK + b"# thorough: its loops are worth an optimising compiler\n"
THOROUGH = ["-O2"]
INCLUDE = re.compile(rb"#include [\"<](__native[^\">]*)")


class Build(build_ext):  # type: ignore[misc]  # setuptools has no types
    """The usual builder, but one that uses all cores and compiles no C file twice.

    An edit changes the C code of few modules, and compiling C is nine tenths of the time. A C file
    depends on the headers of its own group and of the kernel's: an edit to a game leaves the other
    games alone. What was compiled in one checkout is found again in all others of its user.
    """

    tools = ""
    objects = Path()
    thorough: frozenset[str] = frozenset()  # the names of C files

    def build_extensions(self) -> None:
        compile_c = self.compiler.compile
        about = f"{self.tools} {sys.version} {version_of(self.compiler)}"
        self.guards: defaultdict[str, Lock] = defaultdict(Lock)

        def compile_one(source: str, flags: dict[str, Any]) -> str:
            code = Path(source).read_bytes()
            if Path(source).name in self.thorough:
                flags = flags | {"extra_postargs": [*flags["extra_postargs"], *THOROUGH]}
            kept = self.objects / name_of_object(about, flags, code)
            with self.guards[source]:  # all groups have the same runtime: one compiles it
                if kept.exists():
                    kept.touch()
                else:
                    [made] = compile_c([source], **flags | self.reading_headers_once(code, flags))
                    appear(Path(made), kept)
            return str(kept)

        def compile_all(sources: list[str], **flags: object) -> list[str]:
            with ThreadPoolExecutor(CORES) as pool:
                return list(pool.map(lambda source: compile_one(source, flags), sources))

        self.compiler.compile = compile_all
        super().build_extensions()

    def reading_headers_once(self, code: bytes, flags: dict[str, Any]) -> dict[str, object]:
        """The flag that gives some C code the headers of its group, compiled before."""
        headers = INCLUDE.findall(code)
        if not headers or self.compiler.compiler_type != "unix":
            return {}
        if flags["extra_postargs"][-1:] == THOROUGH:
            return {}  # compiled headers are of use only to the flags they were compiled with
        header = Path("c", f"all_{os.fsdecode(headers[0])}")
        with self.guards[str(header)]:
            if not header.exists():
                lines = [f'#include "{os.fsdecode(name)}"\n' for name in headers]
                header.write_text("".join(lines), encoding="utf-8")
                folders = [*flags["include_dirs"], *self.compiler.include_dirs]
                words = [*(f"-I{folder}" for folder in folders), *flags["extra_postargs"]]
                ready = ["-x", "c-header", str(header), "-o", f"{header}.gch"]
                self.compiler.spawn([*self.compiler.compiler_so, *words, *ready])
        return {"extra_postargs": [*flags["extra_postargs"], "-include", str(header)]}


def version_of(compiler: Any) -> str:
    """The C compiler with its version: an update must compile anew."""
    words = compiler.compiler_so if compiler.compiler_type == "unix" else []
    asked = [*words[:1], "--version"]
    said = subprocess.run(asked, capture_output=True, text=True).stdout if words else ""
    return f"{words} {said}"


def appear(made: Path, kept: Path) -> None:
    """Put a file where others look for it, at once and whole, maybe on another disk."""
    with tempfile.NamedTemporaryFile(dir=kept.parent, suffix=".new", delete=False) as copy:
        copy.write(made.read_bytes())
    os.replace(copy.name, kept)


def kept_objects() -> Path:
    """Where the machine code of C files is kept: for the user, so that a fresh clone finds it."""
    try:
        caches = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
        found = caches / "vezerkar" / "objects"
        found.mkdir(parents=True, exist_ok=True)
        if os.access(found, os.W_OK):
            return found
    except (OSError, RuntimeError):  # somebody without a home, or with one that is not his
        pass
    found = BUILDS.parent / "objects"
    found.mkdir(exist_ok=True)
    return found


def name_of_object(about: str, flags: dict[str, Any], code: bytes, home: Path = HOME) -> str:
    """Equal for equal machine code, wherever it was built.

    What some code depends on is among its headers. Their paths differ from build to build, and
    those of .venv from checkout to checkout.
    """
    wanted = repr({name: flags[name] for name in flags if name != "depends"})
    wanted = wanted.replace(str(home.parents[1]), "")
    parts = (about.encode(), wanted.encode(), *headers_of(code).values(), code)
    return f"{sha256(b'|'.join(parts)).hexdigest()}.o"


def headers_of(code: bytes) -> dict[bytes, bytes]:
    """The headers made by mypyc that some C code includes, directly or not, with their text."""
    found: dict[bytes, bytes] = {}
    unread = INCLUDE.findall(code)
    while unread:
        name = unread.pop()
        if name not in found:
            found[name] = Path("c", os.fsdecode(name)).read_bytes()
            unread += INCLUDE.findall(found[name])
    return dict(sorted(found.items()))


def main(level: str, tools: str) -> None:
    BUILDS.mkdir(parents=True, exist_ok=True)
    Build.tools = tools
    Build.objects = kept_objects()
    # Everything happens in a folder of our own and appears by one rename at the end: builds that
    # run at once do not meet, and one that is interrupted leaves nothing that could be used.
    with tempfile.TemporaryDirectory(prefix="tmp-", dir=BUILDS) as work:
        done = Path(work, "done")
        modules = build(Path(work), done, level)
        (done / COMPLETE).write_text(f"{level} {tools}\n", encoding="utf-8")
        publish(done, BUILDS / build_name(modules))
    tidy()


def build(work: Path, done: Path, level: str) -> dict[str, bytes]:
    # A frozen copy: a source edited while the compiler runs must not get into a build of this name.
    shutil.copytree(HOME, work / "vezerkar", ignore=IGNORED)
    modules = hot_modules(work / "vezerkar")
    os.chdir(work)  # mypy then sees `vezerkar` as the top package, and tracebacks name short paths
    extensions = mypycify(
        MYPY + [f"vezerkar/{path}" for path in modules],
        opt_level=level,
        debug_level="0",  # nobody steps through the C code, and lines of it cost a tenth
        multi_file=True,  # measured: as fast as one big C file
        separate=groups(modules),
        target_dir="c",
    )
    # Besides its libraries mypyc wants a small one for each module: `CompiledLoader` needs none.
    libraries = [each for each in extensions if each.name.endswith("__mypyc")]
    if os.name == "posix":
        for extension in libraries:
            # A new list: they share one, and each further library would change the flags of all.
            extension.extra_compile_args = [*extension.extra_compile_args, *FLAGS]
    Build.thorough = thorough_files(modules) if level <= "1" else frozenset()
    setup(
        name=GROUP,
        packages=[],
        ext_modules=libraries,
        cmdclass={"build_ext": Build},
        script_args=["build_ext", f"--build-lib={done}", "--build-temp=o", f"--parallel={CORES}"],
    )
    return modules


def thorough_files(modules: dict[str, bytes]) -> frozenset[str]:
    """The C files that mypyc makes of the modules that are compiled thoroughly."""
    names = [name_of(path) for path, source in modules.items() if source.startswith(THOROUGH_MARK)]
    return frozenset(f"__native_{name.replace('.', '___')}.c" for name in names)


def groups(modules: dict[str, bytes]) -> list[tuple[list[str], str | None]]:
    """The files of each group, as mypyc wants them."""
    files: defaultdict[str, list[str]] = defaultdict(list)
    for path in modules:
        files[group_of(path)].append(f"vezerkar/{path}")
    return [(paths, name) for name, paths in files.items()]


def publish(done: Path, target: Path) -> None:
    if target.exists():
        target.rename(done.with_name("replaced"))
    try:
        done.rename(target)
    except OSError:
        if not (target / COMPLETE).exists():  # else another process was faster, with equal sources
            raise


def tidy() -> None:
    """Remove what is old, but not the build before this one: a running program may need it."""
    with contextlib.suppress(FileNotFoundError):  # another process may be tidying too
        folders = sorted(BUILDS.iterdir(), key=lambda folder: folder.stat().st_mtime)
        finished = [folder for folder in folders if (folder / COMPLETE).exists()]
        unfinished = [folder for folder in folders if folder not in finished]
        others = [*unfinished, *Build.objects.iterdir()]
        yesterday = time.time() - DAY
        for path in finished[:-2] + [old for old in others if old.stat().st_mtime < yesterday]:
            shutil.rmtree(path) if path.is_dir() else path.unlink()


if __name__ == "__main__":
    main(*sys.argv[1:])
