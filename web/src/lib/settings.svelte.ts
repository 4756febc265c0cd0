// What a person likes; kept in the browser.

import type { Command } from './keys';
import type { Language } from './words';

export interface Settings {
  language: Language;
  speed: 0 | 0.5 | 1 | 2;
  sounds: boolean;
  volume: number;
  confirm: 'usual' | 'always' | 'never';
  forced: boolean;
  autopass: boolean;
  contrast: boolean;
  textSize: 100 | 115 | 130;
  announce: boolean; // web notifications
  playSince: boolean; // "since my last turn" begins by itself
  folded: boolean;
  keys: Record<string, Command>;
}

const PLACE = 'vezerkar.settings';

function usual(): Settings {
  const language: Language = navigator.language.toLowerCase().startsWith('hu') ? 'hu' : 'en';
  return {
    language, speed: 1, sounds: false, volume: 60, confirm: 'usual', forced: true, autopass: false,
    contrast: false, textSize: 100, announce: false, playSince: false, folded: false, keys: {},
  };
}

function stored(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? '{}') as Partial<Settings>;
  } catch {
    return {};
  }
}

export const settings: Settings = $state({ ...usual(), ...stored() });

/** Change something and remember it. */
export function change(changed: Partial<Settings>): void {
  Object.assign(settings, changed);
  try {
    localStorage.setItem(PLACE, JSON.stringify(settings));
  } catch {
    // Private windows may refuse: then it holds until the page is closed.
  }
}

/** The speed of motion; none where the system asks for none. */
export function motion(): number {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : settings.speed;
}
