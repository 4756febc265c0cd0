import { describe, expect, it } from 'vitest';
import { armyOf, chipsOf } from './orderChips';
import type { Live } from '../net/protocol';

const item = (anchors: string[], state?: 'past' | 'now' | 'next') => ({
  text: { key: 'x' },
  anchors,
  state,
});
const live = (agenda: ReturnType<typeof item>[]): Live =>
  ({
    agenda,
    mats: [
      { id: 'm', owner: 'a', pads: [{ anchor: 'army:foot', pieces: ['unit:t1', 'unit:t2'] }] },
    ],
  }) as unknown as Live;

describe('orders on pieces', () => {
  it('are those of their army', () => {
    const chips = chipsOf(live([item(['unit:g1'], 'now'), item(['army:foot'])]));
    expect(chips.get('g1')).toEqual({ number: 1, state: 'now' });
    expect(chips.get('t1')).toEqual({ number: 2, state: 'next' });
    expect(chips.get('t2')).toEqual({ number: 2, state: 'next' });
  });
  it('show the current order first, then the next, then the past', () => {
    expect(
      chipsOf(live([item(['unit:g1'], 'past'), item(['unit:g1']), item(['unit:g1'], 'now')])).get(
        'g1',
      ),
    ).toEqual({ number: 3, state: 'now' });
    expect(chipsOf(live([item(['unit:g1'], 'past'), item(['unit:g1'])])).get('g1')).toEqual({
      number: 2,
      state: 'next',
    });
  });
  it('are the strength of the army where it has some', () => {
    const scene = live([item(['army:foot'])]);
    const [pad] = scene.mats![0].pads;
    pad.holds = [{ id: 'cubes', value: 2, most: 3 }];
    expect(chipsOf(scene).get('t1')).toEqual({ number: 2, state: 'next', holds: true });
    pad.holds = [{ id: 'cubes', most: 3 }];
    expect(chipsOf({ ...scene, agenda: [] }).has('t1')).toBe(false);
    const others = { ...scene, agenda: [item(['army:pike'])] } as unknown as Live;
    expect(chipsOf(others).get('t1')).toEqual({ number: 0, state: 'past', holds: true });
  });
  it('are not on a unit that the advice is about', () => {
    const advice = { ...item(['unit:g1']), side: 'axis' };
    expect(chipsOf({ agenda: [advice], side: 'axis' } as unknown as Live).size).toBe(0);
    expect(chipsOf({ agenda: [advice], side: 'soviet' } as unknown as Live).has('g1')).toBe(true);
  });
  it('are those of the army card that commands a piece', () => {
    expect(armyOf(live([]), 't2')?.anchor).toBe('army:foot');
    expect(armyOf(live([]), 'g1')).toBeUndefined();
  });
  it('are on the unit that acts, not on its target', () => {
    expect(chipsOf(live([item(['unit:g1', 'unit:h1'])])).has('h1')).toBe(false);
  });
});
