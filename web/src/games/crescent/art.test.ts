import { describe, expect, it } from 'vitest';
import type { BookEntry, Space, Token } from '../../net/protocol';
import { art, drawCard, SIGNS } from './art';
import { pictured, pictureOf } from './cards';

const sound = (markup: string): void => {
  expect(markup).not.toMatch(/NaN|undefined|Infinity/);
  const open = markup.match(/<[a-zA-Z]([^>]*[^/])?>/g)?.length ?? 0;
  expect(markup.match(/<\/[a-zA-Z]+>/g)?.length ?? 0).toBe(open);
};
const piece = (look: string, side: string, marks: string[] = []): Token =>
  ({
    id: 'x',
    kind: `${side}-${look}`,
    look,
    side,
    space: 'E5',
    strength: 3,
    full: 3,
    marks,
  }) as Token;
const work = (kind: string, ...marks: string[]): Token =>
  ({ id: 'w', kind, space: 'E5', layer: 'piece', marks }) as Token;

describe('drawings of Kereszt és Félhold', () => {
  it('tells six troop types of two sides apart', () => {
    const drawn = Object.keys(SIGNS).flatMap((look) =>
      ['ottoman', 'christian'].map((side) => art.token(piece(look, side), 'full', undefined)),
    );
    drawn.forEach(sound);
    expect(new Set(drawn).size).toBe(12);
  });

  it('rings a tired tower in the colour of its round', () => {
    const looks = [[], ['exhausted', 'exhausted-red'], ['exhausted', 'exhausted-black']].map(
      (marks) => art.token(piece('pike', 'ottoman', marks), 'full', undefined),
    );
    looks.forEach(sound);
    expect(new Set(looks).size).toBe(3);
  });

  it('turns ramparts to their front and bridges across their river', () => {
    const walls = ['N', 'E', 'S', 'W'].map((facing) =>
      art.token(work('rampart', `facing-${facing}`), 'full', undefined),
    );
    const over = (river: string) =>
      art.token(work('bridge'), 'full', { id: 'E5', x: 0, y: 0, art: { river } } as Space);
    [...walls, over('|'), over('-')].forEach(sound);
    expect(new Set(walls).size).toBe(4);
    expect(over('|')).not.toBe(over('-'));
  });

  it('turns what faces somewhere with the board', () => {
    const wall = (facing: string, turned: boolean) =>
      art.token(work('rampart', `facing-${facing}`), 'full', undefined, turned);
    expect(wall('N', true)).toBe(wall('S', false));
    const bend = (letter: string, turned: boolean) =>
      art.token(work('river', `river-${letter}`), 'full', undefined, turned);
    const lines = (markup: string) =>
      new Set(
        markup
          .match(/M[^"]*/)![0]
          .replace('M', '')
          .split('Q')
          .join(' ')
          .split(' '),
      );
    expect(lines(bend('L', true))).toEqual(lines(bend('7', false)));
    expect(bend('L', false)).not.toBe(bend('L', true));
  });

  it('draws ground that was laid', () => {
    const grounds = ['forest', 'town', 'hill', 'river'].map((kind) =>
      art.token(work(kind, ...(kind === 'river' ? ['river-|'] : [])), 'full', undefined),
    );
    grounds.forEach(sound);
    expect(new Set(grounds).size).toBe(4);
    const over = (letter: string) =>
      art.token(work('bridge', `river-${letter}`), 'full', undefined);
    expect(over('|')).not.toBe(over('-'));
  });

  it('draws cards by colour, with their points and a frame around pre-actions', () => {
    const card = (id: string, points: number, ...marks: string[]): BookEntry =>
      ({ id: `card:${id}`, names: { en: id, hu: id }, marks, values: { points } }) as BookEntry;
    const faces = [
      card('march', 1, 'grey'),
      card('zeal', 1, 'purple'),
      card('upgrade', 2, 'purple', 'pre-action'),
      card('survey', 1, 'green', 'pre-action'),
    ].map(drawCard);
    for (const face of faces) sound(face.picture);
    expect(faces.map((face) => face.head)).toEqual(['order', 'tactic', 'tactic', 'event']);
    expect(faces.map((face) => face.cost)).toEqual([
      { points: 1, ornate: false },
      { points: 1, ornate: false },
      { points: 2, ornate: true },
      { points: 1, ornate: true },
    ]);
  });

  it('has a picture of its own for every card', () => {
    const pictures = pictured.map(pictureOf);
    pictures.forEach(sound);
    expect(new Set(pictures).size).toBe(33);
  });
});
