import { expect, it, vi } from 'vitest';

vi.stubGlobal('location', { pathname: '/', search: '', hash: '' });
vi.stubGlobal('addEventListener', () => {});
const { momentAddress, parse } = await import('./route.svelte');

it('names a moment so that somebody else comes to the same one', () => {
  const shared = (as: string, by: string): unknown => {
    const found = parse(momentAddress('t1', 37, as, by));
    return found.screen === 'table' && [found.id, found.at, found.as, found.by];
  };
  expect(shared('axis', 'axis')).toEqual(['t1', 37, 'axis', null]); // it counts as it sees
  expect(shared('*', 'axis')).toEqual(['t1', 37, '*', 'axis']);
  expect(shared('', 'axis')).toEqual(['t1', 37, '', 'axis']);
  expect(shared('allies', '')).toEqual(['t1', 37, 'allies', '']);
  expect(shared('', '')).toEqual(['t1', 37, null, '']);
});
