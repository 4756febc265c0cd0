import { describe, expect, it } from 'vitest';
import type { ActionView } from '../net/protocol';
import { advice, asGood, leaves, reason } from './hintWords';
import type { Hint } from './review';

const action = (verb: string): ActionView => ({
  action: verb,
  verb,
  anchors: [],
  text: { key: `action-${verb}` },
  rules: [],
});
const hint = (about: Partial<Hint>): Hint => ({
  action: action('move'),
  parts: [],
  level: 'general',
  chance: 0.5,
  other: action('done'),
  otherChance: 0.5,
  when: '',
  reasons: [],
  ...about,
});
const words = {
  text: (key: string, args = {}) => [key, ...Object.values(args)].join(' '),
  say: ({ key }: { key: string }) => `${key}.`,
  has: (key: string) => key === 'hint-move',
};
const keys = (one: Hint): string[] => advice(words, one).map(({ key }) => key);

describe('a hint', () => {
  it('names the whole of an action, in the words of advice where there are any', () => {
    expect(keys(hint({}))).toEqual(['hint-move']);
    expect(keys(hint({ action: action('pick'), parts: [action('move')] }))).toEqual(['hint-move']);
    expect(keys(hint({ action: action('attack') }))).toEqual(['action-attack']);
  });
  it('says what an action brings: first what speaks for it, then one thing that does not', () => {
    const reasons = [
      { name: 'enemy-units', change: -0.4 },
      { name: 'enemy-morale', change: -1.6 },
      { name: 'tiles', change: 1 },
      { name: 'own-morale', change: -3 },
      { name: 'own-units', change: -0.3 },
    ];
    const told = reason(words, hint({ when: 'at-once', reasons }));
    expect(told).toMatch(
      /^page-hint-brings page-hint-but page-hint-both prospect-enemy-units loss/,
    );
    expect(told).toContain('page-hint-amount perhaps 1');
    expect(told).toContain('prospect-enemy-morale loss page-hint-amount about 2');
    expect(told).toContain('prospect-own-morale loss page-hint-amount exact 3');
    expect(told).not.toContain('tiles');
    expect(told).not.toContain('own-units');
  });
  it('names what it was compared with', () => {
    const reasons = [{ name: 'own-morale', change: 2 }];
    const told = reason(words, hint({ when: 'later', reasons }));
    expect(told).toMatch(/^page-hint-than prospect-own-morale more .* prospects action-done$/);
    expect(reason(words, hint({ when: 'soon', reasons }))).toContain('page-hint-soon');
  });
  it('says how likely it is to win where nothing else can be told', () => {
    expect(reason(words, hint({ chance: 0.546 }))).toBe('page-hint-chance 55');
    const other = { ...action('withdraw'), marks: ['loss'] };
    const better = { other, reasons: [{ name: 'own-points', change: 1 }] };
    expect(reason(words, hint({ when: 'later', ...better }))).toMatch(/chance 50$/);
    const against = [{ name: 'enemy-units', change: 1 }];
    expect(reason(words, hint({ when: 'at-once', reasons: against }))).toMatch(/chance 50$/);
    const alone = { other: null, reasons: [{ name: 'tiles', change: 2 }] };
    expect(reason(words, hint({ when: 'later', ...alone }))).toMatch(/chance 50$/);
  });
  it('calls only another kind of action as good, and only if it is', () => {
    expect(asGood(hint({}))?.key).toBe('action-done');
    expect(asGood(hint({ other: action('move') }))).toBeNull();
    expect(asGood(hint({ otherChance: 0.4 }))).toBeNull();
    expect(asGood(hint({ other: null }))).toBeNull();
    const thrown = { ...action('done'), marks: ['loss'] };
    expect(asGood(hint({ other: thrown }))).toBeNull(); // nobody is advised to throw something away
    const reasons = [{ name: 'tiles', change: 1 }];
    expect(asGood(hint({ when: 'soon', reasons }))?.key).toBe('action-done'); // by a little
    expect(asGood(hint({ when: 'at-once', reasons }))).toBeNull();
  });
  it('admits that a unit leaves a place which is to be held', () => {
    const places: Record<string, string> = { 'unit:a': '1215', 'hex:1215': '1215', 'hex:9': '9' };
    const agenda = [{ text: { key: 'plan-city' }, anchors: ['hex:1215'] }];
    const known = { ...words, has: (key: string) => key === 'plan-city-leaves' };
    const goes = (...anchors: string[]) =>
      leaves(
        known,
        hint({ action: { ...action('move'), anchors } }),
        agenda,
        (one) => places[one] ?? null,
      );
    expect(goes('unit:a', 'hex:9')?.key).toBe('plan-city-leaves');
    expect(goes('unit:b', 'hex:9')).toBeNull();
    expect(goes('unit:a')).toBeNull();
  });
});
