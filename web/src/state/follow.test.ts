import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Live, Update } from '../net/protocol';
import type { Table } from './table.svelte';

vi.stubGlobal('navigator', { language: 'en' });
vi.stubGlobal('document', { hidden: false });
const { Follow } = await import('./follow.svelte');
const { preferences } = await import('./preferences.svelte');

const update = (ply: number, ...seats: string[]): Update => ({
  type: 'update',
  ply,
  live: {},
  log: seats.map((seat, i) => ({ number: i, ply, seat, messages: [{ key: 'moved' }] })),
});

function following(): { follow: InstanceType<typeof Follow>; shown: number[] } {
  const shown: number[] = [];
  const table = {
    info: { seats: [{ seat: 'allies', mine: true }, { seat: 'axis' }] },
    live: {} as Live,
    mine: false,
    seat: 'allies',
    thinking: '',
    replay: { sinceShown: -1 },
    timers: { after: (ms: number, then: () => void) => void setTimeout(then, ms) },
  } as unknown as Table;
  return { follow: new Follow(table, ({ ply }) => shown.push(ply)), shown };
}

describe('what others do', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    preferences.follow = 1;
  });
  afterEach(() => void vi.useRealTimers());

  it('is shown one action after the other', () => {
    const { follow, shown } = following();
    for (const ply of [1, 2, 3]) follow.receive(update(ply, 'axis'));
    expect(shown).toEqual([1]);
    vi.advanceTimersByTime(700);
    expect(shown).toEqual([1, 2]);
  });
  it('is not hurried by an update that tells nothing', () => {
    const { follow, shown } = following();
    for (const ply of [1, 2]) follow.receive(update(ply, 'axis'));
    follow.receive(update(2));
    expect(shown).toEqual([1]);
  });
  it('is over as soon as one acts, or skips it', () => {
    const { follow, shown } = following();
    for (const ply of [1, 2]) follow.receive(update(ply, 'axis'));
    follow.receive(update(3, 'allies'));
    expect(shown).toEqual([1, 2, 3]);
    follow.receive(update(4, 'axis'));
    follow.receive(update(5, 'axis'));
    follow.skip();
    expect(shown).toEqual([1, 2, 3, 4, 5]);
  });
  it('waits while it is paused', () => {
    const { follow, shown } = following();
    follow.receive(update(1, 'axis'));
    follow.pause(true);
    follow.receive(update(2, 'axis'));
    vi.advanceTimersByTime(5000);
    expect(shown).toEqual([1]);
    follow.step();
    expect(shown).toEqual([1, 2]);
  });
});
