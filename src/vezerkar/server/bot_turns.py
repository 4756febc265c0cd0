"""Moves for seats that nobody plays by hand: computers, and automatic passes of people."""

from __future__ import annotations

import asyncio
import time
from typing import NamedTuple

from vezerkar.scene.scene import Message
from vezerkar.server import metrics
from vezerkar.server.audience import Audience
from vezerkar.server.bot_workers import BotChoice, BotTask, BotWorkers, task_for
from vezerkar.server.config import Config
from vezerkar.server.fair_queue import Asker
from vezerkar.server.live_match import LiveMatch, TableLost
from vezerkar.server.logs import LOG
from vezerkar.server.reaction_delay import ReactionDelays
from vezerkar.server.resignation import ResignOffer
from vezerkar.server.slow_messages import Trace, traced
from vezerkar.server.socket_schema import Notice
from vezerkar.table.only_answer import only_answer
from vezerkar.table.reactions import is_passed
from vezerkar.table.views import scene_of


class BotTurn(NamedTuple):
    """A decision to be made for a computer (with a level) or as an automatic pass (without)."""

    seat: int
    moment: tuple[int, int]  # what it is for
    level: str
    reaction: bool  # in a reaction window: its speed must tell nothing


class BotTurns:
    """Plays on at one table until a person has to decide."""

    def __init__(
        self,
        live: LiveMatch,
        audience: Audience,
        resign_offer: ResignOffer,
        lock: asyncio.Lock,
        workers: BotWorkers,
        config: Config,
    ) -> None:
        self.live = live
        self.match = live.match
        self.audience = audience
        self.resign_offer = resign_offer
        self.lock = lock  # of the table
        self.workers = workers
        self.repeatable = bool(config.seed)
        self.delays = ReactionDelays(config.reaction_delay_s)
        self.task: asyncio.Task[None] | None = None
        self.memos: dict[int, tuple[int, ...]] = {}  # by seat: what its computer wants to be told

    def next_turn(self) -> BotTurn | None:
        if not self._is_awaited():
            return None
        for seat in self.match.deciding() if self.live.playing else ():
            each, moment = self.live.seats[seat], self.match.moment(seat)
            if each.kind == "computer":
                return BotTurn(seat, moment, each.level, self._is_reaction(seat))
            if is_passed(self.match, seat):
                return BotTurn(seat, moment, "", True)
        return None

    def _is_reaction(self, seat: int) -> bool:
        """Whether a seat is asked for a reaction."""
        # Reactions are secret phases, so the scene, which is costly, is seldom needed.
        secret = self.match.state.phase().secret
        return secret and scene_of(self.match, seat).prompt.kind == "reaction"

    def _only_answer(self, seat: int) -> int | None:
        return only_answer(self.match.game, self.match.state, seat)

    def wake(self) -> None:
        """After each step: see which reaction windows are open, and whether a bot has to move."""
        self.update_delays()
        if (self.task is None or self.task.done()) and self._may_move():
            self.task = asyncio.create_task(self._play())

    def update_delays(self) -> None:
        match = self.match
        playing = self.live.playing and match.state.ending < 0
        asked = match.deciding() if playing and match.state.phase().secret else []
        moments = {seat: match.moment(seat) for seat in asked if self._is_reaction(seat)}
        self.delays.set_open(moments, time.monotonic())

    async def delay_reply(self, seat: int) -> None:
        """Wait until a reply of a seat in a reaction window may be told."""
        now = time.monotonic()
        await asyncio.sleep(max(0.0, self.delays.reply_time(seat, now) - now))

    def _is_awaited(self) -> bool:
        """Whether anybody plays here or watches: computers do not play for themselves."""
        return len(self.audience) > 0 or bool(self.live.seats.people())

    def _may_move(self) -> bool:
        """Whether it is worth a closer look: scenes take time."""
        seats = self.live.seats
        return (
            self.live.playing
            and self._is_awaited()
            and any(
                seats[seat].kind == "computer" or seats[seat].auto_pass
                for seat in self.match.deciding()
            )
        )

    async def pass_unseen(self) -> None:
        """Pass at once for the seats of a person who leads several against computers alone.

        Nobody could learn anything from it, and the person need not look at each of their hands.
        """
        match, people = self.match, self.live.seats.people()
        while self.live.playing and not match.over:
            seats = [seat for seat in match.deciding() if is_passed(match, seat)]
            own = self.live.seats.of_person(seats[0]) if seats else []
            if len(own) < 2 or set(people) - set(own):
                return
            answer = self._only_answer(seats[0])
            if answer is None:
                return
            text = match.game.notation(match.state).spell(answer)
            name = self.live.seats.ids[seats[0]]
            await self.live.append(match.apply(name, match.ply_of(seats[0]), text))

    def stop(self) -> None:
        task, self.task = self.task, None  # a cancelled task knows where it was: here
        if task is not None and task is not asyncio.current_task():
            task.cancel()

    async def _play(self) -> None:
        """Move until a person has to decide."""
        try:
            while await self._play_once():
                pass
        except TableLost:
            return
        except Exception:
            LOG.exception("a computer player failed", extra={"table": self.live.row.id})

    async def _play_once(self) -> bool:
        """Make one decision; False when no computer has to decide."""
        async with self.lock:
            turn = self.next_turn()
            if turn is None:
                return False
            task = self._task(turn)
            answer = self._only_answer(turn.seat) if task is None else None
            check = task is not None and self.resign_offer.is_due(self.match, turn.seat)
        if answer is not None:
            action = answer
        elif task is None:
            return False
        else:
            if check:
                await self._check_lost(task)
            with metrics.BOT_S.time():
                action, self.memos[turn.seat] = await self._decide(task)
        if turn.reaction:
            await self.delay_reply(turn.seat)
        with traced("computer", self.live.row.id) as trace:
            async with self.lock:
                trace.mark("wait")
                await self.apply(turn, action, trace)
        return True

    async def _decide(self, task: BotTask) -> BotChoice:
        """What a worker chooses; if it fails, a quick choice: the match has to go on."""
        extra = {"table": self.live.row.id, "level": task.level}
        try:
            return await self.workers.choose(task, self._asker())
        except Exception:
            LOG.exception("a computer player failed; it takes a quick decision", extra=extra)
        self.audience.send_notice(Notice(Message("notice-quick-decision")))
        try:
            return await self.workers.choose_quickly(task, self._asker())
        except Exception:
            LOG.exception("a quick decision failed; the first action is taken", extra=extra)
        return BotChoice(self.match.state.legal_actions(task.seat)[0])

    def _asker(self) -> Asker:
        row, seats = self.live.row, self.live.seats
        waits = any(seats.of_user(user) for user in self.audience.users())
        return Asker(row.host, row.id, waits)

    async def _check_lost(self, task: BotTask) -> None:
        """Offer to resign when the game has looked lost for a while."""
        try:
            lost = await self.workers.is_lost(task, self._asker())
        except Exception:
            LOG.exception("nobody knows whether a computer has lost", extra={"level": task.level})
            return
        async with self.lock:
            if self.resign_offer.note(self.live.seats.ids[task.seat], lost):
                self.audience.send_table()

    def _task(self, turn: BotTurn) -> BotTask | None:
        if not turn.level:
            return None
        task = task_for(self.match, turn.seat, turn.level, self.live.row.pack, self.repeatable)
        return task._replace(memo=self.memos.get(turn.seat, ()))

    async def apply(self, turn: BotTurn, action: int, trace: Trace | None = None) -> None:
        """Apply what was decided, unless the moment is gone."""
        match, trace = self.match, trace or Trace()
        if match.moment(turn.seat) != turn.moment or not self.live.playing:
            return  # something was taken back meanwhile, or somebody resigned
        if not turn.level and not self.live.seats[turn.seat].auto_pass:
            return  # the person wants to be asked after all
        text = match.game.notation(match.state).spell(action)
        first = len(match.log.lines)
        entry = match.apply(self.live.seats.ids[turn.seat], match.ply_of(turn.seat), text)
        trace.mark("rules")
        await self.live.append(entry)
        await self.pass_unseen()
        trace.mark("store")
        self.audience.send_updates(first)
        trace.mark("tell")
        self.update_delays()
