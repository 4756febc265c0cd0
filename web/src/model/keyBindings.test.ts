import { describe, expect, it } from 'vitest';
import { allowed, bind, commandOn, unboundCommands, currentKeys } from './keyBindings';
import { command } from './keyPress';

const press = (key: string) => ({
  key,
  shiftKey: false,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
});

describe('changing keys', () => {
  it('a command gets its new key and loses the old one', () => {
    const changed = bind({}, 'next', 'x');
    expect(currentKeys(changed).get('next')).toEqual(['x']);
    expect(command(press('x'), changed)).toBe('next');
    expect(command(press('n'), changed)).toBeNull();
  });
  it('a command whose key is taken has none, and is listed', () => {
    const changed = bind({}, 'next', 'a');
    expect(commandOn({}, 'a')).toBe('actions');
    expect(command(press('a'), changed)).toBe('next');
    expect(unboundCommands(changed)).toEqual(['actions']);
  });
  it('restoring the default key leaves no change', () =>
    expect(bind(bind({}, 'next', 'x'), 'next', 'n')).toEqual({}));
  it('keys of the browser and of the screen reader cannot be taken', () => {
    for (const key of ['Tab', ' ', 'Ctrl r', '1', 'Escape']) expect(allowed(key)).toBe(false);
    expect(allowed('x')).toBe(true);
  });
});
