import { describe, expect, it } from 'vitest';
import type { Live, Still } from '../net/protocol';
import { groundsOf, piecesOf } from './legend';

describe('legend', () => {
  it('shows each kind of piece once, the strongest of them', () => {
    const tokens = [
      { id: 'a', kind: 'infantry', space: 'A1', strength: 2 },
      { id: 'b', kind: 'infantry', space: 'A2', strength: 4 },
      { id: 'c', kind: 'medal', space: 'A3', layer: 'marker' as const },
    ];
    const found = piecesOf({ tokens } as unknown as Live);
    expect(found.map(({ ref, token }) => [ref, token.id])).toEqual([
      ['kind:infantry', 'b'],
      ['marker:medal', 'c'],
    ]);
  });

  it('shows each ground once, where nothing else lies on it', () => {
    const spaces = [
      { id: 'A1', x: 0, y: 0, kinds: ['forest', 'road'] },
      { id: 'A2', x: 0, y: 0, kinds: ['forest'] },
    ];
    const found = groundsOf({ board: { spaces } } as unknown as Still);
    expect(found.map(({ ref, space }) => [ref, space.id])).toEqual([
      ['terrain:forest', 'A2'],
      ['terrain:road', 'A1'],
    ]);
  });
});
