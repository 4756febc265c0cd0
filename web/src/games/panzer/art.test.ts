import { describe, expect, it } from 'vitest';
import { rng } from '../../art/basics';
import { Layout } from '../../board/layout';
import type { Board, BookEntry, Space, Token } from '../../net/protocol';
import { art } from './art';
import { isKnown } from './figures';
import units from '../../../../src/vezerkar/games/panzer/data/units.toml?raw';
import actions from '../../../../src/vezerkar/games/panzer/data/actions.toml?raw';
import { pictured } from './scenes';

const TERRAINS = [
  'plain',
  'village',
  'hills',
  'river',
  'town',
  'city',
  'forest',
  'rocky',
  'lake',
  'swamp',
  'fortification',
  'city_factory',
  'city_hill',
];
const board: Board = {
  shape: 'square',
  width: 62 * TERRAINS.length,
  height: 62,
  spaces: TERRAINS.map((kind, i): Space => ({
    id: `A${i + 1}`,
    x: 62 * (i + 0.5),
    y: 31,
    kinds: i === 3 ? [kind, 'bridge'] : [kind],
    side: i === 4 ? 'german' : '',
    marks: [
      'attack-+2',
      'defense--1',
      'prestige-3',
      ...(i === 4 ? ['headquarters'] : i === 5 ? ['objective'] : []),
    ],
  })),
};
const idsOf = (data: string): string[] =>
  [...data.matchAll(/^id = "(.+)"$/gm)].map((found) => found[1]);
const sound = (markup: string): void => {
  expect(markup).not.toMatch(/NaN|undefined|Infinity/);
  const open = markup.match(/<[a-zA-Z]([^>]*[^/])?>/g)?.length ?? 0;
  expect(markup.match(/<\/[a-zA-Z]+>/g)?.length ?? 0).toBe(open);
};
const card = (id: string, marks: string[]): BookEntry => ({
  id: `card:${id}`,
  names: {},
  marks,
  values: { prestige: 3, battle: 5, tactic: -1 },
});

describe('drawings', () => {
  it('draws every terrain, with water, works and printed numbers', () => {
    const layout = new Layout(board, false);
    sound(art.below(layout));
    sound(art.above(layout));
    const pictures = layout.places.map(({ space }) => art.terrain(space, rng(1), layout));
    pictures.forEach(sound);
    expect(new Set(layout.places.map(({ space }) => art.ground(space))).size).toBe(TERRAINS.length);
    expect(new Set(pictures).size).toBe(TERRAINS.length - 1); // river and lake are drawn as water
  });

  it('has a silhouette for every unit and draws it in full, bare and as a chip', () => {
    for (const id of idsOf(units)) {
      expect(isKnown(id), id).toBe(true);
      const token: Token = {
        id: 'u1',
        kind: id,
        space: 'A1',
        side: 'soviet',
        look: 'tank',
        strength: 4,
        full: 5,
        badge: 'T-34',
        values: [7, 6, 8, 2, 1, -1],
        marks: ['moved', 'fired', 'dug-in', 'support-3'],
      };
      for (const detail of ['full', 'bare', 'chip'] as const)
        sound(art.token(token, detail, undefined));
    }
  });

  it('tells the sides apart without colour, supporters with their value, and who controls a tile', () => {
    const unit = (side: string): Token => ({
      id: 'u',
      kind: 'guards',
      space: 'A1',
      side,
      strength: 5,
      full: 5,
      marks: ['support-4'],
    });
    const shape = (side: string): string =>
      art.token(unit(side), 'chip', undefined).replace(/#[0-9a-f]{3,6}/g, '');
    expect(shape('german')).not.toBe(shape('soviet'));
    expect(art.token(unit('german'), 'full', undefined)).toContain('+4');
    const held = (side: string): string =>
      art
        .token(
          { id: 'c', kind: `control-${side}`, space: 'A1', layer: 'piece', side },
          'full',
          undefined,
        )
        .replace(/#[0-9a-f]{3,6}/g, '');
    expect(held('german')).not.toBe(held('soviet'));
    sound(held('soviet'));
  });

  it('has a scene of its own for every action card', () => {
    const cards = idsOf(actions).filter((id) => !id.startsWith('bluff_'));
    expect(cards).toHaveLength(37);
    for (const id of [...cards, 'bluff']) expect(pictured, id).toContain(id);
    const pictures = cards.map((id) => art.card(card(`${id}+1`, ['combat', 'action'])).picture);
    expect(new Set(pictures).size).toBe(cards.length);
    pictures.forEach(sound);
    sound(art.card(card('bluff', [])).picture);
  });

  it('tells kinds of cards by their heads and draws units on theirs', () => {
    const head = (marks: string[]): string => art.card(card('accuracy+1', marks)).head;
    expect([
      head(['operations', 'action']),
      head(['combat', 'action']),
      head(['surprise', 'action']),
    ]).toEqual(['event', 'tactic', 'reaction']);
    const pictures = ['guards', 'pz_iv', 't_34_85'].map((id) =>
      art.card(card(id, ['unit', 'soviet', 'armor', 'hard'])),
    );
    expect(new Set(pictures.map((face) => face.picture)).size).toBe(3);
    for (const face of pictures) {
      expect(face.head).toBe('order');
      sound(face.picture);
    }
  });
});
