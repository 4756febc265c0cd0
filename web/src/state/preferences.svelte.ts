// A person's preferences, kept in the browser and on the server, for their other devices.

import type { Command } from '../model/keys';
import type { When } from '../model/notifications';
import type { Language } from '../i18n/words';

export interface Preferences {
  language: Language;
  speed: 0 | 0.5 | 1 | 2;
  follow: 0 | 0.5 | 1 | 2; // how fast actions of others are shown one after the other; 0: all at once
  sounds: boolean;
  volume: number;
  askFirst: boolean; // show what follows before chance decides or something is shown
  forced: boolean;
  autopass: boolean;
  contrast: boolean;
  textSize: 100 | 115 | 130;
  turnSound: When; // when one's turn begins
  announce: When; // web notifications
  askTurn: boolean; // ask before a turn ends
  playSince: boolean; // tell what happened since the last turn to whoever comes back
  folded: boolean;
  lessons: Record<string, number[]>; // by game: those that were done
  puzzles: Record<string, number[]>; // by game: those that were solved
  keys: Record<string, Command>;
}

const STORAGE_KEY = 'vezerkar.settings';
const UNSENT_KEY = 'vezerkar.unsent'; // set while the server does not know the last change

function defaults(): Preferences {
  const language: Language = navigator.language.toLowerCase().startsWith('hu') ? 'hu' : 'en';
  return {
    language,
    speed: 1,
    follow: 1,
    sounds: false,
    volume: 60,
    askFirst: true,
    forced: true,
    autopass: true,
    contrast: false,
    textSize: 100,
    turnSound: 'always',
    announce: 'never',
    askTurn: true,
    playSince: true,
    folded: false,
    lessons: {},
    puzzles: {},
    keys: {},
  };
}

function stored(): Partial<Preferences> {
  try {
    return valid(JSON.parse(kept(STORAGE_KEY) || '{}'));
  } catch {
    return {};
  }
}

/** Keep only known preferences of the right type: an old version may have stored anything. */
export function valid(found: unknown): Partial<Preferences> {
  if (typeof found !== 'object' || found === null) return {};
  const like = defaults();
  const fits = ([key, value]: [string, unknown]): boolean =>
    key in like && typeof value === typeof like[key as keyof Preferences] && value !== null;
  const kept = Object.fromEntries(Object.entries(found).filter(fits)) as Partial<Preferences>;
  return kept.keys ? { ...kept, keys: renamed(kept.keys) } : kept;
}

/** Version 0.1 called the command that lists all actions `options`. */
const renamed = (keys: Record<string, string>): Record<string, Command> =>
  Object.fromEntries(
    Object.entries(keys).map(([key, name]) => [key, name === 'options' ? 'actions' : name]),
  ) as Record<string, Command>;

export const preferences: Preferences = $state({ ...defaults(), ...stored() });

let listener: (() => void) | null = null;

/** Call this on changes, so that the server can keep them too. */
export function whenChanged(told: () => void): void {
  listener = told;
}

/** Change preferences and store them. */
export function change(changed: Partial<Preferences>): void {
  Object.assign(preferences, changed);
  store();
  keep(UNSENT_KEY, 'yes');
  listener?.();
}

/** Whether something was changed here that the server has not been told, perhaps before a reload. */
export const areUnsent = (): boolean => !!kept(UNSENT_KEY);

/** The server knows all changes, or they are not wanted any more. */
export const settled = (): void => keep(UNSENT_KEY, '');

/** Take over preferences from the server. */
export function apply(found: unknown): void {
  Object.assign(preferences, valid(found));
  store();
}

const store = (): void => keep(STORAGE_KEY, JSON.stringify(preferences));

function keep(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // A private window may refuse to store them: then they last until the page is closed.
  }
}

function kept(key: string): string {
  try {
    return localStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

/** The speed of animations; 0 where the system asks for reduced motion. */
export function motion(): number {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : preferences.speed;
}
