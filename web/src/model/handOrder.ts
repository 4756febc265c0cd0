// A player's own cards: sorted, filtered, in the order their owner gave them.

import type { Card, BookEntry, LogLine, Zone } from '../net/protocol';

export interface Named {
  entry(reference: string): BookEntry | undefined;
  name(reference: string): string;
  language: string;
}

const kindOf = (card: Card, words: Named): string =>
  words.entry(`card:${card.id}`)?.marks?.[0] ?? '';

/** Sort by kind, then by name; cards that the owner moved stay where they were put. */
export function arranged(cards: readonly Card[], words: Named, order: readonly string[]): Card[] {
  const collate = new Intl.Collator(words.language).compare;
  const sorted = [...cards].sort(
    (a, b) =>
      collate(kindOf(a, words), kindOf(b, words)) ||
      collate(words.name(`card:${a.id}`), words.name(`card:${b.id}`)),
  );
  const place = (card: Card): number => {
    const at = order.indexOf(card.id);
    return at < 0 ? order.length : at;
  };
  return sorted
    .map((card, i) => ({ card, i }))
    .sort((a, b) => place(a.card) - place(b.card) || a.i - b.i)
    .map(({ card }) => card);
}

/** The order after a card was put before another. */
export function moved(shown: readonly Card[], from: string, before: string): string[] {
  const ids = shown.map((card) => card.id).filter((id) => id !== from);
  const at = ids.indexOf(before);
  ids.splice(at < 0 ? ids.length : at, 0, from);
  return ids;
}

/** The kinds of cards in a hand, each once. */
export const kindsIn = (cards: readonly Card[], words: Named): string[] =>
  [...new Set(cards.map((card) => kindOf(card, words)))].filter(Boolean);

export function filtered(
  cards: readonly Card[],
  words: Named,
  kind: string,
  lit: ReadonlySet<string>,
  anchor = 'card',
): Card[] {
  if (!kind) return [...cards];
  if (kind === '*payable') return cards.filter((card) => !card.marks?.includes('dear'));
  if (kind === '*playable') return cards.filter((card) => lit.has(`${anchor}:${card.id}`));
  return cards.filter((card) => kindOf(card, words) === kind);
}

/** The anchor of a card in a zone: the same card may be in a hand and in a pile. */
export const anchorIn = (zone: Zone, card: Card): string => `${zone.anchor ?? 'card'}:${card.id}`;

const PILES = ['pile', 'discard'];
export const isPile = (zone: Zone): boolean => PILES.includes(zone.kind ?? '');

/** The zone to show first: a pile with something to choose, the draw pile before others, else the hand. */
export function frontPile(tabs: readonly Zone[], lit: ReadonlySet<string>): Zone | undefined {
  const asked = PILES.flatMap((kind) =>
    tabs.filter(
      (zone) => zone.kind === kind && zone.cards?.some((card) => lit.has(anchorIn(zone, card))),
    ),
  );
  return asked[0] ?? tabs.find((zone) => zone.kind === 'hand');
}

/** Several hands, and piles to look through, become tabs; other zones stay visible beside them. */
export function tabbed(zones: readonly Zone[]): { tabs: Zone[]; beside: Zone[] } {
  const tabs = [...zones.filter((zone) => zone.kind === 'hand'), ...zones.filter(isPile)];
  return tabs.length > 1
    ? { tabs, beside: zones.filter((zone) => !tabs.includes(zone)) }
    : { tabs: [], beside: [...zones] };
}

/** The cards in the places they had before: one that has left leaves a gap, new ones come last. */
export function withGaps(before: readonly string[], now: readonly Card[]): (Card | null)[] {
  const left = [...now];
  const kept = before.map((id) => {
    const at = left.findIndex((card) => card.id === id);
    return at < 0 ? null : left.splice(at, 1)[0];
  });
  return [...kept, ...left];
}

/** The places that cards have: of those that lay there before, gone or not, then of new ones. */
export const placesKept = (before: readonly string[], now: readonly Card[]): string[] =>
  withGaps(before, now).map((card, i) => card?.id ?? before[i]);

/** The cards that somebody drew after a step, as the log tells the one who drew them. */
export const drawnSince = (log: readonly LogLine[], ply: number): string[] =>
  log
    .filter((line) => line.ply > ply && !line.undone)
    .flatMap((line) => line.messages)
    .filter((message) => message.key === 'event-drew-card')
    .map((message) => String(message.args?.card));

/** A card leaves the hand: whatever was drawn before that has been seen in a turn of one's own. */
const PLAYS = /^event-(played|laid|unplayed)/;

/**
 * The cards that a seat drew after its last decision, or after the last card that it played: whoever
 * answers an attack meanwhile has not yet seen them in a turn of their own.
 */
export function newCards(log: readonly LogLine[], seat: string, decided: number): string[] {
  const plays = ({ seat: who, undone, messages }: LogLine): boolean =>
    who === seat && !undone && messages.some(({ key }) => PLAYS.test(key));
  return drawnSince(log, Math.min(decided, log.findLast(plays)?.ply ?? decided));
}

/** Whether cards in play are those that lay there before. */
export const stays = (laid: string[], known: string[]): boolean =>
  laid.length === known.length && laid.every((card, i) => card === known[i]);
