"""`vezerkar play`: whole games typed into the text client, and everything else one can type."""

from __future__ import annotations

import argparse
import io
import os
import re
import signal
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random

import httpx2 as httpx
import pytest

from tests.commands.command_line import run
from tests.needs import need_page
from vezerkar import cli
from vezerkar.commands import play
from vezerkar.commands.text_board import Drawing, marks_of
from vezerkar.commands.text_table import TextTable
from vezerkar.core.chance import Seeded
from vezerkar.core.errors import DataError
from vezerkar.core.kernel import OBSERVER
from vezerkar.core.registry import find_game, game_ids
from vezerkar.files.ledger import LANGUAGES, Language
from vezerkar.records.record import load_record
from vezerkar.server import static_files
from vezerkar.words.words import Words, lexicon_of, word_files

Printed = pytest.CaptureFixture[str]
GAME = find_game("memoir")
ACTION = re.compile(r"^(\d+)\) (.*?)  \[(.+)\]$", re.MULTILINE)


class Typist(io.StringIO):
    """Reads the screen and types the number of one of the actions on it, as a person would."""

    def __init__(self, screen: io.StringIO, seed: int, commands: Sequence[str] = ()) -> None:
        super().__init__()
        self.screen = screen
        self.random = Random(seed)
        self.commands = list(commands)  # typed now and then, between the choices
        self.looked = 0
        self.typed: list[str] = []
        self.actions: list[str] = []

    def isatty(self) -> bool:
        return False

    def readline(self, size: int | None = -1, /) -> str:  # type: ignore[override]
        self.screen.seek(self.looked)
        shown = self.screen.read()
        self.looked = self.screen.tell()
        self.actions = [number for number, _, _ in ACTION.findall(shown)] or self.actions
        if self.commands and self.random.random() < 0.3:
            line = self.random.choice(self.commands)
        else:
            last = self.random.random() < 0.3 or len(self.actions) == 1
            line = self.random.choice(self.actions if last else self.actions[:-1])
        self.typed.append(line)
        return line + "\n"


def arguments(*words: str) -> argparse.Namespace:
    parser = argparse.ArgumentParser()
    play.add(parser.add_subparsers(required=True))
    return parser.parse_args(["play", *words])


def type_a_game(
    *words: str, seed: int = 1, commands: Sequence[str] = ()
) -> tuple[Typist, TextTable]:
    screen = io.StringIO()
    typist = Typist(screen, seed, commands)
    table = play.make_text_table(arguments(*words), typist, screen)
    assert table.play(), "the game was not played to its end"
    return typist, table


@pytest.fixture
def type_in(monkeypatch: pytest.MonkeyPatch, capsys: Printed) -> Callable[..., str]:
    """Runs the command with lines on its input and returns what it printed."""

    def typed(*words: str, lines: Sequence[str] = ()) -> str:
        monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
        assert run(play, "play", "--text", *words) == 0
        return capsys.readouterr().out

    return typed


def actions_in(printed: str) -> dict[str, str]:
    """The actions of the last question: notation and number."""
    last = printed.rpartition("\nStep:")[2]
    return {action: number for number, _, action in ACTION.findall(last)}


# Whole games


@pytest.mark.parametrize(
    ("words", "seed"),
    [
        (("memoir", "pegasus-bridge", "--lang", "hu"), 1),
        (("memoir", "omaha-beach", "--side", "allies", "--against", "random"), 2),
        (("memoir", "sainte-mere-eglise", "--lang", "hu", "--against", "random"), 3),
        (("memoir", "vassieux", "--side", "axis", "--against", "random"), 4),
        (("memoir", "mortain", "--against", "random", "--setting", "allies_players=3"), 5),
        (("memoir", "vassieux", "--against", "random", "--setting", "match=two_battles"), 6),
    ],
    ids=lambda value: "-".join(value[1:]) if isinstance(value, tuple) else str(value),
)
def test_a_whole_game_is_played_from_the_printed_lists(words: tuple[str, ...], seed: int) -> None:
    _, table = type_a_game(*words, "--seed", str(seed))
    assert GAME.scene(table.session.state, OBSERVER).outcome is not None
    assert table.words.faults == []
    assert table.words.missing == set()


