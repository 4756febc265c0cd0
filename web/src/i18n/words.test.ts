import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import agreement from './agreement.json';
import cases from './cases.json';
import scene from '../fixtures/scene.json';
import { article, ending } from './hungarian';
import type { BookEntry, Message } from '../net/protocol';
import { Words, type Language } from './words';

const home = new URL('../../../src/vezerkar/', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, home), 'utf8');
const files = (language: Language): string =>
  read(`text/${language}.ftl`) + '\n' + read(`games/${scene.game}/text/${language}.ftl`);
const book = scene.book as unknown as BookEntry[];

describe('Hungarian', () => {
  it('articles are those of the Python twin', () => {
    for (const [word, wanted] of cases.article) expect(article(word), word).toBe(wanted);
  });
  it('endings are those of the Python twin', () => {
    for (const [word, form, wanted] of cases.ending)
      expect(ending(word, form), `${word} ${form}`).toBe(wanted);
  });
});

describe('names', () => {
  it('may be other ones for a side', () => {
    const entry = (id: string, en: string): BookEntry => ({ id, names: { en, hu: en } });
    const both = [entry('zone:z1', 'left'), entry('zone:z1@axis', 'right')];
    const named = (side: string): string => new Words('en', '', both, side).name('zone:z1');
    expect(['', 'allies', 'axis'].map(named)).toEqual(['left', 'left', 'right']);
  });
});

describe.each(['en', 'hu'] as const)('sentences in %s', (language) => {
  const words = new Words(language, files(language), book);

  it('are those of the Python twin', () => {
    for (const one of cases.said) expect(words.say(one.message as Message)).toBe(one[language]);
    expect(words.faults).toEqual(["there is no message 'nothing-here'"]);
  });

  it('come in parts that can be pointed at', () => {
    for (const one of cases.said) {
      const parts = words.parts(one.message as Message);
      expect(parts.map((part) => part.text).join('')).toBe(one[language]);
    }
    const message = cases.said.find((one) => one.message.key === 'event-attacked')!
      .message as Message;
    const refs = words.parts(message).flatMap((part) => part.ref ?? []);
    expect(new Set(refs)).toEqual(
      new Set(Object.values(message.args!).filter((arg) => typeof arg === 'string')),
    );
  });
});

it('the left of an enemy is on the right of whoever reads', () => {
  const text = read('games/memoir/text/en.ftl');
  const message = {
    key: 'event-played',
    args: { side: 'side:axis', card: 'card:attack_left', across: 'right' },
  };
  const said = (side: string): string => new Words('en', text, [], side).say(message);
  expect(said('allies')).toContain('(your right)');
  expect(said('axis')).not.toContain('your');
  expect(said('')).not.toContain('your');
});

describe.each(agreement)('verbs of $game', ({ game, book, said }) => {
  it.each(['en', 'hu'] as const)('are those of the Python twin in %s', (language) => {
    const text = read(`text/${language}.ftl`) + '\n' + read(`games/${game}/text/${language}.ftl`);
    const words = new Words(language, text, book as unknown as BookEntry[]);
    for (const one of said)
      expect(words.say(one.message as unknown as Message)).toBe(one[language]);
    expect(words.faults).toEqual([]);
  });
});

describe('the words of the page', () => {
  const keys = (text: string): string[] =>
    [...text.matchAll(/^([a-z][\w-]*) =/gm)].map((m) => m[1]);
  it('exist in both languages', () => {
    const page = (language: Language): string[] =>
      keys(read(`text/${language}.ftl`))
        .filter((k) => k.startsWith('page-'))
        .sort();
    expect(page('hu')).toEqual(page('en'));
  });
});
