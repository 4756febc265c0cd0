import { describe, expect, it } from 'vitest';
import type { Live, Still } from '../net/protocol';
import { readdirSync, readFileSync } from 'node:fs';
import { signs } from '../art/rings';
import { BOARD_SIGNS } from '../games/boardSigns';
import { CALLOUTS } from '../games/callouts';
import { groundsOf, piecesOf } from './legend';

const src = new URL('../../../src/vezerkar/', import.meta.url);
const keysOf = (path: string): Set<string> =>
  new Set(
    [...readFileSync(new URL(path, src), 'utf8').matchAll(/^([a-z][\w-]*) =/gm)].map((m) => m[1]),
  );
const games = readdirSync(new URL('games/', src), { withFileTypes: true })
  .filter((one) => one.isDirectory() && !one.name.startsWith('_'))
  .map(({ name }) => name);

describe('legend', () => {
  describe.each(['en', 'hu'])('in %s', (language) => {
    const page = keysOf(`text/${language}.ftl`);
    it.each(games)('has a sentence for every sign of %s', (game) => {
      const known = keysOf(`games/${game}/text/${language}.ftl`);
      const shown = Object.keys(signs).filter((name) => known.has(`mark-${name}`));
      expect(shown.filter((name) => !page.has(`page-legend-${name}`))).toEqual([]);
      const drawn = (BOARD_SIGNS[game] ?? []).map(({ id }) => `legend-${id}`);
      expect(drawn.filter((key) => !known.has(key))).toEqual([]);
      const named = Object.values(CALLOUTS[game] ?? {}).flatMap((one) => one ?? []);
      const sentences = named.map(({ name }) => name).filter((name) => !name.includes(':'));
      expect(sentences.filter((key) => !page.has(key))).toEqual([]);
    });
  });

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

  it('has one picture for a river that is seen below its bridge alone', () => {
    const bridged = { id: 'A1', x: 0, y: 0, kinds: ['river', 'bridge'] };
    const refs = (spaces: object[]): string[] =>
      groundsOf({ board: { spaces } } as unknown as Still).map(({ ref }) => ref);
    expect(refs([bridged])).toEqual(['terrain:bridge']);
    expect(refs([bridged, { id: 'A2', x: 0, y: 0, kinds: ['river'] }])).toEqual([
      'terrain:river',
      'terrain:bridge',
    ]);
  });
});
