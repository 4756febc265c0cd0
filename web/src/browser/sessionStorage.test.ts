import { afterEach, expect, it, vi } from 'vitest';
import { readSession, writeSession } from './sessionStorage';

afterEach(() => vi.unstubAllGlobals());

it('keeps what belongs to a table apart from other tables', () => {
  const stored = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
  expect(readSession('one', 'order')).toEqual([]);
  writeSession('one', 'order', ['b', 'a']);
  expect(readSession('one', 'order')).toEqual(['b', 'a']);
  expect(readSession('two', 'order')).toEqual([]);
  expect(readSession('one', 'hidden')).toEqual([]);
});

it('works where nothing can be stored', () => {
  writeSession('one', 'order', ['a']);
  expect(readSession('one', 'order')).toEqual([]);
});
