import { describe, expect, it } from 'vitest';
import {
  anchorIn,
  arranged,
  drawnSince,
  newCards,
  filtered,
  frontPile,
  kindsIn,
  moved,
  stays,
  tabbed,
  placesKept,
  withGaps,
} from './handOrder';
import type { Card, BookEntry } from '../net/protocol';

const entries: Record<string, BookEntry> = Object.fromEntries(
  [
    ['a', 'Őrség', 'unit'],
    ['b', 'Alakzat', 'unit'],
    ['c', 'Csapás', 'action'],
  ].map(([id, name, mark]) => [
    `card:${id}`,
    { id: `card:${id}`, names: { hu: name }, marks: [mark] },
  ]),
);
const words = {
  language: 'hu',
  entry: (ref: string) => entries[ref],
  name: (ref: string) => entries[ref].names.hu,
};
const cards: Card[] = [{ id: 'a', marks: ['dear'] }, { id: 'b' }, { id: 'c' }];
const ids = (list: Card[]): string => list.map((card) => card.id).join('');

describe('a hand', () => {
  it('is sorted by kind, then by name as the language sorts', () =>
    expect(ids(arranged(cards, words, []))).toBe('cba'));
  it('keeps the order that its owner gave it', () => {
    const order = moved(arranged(cards, words, []), 'a', 'c');
    expect(ids(arranged(cards, words, order))).toBe('acb');
    expect(ids(arranged([...cards, { id: 'b' }], words, ['c']))).toBe('cbba');
  });
  it('is filtered by kind, by price and by what can be played', () => {
    expect(kindsIn(cards, words)).toEqual(['unit', 'action']);
    expect(ids(filtered(cards, words, 'unit', new Set()))).toBe('ab');
    expect(ids(filtered(cards, words, '*payable', new Set()))).toBe('bc');
    expect(ids(filtered(cards, words, '*playable', new Set(['card:c'])))).toBe('c');
  });
  it('lies behind tabs where one person holds several', () => {
    const zone = (id: string, kind: string) => ({ id, kind, cards: [] });
    expect(tabbed([zone('uk', 'hand'), zone('us', 'hand'), zone('drawn', '')])).toEqual({
      tabs: [zone('uk', 'hand'), zone('us', 'hand')],
      beside: [zone('drawn', '')],
    });
    expect(tabbed([zone('uk', 'hand')]).tabs).toEqual([]);
  });
  it('has the piles that are looked through behind tabs, the one that is asked for in front', () => {
    const hand = { id: 'h', owner: 'uk', kind: 'hand', cards: [{ id: 'a' }] };
    const draw = {
      id: 'd',
      owner: 'uk',
      kind: 'pile',
      anchor: 'draw',
      cards: [{ id: 'a' }, { id: 'b' }],
    };
    const discard = {
      id: 'x',
      owner: 'uk',
      kind: 'discard',
      anchor: 'discard',
      cards: [{ id: 'c' }],
    };
    expect(tabbed([hand, draw, discard])).toEqual({ tabs: [hand, draw, discard], beside: [] });
    const [other, drawn] = [
      { ...hand, owner: 'us' },
      { id: 'n', kind: '' },
    ];
    expect(tabbed([hand, draw, other, drawn])).toEqual({
      tabs: [hand, other, draw],
      beside: [drawn],
    });
    expect(anchorIn(hand, { id: 'a' })).toBe('card:a');
    expect(anchorIn(draw, { id: 'a' })).toBe('draw:a');
    expect(frontPile([hand, draw, discard], new Set(['card:a', 'discard:c', 'draw:b']))?.id).toBe(
      'd',
    );
    expect(frontPile([hand, draw, discard], new Set(['card:a', 'discard:c']))?.id).toBe('x');
    expect(frontPile([hand, draw, discard], new Set(['card:a']))?.id).toBe('h');
    expect(
      ids(filtered(draw.cards, words, '*playable', new Set(['card:a', 'draw:b']), 'draw')),
    ).toBe('b');
  });
});

describe('places in the hand', () => {
  const ids = (cards: ({ id: string } | null)[]) => cards.map((card) => card?.id ?? '-').join('');
  it('stay as they were: a card that has left leaves a gap, a new one comes last', () => {
    const now = ['a', 'c', 'd'].map((id) => ({ id }));
    expect(ids(withGaps(['a', 'b', 'c'], now))).toBe('a-cd');
    expect(ids(withGaps(['c', 'c'], now))).toBe('c-ad');
    expect(ids(withGaps([], now))).toBe('acd');
  });
  it('are kept for all cards, also for those drawn after one has left', () => {
    const places = placesKept(['a', 'b'], [{ id: 'a' }, { id: 'c' }]);
    expect(places).toEqual(['a', 'b', 'c']);
    expect(ids(withGaps(places, [{ id: 'a' }, { id: 'd' }]))).toBe('a--d');
  });
});

it('knows the cards that were drawn after a step and not undone', () => {
  const line = (ply: number, card: string, undone = false) => ({
    number: ply,
    ply,
    seat: 'allies',
    undone,
    messages: [{ key: 'event-drew' }, { key: 'event-drew-card', args: { card: `card:${card}` } }],
  });
  const log = [line(3, 'probe'), line(4, 'recon'), line(5, 'barrage', true)];
  expect(drawnSince(log, 3)).toEqual(['card:recon']);
});

it('calls a card new until its owner plays one, whatever is answered meanwhile', () => {
  const line = (ply: number, key: string, seat = 'allies') => ({
    number: ply,
    ply,
    seat,
    messages: [{ key, args: { card: 'card:probe' } }],
  });
  const log = [
    line(3, 'event-played'),
    line(5, 'event-drew-card'),
    line(6, 'event-played', 'axis'),
  ];
  expect(newCards(log, 'allies', 7)).toEqual(['card:probe']);
  for (const key of ['event-played', 'event-laid-response', 'event-laid-status', 'event-unplayed'])
    expect(newCards([...log, line(9, key)], 'allies', 9)).toEqual([]);
});

it('knows whether the cards in play are those that lay there before', () => {
  expect(stays(['advance'], ['advance'])).toBe(true);
  expect(stays(['advance', 'ambush'], ['advance'])).toBe(false);
  expect(stays(['probe'], ['advance'])).toBe(false);
});
