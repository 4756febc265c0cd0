"""Names of people: how they are written, and which of them look alike."""

from __future__ import annotations

import re
import unicodedata
from typing import Final

from vezerkar.core.errors import DataError

NAME_CHARS: Final = (2, 40)
SKELETON_CHARS: Final = 80  # the width of its column
FORMER_NAME: Final = "Former player"  # whoever deleted their account
GUEST_NAME: Final = re.compile(r"(guest|vendég)\W*\d+")  # what guests are called at first
# Characters that are written, but cannot be seen.
BLANKS: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
# Scripts that are written together every day; any other two in one name are a disguise.
EAST_ASIAN: Final = frozenset({"CJK", "HIRAGANA", "KATAKANA", "HANGUL", "BOPOMOFO"})
# Small letters that look like a Latin one, or whose capitals do. After UTS 39, as far as names of
# people need it; i, l and 1 are one letter, as are o and 0.
LOOK_ALIKES: Final = str.maketrans(
    {
        **dict(zip("авекмнорстухіјѕԁԛԝѵһӏү", "abekmhopctyxljsdqwvhly", strict=True)),  # Cyrillic
        **dict(zip("αβεζηικμνορτυχω", "abezhlkmnoptyxw", strict=True)),  # Greek
        **dict(zip("օսհոյ", "ouhnj", strict=True)),  # Armenian
        **dict(zip("ıɑɡłøđħŧ", "laglodht", strict=True)),  # Latin letters that do not fall apart
        **dict(zip("i1|0", "lllo", strict=True)),
        "æ": "ae",
        "œ": "oe",
    }
)


def check_name(text: str) -> str:
    """The name with single spaces and plain letters; DataError says what is wrong with it."""
    name = " ".join(unicodedata.normalize("NFKC", text).split())
    check_length("name", name, NAME_CHARS)
    if not name.isprintable() or BLANKS & set(name):
        raise DataError("name: expected printable characters")
    if len(scripts(name)) > 1:
        raise DataError("name: expected letters of one alphabet")
    return name


def check_length(field: str, text: str, limits: tuple[int, int]) -> None:
    if not limits[0] <= len(text) <= limits[1]:
        raise DataError(f"{field}: expected {limits[0]} to {limits[1]} characters")


def is_guest_name(name: str) -> bool:
    """Whether a name looks like one that a guest gets.

    >>> is_guest_name("Guest 1234"), is_guest_name("Guest of honour")
    (True, False)
    """
    return GUEST_NAME.fullmatch(name.casefold()) is not None


def scripts(name: str) -> set[str]:
    """The alphabets of a name; those of East Asia are one, and go with any other.

    >>> sorted(scripts("Pál")), sorted(scripts("P\u0430l"))
    (['LATIN'], ['CYRILLIC', 'LATIN'])
    """
    found = {unicodedata.name(char, "").split(" ")[0] for char in name if char.isalpha()}
    return found - EAST_ASIAN


def skeleton(name: str) -> str:
    """What is left of a name when everything is gone that eyes may miss.

    Case, accents, width, spaces and points, and which of two look-alike letters it is:

    >>> skeleton("Éva"), skeleton("E.V.A"), skeleton("\u0415v\u0430")
    ('eva', 'eva', 'eva')
    """
    folded = unicodedata.normalize("NFKC", name).casefold()
    parts = unicodedata.normalize("NFD", folded).translate(LOOK_ALIKES)
    letters = "".join(char for char in parts if unicodedata.category(char)[0] not in "MPZC")
    plain = letters.replace("rn", "m").replace("vv", "w")
    return (plain or folded)[:SKELETON_CHARS]
