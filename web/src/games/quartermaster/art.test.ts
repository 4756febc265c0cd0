import { describe, expect, it } from 'vitest';
import type { BookEntry, Space, Token } from '../../net/protocol';
import { art } from './art';
import { motifOf } from './cards';

const sound = (markup: string): void => {
  expect(markup).not.toMatch(/NaN|undefined|Infinity/);
  const open = markup.match(/<[a-zA-Z]([^>]*[^/])?>/g)?.length ?? 0;
  expect(markup.match(/<\/[a-zA-Z]+>/g)?.length ?? 0).toBe(open);
};

const COUNTRIES = ['germany', 'uk', 'japan', 'ussr', 'italy', 'usa'];
const piece = (nation: string, kind: string, marks: string[] = []): Token =>
  ({ id: `${nation}-x`, kind, space: 'x', side: 'axis', nation, marks }) as Token;
const card = (id: string, ...marks: string[]): BookEntry =>
  ({ id: `card:${id}`, names: { en: id, hu: id }, marks }) as BookEntry;

describe('drawings of Quartermaster General', () => {
  it('tells six countries and two kinds of pieces apart', () => {
    const drawn = COUNTRIES.flatMap((country) =>
      ['army', 'navy'].map((kind) => art.token(piece(country, kind), 'full', undefined)),
    );
    drawn.forEach(sound);
    expect(new Set(drawn).size).toBe(12);
  });

  it('shows what is cut off, what is about to leave and what is protected', () => {
    const looks = [[], ['unsupplied'], ['unsupplied', 'leaving'], ['protected']].map((marks) =>
      art.token(piece('uk', 'navy', marks), 'full', undefined),
    );
    looks.forEach(sound);
    expect(new Set(looks).size).toBe(4);
  });

  it('tints the homes of countries and nothing else', () => {
    const land = (x: number, ...zones: string[]): Space => ({
      id: 'x',
      x,
      y: 0,
      kinds: ['land'],
      zones,
    });
    expect(new Set([1, 2, 3, 4, 5].map((x) => art.ground(land(x)))).size).toBe(1);
    expect(new Set(['', ...COUNTRIES].map((home) => art.ground(land(1, home)))).size).toBe(7);
  });

  it('marks a strait by colour and by shape for the team that may pass', () => {
    const strait = (side: string) =>
      art.token(
        { id: 's', kind: 'strait', space: 'x', layer: 'marker', side } as Token,
        'full',
        undefined,
      );
    expect(strait('axis')).toContain('<rect');
    expect(strait('allies')).not.toContain('<rect');
  });

  it('tints homes and tells sea from land', () => {
    const space = (kind: string, home = ''): Space =>
      ({ id: 'x', x: 10, y: 10, kinds: [kind], zones: home ? [home] : [] }) as Space;
    expect(art.sea?.(space('sea'))).toBe(true);
    expect(art.ground(space('land', 'japan'))).not.toBe(art.ground(space('land')));
    for (const each of [space('sea'), space('land'), space('land', 'uk')])
      expect(art.ground(each)).toMatch(/^#[0-9a-f]{6}$/);
  });

  it('draws cards by what they are about, and their type by head and sign', () => {
    const faces = [
      card('ger_build_army', 'build-army', 'basic'),
      card('ger_blitzkrieg', 'status'),
      card('sov_rasputitsa', 'response'),
      card('uk_enigma', 'event'),
      card('jpn_submarines_a', 'economic-warfare', 'submarines'),
    ].map((one) => art.card(one));
    for (const face of faces) sound(face.picture);
    expect(faces.map((face) => face.head)).toEqual([
      'order',
      'event',
      'reaction',
      'tactic',
      'tactic',
    ]);
    expect(new Set(faces.map((face) => face.picture)).size).toBe(5);
    expect(motifOf(card('usa_heavy_bombers', 'economic-warfare', 'bomber'))).toBe('bombers');
    expect(motifOf(card('usa_something_new', 'status'))).toBe('reward');
  });

  it('names the type beside its sign where there are words, and the country that is spoken to', () => {
    const entry = card('jpn_submarines_a', 'economic-warfare');
    const words = {
      language: 'en',
      name: (reference: string) => reference,
      has: (key: string) => key === 'card-kind-economic-warfare',
      text: () => 'Economic Warfare',
    };
    const face = art.card(entry, words);
    sound(face.picture);
    expect(face.picture).toContain('>Economic Warfare<');
    expect(face.owner).toBe('japan');
    expect(art.card(card('ger_build_army', 'build-army'), words).picture).not.toContain('<text');
  });
});
