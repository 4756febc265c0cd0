import { describe, expect, it } from 'vitest';
import type { RuleInfo } from '../net/protocol';
import { plain } from './plainText';
import { searched } from './ruleSearch';

const rule = (id: string, text: string): RuleInfo => ({
  id,
  section: 'Turn',
  text,
  source: 'rulebook',
});
const rules = [
  rule('X-1', 'A tüzérség kilőhet az erdőből.'),
  rule('X-10', 'Az erdő megállít.'),
  rule('X-2', 'Lásd X-1.'),
];

describe('searching the rules', () => {
  it('does not need accents', () =>
    expect(searched(rules, 'tuzerseg').map((r) => r.id)).toEqual(['X-1']));
  it('requires every word', () =>
    expect(searched(rules, 'erdo megallit').map((r) => r.id)).toEqual(['X-10']));
  it('puts the rule of an id first', () =>
    expect(searched([rules[2], rules[1], rules[0]], 'x-1')[0].id).toBe('X-1'));
  it('puts what is called so before what only mentions it', () => {
    const zones = { ...rule('X-3', 'Megállítanak.'), section: 'Ellenőrzési zónák' };
    expect(searched([rule('X-0', 'EZ = ellenőrzési zóna'), zones], 'ellenorzesi zona')[0].id).toBe(
      'X-3',
    );
  });
  it('finds everything for an empty search', () => expect(searched(rules, '  ')).toHaveLength(3));
  it('writes without accents', () => expect(plain('ŐŰ')).toBe('ou'));
});