@pytest.mark.parametrize("more", [(), ("--setting", "match=two_battles")], ids=["one", "two"])
def test_the_same_lines_give_the_same_game_and_the_same_last_sentence(
    more: tuple[str, ...], type_in: Callable[..., str], tmp_path: Path
) -> None:
    words = ("memoir", "vassieux", "--against", "random", *more, "--seed", "6")
    typist, table = type_a_game(*words)
    scene = GAME.scene(table.session.state, OBSERVER)
    assert scene.outcome is not None
    record = tmp_path / "game.rec"
    printed = type_in(*words, "--save", str(record), lines=typist.typed)
    assert table.words.say(scene.outcome.text) in printed
    assert load_record(record).state.fingerprint() == table.session.state.fingerprint()


def test_a_game_goes_on_amid_questions_undo_and_nonsense() -> None:
    commands = (
        *("undo", "help", "log", "board", "odds 1", "odds 2", "rules", "rules 4.3", "about forest"),
        *("why attack al01 ax01", "why move al01 A1", "lang hu", "lang en", "", "0", "999", "move"),
        *(
            "done done",
            "play",
            "odds x",
            "why",
            "why nonsense",
            "about nothing",
            "9" * 5000,
            "ő\x00",
        ),
    )
    typist, table = type_a_game("--seed", "8", "--against", "random", seed=8, commands=commands)
    assert set(commands) <= set(typist.typed)
    assert table.words.faults == []
    assert "Traceback" not in typist.screen.getvalue()


def test_without_text_the_table_opens_in_the_browser(monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[tuple[str, bool]] = []

    def serve_table(page: str, show: bool) -> int:
        opened.append((page, show))
        return 0

    monkeypatch.setattr(play, "serve_table", serve_table)
    monkeypatch.setattr(static_files, "page_folder", lambda: Path("page"))
    assert run(play, "play") == 0
    assert run(play, "play", "--no-open", "--lang", "hu") == 0
    assert run(play, "play", "memoir", "sword-beach", "--side", "axis") == 0
    wanted = "new/memoir?battle=sword-beach&side=axis"
    assert opened == [("", True), ("?lang=hu", False), (wanted, True)]
    for words, problem in {
        ("--seed", "3"): "--seed works only in the terminal: add --text",
        ("--side", "blue"): "there is no side 'blue'",
        ("chess",): "there is no game 'chess'",
    }.items():
        with pytest.raises(DataError, match=problem):
            run(play, "play", *words)
    monkeypatch.setattr(static_files, "page_folder", lambda: None)
    with pytest.raises(DataError, match="The page is not built"):
        run(play, "play")


def test_the_table_is_served_on_a_free_port_until_it_is_interrupted(tmp_path: Path) -> None:
    """Whether the usual port is taken or not, there is an address, and Ctrl-C is no failure."""
    need_page()
    command = [sys.executable, "-m", "vezerkar.cli", "play", "--no-open"]
    programs: list[subprocess.Popen[str]] = []
    addresses = set()
    try:
        for name in ("first", "second"):
            environment = os.environ | {"VEZERKAR_DATA": str(tmp_path / name)}
            pipe = subprocess.PIPE
            program = subprocess.Popen(
                command, env=environment, stdout=pipe, stderr=pipe, text=True
            )
            programs.append(program)
            assert program.stdout is not None
            lines = [program.stdout.readline(), program.stdout.readline()]
            found = re.search(r"^Vezérkar is at (http://127\.0\.0\.1:\d+/)$", lines[1])
            assert found, lines
            addresses.add(found[1])
            assert httpx.get(found[1]).status_code == 200
        assert len(addresses) == 2
        for program in programs:
            program.send_signal(signal.SIGINT)
            assert program.communicate(timeout=20) == ("", "")
            assert program.returncode == 0
    finally:
        for program in programs:
            program.kill()


def test_with_no_arguments_at_all_a_table_is_laid(type_in: Callable[..., str]) -> None:
    printed = type_in()
    assert printed.startswith("Memoir '44: Pegasus Bridge\n")
    assert "Your side: Allies. Your opponent: a greedy player." in printed
    assert "Play a command card." in printed
    assert printed.endswith("End of input; the game stops here.\n")


def test_the_command_line_knows_the_command(
    monkeypatch: pytest.MonkeyPatch, capsys: Printed
) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO(""))
    assert cli.main(["play", "--text"]) == 0
    assert cli.main(["play", "--text", "memoir", "waterloo"]) == 2
    error = capsys.readouterr().err
    assert error.startswith("vezerkar: there is no scenario 'waterloo'")
    assert error.count("\n") == 1


