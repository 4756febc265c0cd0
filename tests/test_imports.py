"""No module imports itself by a detour: not at run time, and not for its types either."""

from __future__ import annotations

from graphlib import CycleError, TopologicalSorter

from grimp import build_graph


def test_there_is_no_import_circle() -> None:
    graph = build_graph("vezerkar", cache_dir=None)
    imports = {each: graph.find_modules_directly_imported_by(each) for each in graph.modules}
    assert len(imports) > 300
    try:
        TopologicalSorter(imports).prepare()
    except CycleError as error:
        raise AssertionError(" -> ".join(error.args[1])) from None
