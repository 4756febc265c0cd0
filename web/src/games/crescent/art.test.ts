import { describe, expect, it } from 'vitest';
import type { Entry, Space, Token } from '../../lib/protocol';
import { art, drawCard, SIGNS } from './art';

const sound = (markup: string): void => {
  expect(markup).not.toMatch(/NaN|undefined|Infinity/);
  const open = markup.match(/<[a-zA-Z]([^>]*[^/])?>/g)?.length ?? 0;
  expect(markup.match(/<\/[a-zA-Z]+>/g)?.length ?? 0).toBe(open);
};
const piece = (look: string, side: string, marks: string[] = []): Token => ({ id: 'x', kind: `${side}-${look}`, look, side, space: 'E5', strength: 3, full: 3, marks }) as Token;
const work = (kind: string, ...marks: string[]): Token => ({ id: 'w', kind, space: 'E5', layer: 'piece', marks }) as Token;

describe('drawings of Kereszt és Félhold', () => {
  it('tells six troop types of two sides apart', () => {
    const drawn = Object.keys(SIGNS).flatMap(look => ['ottoman', 'christian'].map(side => art.token(piece(look, side), 'full', undefined)));
    drawn.forEach(sound);
    expect(new Set(drawn).size).toBe(12);
  });

  it('rings a tired tower in the colour of its round', () => {
    const looks = [[], ['exhausted', 'exhausted-red'], ['exhausted', 'exhausted-black']].map(marks => art.token(piece('pike', 'ottoman', marks), 'full', undefined));
    looks.forEach(sound);
    expect(new Set(looks).size).toBe(3);
  });

  it('turns ramparts to their front and bridges across their river', () => {
    const walls = ['N', 'E', 'S', 'W'].map(facing => art.token(work('rampart', `facing-${facing}`), 'full', undefined));
    const over = (river: string) => art.token(work('bridge'), 'full', { id: 'E5', x: 0, y: 0, art: { river } } as Space);
    [...walls, over('|'), over('-')].forEach(sound);
    expect(new Set(walls).size).toBe(4);
    expect(over('|')).not.toBe(over('-'));
  });

  it('draws cards by colour, and a frame around pre-actions', () => {
    const card = (id: string, ...marks: string[]): Entry => ({ id: `card:${id}`, names: { en: id, hu: id }, marks }) as Entry;
    const faces = [card('march', 'grey'), card('zeal', 'purple'), card('survey', 'green', 'pre-action')].map(drawCard);
    for (const face of faces) sound(face.picture);
    expect(faces.map(face => face.head)).toEqual(['order', 'tactic', 'event']);
    expect(faces[2].picture).toContain('stroke-dasharray');
  });
});