# What one can type


def test_an_action_is_taken_by_number_or_by_notation(type_in: Callable[..., str]) -> None:
    seed = ("--seed", "3")
    first = actions_in(type_in(*seed))
    action = next(iter(first))
    by_number = type_in(*seed, lines=[first[action]])
    by_notation = type_in(*seed, lines=[action])
    assert by_number == by_notation
    assert "* The Allies played Probe – Center." in by_number


def test_a_space_may_be_typed_as_the_board_shows_it(type_in: Callable[..., str]) -> None:
    answers = [
        type_in("--seed", "3", lines=["play probe_center", f"why move al04 {space}"]).splitlines()
        for space in ("e2", "E2")
    ]
    assert answers[0] == answers[1]
    assert not any("neither an action nor a command" in line for line in answers[1])


def test_undo_takes_back_what_showed_nothing_new(type_in: Callable[..., str]) -> None:
    lines = ["play probe_center", "order al04", "undo"]
    printed = type_in("--seed", "3", lines=lines)
    assert "1 step undone." in printed
    assert "order al04" in actions_in(printed)
    printed = type_in("--seed", "3", lines=["play probe_center", "undo", "undo"])
    assert "1 step undone." in printed  # a card that was played comes back
    assert "Nothing to undo" in printed


def test_why_gives_the_reason_with_its_rule(type_in: Callable[..., str]) -> None:
    lines = ["play probe_center", "why order al01", "why order al04", "why order ax01"]
    printed = type_in("--seed", "3", lines=lines)
    assert re.search(r"The British infantry in C4 is not in a section of .*\[M44-", printed)
    assert "'order al04' is possible now." in printed
    assert "The German infantry in A9 belongs to the enemy." in printed


def test_a_refused_action_is_answered_with_its_reason(type_in: Callable[..., str]) -> None:
    printed = type_in("--seed", "3", "--lang", "hu", lines=["play barrage", "order al01"])
    assert "Ez nem lehetséges: play barrage" in printed
    assert "Nincs a kezedben ez a kártya: Össztűz.  [M44-" in printed
    assert "Előbb másról kell dönteni" in printed or "Ez a lépés később következik" in printed


def test_odds_are_told_line_by_line() -> None:
    """In some position of a typed game there is an attack, and its odds add up to 100."""
    typist, _ = type_a_game("--seed", "5", "--against", "random", seed=5, commands=["odds 1"])
    told = re.findall(r"Figures hit: (.*)\.", typist.screen.getvalue())
    assert told
    for line in told:
        assert sum(int(share) for share in re.findall(r"(\d+)%", line)) == 100
    line = r"^  \+\d  (Close assault|Fire at a distance of \d hexes)  \[M44-"
    assert re.search(line, typist.screen.getvalue(), re.MULTILINE)
    assert "Chance plays no part in this action." in typist.screen.getvalue()


def test_rules_about_log_and_help(type_in: Callable[..., str]) -> None:
    lines = ["log", "rules M44-4.3", "rules 99.9", "about ambush", "about Forest", "help", "rules"]
    printed = type_in("--seed", "3", lines=lines)
    assert "Nothing has happened yet." in printed
    assert "M44-4.3  4. Battle\n    A unit battles at most once per turn" in printed
    assert "There is no rule '99.9'." in printed
    assert "Ambush  [M44-K.14" in printed
    assert "    Entering it ends the move." in printed
    assert "undo               undo your last step" in printed
    assert re.search(r"^Rules: M44-1\.1,", printed, re.MULTILINE)


