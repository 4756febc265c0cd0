import { expect, it, vi } from 'vitest';

vi.stubGlobal('navigator', { language: 'en' });
const { valid } = await import('./preferences.svelte');

it('keeps stored preferences of the right type and nothing else', () => {
  expect(valid({ volume: 30, sounds: 'loud', nonsense: 1, keys: null })).toEqual({ volume: 30 });
  expect(valid('everything')).toEqual({});
});

it('reads the keys that version 0.1 stored', () => {
  expect(valid({ keys: { q: 'options', z: 'undo' } })).toEqual({
    keys: { q: 'actions', z: 'undo' },
  });
});
