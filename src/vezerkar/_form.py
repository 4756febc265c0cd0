"""One program in two forms: interpreted, and with its hot modules compiled by mypyc.

`dev.py compile` builds all hot modules into a side folder named by a hash of their sources. That
build is used only while the hash still fits, so an edited source can never be shadowed by an old
build: the edited program just runs interpreted until it is compiled again.

A module is hot if its first line says so. This file is also read by `dev.py`, with any Python and
before anything is installed, so it needs nothing but the standard library.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from hashlib import sha256
from importlib import import_module
from importlib.machinery import EXTENSION_SUFFIXES, ExtensionFileLoader, ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType

MARK = b"# hot: compiled by mypyc\n"
ROOMS = ("agents", "core", "evaluation", "games", "space")
GROUP = "vezerkar"  # mypyc puts the machine code of a group into one library, <group>__mypyc
COMPLETE = "ready"  # written last: a build without this file is not a build


def hot_modules(home: Path) -> dict[str, bytes]:
    """The hot modules below the package folder: `core/kernel.py` -> its source, sorted by path."""
    found: dict[str, bytes] = {}
    for room in ROOMS:
        for folder, _, names in os.walk(home / room):
            for name in names:
                if name.endswith(".py") and name != "__init__.py":
                    path = os.path.join(folder, name)
                    with open(path, "rb") as file:
                        source = file.read()
                    if source.startswith(MARK):
                        found[os.path.relpath(path, home).replace(os.sep, "/")] = source
    return dict(sorted(found.items()))


def group_of(path: str) -> str:
    """Each game is compiled as a group of its own: an edit to one leaves the others as they are.

    >>> group_of("games/memoir/state.py"), group_of("core/kernel.py")
    ('vezerkar_memoir', 'vezerkar')
    """
    room, inside, *_ = path.split("/")
    return f"{GROUP}_{inside}" if room == "games" else GROUP


def name_of(path: str) -> str:
    """The name by which the module of a file is imported.

    >>> name_of("core/kernel.py")
    'vezerkar.core.kernel'
    """
    return f"vezerkar/{path.removesuffix('.py')}".replace("/", ".")


def digest(modules: dict[str, bytes]) -> str:
    total = sha256()
    for path, source in modules.items():
        total.update(f"{path}\0{len(source)}\0".encode())
        total.update(source)
    return total.hexdigest()[:16]


def builds(home: Path) -> Path:
    """The folder of all builds. It lies in the checkout; an installed package has none."""
    return home.parents[1] / "build" / "compiled"


def build_name(modules: dict[str, bytes]) -> str:
    return f"{digest(modules)}-{sys.implementation.cache_tag}"


class CompiledLoader(ExtensionFileLoader):
    """Has a hot module made by the library of its group.

    mypyc would have this done by one more library for each module: nearly two hundred to compile
    and to link.
    """

    def __init__(self, name: str, file: str, library: str) -> None:
        super().__init__(name, file)
        self.library = library

    def create_module(self, spec: ModuleSpec) -> ModuleType:
        import ctypes  # only where there is a compiled form

        library = import_module(self.library)
        if hasattr(library, "ensure_deps"):  # the libraries of other groups that it calls
            call(library, "ensure_deps", ctypes.c_int)
        name = spec.name.replace(".", "___")  # as mypyc writes it
        module = call(library, f"init_{name}", ctypes.py_object)
        assert isinstance(module, ModuleType)
        return module

    def exec_module(self, module: ModuleType) -> None:
        """That was done when it was made."""


class CompiledFinder:
    """Finds hot modules in a build. All others, and all packages, are left to the usual finders."""

    def __init__(self, build: Path, modules: dict[str, bytes]) -> None:
        self.build = build
        self.libraries = {name_of(path): f"{group_of(path)}__mypyc" for path in modules}

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        library = self.libraries.get(name)
        if library is None and name not in self.libraries.values():
            return None
        file = f"{self.build}/{library or name}{EXTENSION_SUFFIXES[0]}"
        if library is None:
            return spec_from_file_location(name, file, loader=ExtensionFileLoader(name, file))
        return spec_from_file_location(name, file, loader=CompiledLoader(name, file, library))


def call(library: ModuleType, name: str, answer: type) -> object:
    """Call a C function that a library of mypyc hands out; what it raises is raised here."""
    import ctypes

    find = ctypes.pythonapi.PyCapsule_GetPointer
    find.argtypes, find.restype = (ctypes.py_object, ctypes.c_char_p), ctypes.c_void_p
    address = find(getattr(library, name), f"{library.__name__}.{name}".encode())
    return ctypes.PYFUNCTYPE(answer)(address)()


def awaited_build(home: Path) -> Path | None:
    """The file that appears when a compiled form of these sources is complete.

    None where nobody would use it: in an installed package, or if the form was chosen by hand.
    """
    by_hand = os.environ.get("VEZERKAR_FORM", "auto") != "auto"
    if by_hand or not (home.parents[1] / "dev.py").is_file():
        return None
    return builds(home) / build_name(hot_modules(home)) / COMPLETE


def choose(home: Path) -> str:
    """Make this process use the form that VEZERKAR_FORM asks for, and say which one it is."""
    wish = os.environ.get("VEZERKAR_FORM", "auto")
    if wish not in ("auto", "compiled", "interpreted"):
        raise SystemExit(f"VEZERKAR_FORM is {wish!r}: say auto, compiled or interpreted.")
    if wish != "interpreted" and builds(home).is_dir():
        modules = hot_modules(home)
        build = builds(home) / build_name(modules)
        if (build / COMPLETE).is_file():
            sys.meta_path.insert(0, CompiledFinder(build, modules))
            return "compiled"
    if wish == "compiled":
        raise SystemExit("No compiled build fits these sources: run `python3 dev.py compile`.")
    return "interpreted"
