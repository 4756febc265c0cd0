import { expect, it, vi } from 'vitest';

vi.stubGlobal('location', { pathname: '/', search: '', hash: '' });
vi.stubGlobal('addEventListener', () => {});
const { briefingAddress, momentAddress, parse, STARTER } = await import('./route.svelte');

it('writes the address of a moment so that it is the same for everybody', () => {
  const shared = (as: string, by: string): unknown => {
    const found = parse(momentAddress('t1', 37, as, by));
    return found.screen === 'table' && [found.id, found.at, found.as, found.by];
  };
  expect(shared('axis', 'axis')).toEqual(['t1', 37, 'axis', null]); // the point of view counts the steps
  expect(shared('*', 'axis')).toEqual(['t1', 37, '*', 'axis']);
  expect(shared('', 'axis')).toEqual(['t1', 37, '', 'axis']);
  expect(shared('allies', '')).toEqual(['t1', 37, 'allies', '']);
  expect(shared('', '')).toEqual(['t1', 37, null, '']);
});

it('opens the briefing of the starter, and of any battle', () => {
  expect(parse(briefingAddress('memoir'))).toMatchObject({ screen: 'briefing', battle: STARTER });
  expect(parse(`${briefingAddress('memoir', 'omaha-beach', 'mine')}&side=axis`)).toEqual({
    screen: 'briefing',
    game: 'memoir',
    battle: 'omaha-beach',
    pack: 'mine',
    wanted: 'axis',
  });
});
