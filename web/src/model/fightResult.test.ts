import { describe, expect, it } from 'vitest';
import type { Live, LogLine, Message } from '../net/protocol';
import { fightIn, holder, tellsResult } from './fightResult';

const attack: Message = {
  key: 'event-attacked',
  args: {
    unit: 'card:pz_iii',
    at: 'tile:A4',
    unit2: 'card:t_70',
    token2: 'unit:u1',
    at2: 'tile:A3',
  },
};
const loss: Message = { key: 'event-loss', args: { unit: 'card:t_70', number: 3, number2: 2 } };
const line = (...messages: Message[]): LogLine => ({ number: 0, ply: 1, seat: 'german', messages });
const at = (space: string): Live => ({ tokens: [{ id: 'u1', kind: 't_70', space }] });

describe('the result of a fight', () => {
  it('is told from the attack on, over several steps', () => {
    const opened = fightIn([line(attack, { key: 'event-sheet' })], null);
    expect(opened?.results).toEqual([]);
    const decided = fightIn([line({ key: 'event-passed' }, loss)], opened);
    expect(decided).toMatchObject({ attack, results: [loss] });
    expect(fightIn([line({ key: 'event-drew' })], decided)).toBe(decided);
  });

  it('begins anew with each attack, and what was undone is no part of it', () => {
    const first = fightIn([line(attack, loss)], null);
    expect(fightIn([line(attack)], first)?.results).toEqual([]);
    expect(fightIn([{ ...line(attack, loss), undone: true }], null)).toBeNull();
  });

  it('is also that dice did nothing', () => {
    expect(tellsResult([line(attack)])).toBe(false);
    expect(tellsResult([line(attack, { key: 'event-rolled', args: { face: 'flag star' } })])).toBe(
      true,
    );
    expect(tellsResult([line(loss)])).toBe(false);
  });

  it('knows a change of morale as the effect of free fire only', () => {
    const morale: Message = { key: 'event-morale', args: { unit: 'card:t_70' } };
    expect(fightIn([line(attack, morale)], null)?.results).toEqual([]);
    const free: Message = { ...attack, key: 'event-free-fire' };
    expect(fightIn([line(free, morale)], null)?.results).toEqual([morale]);
  });

  it('says who holds the place, unless the unit is gone from it', () => {
    const fight = fightIn([line(attack, loss)], null)!;
    expect(holder(fight, at('A3'))).toEqual({ unit: 'card:t_70', at: 'tile:A3' });
    expect(holder(fight, at('A2'))).toBeNull();
    expect(holder(fight, { tokens: [] })).toBeNull();
  });
});
