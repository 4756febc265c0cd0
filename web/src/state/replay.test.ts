import { expect, it, vi } from 'vitest';
import type { LogLine } from '../net/protocol';
import { Replay } from './replay.svelte';
import type { TableContext } from './tableContext';

const line: LogLine = { number: 1, ply: 1, seat: 'axis', messages: [{ key: 'event-moved' }] };

it('sums up what others did, and nothing where nobody has acted yet', () => {
  const sumUp = (since: LogLine[], log = since): boolean | undefined => {
    const table = { since, ply: 1, log, own: ['allies'] };
    const replay = new Replay(table as unknown as TableContext);
    const summed = vi.spyOn(replay, 'sumUp').mockResolvedValue();
    replay.catchUp();
    return summed.mock.calls[0]?.[1]?.away;
  };
  expect(sumUp([])).toBeUndefined();
  expect(sumUp([line])).toBe(false); // the battle has just begun
  expect(sumUp([line], [{ ...line, number: 0, ply: 0, seat: 'allies' }, line])).toBe(true);
});
