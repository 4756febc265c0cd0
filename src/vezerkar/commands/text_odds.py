"""Odds as lines of text: the calculation of the dice, then what they may lead to."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from vezerkar.scene.scene import Odds
from vezerkar.words.words import Words


def odds_lines(words: Words, odds: Odds) -> Iterator[str]:
    """Line by line, so that the sum can be followed."""
    say = words.text
    for line in odds.modifiers:
        value = f"{line.value:+d}" if line.value else " ·"
        said = say("answer-odds-line", value=value, text=say(line.key))
        yield "  " + said + cited(line.rules)
    yield say("answer-odds-dice", count=odds.dice)
    if odds.hits:
        shares = enumerate(whole_percents(odds.hits))
        said = ", ".join(say("answer-odds-share", number=n, percent=p) for n, p in shares)
        yield say("answer-odds-hits", list=said)
    for name, chance in odds.results.items():
        text = say(f"result-{name}")
        yield "  " + say("answer-odds-result", percent=round(100 * chance), text=text)


def whole_percents(chances: Sequence[float]) -> list[int]:
    """Percentages that add up to 100: the largest remainders are rounded up.

    >>> whole_percents([1 / 3, 1 / 3, 1 / 3])
    [34, 33, 33]
    """
    exact = [100 * chance for chance in chances]
    found = [int(share) for share in exact]
    by_remainder = sorted(range(len(exact)), key=lambda i: found[i] - exact[i])
    for i in by_remainder[: round(sum(exact)) - sum(found)]:
        found[i] += 1
    return found


def cited(rules: Sequence[str]) -> str:
    """Rule ids behind a sentence."""
    return f"  [{', '.join(rules)}]" if rules else ""
