import { describe, expect, it } from 'vitest';
import { rng } from '../../art/basics';
import { Layout } from '../../board/layout';
import cobra from '../../gallery/cobra.json';
import omaha from '../../gallery/omaha.json';
import pegasus from '../../gallery/pegasus.json';
import type { Scene, Token } from '../../net/protocol';
import { art } from './art';
import { pictured } from './cards';

const scenes = [pegasus, omaha, cobra] as unknown as Scene[];
const ALLY = { id: 'a', kind: 'infantry', look: 'infantry', side: 'allies', strength: 4 } as Token;
const LINES = ['recon', 'probe', 'attack', 'assault'];

const sound = (markup: string): void => {
  expect(markup).not.toMatch(/NaN|undefined|Infinity/);
  const open = markup.match(/<[a-zA-Z]([^>]*[^/])?>/g)?.length ?? 0;
  expect(markup.match(/<\/[a-zA-Z]+>/g)?.length ?? 0).toBe(open);
};

describe('drawings', () => {
  it('draws every board, from both sides', () => {
    for (const { board } of scenes)
      for (const flip of [false, true]) {
        const layout = new Layout(board, flip);
        sound(art.below(layout));
        sound(art.above(layout));
        for (const { space } of layout.places) {
          sound(art.terrain(space, rng(1), layout));
          expect(art.ground(space)).toMatch(/^#[0-9a-f]{6}$/);
        }
      }
  });

  it('draws every token in full and as a chip', () => {
    for (const { tokens } of scenes)
      for (const token of tokens) {
        sound(art.token(token, 'full', undefined));
        expect(art.token(token, 'full', undefined)).not.toBe('');
        sound(art.token(token, 'chip', undefined));
      }
  });

  it('draws a unit that has acted in the colour of its side', () => {
    const colour = (...marks: string[]): number[] => {
      const drawn = art.token({ ...ALLY, marks }, 'full', undefined);
      const body = /9\.4h-3\.5[^>]*fill="#(..)(..)(..)"/.exec(drawn)!;
      return body.slice(1).map((channel) => parseInt(channel, 16));
    };
    const vivid = (rgb: number[]): number => 1 - Math.min(...rgb) / Math.max(...rgb);
    const [fresh, spent] = [colour(), colour('ordered', 'fought')];
    expect(spent).not.toEqual(fresh);
    expect(vivid(spent)).toBeGreaterThan(0.9 * vivid(fresh)); // the enemy's uniforms are grey
  });

  it('keeps names off the strength of a unit and off the shield of an ordered one, wherever one stands', () => {
    expect(art.signs).toHaveLength(2);
  });
  it('has a picture for each of the 26 different cards', () => {
    const cards = scenes[0].book.filter(
      (entry) => entry.id.startsWith('card:') && entry.id !== 'card:ordinary',
    );
    const families = new Set(
      cards
        .map((card) => card.id.slice(5))
        .map((id) => LINES.find((l) => new RegExp(`^${l}_(left|center|right)$`).test(id)) ?? id),
    );
    for (const family of families) expect(pictured).toContain(family);
    const pictures = new Set(cards.map((card) => art.card(card).picture));
    expect(pictures.size).toBe(cards.length);
    for (const card of cards) sound(art.card(card).picture);
  });

  it('tells kinds of cards by their heads', () => {
    const head = (id: string) =>
      art.card(scenes[0].book.find((entry) => entry.id === `card:${id}`)!).head;
    expect([head('probe_left'), head('barrage'), head('ambush')]).toEqual([
      'order',
      'tactic',
      'reaction',
    ]);
  });

  it('draws the faces of the dice', () => {
    const faces = ['infantry', 'armor', 'grenade', 'flag', 'star'].map(art.die);
    expect(new Set(faces).size).toBe(5);
    faces.forEach(sound);
  });

  it('is the same picture every time', () => {
    const layout = new Layout(scenes[0].board, false);
    expect(art.below(layout)).toBe(art.below(new Layout(scenes[0].board, false)));
  });
});
