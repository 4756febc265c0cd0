import { expect, it, vi } from 'vitest';
import type { Card, FromServer, Live, LogLine } from '../net/protocol';
import { Replay } from './replay.svelte';
import type { TableContext } from './tableContext';

vi.stubGlobal('navigator', { language: 'en' });
vi.stubGlobal('matchMedia', () => ({ matches: false }));
const { playSince } = await import('./playSince');

const scene = (cards: string[]): Live => ({
  zones: [
    { id: 'hand-axis', kind: 'hand', owner: 'axis', count: 3 - cards.length },
    {
      id: 'in-play',
      kind: 'play',
      count: cards.length,
      cards: cards.map((id) => ({ id, marks: ['your-right'] })),
    },
  ],
});
const MOMENTS = [scene([]), scene(['ambush']), scene(['ambush'])];
const since: LogLine[] = [1, 2].map((ply) => ({
  number: ply,
  ply,
  seat: 'axis',
  messages: [{ key: 'event-moved' }],
}));

it('shows the card of a step before what it does', async () => {
  const seen: { ply: number; card: string | null; laid?: Card[] }[] = [];
  const table = {
    since,
    seat: 'allies',
    lastPly: 2,
    live: MOMENTS[2],
    info: { seats: [{ seat: 'allies', mine: true }] },
    ask: ({ ply }: { ply: number }) =>
      Promise.resolve({ type: 'past', at: ply, live: MOMENTS[ply] } as unknown as FromServer),
    get shown(): Live {
      return replay.past?.live ?? MOMENTS[2];
    },
    timers: {
      after: (_: number, done: () => void) => {
        const laid = table.shown.zones?.at(-1)?.cards;
        seen.push({ ply: replay.at, card: replay.card, laid });
        done();
      },
    },
  };
  const replay = new Replay(table as unknown as TableContext);
  await playSince(Object.assign(table, { replay }) as unknown as TableContext);
  const laid = [{ id: 'ambush', marks: ['your-right'] }]; // its marks are read with it
  expect(seen[0]).toMatchObject({ ply: 0, card: null }); // how it was before
  expect(seen[1]).toEqual({ ply: 0, card: 'ambush', laid });
  expect(seen[2]).toMatchObject({ ply: 1, card: null });
  expect([replay.playing, replay.past?.ply]).toEqual([false, 2]); // until the next click
  await replay.end();
  expect(replay.past).toBeNull();
});
