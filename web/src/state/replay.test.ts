import { expect, it, vi } from 'vitest';
import type { LogLine } from '../net/protocol';
import { Replay } from './replay.svelte';
import type { TableContext } from './tableContext';

const line: LogLine = { number: 1, ply: 1, seat: 'axis', messages: [{ key: 'event-moved' }] };

it('sums up what others did, and nothing where nobody has acted yet', () => {
  const sumUp = (since: LogLine[]): boolean => {
    const replay = new Replay({ since, ply: 1 } as unknown as TableContext);
    const summed = vi.spyOn(replay, 'sumUp').mockResolvedValue();
    replay.catchUp();
    return summed.mock.calls.length > 0;
  };
  expect(sumUp([])).toBe(false);
  expect(sumUp([line])).toBe(true);
});
