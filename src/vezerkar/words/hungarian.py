"""Hungarian as it is spoken: the article before a word, the ending after a number."""

from __future__ import annotations

import re
from typing import Final

VOWELS: Final = "aáeéiíoóöőuúüű"
# Letters whose own names begin with a vowel: ef, el, em, en, er, es, iksz, ipszilon.
SPELT_WITH_VOWEL: Final = "flmnrsxy"

_WORD: Final = re.compile(r"[^\W_]+")
_LETTER: Final = re.compile(r"[^\W\d_]")

# Endings by the last number that is spoken: the digits, then the tens, a hundred, a thousand.
_CASES: Final = ("acc", "ins", "sub", "del", "sup", "ill", "ine", "abl", "dat")
_BACK: Final = ("ra", "ról", "on", "ba", "ban", "tól", "nak")
_FRONT: Final = ("re", "ről", "en", "be", "ben", "től", "nek")
_ROUND: Final = ("re", "ről", "ön", "be", "ben", "től", "nek")
_ENDINGS: Final[dict[str, tuple[str, ...]]] = {
    "1": ("et", "gyel", *_FRONT),
    "2": ("t", "vel", "re", "ről", "n", "be", "ben", "től", "nek"),
    "3": ("at", "mal", *_BACK),
    "4": ("et", "gyel", *_FRONT),
    "5": ("öt", "tel", *_ROUND),
    "6": ("ot", "tal", *_BACK),
    "7": ("et", "tel", *_FRONT),
    "8": ("at", "cal", *_BACK),
    "9": ("et", "cel", *_FRONT),
    "0": ("t", "val", "ra", "ról", "n", "ba", "ban", "tól", "nak"),
    "10": ("et", "zel", *_FRONT),
    "20": ("at", "szal", *_BACK),
    "30": ("at", "cal", *_BACK),
    "40": ("et", "nel", *_FRONT),
    "50": ("et", "nel", *_FRONT),
    "60": ("at", "nal", *_BACK),
    "70": ("et", "nel", *_FRONT),
    "80": ("at", "nal", *_BACK),
    "90": ("et", "nel", *_FRONT),
    "00": ("at", "zal", *_BACK),
    "000": ("et", "rel", *_FRONT),
}


def article(text: str) -> str:
    """The definite article, by how the first word is said.

    >>> [article(word) for word in ("erdő", "város", "F5", "G5", "5.", "11.", "1000.", "SS")]
    ['az', 'a', 'az', 'a', 'az', 'a', 'az', 'az']
    """
    found = _WORD.search(text)
    if not found:
        return "a"
    word = found[0]
    if word[0].isdigit():
        return _before_number(word)
    if _is_spelt(word):
        vowel = word[0].lower() in VOWELS + SPELT_WITH_VOWEL
    else:
        vowel = word[0].lower() in VOWELS
    return "az" if vowel else "a"


def _is_spelt(word: str) -> bool:
    """Whether a word is read letter by letter: `F5`, `MG`, `SS`."""
    letters = "".join(_LETTER.findall(word))
    if len(letters) == 1:
        return True
    return letters.isupper() and not any(letter.lower() in VOWELS for letter in letters)


def _before_number(word: str) -> str:
    """Öt, ötven, ötszáz; egy, ezer, egymillió: these begin with a vowel."""
    digits = re.match(r"\d+", word)
    assert digits
    number = digits[0].lstrip("0")
    if not number:
        return "a"
    leading = number[: (len(number) - 1) % 3 + 1]
    return "az" if leading[0] == "5" or leading == "1" else "a"


def ending(text: str, case: str) -> str:
    """The case ending of a name that ends with a number; empty for any other name.

    >>> [name + ending(name, "sub") for name in ("G5", "k3", "B12", "1940", "Caen")]
    ['G5-re', 'k3-ra', 'B12-re', '1940-re', 'Caen']
    """
    found = re.search(r"\d+$", text)
    if not found or case not in _CASES:
        return ""
    number = found[0].lstrip("0") or "0"
    for spoken in (number[-3:], number[-2:], number[-1:]):
        if spoken in _ENDINGS:
            return "-" + _ENDINGS[spoken][_CASES.index(case)]
    return ""
