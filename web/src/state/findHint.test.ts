import { expect, it } from 'vitest';
import type { ActionView } from '../net/protocol';
import { findHint } from './findHint';
import type { TableContext } from './tableContext';

const action = (text: string, ...anchors: string[]): ActionView => ({
  action: text,
  verb: text,
  anchors,
  text: { key: text },
  rules: [],
});

it('shows where all of an action leads, and picks up nothing', async () => {
  const selection = { selected: ['unit:mine'], hovered: 'unit:mine', advised: null };
  const parts = [action('move u1 B2', 'unit:u1', 'hex:B2')];
  const table = {
    ply: 3,
    seat: 'axis',
    live: { actions: [action('pick u1', 'unit:u1'), action('done')] },
    selection,
    ask: () => Promise.resolve({ type: 'hint', action: 'pick u1', other: 'done', parts }),
  };
  const hint = await findHint(table as unknown as TableContext);
  expect(selection).toEqual({ selected: ['unit:mine'], hovered: null, advised: 'hex:B2' });
  expect([hint?.action.action, hint?.other?.action]).toEqual(['pick u1', 'done']);
  expect(hint?.parts).toEqual(parts);
});
