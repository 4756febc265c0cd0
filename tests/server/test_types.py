"""The page's types are made from the server's structs."""

from __future__ import annotations

from tools import make_types


def test_the_types_of_the_page_are_fresh() -> None:
    assert make_types.TARGET.read_text(encoding="utf-8") == make_types.typescript()


def test_what_may_be_left_out_is_optional() -> None:
    text = make_types.typescript()
    assert "export interface Act {\n" in text
    assert '  type: "act";\n' in text
    assert "  outcome?: Outcome;\n" in text
    assert "null" not in text
