// Custom key bindings on top of the default keys.

import { DEFAULT_KEYS, type Command } from './keys';

// Keys that the browser, the screen reader or every page needs.
const TAKEN = new Set([
  'Tab',
  ' ',
  'Escape',
  'Enter',
  'F5',
  'Ctrl r',
  'Ctrl w',
  'Ctrl t',
  'Ctrl n',
  'Ctrl l',
  'Shift',
  'Control',
  'Alt',
  'Meta',
  'CapsLock',
  'Dead',
  'Unidentified',
]);

export const allowed = (key: string): boolean =>
  !TAKEN.has(key) && !key.startsWith('Ctrl ') && !/^[1-9]$/.test(key);

// In the order of the list of keys; an object would put `0` first.
const LISTED: Command[] = [...new Set(Object.values(DEFAULT_KEYS))].filter(
  (command) => command !== 'fit',
);
LISTED.splice(LISTED.indexOf('zoom-out') + 1, 0, 'fit');

/** The current keys of every command. */
export function currentKeys(changed: Record<string, Command>): Map<Command, string[]> {
  const found = new Map<Command, string[]>();
  for (const command of LISTED) found.set(command, []);
  const moved = new Set(Object.values(changed));
  for (const [key, command] of Object.entries(DEFAULT_KEYS)) {
    if (!moved.has(command) && !(key in changed)) found.get(command)?.push(key);
  }
  for (const [key, command] of Object.entries(changed)) found.get(command)?.push(key);
  return found;
}

/** Bind a key to a command; the command loses its other custom keys. */
export function bind(
  changed: Record<string, Command>,
  command: Command,
  key: string,
): Record<string, Command> {
  const kept = Object.entries(changed).filter(([k, c]) => k !== key && c !== command);
  const usual = DEFAULT_KEYS[key] === command;
  return Object.fromEntries(usual ? kept : [...kept, [key, command]]);
}

/** The command that a key is bound to now. */
export function commandOn(changed: Record<string, Command>, key: string): Command | null {
  for (const [command, keys] of currentKeys(changed)) if (keys.includes(key)) return command;
  return null;
}

/** The commands without a key. */
export const unboundCommands = (changed: Record<string, Command>): Command[] =>
  [...currentKeys(changed)].filter(([, keys]) => !keys.length).map(([command]) => command);
