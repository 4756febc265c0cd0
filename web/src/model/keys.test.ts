import { describe, expect, it } from 'vitest';
import { command, keyName, type KeyPress } from './keyPress';
import { keyOf, DEFAULT_KEYS, keyLabel } from './keys';

const press = (key: string, more: Partial<KeyPress> = {}): KeyPress => ({
  key,
  shiftKey: false,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...more,
});

describe('keys on buttons', () => {
  it('are the usual ones until they are changed', () => {
    expect(keyLabel(keyOf('undo', {}))).toBe('Z');
    expect(keyLabel(keyOf('undo-turn', {}))).toBe('Shift Z');
    expect(keyLabel(keyOf('back', {}))).toBe('Esc');
  });
  it('are those that were given, and none where the key was given away', () => {
    expect(keyLabel(keyOf('undo', { u: 'undo' }))).toBe('U');
    expect(keyOf('actions', { a: 'undo' })).toBe('');
    expect(keyLabel(keyOf('undo', { z: 'actions' }))).toBe('Ctrl Z');
  });
});

describe('keys', () => {
  it('undo a step, a turn', () => {
    expect(command(press('z'))).toBe('undo');
    expect(command(press('z', { ctrlKey: true }))).toBe('undo');
    expect(command(press('Z', { shiftKey: true }))).toBe('undo-turn');
  });
  it('signs that need Shift on some keyboards work everywhere', () => {
    for (const key of ['?', '/', '+', '\\']) {
      expect(command(press(key, { shiftKey: true }))).toBe(DEFAULT_KEYS[key]);
      expect(command(press(key))).toBe(DEFAULT_KEYS[key]);
    }
  });
  it('digits, arrows, shifted arrows', () => {
    expect(command(press('3'))).toBe('digit');
    expect(command(press('0'))).toBe('fit');
    expect(command(press('ArrowUp'))).toBe('up');
    expect(command(press('ArrowUp', { shiftKey: true }))).toBe('pan-up');
  });
  it('space and Tab are never keys of the game, nor anything with Alt', () => {
    expect(command(press(' '))).toBeNull();
    expect(command(press('Tab'))).toBeNull();
    expect(command(press('a', { altKey: true }))).toBeNull();
    expect(command(press('a', { ctrlKey: true }))).toBeNull();
  });
  it('can be changed; the old key is free then', () => {
    expect(command(press('u'), { u: 'undo' })).toBe('undo');
    expect(command(press('z'), { u: 'undo' })).toBeNull();
    expect(keyName(press('U', { shiftKey: true }))).toBe('Shift U');
  });
});
