import { describe, expect, it } from 'vitest';
import { unplaced } from './unplaced';
import type { Live, Space } from '../net/protocol';

const places = new Map<string, Space>([['A1', { id: 'A1', x: 0, y: 0 } as Space]]);
const live: Live = {
  tokens: [
    { id: 'one', look: 'x', side: 'a', space: 'A1' },
    { id: 'late', look: 'x', side: 'a', space: 'turn-3' },
    { id: 'reserve', look: 'x', side: 'a', space: 'box' },
    { id: 'plane', look: 'x', side: 'a', space: 'C2' },
  ] as Live['tokens'],
  zones: [
    { id: 'hand-a', owner: 'a', private: true, cards: [{ id: 'mine' }] },
    { id: 'open-b', owner: 'b', kind: 'open', cards: [{ id: 'seen' }] },
    { id: 'discard-b', owner: 'b', kind: 'discard', cards: [{ id: 'gone' }] },
  ] as Live['zones'],
};
const find = (...lit: string[]) => unplaced(lit, live, places, new Set(['box']), 'a');

describe('what can be chosen and is shown nowhere', () => {
  it('is a piece that is neither on the board nor beside it', () => {
    expect(find('unit:one', 'unit:late', 'unit:reserve', 'unit:plane')).toEqual([
      'unit:late',
      'unit:plane',
    ]);
  });
  it('is a card that is neither in the hand nor open', () => {
    expect(find('card:mine', 'card:seen', 'card:gone', 'card:market')).toEqual([
      'card:gone',
      'card:market',
    ]);
  });
  it('is a pile, but never a place', () => {
    expect(find('deck:actions', 'hex:A1', 'zone:left', 'slot:1', 'tray:box')).toEqual([
      'deck:actions',
    ]);
  });
  it('leaves a piece to the plan that it lies in', () => {
    const planning: Live = {
      ...live,
      mats: [
        { id: 'air', owner: 'a', private: true, pads: [{ anchor: 'sector:C2' }] },
      ] as Live['mats'],
    };
    expect(unplaced(['unit:plane'], planning, places, new Set(), 'a')).toEqual([]);
    expect(unplaced(['unit:plane'], planning, places, new Set(), 'b')).toEqual(['unit:plane']);
  });
});
