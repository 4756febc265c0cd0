"""Runs tests in forks of one process that has read and collected all of them: `--forks=2`.

Each worker of xdist reads and collects everything for itself; here that is done once. Each fork
begins at another place, so that what a module sets up is mostly set up once; whoever has done his
part takes half of the longest part that is left. Tests that are marked `early` come before all
others: at the end one fork would be alone with them, and cores would be idle. If a fork dies, the
test that it was at has failed, and another fork goes on.
"""

from __future__ import annotations

import atexit
import multiprocessing
import traceback
from collections import deque
from collections.abc import Sequence
from contextlib import suppress
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import Any, NamedTuple

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--forks", type=int, default=0, help="run the tests in so many processes")


@pytest.hookimpl(tryfirst=True)
def pytest_runtestloop(session: pytest.Session) -> bool | None:
    config: Any = session.config
    number = min(config.getoption("forks"), len(session.items))
    if number < 2 or session.testsfailed or config.getoption("collectonly"):
        return None
    config._tmp_path_factory.getbasetemp()  # one folder for all
    Forks(session, number).run()
    if session.shouldfail:
        raise session.Failed(session.shouldfail)
    if session.shouldstop:
        raise session.Interrupted(session.shouldstop)
    return True


class Shares:
    """The tests that are left for each fork, in the order in which they were collected."""

    def __init__(self, tests: int, number: int, early: Sequence[int] = ()) -> None:
        self.early = deque(early)
        self.others = sorted(set(range(tests)).difference(early))
        ends = [len(self.others) * one // number for one in range(number + 1)]
        self.left = [range(ends[one], ends[one + 1]) for one in range(number)]

    def take(self, who: int) -> int | None:
        if self.early:
            return self.early.popleft()
        if not self.left[who]:
            longest = max(range(len(self.left)), key=lambda one: len(self.left[one]))
            rest = self.left[longest]
            self.left[longest], self.left[who] = rest[: len(rest) // 2], rest[len(rest) // 2 :]
        mine = self.left[who]
        self.left[who] = mine[1:]
        return self.others[mine[0]] if mine else None


class Fork(NamedTuple):
    """A worker as the first process sees it."""

    who: int
    process: BaseProcess
    given: deque[int]  # the test it is at, and the one that comes after it
    again: deque[int]  # what its predecessor had been given and not begun


class Forks:
    """The first process: deals out tests and hands on what is told of them."""

    def __init__(self, session: pytest.Session, number: int) -> None:
        self.session = session
        early = [i for i, item in enumerate(session.items) if item.get_closest_marker("early")]
        self.shares = Shares(len(session.items), number, early)
        self.forks: dict[Connection, Fork] = {}
        for who in range(number):
            self.start(who, deque())

    def start(self, who: int, again: deque[int]) -> None:
        ours, theirs = multiprocessing.Pipe()
        context = multiprocessing.get_context("fork")
        others = [ours, *self.forks]  # a fork that holds the line of another would hide its end
        process = context.Process(target=work, args=(self.session, theirs, others))
        process.start()
        theirs.close()
        self.forks[ours] = Fork(who, process, deque(), again)

    def run(self) -> None:
        try:
            while self.forks:
                for line in wait(list(self.forks)):
                    assert isinstance(line, Connection)
                    self.hear(line)
        finally:
            for fork in self.forks.values():
                fork.process.terminate()

    def hear(self, line: Connection) -> None:
        try:
            kind, told = line.recv()
        except EOFError:
            self.end(line)
            return
        hook, config = self.session.config.hook, self.session.config
        if kind == "next":
            line.send(self.next_for(self.forks[line]))
        elif kind == "done":
            self.forks[line].given.popleft()
        elif kind == "report":
            report = hook.pytest_report_from_serializable(config=config, data=told)
            hook.pytest_runtest_logreport(report=report)
        elif kind == "warning":
            hook.pytest_warning_recorded.call_historic(kwargs=told)
        else:
            raise RuntimeError(told)

    def next_for(self, fork: Fork) -> int | None:
        if self.session.shouldfail or self.session.shouldstop:
            return None
        found = fork.again.popleft() if fork.again else self.shares.take(fork.who)
        if found is not None:
            fork.given.append(found)
        return found

    def end(self, line: Connection) -> None:
        fork = self.forks.pop(line)
        fork.process.join()
        if not fork.given:
            return
        item = self.session.items[fork.given.popleft()]
        said = f"a process died of {fork.process.exitcode} while running {item.nodeid!r}"
        report = pytest.TestReport(item.nodeid, item.location, {}, "failed", said, "call")
        self.session.config.hook.pytest_runtest_logreport(report=report)
        self.start(fork.who, fork.given + fork.again)


class Telling:
    """In a fork: tells the first process what happens."""

    def __init__(self, config: pytest.Config, line: Connection) -> None:
        self.config = config
        self.line = line

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        hook = self.config.hook
        told = hook.pytest_report_to_serializable(config=self.config, report=report)
        self.line.send(("report", told))

    def pytest_warning_recorded(self, **told: Any) -> None:
        with suppress(Exception):  # some cannot be handed over
            self.line.send(("warning", told))

    def next(self) -> int | None:
        self.line.send(("next", None))
        found: int | None = self.line.recv()
        return found


def work(session: pytest.Session, line: Connection, others: list[Connection]) -> None:
    atexit._clear()  # what the first process does at its end is not done here
    for other in others:
        other.close()
    try:
        run_tests(session, line)
    except BaseException:
        line.send(("fault", traceback.format_exc()))
    finally:
        atexit._run_exitfuncs()


def run_tests(session: pytest.Session, line: Connection) -> None:
    """All that one is given; what comes next is known before, for what both need stays set up."""
    plugins = session.config.pluginmanager
    plugins.unregister(name="terminalreporter")  # the first process tells it
    telling = Telling(session.config, line)
    plugins.register(telling)
    # What is printed goes into a file, and files that were open before the fork are shared.
    capture: Any = plugins.getplugin("capturemanager")
    capture.stop_global_capturing()
    capture.start_global_capturing()
    number = telling.next()
    while number is not None:
        following = telling.next()
        after = None if following is None else session.items[following]
        session.config.hook.pytest_runtest_protocol(item=session.items[number], nextitem=after)
        line.send(("done", None))
        number = following
