// Keyboard commands. Letters work only while no text field has the focus.

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

export interface KeyPress {
  key: string;
  shiftKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}

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

/** The overlay that a held or toggled command shows. */
export const OVERLAYS: Partial<Record<Command, string>> = {
  'hold-act': 'flash',
  'hold-sight': 'sight',
  'hold-enemy': 'enemy',
  'hold-bare': 'no-pieces',
  'toggle-zoc': 'zoc',
  'toggle-supply': 'supply',
  'toggle-control': 'control',
  'toggle-coordinates': 'coordinates',
  'toggle-last': 'last',
};

const SHIFTED = /^(?:[A-ZÁÉÍÓÖŐÚÜŰ]|Arrow\w+)$/;

/** A key press as the list of keys writes it. */
export function keyName(press: KeyPress): string {
  const shift =
    press.shiftKey && SHIFTED.test(press.key.length === 1 ? press.key.toUpperCase() : press.key);
  const key =
    press.key.length === 1
      ? shift
        ? press.key.toUpperCase()
        : press.key.toLowerCase()
      : press.key;
  return `${press.ctrlKey || press.metaKey ? 'Ctrl ' : ''}${shift ? 'Shift ' : ''}${key}`;
}

/** The command of a key press, or null. */
export function command(press: KeyPress, changed: Record<string, Command> = {}): Command | null {
  if (press.altKey) return null;
  const name = keyName(press);
  if (changed[name]) return changed[name];
  const usual = DEFAULT_KEYS[name];
  if (usual && !Object.values(changed).includes(usual)) return usual;
  return /^[1-9]$/.test(name) ? 'digit' : null;
}

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

/** Whether letters typed there are text: a text field or a select has the focus. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName);
}

/** Whether Enter presses the focused element itself. */
export const pressable = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('button, a, summary, [role="button"]');
