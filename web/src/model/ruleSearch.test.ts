import { describe, expect, it } from 'vitest';
import type { ActionView, RuleInfo } from '../net/protocol';
import { plain } from './plainText';
import { rulesNow, searched } from './ruleSearch';

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
  it('puts a rule that explains before one that mentions', () => {
    const mentions = rule(
      'A-1',
      'A unit that has moved two hexes may still do much, also take ground.',
    );
    const scattered = rule('A-2', 'Ground that you take is yours.');
    const explains = rule('A-3', 'Take ground: move into the hex that the enemy has left.');
    const found = searched([scattered, mentions, explains], 'take ground');
    expect(found.map((r) => r.id)).toEqual(['A-3', 'A-1', 'A-2']);
  });
  it('finds everything for an empty search', () => expect(searched(rules, '  ')).toHaveLength(3));
  it('writes without accents', () => expect(plain('ŐŰ')).toBe('ou'));
});

it('puts the rules of what most actions are about first', () => {
  const act = (...ids: string[]): ActionView =>
    ({ action: ids.join(' '), verb: 'move', rules: ids }) as unknown as ActionView;
  const now = rulesNow(rules, [act('X-2'), act('X-1', 'X-2'), act('X-9')]);
  expect(now.map((r) => r.id)).toEqual(['X-2', 'X-1']);
});
