// How long a card of somebody else is shown, so that it can be read.

import { i18n } from '../i18n/language.svelte';
import { readMs } from '../model/follow';

const known = new Set<string>(); // texts that were read before

/** The time to read a card; a moment, if its text was read before. */
export function readingTime(card: string): number {
  const { words } = i18n;
  const notes = words.entry(`card:${card}`)?.notes ?? {};
  const text = notes[words.language] ?? notes.en ?? '';
  const ms = readMs(text.length, known.has(text));
  known.add(text);
  return ms;
}
