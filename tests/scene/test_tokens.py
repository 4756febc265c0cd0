"""Tokens of a large board are encoded once each: what is sent must be what they are."""

from __future__ import annotations

import msgspec

from vezerkar.scene.scene import MANY_TOKENS, Token, encoded_tokens


def test_tokens_that_are_encoded_before_are_told_in_their_new_order() -> None:
    tokens = [Token(f"al{n}", "infantry", "G5", strength=n % 4) for n in range(MANY_TOKENS + 2)]
    first = tuple(tokens)
    assert bytes(encoded_tokens(first)) == msgspec.json.encode(first)
    tokens[3:5] = [Token("al3", "infantry", "k4")]
    later = tuple(reversed(tokens))
    assert bytes(encoded_tokens(later)) == msgspec.json.encode(later)
    assert msgspec.json.decode(encoded_tokens(later), type=tuple[Token, ...]) == later
