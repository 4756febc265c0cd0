// What has not been used yet, in one line: whoever is about to end a step reads it in the bar.

import { spaceById } from './geometry';
import { placeName, sentence } from './describe';
import { thingName } from './thingName';
import type { ShownScene } from './describe';
import { kindOf } from './interaction';
import type { ActionView, Pad } from '../net/protocol';
import type { Words } from '../i18n/words';
import { withinSentence } from './withinSentence';

const MAX_NAMES = 4;
const MAX_LETTERS = 100; // two lines of the bar

/** Where several things of one name stand: `Infantry (B4, C5)`. */
function named(name: string, places: string[]): string {
  return places.length ? `${name} (${places.join(', ')})` : name;
}

/** Units by their names and places, cards by their names; what has neither says what it would do. */
export function unusedLine(
  words: Words,
  { still, live }: ShownScene,
  left: ActionView[][],
  warned: Pad[] = [],
): string {
  if (warned.length) {
    const names = sentence(warned.map(({ anchor }) => words.name(anchor)).join(', '));
    const [reason, other] = new Set(
      warned.map(({ warnings = [] }) => withinSentence(words, warnings[0])),
    );
    return other ? `${words.text('page-warned')}: ${names}.` : `${names}: ${reason}.`;
  }
  const spaces = spaceById(still.board);
  const placesOf = new Map<string, string[]>();
  for (const [action] of left) {
    const spread = !!action.marks?.includes('more');
    if (spread) return words.text('unused-more');
    const [anchor = ''] = action.anchors;
    const name = anchor
      ? thingName(words, live, anchor)
      : words.say(action.text).replace(/\.$/, '');
    const token =
      kindOf(anchor) === 'unit' && live.tokens?.find((one) => `unit:${one.id}` === anchor);
    const space = token && spaces.get(token.space);
    const place = space ? placeName(words, space) : '';
    placesOf.set(name, [...(placesOf.get(name) ?? []), ...(place ? [place] : [])]);
  }
  if (!left.length) return '';
  const names = [...placesOf].map(([name, places]) => named(name, places));
  let shown = Math.min(MAX_NAMES, names.length);
  while (shown > 1 && names.slice(0, shown).join(', ').length > MAX_LETTERS) shown--;
  return words.text('page-then-unused', {
    text: sentence(names.slice(0, shown).join(', ')),
    count: names.length - shown,
  });
}
