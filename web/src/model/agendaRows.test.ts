import { expect, it } from 'vitest';
import type { Item } from '../net/protocol';
import { keptRows } from './agendaRows';

const item = (army: string, side: string, state?: Item['state']): Item => ({
  text: { key: 'item-order', args: { army } },
  side,
  state,
});
const foot = item('foot', 'red', 'next');
const guns = item('guns', 'red', 'next');
const enemy = item('pike', 'blue', 'next');

it('keeps a row where it was when its order has been carried out', () => {
  const shown = keptRows([], [enemy, foot, guns], 'red');
  expect(shown).toEqual([foot, guns, enemy]);
  const later = keptRows(shown, [enemy, { ...guns, state: 'now' }], 'red');
  expect(later).toEqual([{ ...foot, state: 'past' }, { ...guns, state: 'now' }, enemy]);
  expect(keptRows(later, [enemy, foot, guns], 'red')).toEqual(shown); // it was taken back
});
it('begins anew with other orders, and where they are merely proposed', () => {
  expect(keptRows([foot], [enemy], 'red')).toEqual([enemy]);
  const proposed = [item('a', 'red'), item('b', 'red')];
  expect(keptRows(proposed, proposed.slice(1), 'red')).toEqual(proposed.slice(1));
});
