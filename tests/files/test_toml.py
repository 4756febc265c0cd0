"""Reading data files: what is wrong is said in one line, with the file and the place."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any, Literal

import pytest
from msgspec import Meta, Struct

from vezerkar.core.errors import DataError
from vezerkar.files.toml import convert, digest, parse_toml, read_toml


class Gun(Struct, frozen=True, forbid_unknown_fields=True, tag_field="id", tag="gun"):
    calibre: int


class Tank(Struct, frozen=True, forbid_unknown_fields=True, tag_field="id", tag="tank"):
    armour: int


class Place(Struct, frozen=True, forbid_unknown_fields=True):
    at: tuple[int, int]
    side: Literal["allies", "axis"]
    units: int | Literal["all"] = 1


class Map(Struct, frozen=True, forbid_unknown_fields=True):
    places: tuple[Place, ...]
    things: tuple[Gun | Tank, ...] = ()
    medals: Annotated[int, Meta(ge=1)] = 1


GOOD = {"at": [3, 2], "side": "axis"}


def test_a_good_file_becomes_a_struct(tmp_path: Path) -> None:
    path = tmp_path / "map.toml"
    path.write_text('places = [{ at = [3, 2], side = "axis" }]\n', encoding="utf-8")
    assert convert(read_toml(path), Map, "map.toml") == Map(places=(Place((3, 2), "axis"),))


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ('slug = "a"\nmedals = \n', "line 2"),
        ("[sides\n", "line 1"),
        ('a = 1\nb = "no end', "line 2"),
        ("a = 1\na = 2\n", "line 2"),
    ],
)
def test_a_syntax_error_names_the_file_and_the_line(text: str, line: str, tmp_path: Path) -> None:
    path = tmp_path / "map.toml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(DataError) as caught:
        read_toml(path)
    assert str(caught.value).startswith(f"{path}: {line}: expected TOML")
    assert "\n" not in str(caught.value)


def test_a_missing_file_is_told_by_name(tmp_path: Path) -> None:
    with pytest.raises(DataError, match=r"none\.toml: the file cannot be read: no such file"):
        read_toml(tmp_path / "none.toml")


def test_a_file_in_another_encoding_is_told_by_name(tmp_path: Path) -> None:
    path = tmp_path / "map.toml"
    path.write_bytes('title = "Felderítés"'.encode("latin-1"))
    with pytest.raises(DataError, match=r"map\.toml: expected text in UTF-8\."):
        read_toml(path)


@pytest.mark.parametrize(
    ("raw", "fault"),
    [
        ({"places": [GOOD, {**GOOD, "side": "red"}]}, "places[1].side: expected one of 'allies',"),
        ({"places": [{**GOOD, "units": "both"}]}, "places[0].units: expected one of a number, 'al"),
        ({"places": [{**GOOD, "at": [3]}]}, "places[0].at: expected `array` of length 2, got 1."),
        ({"places": [{**GOOD, "at": [3, "2"]}]}, "places[0].at[1]: expected `int`, got `str`."),
        ({"places": [], "medals": 0}, "medals: expected `int` >= 1."),
        ({"places": [], "medals": "6"}, "medals: expected `int`, got `str`."),
        ({"places": [], "thing": []}, "thing: there is no such field."),
        ({"places": [{"at": [3, 2]}]}, "places[0].side: expected a value, but it is missing."),
        ({}, "places: expected a value, but it is missing."),
        (
            {"places": [], "things": [{"id": "ship"}]},
            "things[0].id: expected one of 'gun', 'tank',",
        ),
        ({"places": [], "things": [{"id": "gun", "calibre": 8.8}]}, "things[0].calibre: expected"),
        ([], "expected `object`, got `array`."),
    ],
)
def test_a_fault_names_the_file_the_field_and_what_was_expected(raw: Any, fault: str) -> None:
    with pytest.raises(DataError) as caught:
        convert(raw, Map, "map.toml")
    assert str(caught.value).startswith(f"map.toml: {fault}")
    assert "\n" not in str(caught.value)


def test_a_fault_in_a_part_of_a_file_names_the_whole_path() -> None:
    with pytest.raises(DataError, match=r"^map\.toml: places\[4\]\.side: expected one of"):
        convert({"at": [3, 2], "side": "red"}, Place, "map.toml", "places[4]")


def test_the_digest_tells_any_change_of_any_file(tmp_path: Path) -> None:
    one, two = tmp_path / "one.toml", tmp_path / "two.toml"
    one.write_text("ab", encoding="utf-8")
    two.write_text("c", encoding="utf-8")
    before = digest(one, two)
    assert digest(one, two) == before
    assert digest(two, one) != before
    one.write_text("a", encoding="utf-8")
    two.write_text("bc", encoding="utf-8")
    assert digest(one, two) != before


@pytest.mark.parametrize("part", ["a", '"a"', "'a'", "a-b"])
def test_a_key_that_would_cost_all_memory_is_refused(part: str) -> None:
    """32,000 parts fit into a request, and their prefixes would fill four gigabytes."""
    for text in (f"{'.'.join([part] * 32_000)} = 1", f"x = {{{' . '.join([part] * 17)} = 1}}"):
        with pytest.raises(DataError, match="A key has more than 16 parts"):
            parse_toml(text)


def test_what_is_long_and_no_key_is_read() -> None:
    text = f'about = "{"one. " * 15}One more sentence."\nword = "{"a" * 50_000}"'
    assert parse_toml(text)["word"] == "a" * 50_000
