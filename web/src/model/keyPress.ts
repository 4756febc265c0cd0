// What a press of a key means. Letters work only while no text field has the focus.

import { DEFAULT_KEYS, type Command } from './keys';

export interface KeyPress {
  key: string;
  shiftKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}

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

/** Whether letters typed there are text: a text field or a select has the focus. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName);
}

/** Whether Enter presses the focused element itself. */
export const pressable = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('button, a, summary, [role="button"]');
