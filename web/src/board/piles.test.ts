import { describe, expect, it } from 'vitest';
import type { Live, Token } from '../net/protocol';
import { bare, Layout } from './layout';
import { Piles } from './piles.svelte';

const counter = (id: string, space: string): Token => ({ id, kind: 'infantry', space });
const live: Live = { tokens: ['a1', 'a2', 'b1'].map((id) => counter(id, id[0])) };

/** The stacks of two hexes, where these things can be chosen. */
const piles = (...anchors: string[]): Piles =>
  new Piles(() => ({
    layout: { board: { shape: 'hex' } } as Layout,
    live,
    lookup: new Map(anchors.map((anchor) => [bare(anchor), anchor])),
    busy: false,
    dragging: false,
  }));

describe('a click on a stack', () => {
  it('asks which of several units is meant, however often it is clicked', () => {
    const stack = piles('unit:a1', 'unit:a2', 'unit:b1');
    expect(stack.asksWhich('a', true)).toBe(true);
    expect(stack.asksWhich('a', false)).toBe(true);
    expect(stack.asksWhich('b', true)).toBe(false);
  });
  it('means the only unit there that can be chosen', () => {
    expect(piles('unit:a2').asksWhich('a', true)).toBe(false);
  });
  it('asks whether the place is meant or a unit on it, until that was shown', () => {
    expect(piles('hex:a', 'unit:a2').asksWhich('a', true)).toBe(true);
    expect(piles('hex:a', 'unit:a2').asksWhich('a', false)).toBe(false);
  });
});
