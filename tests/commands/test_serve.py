"""`vezerkar serve`: bad arguments are one line, and other commands do not wait for the server."""

from __future__ import annotations

import argparse
import socket
import subprocess
import sys
import time
from pathlib import Path

import pytest

from vezerkar.cli import main
from vezerkar.commands import database
from vezerkar.core.errors import DataError
from vezerkar.server import run as server_run


def refused(capsys: pytest.CaptureFixture[str], *actions: str) -> str:
    assert main(["serve", *actions]) == 2
    lines = capsys.readouterr().err.splitlines()
    assert len(lines) == 1, lines
    return lines[0]


def test_bad_arguments_are_one_line(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(server_run, "configure_logging", lambda **_: None)
    here = ["--data", str(tmp_path), "--port", "0"]
    assert "--pause: expected seconds" in refused(capsys, "--pause", "soon")
    assert "--pause: expected seconds" in refused(capsys, "--pause", "3-1")
    assert "--port: expected a number up to 65535" in refused(capsys, "--port", "70000")
    assert "expected sqlite or postgresql" in refused(capsys, *here, "--database", "mysql://x/y")
    assert "--node: several nodes need" in refused(capsys, *here, "--node", "a")
    named = [*here, "--database", "postgresql://x/y", "--node"]
    assert "--node: expected letters" in refused(capsys, *named, "a b")
    file = tmp_path / "file"
    file.write_text("")
    assert "--data: the folder" in refused(capsys, "--data", str(file / "below"))
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        assert "try another --port" in refused(capsys, "--data", str(tmp_path), "--port", port)


def test_the_password_of_the_database_need_not_be_on_the_command_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    parser = argparse.ArgumentParser()
    database.add_arguments(parser)
    url, file = "postgresql://me@host/name", tmp_path / "password"
    file.write_text("s3cret/\n")
    for words, variables, found in (
        ([], {}, ""),
        (["--database", url], {}, url),
        ([], {"VEZERKAR_DATABASE": url}, url),
        (["--database", url], {"VEZERKAR_DATABASE_PASSWORD": "p"}, url.replace("@", ":p@")),
        (
            ["--database", url, "--database-password-file", str(file)],
            {"VEZERKAR_DATABASE": "postgresql://other/name"},
            url.replace("@", ":s3cret%2F@"),
        ),
    ):
        with monkeypatch.context() as patch:
            for name, value in variables.items():
                patch.setenv(name, value)
            assert database.database_url(parser.parse_args(words)) == found
    wrong = parser.parse_args(["--database-password-file", str(tmp_path / "none")])
    with pytest.raises(DataError, match="the file cannot be read: no such file"):
        database.database_url(wrong)


def test_help_does_not_import_the_server() -> None:
    code = (
        "import sys; from vezerkar.cli import parser; parser();"
        "print([m for m in ('starlette', 'sqlalchemy', 'uvicorn', 'argon2') if m in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def test_a_second_server_in_the_same_folder_is_told_where_the_first_one_is(tmp_path: Path) -> None:
    """Two that are started at once in a new folder: one serves, the other says one line."""
    command = [sys.executable, "-m", "vezerkar.cli", "serve", "--port", "0", "--data"]
    pipe = subprocess.PIPE
    pair = [
        subprocess.Popen([*command, str(tmp_path / "new")], stdout=pipe, stderr=pipe, text=True)
        for _ in range(2)
    ]
    try:
        (refused,) = until_one_ends(pair)
        (serving,) = (each for each in pair if each is not refused)
        assert refused.returncode == 2
        assert serving.stdout is not None
        address = serving.stdout.readline().split()[-1]
        said = refused.communicate()[1].splitlines()
        assert len(said) == 1
        assert said[0].endswith(f"new is in use by a server at {address}: open that one")
    finally:
        for each in pair:
            each.kill()
            each.communicate()
    # Whoever was killed does not keep the folder.
    third = subprocess.Popen([*command, str(tmp_path / "new")], stdout=pipe, text=True)
    assert third.stdout is not None
    assert "http://" in third.stdout.readline()
    third.terminate()
    third.communicate()


def until_one_ends(pair: list[subprocess.Popen[str]]) -> list[subprocess.Popen[str]]:
    for _ in range(600):
        ended = [each for each in pair if each.poll() is not None]
        if ended:
            return ended
        time.sleep(0.05)
    raise AssertionError("both serve")
