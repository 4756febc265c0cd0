import { expect, it } from 'vitest';
import type { ActionView, Token } from '../net/protocol';
import { attempt, piecesOf } from './attempt';

const token = (id: string, side: string, space: string): Token => ({
  id,
  side,
  space,
  kind: 'foot',
});
const spots: [string, { x: number; y: number }][] = ['A1', 'B1', 'C1', 'Z1'].map((id, i) => [
  id,
  { x: 40 * i, y: 0 },
]);
const pieces = piecesOf(
  [
    token('al01', 'allies', 'A1'),
    token('al02', 'allies', 'B1'),
    token('ax01', 'axis', 'Z1'),
    token('ax02', 'axis', 'C1'),
  ],
  new Map(spots),
);
const attacks = [
  {
    action: 'attack al01 ax01',
    verb: 'attack',
    anchors: ['unit:al01', 'unit:ax01'],
    text: { key: '' },
    rules: [],
  },
] as ActionView[];

it('asks why a unit does not attack the enemy that is nearest to it', () => {
  expect(attempt(attacks, [], ['unit:al02'], pieces)).toBe('attack al02 ax02');
});

it('means another own unit by itself, not as a target of the one that is selected', () => {
  expect(attempt(attacks, ['unit:al01'], ['unit:al02'], pieces)).toBe('attack al02 ax02');
  expect(attempt(attacks, ['unit:al01'], ['unit:ax02'], pieces)).toBe('attack al01 ax02');
});

it('asks about another target of a unit while one of two answers about the first is to be chosen', () => {
  const shots = ['shoot', 'stand'].map((verb) => ({
    ...attacks[0],
    action: `${verb} al01 ax01`,
    verb,
  }));
  const tried = attempt(shots, ['unit:al01', 'unit:ax01'], ['unit:ax02'], pieces);
  expect(tried).toBe('shoot al01 ax02');
});

it('does not ask about an own army when that of somebody else is clicked', () => {
  const orders = [
    { ...attacks[0], action: 'execute foot', verb: 'execute', anchors: ['army:red.foot'] },
  ];
  expect(attempt(orders, [], ['army:red.pike'])).toBe('execute pike');
  expect(attempt(orders, [], ['army:blue.foot'])).toBeNull();
});