def test_the_language_changes_at_once(type_in: Callable[..., str]) -> None:
    printed = type_in("--seed", "3", lines=["lang hu", "lang de"])
    assert "Mostantól magyarul írok." in printed
    assert "Játssz ki egy parancskártyát!" in printed
    assert "Így írd be: lang en|hu" in printed


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("0", "There is no action 0; the actions are 1 to 5."),
        ("6", "There is no action 6; the actions are 1 to 5."),
        ("fire!", "'fire!' is neither an action nor a command; `help` lists them."),
        ("play", "'play' is neither an action nor a command; `help` lists them."),
        ("odds", "Usage: odds <number>"),
        ("odds 77", "There is no action 77; the actions are 1 to 5."),
        ("why", "Usage: why <action>"),
        ("why fire", "'fire' is neither an action nor a command; `help` lists them."),
        ("save", "Usage: save <file>"),
        ("save /no/such/folder/x", "The game could not be saved to /no/such/folder/x."),
        ("about tigers", "Nothing is known about 'tigers'."),
    ],
)
def test_bad_input_is_answered_with_one_line(
    line: str, answer: str, type_in: Callable[..., str]
) -> None:
    printed = type_in("--seed", "3", lines=[line])
    assert [said for said in printed.splitlines() if said.startswith(answer)]


def test_quit_leaves_the_table(type_in: Callable[..., str]) -> None:
    assert type_in("--seed", "3", lines=["quit", "1"]).endswith("Goodbye.\n")


# Saving


def test_a_game_is_saved_when_the_input_ends_and_goes_on_from_there(
    type_in: Callable[..., str], tmp_path: Path
) -> None:
    record, copy = tmp_path / "a.rec", tmp_path / "b.rec"
    lines = ["play probe_center", "order al04", f"save {copy}"]
    printed = type_in("--seed", "3", "--save", str(record), lines=lines)
    assert f"Game saved to {record}." in printed
    assert record.read_text(encoding="utf-8") == copy.read_text(encoding="utf-8")
    printed = type_in("--load", str(record), "--lang", "hu", lines=["order al05", "log"])
    assert "A jegyzőkönyv visszajátszva a 2. lépésig." in printed
    assert "* A brit gyalogság (E2) parancsot kap." in printed
    assert "pick al04" in printed


@pytest.mark.parametrize(
    ("words", "fault"),
    [
        (("chess",), "there is no game 'chess'; the games are: "),
        (("memoir", "waterloo"), "there is no scenario 'waterloo' in memoir"),
        (("--side", "left"), "--side: there is no side 'left'; the sides are: axis, allies"),
        (("--against", "nobody"), "there is no agent 'nobody'; the agents are: "),
        (("--setting", "deck"), "--setting: expected name=value, found 'deck'"),
        (("--setting", "deck=half"), "setting deck is 'half'; expected one of: full, section_only"),
        (("--setting", "colour=red"), "there is no setting 'colour' in memoir; expected: "),
        (("--load", "no-such-file"), "no-such-file: the record cannot be read: no such file"),
        (("--save", "no-such-folder/x"), "--save: there is no folder 'no-such-folder'"),
    ],
)
def test_bad_arguments_are_told_in_one_line(words: tuple[str, ...], fault: str) -> None:
    with pytest.raises(DataError) as caught:
        run(play, "play", "--text", *words)
    assert str(caught.value).startswith(fault)
    assert "\n" not in str(caught.value)


def test_a_saved_game_keeps_its_own_scenario_and_actions(
    type_in: Callable[..., str], tmp_path: Path
) -> None:
    record = tmp_path / "a.rec"
    type_in("--seed", "3", "--save", str(record))
    for words in (("memoir", "toulon"), ("--setting", "deck=full")):
        with pytest.raises(DataError, match="saved game"):
            run(play, "play", "--text", *words, "--load", str(record))


# The board in text


