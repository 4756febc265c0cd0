import { describe, expect, it } from 'vitest';
import { askedOf, leads, levelName, placeLine, placeName } from './describe';
import { thingName } from './thingName';
import { scoreLine } from './scoreChanges';
import type { Space } from '../net/protocol';
import { Words } from '../i18n/words';

const words = new Words(
  'en',
  'page-place = { $place }, { $terrain }.\npage-place-bare = { $place }.',
  [
    { id: 'terrain:sea', names: { en: 'sea' } },
    { id: 'space:western_us', names: { en: 'Western United States' } },
    { id: 'area:north_sea', names: { en: 'North Sea' } },
  ],
);
const space = (id: string, more: Partial<Space> = {}): Space => ({ id, x: 0, y: 0, ...more });

describe('what places are called', () => {
  it('a place with an entry of its own has no other name', () => {
    expect(placeName(words, space('western_us', { label: { en: 'Western\nU.S.' } }))).toBe(
      'Western United States',
    );
    expect(placeName(words, space('north_sea'), 'area')).toBe('North Sea');
  });
  it('a place of a grid has its number, and what is written there', () => {
    expect(placeName(words, space('H4'))).toBe('H4');
    expect(placeName(words, space('H4', { label: { en: 'Ranville' } }))).toBe('H4 Ranville');
    expect(placeName(words, space('1018', { label: { en: 'Eger' } }))).toBe('1018 Eger');
  });
  it('an internal id is never said', () => {
    expect(placeName(words, space('south_sea', { label: { en: 'South\nSea' } }))).toBe('South Sea');
    expect(placeName(words, space('south_sea'), 'area')).toBe('');
    expect(placeLine(words, space('south_sea', { kinds: ['sea'] }), {}, 'area')).toBe('Sea.');
    expect(placeLine(words, space('north_sea', { kinds: ['sea'] }), {}, 'area')).toBe(
      'North Sea, sea.',
    );
  });
});

it('a unit without a name of its own has that of its kind', () => {
  const said = new Words('en', '', [{ id: 'kind:panzer-iv', names: { en: 'PZ IV' } }]);
  const live = { tokens: [{ id: 'u2', kind: 'panzer-iv', space: 'B4' }] };
  expect(thingName(said, live, 'unit:u2')).toBe('PZ IV');
});

it('a computer player has a level, and perhaps a style', () => {
  const said = new Words('en', 'level-general = general\nstyle-bold = bold');
  expect(levelName(said, 'general')).toBe('general');
  expect(levelName(said, 'general+bold')).toBe('bold general');
  expect(levelName(said, 'marshal')).toBe('marshal');
});

it('whoever has chosen a unit is asked what it is to do, where a game has words for it', () => {
  const said = new Words('en', 'ask-battle = Who?\nask-battle-chosen = Whom, { NAME($unit) }?');
  const lit = ['select', 'attack', 'attack', 'candidate'];
  const asked = askedOf(said, { key: 'ask-battle' }, 'unit:a', 'hex:E4', lit);
  const counted = { number: 0, number2: 2, number3: 0, way: 'lit' };
  expect(asked).toEqual({
    key: 'ask-battle-chosen',
    args: { unit: 'unit:a', at: 'hex:E4', ...counted },
  });
  const hand = new Words('en', 'ask-battle-card = Where does { NAME($card) } go?');
  expect(askedOf(hand, { key: 'ask-battle' }, 'card:x', '')).toEqual({
    key: 'ask-battle-card',
    args: { card: 'card:x' },
  });
  const move = { key: 'ask-move' };
  expect(askedOf(said, move, 'unit:a', 'hex:E4')).toBe(move);
});

it('a score is told with what it counts, where a game has words for it', () => {
  const change = { side: 'axis', from: 0, to: 1 };
  const page = 'page-score-changed = { $name }: { $from } to { $to }';
  const book = [{ id: 'side:axis', names: { en: 'Axis' } }];
  expect(scoreLine(new Words('en', page, book), change)).toBe('Axis: 0 to 1');
  const game = `${page}\nscore-changed = Medals of the { NAME($side) }: { $from } to { $to }`;
  expect(scoreLine(new Words('en', game, book), change)).toBe('Medals of the Axis: 0 to 1');
  const counted = `${game}\nscore-counted = { NAME($side) }: { $from } to { $to } { NAME($counts) }`;
  const tiles = [...book, { id: 'score:tiles', names: { en: 'tiles' } }];
  const said = scoreLine(new Words('en', counted, tiles), { ...change, counts: 'tiles' });
  expect(said).toBe('Axis: 0 to 1 tiles');
});

it('a name is a link only if it leads somewhere', () => {
  expect(['hex:1215', 'unit:DE-LAH', 'nation:german', 'side:axis'].filter(leads)).toEqual([
    'hex:1215',
    'unit:DE-LAH',
  ]);
});
