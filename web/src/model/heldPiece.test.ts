import { describe, expect, it } from 'vitest';
import type { LogLine, Prompt } from '../net/protocol';
import { holdsPiece } from './heldPiece';

const asked = (kind: Prompt['kind'], ...anchors: string[]): Prompt =>
  ({ text: { key: 'ask' }, kind, anchors }) as Prompt;
const told = (ply: number, ...keys: string[]): LogLine =>
  ({ ply, messages: keys.map((key) => ({ key })) }) as LogLine;

describe('a piece that was taken up', () => {
  it('is held while it is asked where it goes', () => {
    expect(holdsPiece(asked('aim', 'unit:al04'), [told(3, 'event-ordered')], 4)).toBe(true);
    expect(holdsPiece(asked('aim', 'unit:al04'), [told(4)], 4)).toBe(true);
  });

  it('is not held once it has done something', () => {
    expect(holdsPiece(asked('aim', 'unit:al04'), [told(4, 'event-advanced')], 4)).toBe(false);
  });

  it('is not held where the question names none, or is of another kind', () => {
    expect(holdsPiece(asked('aim'), [], 4)).toBe(false);
    expect(holdsPiece(asked('pick', 'unit:al04'), [], 4)).toBe(false);
    expect(holdsPiece(undefined, [], 4)).toBe(false);
  });
});
