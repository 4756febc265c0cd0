import { describe, expect, it } from 'vitest';
import { Words } from '../i18n/words';
import type { ActionView, Live, Pad, Still } from '../net/protocol';
import { unusedLine } from './unusedLine';
import { asQuestion, asYes, withinSentence } from './withinSentence';

const words = new Words(
  'en',
  `page-then-unused = Not used yet: { $text }{ $count ->
    [0] .
   *[other] {" "}and { $count } more.
}
buy = Buy a card.
play = { NAME($card) } at once.
unused-more = Cubes are left.
page-warned = Look again
page-do-anyway = Yes: { $text }
lock = Lock in.
lock-asked = Is it ready?
lock-yes = Yes, lock
tired = They are tired.
idle = They reach nobody.`,
  [
    { id: 'kind:tank', names: { en: 'tank' } },
    { id: 'kind:gun', names: { en: 'gun' } },
    { id: 'card:reserves', names: { en: 'Reserves' } },
  ],
);
const still = {
  board: { spaces: ['b4', 'c5'].map((id) => ({ id, x: 0, y: 0 })) },
} as unknown as Still;
const live = {
  tokens: [
    { id: 'u1', kind: 'tank', space: 'b4' },
    { id: 'u2', kind: 'tank', space: 'c5' },
    { id: 'u3', kind: 'gun', space: 'c5' },
  ],
} as unknown as Live;
const act = (anchor: string, ...marks: string[]): ActionView[] => [
  {
    action: anchor,
    verb: 'act',
    text: { key: 'buy' },
    anchors: anchor ? [anchor] : [],
    rules: [],
    marks,
  },
];
const line = (...left: ActionView[][]): string => unusedLine(words, { still, live }, left);

describe('what is left', () => {
  it('is named with its places, cards by their names', () => {
    expect(line(act('unit:u1'), act('unit:u2'), act('card:reserves'))).toBe(
      'Not used yet: Tank (B4, C5), Reserves.',
    );
    expect(line(act('unit:u3'), act(''))).toBe('Not used yet: Gun (C5), Buy a card.');
  });
  it('is counted where it is too much to name', () => {
    const cards = ['a', 'b', 'c', 'd', 'e'].map((id) => act(`card:${id}`));
    expect(line(...cards)).toMatch(/ and 1 more\.$/);
  });
  it('is named as far as two lines of the bar go', () => {
    const long = ['a', 'b', 'c'].map((id) => act(`card:${id.repeat(60)}`));
    expect(line(...long)).toMatch(/ and 2 more\.$/);
  });
  it('may be laid out one by one', () => {
    expect(line(act('unit:u1', 'more'))).toBe('Cubes are left.');
  });
});

it('a sentence after a colon begins small, a name does not', () => {
  expect(withinSentence(words, { key: 'buy' })).toBe('buy a card');
  expect(withinSentence(words, { key: 'play', args: { card: 'card:reserves' } })).toBe(
    'Reserves at once',
  );
});

describe('what was planned in vain', () => {
  const pad = (anchor: string, key: string): Pad => ({ anchor, warnings: [{ key }] });
  const told = (...warned: Pad[]): string => unusedLine(words, { still, live }, [], warned);

  it('comes with its reason, if there is one for all', () => {
    expect(told(pad('kind:tank', 'tired'), pad('kind:gun', 'tired'))).toBe(
      'Tank, gun: they are tired.',
    );
  });
  it('is named where the reasons stand elsewhere', () => {
    expect(told(pad('kind:tank', 'tired'), pad('kind:gun', 'idle'))).toBe('Look again: Tank, gun.');
  });
});

describe('what is asked once more', () => {
  it('has words of its own, or those of the action', () => {
    expect(asQuestion(words, { key: 'lock' })).toBe('Is it ready?');
    expect(asYes(words, { key: 'lock' })).toBe('Yes, lock');
    expect(asQuestion(words, { key: 'buy' })).toBe('Buy a card?');
    expect(asYes(words, { key: 'buy' })).toBe('Yes: buy a card');
  });
});
