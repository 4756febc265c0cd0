// Plays what others did since one's own last step: each action with its own pause, its card large. The
// last picture stays until the next click.

import { pauseAfter, playedCard } from '../model/follow';
import { preferences } from './preferences.svelte';
import { readingTime } from './readingTime';
import type { TableContext } from './tableContext';

const BEFORE_MS = 900; // to see how it was

export async function playSince(table: TableContext, since = table.since): Promise<void> {
  const { replay, timers, info } = table;
  const mine = (info?.seats ?? []).filter((seat) => seat.mine).map((seat) => seat.seat);
  const wait = (ms: number): Promise<void> =>
    new Promise((done) => timers.after(ms / (preferences.follow || 1), () => done()));
  const first = since[0];
  if (!first || replay.playing) return;
  await replay.go(first.ply - 1);
  replay.playing = true;
  const until = since.at(-1)!.ply;
  await wait(BEFORE_MS);
  while (replay.playing && replay.past) {
    const before = table.shown;
    const ply = replay.at + 1;
    const log = since.filter((line) => line.ply === ply);
    const after = await replay.glimpse(ply);
    replay.card = playedCard(before, after, mine); // before what it does
    // It lies there while it is read: where it lies says which flank of the reader it means.
    const { past } = replay;
    if (replay.card && past) replay.past = { ...past, live: { ...past.live, zones: after.zones } };
    if (replay.card) await wait(readingTime(replay.card));
    replay.card = null; // what it did is seen without it
    if (replay.at + 1 !== ply || !replay.playing) continue; // somebody took the slider
    if (ply >= until) {
      replay.past = { ply, live: after, as: replay.past.as };
      break;
    }
    await replay.go(ply);
    if (replay.past) await wait(pauseAfter(log));
  }
  replay.playing = false;
}
