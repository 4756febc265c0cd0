import { afterEach, expect, it, vi } from 'vitest';
import { keep, kept } from './sessionStorage';

afterEach(() => vi.unstubAllGlobals());

it('keeps what belongs to a table apart from other tables', () => {
  const stored = new Map<string, string>();
  vi.stubGlobal('sessionStorage', { getItem: (key: string) => stored.get(key) ?? null, setItem: (key: string, value: string) => stored.set(key, value) });
  expect(kept('one', 'order')).toEqual([]);
  keep('one', 'order', ['b', 'a']);
  expect(kept('one', 'order')).toEqual(['b', 'a']);
  expect(kept('two', 'order')).toEqual([]);
  expect(kept('one', 'hidden')).toEqual([]);
});

it('does without where nothing may be stored', () => {
  keep('one', 'order', ['a']);
  expect(kept('one', 'order')).toEqual([]);
});
