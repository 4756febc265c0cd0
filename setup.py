"""Puts the built page into the package: a wheel serves it without Node and without a checkout."""

import shutil
from pathlib import Path

from setuptools import setup
from setuptools.command.build_py import build_py

PAGE = Path(__file__).parent / "web" / "dist"


class WithPage(build_py):
    """Copies web/dist, if it was built, to where the server looks for it first."""

    def run(self) -> None:
        super().run()
        inside = Path(self.build_lib) / "vezerkar" / "server" / "page"
        shutil.rmtree(inside, ignore_errors=True)
        if PAGE.is_dir() and not self.editable_mode:
            shutil.copytree(PAGE, inside)


setup(cmdclass={"build_py": WithPage})
