// Things and marks of actions in words, for what is read about one of them.

import { placeName, sentence, unitName } from './describe';
import type { Board, Live } from '../net/protocol';
import type { Words } from '../i18n/words';

/** The name of what an anchor stands for: many units have none but that of their kind. */
export function thingName(words: Words, live: Live, anchor: string): string {
  const token = live.tokens?.find((one) => `unit:${one.id}` === anchor);
  return sentence(token ? unitName(words, token) : words.name(anchor));
}

/** With the place of a unit: many are called the same. */
export function placedThing(
  words: Words,
  board: Board | undefined,
  live: Live,
  anchor: string,
): string {
  const name = thingName(words, live, anchor);
  const token = live.tokens?.find((one) => `unit:${one.id}` === anchor);
  const space = board?.spaces.find((one) => one.id === token?.space);
  const place = space && board ? placeName(words, space, board.place || board.shape) : '';
  return place ? `${name} (${place})` : name;
}

/** A mark of an action in words: `cost-2`, `stop`. */
export function markWord(words: Words, mark: string): string {
  const found = /^(.*)-(\d+)$/.exec(mark);
  if (found && words.has(`mark-${found[1]}`))
    return words.text(`mark-${found[1]}`, { number: Number(found[2]) });
  return words.has(`mark-${mark}`) ? words.text(`mark-${mark}`) : '';
}
