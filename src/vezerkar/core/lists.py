# hot: compiled by mypyc
"""New lists for old: what copies of a state share is replaced, never changed in place."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import i64


def changed(numbers: list[int], i: i64, value: int) -> list[int]:
    """The same numbers with one of them replaced."""
    copy = numbers[:]
    copy[i] = value
    return copy


def plus(numbers: list[int], i: i64, more: int) -> list[int]:
    """The same numbers with one of them grown."""
    copy = numbers[:]
    copy[i] += more
    return copy


def with_list(lists: list[list[int]], i: i64, value: list[int]) -> list[list[int]]:
    """The same lists with one of them replaced."""
    copy = lists[:]
    copy[i] = value
    return copy