def drawing(slug: str, seat: int = OBSERVER, language: Language = "en") -> Drawing:
    scene = GAME.scene(GAME.new(slug, {}, Seeded(1)), seat)
    files = word_files(language, GAME.folder)
    return Drawing(scene, Words(language, *files, lexicon=lexicon_of(scene.book)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_written_on_a_target_of_the_map_is_no_mark_of_a_line(language: Language) -> None:
    words = Words(language, *word_files(language, find_game("hungary").folder))
    (said,) = marks_of(words, ["badge-9½", "half-cost-9"])
    assert "9½" in said
    assert marks_of(words, ["badge-3:1"]) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_mark_without_words_is_not_shown_by_its_key(language: Language) -> None:
    words = Words(language, *word_files(language, find_game("hungary").folder))
    assert marks_of(words, ["closes", "counted", "stop"]) == [words.text("mark-stop")]
    assert words.faults == []


SLUGS = [info.id for info in GAME.scenarios()]


@pytest.mark.rule("M44-S.7")
@pytest.mark.parametrize("slug", SLUGS)
def test_the_legend_explains_exactly_what_is_on_the_board(slug: str) -> None:
    data = GAME.data.scenario(slug)  # type: ignore[attr-defined]
    expected = {tile.type for tile in data.terrain} | {piece.type for piece in data.obstacles}
    if data.board_side == "beach":
        expected |= {"beach", "ocean"}
    drawn = drawing(slug)
    assert set(drawn.ground_signs) == expected
    assert set(drawn.unit_signs) == {unit.type for unit in data.units}
    legend = "\n".join(drawn.legend())
    for kind, sign in drawn.ground_signs.items():
        assert f"  {sign}  {drawn.words.name(f'terrain:{kind}')}: " in legend
    for kind, sign in drawn.unit_signs.items():
        assert f"  {sign}  {drawn.words.name(f'kind:{kind}')}: " in legend


@pytest.mark.rule("M44-S.7")
def test_pegasus_bridge_needs_forests_towns_and_rivers() -> None:
    kinds = set(drawing("pegasus-bridge").ground_signs)
    assert kinds == {"forest", "town", "river", "bridge", "wire", "sandbags"}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", SLUGS)
def test_everything_on_the_board_is_drawn(slug: str, language: Language) -> None:
    drawn = drawing(slug, language=language)
    lines = drawn.board()[1:]
    for space in drawn.scene.board.spaces:
        name = space.id.upper()
        assert any(re.search(rf"\b{name}\b|{name}[^\d ]", line) for line in lines[::2])
    units = "\n".join(lines[1::2])
    assert len(re.findall(r"[\[(]\w\d[\])]", units)) == len(drawn.units)
    ground = "\n".join(lines[::2])
    for space in drawn.scene.board.spaces:
        signs = drawn._signs(space)
        name = space.id.upper()
        assert re.search(rf"{name} ?{re.escape(signs)}( |$)", ground, re.MULTILINE), name


def test_each_side_sits_at_the_bottom_of_its_own_picture() -> None:
    axis, allies = drawing("pegasus-bridge", 0).board(), drawing("pegasus-bridge", 1).board()
    assert allies[1].startswith("A9")
    assert axis[1].startswith("M1")
    assert axis[-2].startswith("M9")
    assert drawing("pegasus-bridge").board()[1:] == allies[1:]


def test_colours_only_where_they_are_wanted() -> None:
    plain = drawing("pegasus-bridge")
    assert "\x1b" not in "\n".join(plain.board())
    painted = Drawing(plain.scene, plain.words, colours=True).board()
    assert "\x1b[" in "\n".join(painted)
    assert [re.sub(r"\x1b\[[\d;]*m", "", line).rstrip() for line in painted] == plain.board()


# From a file


def test_a_position_goes_on_and_can_be_saved(type_in: Callable[..., str], tmp_path: Path) -> None:
    probe, saved = Path(__file__).parents[2] / "docs/positions/probe.toml", tmp_path / "game.jsonl"
    printed = type_in("--from", str(probe), "--save", str(saved), lines=["play probe_left", "quit"])
    assert "Probe" in printed
    assert "record was played again" not in printed
    again = type_in("--from", str(saved), lines=["log", "quit"])
    assert "Replayed the record up to step 1." in again


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "game: expected the name of a game"),
        ("{", "line 1: expected one JSON value"),
        ('game = "memoir"\nturn = "soon"', "turn"),
        (b"\xff\xfe\x00", "as UTF-8"),
    ],
)
def test_a_file_that_is_neither_is_one_line(tmp_path: Path, text: str | bytes, said: str) -> None:
    file = tmp_path / "file"
    file.write_bytes(text if isinstance(text, bytes) else text.encode())
    for words in (("--text",), ("--no-open",)):
        with pytest.raises(DataError, match=re.escape(said)) as told:
            run(play, "play", *words, "--from", str(file))
        assert "\n" not in str(told.value)
    with pytest.raises(DataError, match="cannot be read"):
        run(play, "play", "--text", "--from", str(tmp_path / "nothing"))


def test_help_names_all_games(capsys: Printed) -> None:
    with pytest.raises(SystemExit):
        run(play, "play", "--help")
    told = " ".join(capsys.readouterr().out.split())
    assert all(game in told for game in game_ids())
