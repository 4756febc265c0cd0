import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { guidance, lessons } from './lessons';
import { Words } from '../i18n/words';

const words = new Words(
  'en',
  'lesson-1 = One\nlesson-1-move = Move.\nlesson-1-wait = Wait.\nlesson-1-over = Done.\nlesson-1-reaction = Answer.\nlesson-3 = Lost\n',
);
const prompt = (step: string, kind: 'pick' | 'reaction' = 'pick') => ({
  text: { key: 'x' },
  kind,
  step,
});

describe('a lesson', () => {
  it('is counted without gaps', () => expect(lessons(words)).toEqual([1]));
  it('explains the current step', () => {
    expect(guidance(words, 1, { prompt: prompt('move'), mine: true, over: false })).toBe('Move.');
    expect(
      guidance(words, 1, { prompt: prompt('battle', 'reaction'), mine: true, over: false }),
    ).toBe('Answer.');
    expect(guidance(words, 1, { prompt: prompt('move'), mine: false, over: false })).toBe('Wait.');
    expect(guidance(words, 1, { mine: false, over: true })).toBe('Done.');
    expect(guidance(words, 1, { prompt: prompt('strike'), mine: true, over: false })).toBe('');
  });
  it('of every game names its battle in both languages alike', () => {
    const games = join(import.meta.dirname, '..', '..', '..', 'src', 'vezerkar', 'games');
    const [en, hu] = (['en', 'hu'] as const).map(
      (l) => new Words(l, readFileSync(join(games, 'memoir', 'text', `${l}.ftl`), 'utf8')),
    );
    expect(lessons(en).length).toBeGreaterThan(0);
    expect(lessons(hu)).toEqual(lessons(en));
    for (const n of lessons(en))
      for (const name of ['battle', 'side']) {
        expect(en.attribute(`lesson-${n}`, name)).not.toBe('');
        expect(hu.attribute(`lesson-${n}`, name)).toBe(en.attribute(`lesson-${n}`, name));
      }
  });
});
