import { describe, expect, it } from 'vitest';
import { flightsOf } from './cardFlights';
import type { Zone } from '../net/protocol';

const mine = (...cards: string[]): Zone => ({
  id: 'hand-mine',
  owner: 'mine',
  private: true,
  count: cards.length,
  cards: cards.map((id) => ({ id })),
});
const theirs = (count: number): Zone => ({
  id: 'hand-theirs',
  owner: 'theirs',
  private: true,
  count,
});
const pile = (count: number): Zone => ({ id: 'pile', count, private: true });
const play = (...cards: string[]): Zone => ({
  id: 'in-play',
  count: cards.length,
  cards: cards.map((id) => ({ id })),
});

describe('cards that fly', () => {
  it('go from my hand to the table, face up', () => {
    expect(flightsOf([mine('a', 'b'), play()], [mine('b'), play('a')])).toEqual([
      { card: 'a', from: 'hand-mine', to: 'in-play' },
    ]);
  });
  it('come out of a hidden hand with their face', () => {
    expect(flightsOf([theirs(5), play()], [theirs(4), play('x')])).toEqual([
      { card: 'x', from: 'hand-theirs', to: 'in-play', turns: true },
    ]);
  });
  it('are backs where nobody may see them', () => {
    expect(flightsOf([theirs(4), pile(20)], [theirs(5), pile(19)])).toEqual([
      { card: null, from: 'pile', to: 'hand-theirs' },
    ]);
  });
  it('show their face to the player who draws them', () => {
    expect(flightsOf([mine('a'), pile(20)], [mine('a', 'c'), pile(19)])).toEqual([
      { card: 'c', from: 'pile', to: 'hand-mine', turns: true },
    ]);
  });
  it('stay where they are if nothing changed', () => {
    expect(flightsOf([mine('a'), pile(3)], [mine('a'), pile(3)])).toEqual([]);
  });
  it('count equal cards', () => {
    const two: Zone = { id: 'hand-mine', count: 2, private: true, cards: [{ id: 'a', count: 2 }] };
    expect(flightsOf([two, play()], [mine('a'), play('a')])).toEqual([
      { card: 'a', from: 'hand-mine', to: 'in-play' },
    ]);
  });
});
