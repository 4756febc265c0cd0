// Why a hint advises what it does, in one sentence; nothing where nothing can be told.

import type { Item, Message } from '../net/protocol';
import type { Hint } from './review';

interface HintTexts {
  text: (key: string, args?: Record<string, string | number>) => string;
  say: (message: Message) => string;
  has: (key: string) => boolean;
}

const PERHAPS_BELOW = 0.75; // of something that may well not happen
const EXACT = 0.005;
const MAX_GOOD = 2; // reasons that speak for the action, then one against it
const LONG_NAME = 60; // letters

/** What is advised, as one would say it to a player; what completes an action names its piece again. */
export const advice = (words: HintTexts, { action, parts }: Hint): Message[] =>
  (parts.length ? parts : [action]).map(({ text }) => {
    const key = text.key.replace(/^action-/, 'hint-');
    return words.has(key) ? { ...text, key } : text;
  });

/** What it brings, or what comes out better than after another action; else how likely it is to win with it. */
export const reason = (words: HintTexts, hint: Hint): string =>
  counted(words, hint) || words.text('page-hint-chance', { number: Math.round(hint.chance * 100) });

function counted(words: HintTexts, hint: Hint): string {
  const { reasons, when } = hint;
  const told = [true, false].map((good) =>
    reasons
      .filter(({ name, change }) => (change < 0 === name.startsWith('enemy-')) === good)
      .slice(0, good ? MAX_GOOD : 1)
      .map(({ name, change }) => phrase(words, name, change, when === 'at-once')),
  );
  const [good, bad] = told.map(([first = '', second]) =>
    second ? words.text('page-hint-both', { first, second }) : first,
  );
  if (!good) return '';
  const what = bad ? words.text('page-hint-but', { first: good, second: bad }) : good;
  if (when === 'at-once') return words.text('page-hint-brings', { what });
  // That it is better than giving something up is no reason.
  if (hint.other?.marks?.includes('loss')) return '';
  const until = words.text(when === 'soon' ? 'page-hint-soon' : 'prospects');
  return hint.other
    ? words.text('page-hint-than', { what, until, other: brief(words, hint.other.text) })
    : '';
}

function phrase(words: HintTexts, name: string, change: number, alone: boolean): string {
  const size = Math.abs(change);
  const number = Math.max(1, Math.round(size));
  const exact = Math.abs(size - number) < EXACT;
  const how = exact ? 'exact' : size < PERHAPS_BELOW ? 'perhaps' : 'about';
  const amount = words.text('page-hint-amount', { how, number });
  const way = alone ? (change > 0 ? 'gain' : 'loss') : change > 0 ? 'more' : 'fewer';
  return words.text(`prospect-${name}`, { way, amount, number });
}

/** A long action is named without its numbers. */
function brief(words: HintTexts, message: Message): string {
  const said = words.say(message).replace(/( \([^)]*\))?\.?$/, '');
  return said.length > LONG_NAME ? said.split(': ')[0] : said;
}

const CLOSE_LEAD = 0.02; // of the winning chance

/**
 * Another kind of action that is as good; of the same kind it would only be a variant. What an action
 * brings by itself speaks for it, what is only better by a little does not.
 */
export function asGood({
  action,
  other,
  chance,
  otherChance,
  when,
  reasons,
}: Hint): Message | null {
  const close = Math.abs(chance - otherChance) < CLOSE_LEAD && !other?.marks?.includes('loss');
  const brings = when === 'at-once' && reasons.length > 0;
  return other && close && !brings && other.verb !== action.verb ? other.text : null;
}

/** What matters now and would be weakened: the advised unit leaves a place that is to be held. */
export function leaves(
  words: HintTexts,
  { action, parts }: Hint,
  agenda: Item[],
  placeOf: (anchor: string) => string | null,
): Message | null {
  const [from, to] = (parts.at(-1) ?? action).anchors.map((anchor) => placeOf(anchor));
  const found = agenda.find(
    ({ text, anchors }) =>
      words.has(`${text.key}-leaves`) &&
      from !== to &&
      anchors?.some((one) => placeOf(one) === from),
  );
  return to && found ? { ...found.text, key: `${found.text.key}-leaves` } : null;
}
