// Keyboard commands and the keys that they have.

export type Command =
  | 'primary'
  | 'back'
  | 'undo'
  | 'undo-turn'
  | 'next'
  | 'previous'
  | 'next-anchor'
  | 'previous-anchor'
  | 'describe'
  | 'describe-near'
  | 'keys'
  | 'actions'
  | 'command-line'
  | 'log'
  | 'pin'
  | 'fold'
  | 'zoom-in'
  | 'zoom-out'
  | 'fit'
  | 'left'
  | 'right'
  | 'up'
  | 'down'
  | 'pan-left'
  | 'pan-right'
  | 'pan-up'
  | 'pan-down'
  | 'hide-hand'
  | 'play'
  | 'first'
  | 'last'
  | 'digit'
  | 'hold-act'
  | 'hold-sight'
  | 'hold-enemy'
  | 'hold-bare'
  | 'toggle-zoc'
  | 'toggle-supply'
  | 'toggle-control'
  | 'toggle-coordinates'
  | 'toggle-last';

/** The default keys; a person may change any of them. `Shift ` and `Ctrl ` come before the key. */
export const DEFAULT_KEYS: Record<string, Command> = {
  Enter: 'primary',
  Escape: 'back',
  z: 'undo',
  'Ctrl z': 'undo',
  'Shift Z': 'undo-turn',
  n: 'next',
  'Shift N': 'previous',
  '.': 'next-anchor',
  ',': 'previous-anchor',
  d: 'describe',
  'Shift D': 'describe-near',
  '?': 'keys',
  a: 'actions',
  '/': 'command-line',
  l: 'log',
  i: 'pin',
  '\\': 'fold',
  '+': 'zoom-in',
  '-': 'zoom-out',
  '0': 'fit',
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
  'Shift ArrowLeft': 'pan-left',
  'Shift ArrowRight': 'pan-right',
  'Shift ArrowUp': 'pan-up',
  'Shift ArrowDown': 'pan-down',
  'Shift H': 'hide-hand',
  p: 'play',
  Home: 'first',
  End: 'last',
  f: 'hold-act',
  v: 'hold-sight',
  e: 'hold-enemy',
  h: 'hold-bare',
  k: 'toggle-zoc',
  s: 'toggle-supply',
  c: 'toggle-control',
  g: 'toggle-coordinates',
  t: 'toggle-last',
};

/** The current key of a command; empty if it has none. */
export function keyOf(wanted: Command, changed: Record<string, Command>): string {
  const own = Object.keys(changed).find((key) => changed[key] === wanted);
  return (
    own ??
    Object.keys(DEFAULT_KEYS).find((key) => DEFAULT_KEYS[key] === wanted && !(key in changed)) ??
    ''
  );
}

const NAMES: Record<string, string> = { Escape: 'Esc', ' ': 'Space' };

/** A key as a button shows it. */
export const keyLabel = (key: string): string =>
  key
    .split(' ')
    .map((part) => (part.length === 1 ? part.toUpperCase() : (NAMES[part] ?? part)))
    .join(' ');
