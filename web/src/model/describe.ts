// Places and pieces in words, for the hover line and the inspector.

import { idOf, kindOf } from './interaction';
import { withinSentence } from './withinSentence';
import type { ActionView, Live, Message, Space, Still, Token } from '../net/protocol';
import { shownSpace, type Words } from '../i18n/words';

/** What the screen shows of a scene: the part that never changes, and the part that does. */
export interface ShownScene {
  still: Still;
  live: Live;
}

export const unitsAt = (live: Live, space: string): Token[] =>
  (live.tokens ?? []).filter((t) => t.space === space && (t.layer ?? 'unit') === 'unit');

export const piecesAt = (live: Live, space: string): Token[] =>
  (live.tokens ?? []).filter(
    (t) => t.space === space && t.layer !== undefined && t.layer !== 'unit',
  );

/** The terrain of a space, topmost last; open ground has a name too. */
export function terrainOf(words: Words, space: Space, live: Live): string[] {
  const kinds = space.kinds?.length ? space.kinds : ['clear'];
  const pieces = piecesAt(live, space.id).map((t) =>
    t.layer === 'piece' ? `terrain:${t.kind}` : `marker:${t.kind}`,
  );
  return [...new Set([...kinds.map((kind) => `terrain:${kind}`), ...pieces])].filter((ref) =>
    words.entry(ref),
  ); // two trucks are named once
}

const COORDINATE = /^[A-Za-z]{0,2}\d{1,4}$/;

/**
 * A place with a book entry goes by its name, one of a grid by its number and its label. Internal ids
 * are never shown.
 */
export function placeName(words: Words, space: Space, kind = ''): string {
  const entry = [`space:${space.id}`, `${kind}:${space.id}`].find((reference) =>
    words.entry(reference),
  );
  if (entry && !COORDINATE.test(space.id)) return words.name(entry);
  const label = (space.label?.[words.language] ?? space.label?.en ?? '').replace('\n', ' ');
  return [COORDINATE.test(space.id) ? shownSpace(space.id) : '', label].filter(Boolean).join(' ');
}

/** `H4, open country.` */
export function placeLine(words: Words, space: Space, live: Live, kind = ''): string {
  const terrain = terrainOf(words, space, live)
    .map((ref) => words.name(ref))
    .join(', ');
  const name = placeName(words, space, kind);
  if (!name) return words.text('page-place-bare', { place: sentence(terrain || space.id) });
  return terrain
    ? words.text('page-place', { place: name, terrain })
    : words.text('page-place-bare', { place: name });
}

/** `German infantry, 4 figures, ordered` */
export const unitName = (words: Words, token: Token): string =>
  words.name(words.entry(`unit:${token.id}`) ? `unit:${token.id}` : `kind:${token.kind}`);

export function unitLine(words: Words, token: Token): string {
  const name = unitName(words, token);
  const marks = (token.marks ?? [])
    .filter((m) => words.has(`mark-${m}`))
    .map((m) => withinSentence(words, { key: `mark-${m}` }));
  const strength = token.full
    ? words.text(words.has('game-strength') ? 'game-strength' : 'page-strength', {
        strength: token.strength ?? 0,
        full: token.full,
      })
    : '';
  return [name, strength, ...marks].filter(Boolean).join(', ');
}

export const placeKind = ({ still }: ShownScene): string => still.board.place || still.board.shape;

/** The hover line: place, occupant and what a click would do. */
export function hoverLine(
  words: Words,
  scene: ShownScene,
  anchor: string,
  aimed: ActionView | null,
): string {
  const parts: string[] = [];
  const id = idOf(anchor);
  const token = scene.live.tokens?.find((t) => t.id === id && kindOf(anchor) === 'unit');
  const space = scene.still.board.spaces.find((s) => s.id === (token ? token.space : id));
  if (space && kindOf(anchor) !== 'card') {
    parts.push(placeLine(words, space, scene.live, placeKind(scene)));
    for (const unit of unitsAt(scene.live, space.id))
      parts.push(`${sentence(unitLine(words, unit))}.`);
  } else if (aimed) {
    parts.push(`${sentence(words.name(anchor))}.`.replace('!.', '!')); // alone it says nothing
  }
  if (aimed) parts.push(words.say(aimed.text));
  return parts.join(' ');
}

export const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The name of a computer level. */
export function levelName(words: Words, level: string): string {
  const [strength, style] = level.split('+');
  const name = words.has(`level-${strength}`) ? words.text(`level-${strength}`) : strength;
  return style && words.has(`style-${style}`) ? `${words.text(`style-${style}`)} ${name}` : name;
}

/** The name of a seat at the table: the person, or the computer with its level. */
export function seatName(
  words: Words,
  seat: { kind: string; name?: string; level?: string },
): string {
  if (seat.kind === 'computer')
    return words.text('page-computer', { level: levelName(words, seat.level ?? '') });
  if (seat.kind === 'open') return words.text('page-open-seat');
  return seat.name ? personName(words, seat.name) : words.text('page-somebody');
}

/** A guest without a name is a number, and whoever deleted their account has none any more. */
export function personName(words: Words, name: string): string {
  if (name === 'Former player') return words.text('page-former-player');
  const number = /^Guest (\d+)$/.exec(name)?.[1];
  return number ? words.text('page-guest', { number }) : name;
}

/** A question, as it is put to whoever has chosen a unit or a card; a game need not put it otherwise. */
export function askedOf(
  words: Words,
  asked: Message,
  unit: string,
  at: string,
  lit: string[] = [], // the styles of what is lit: colours that are nowhere are not named
): Message {
  const key = `${asked.key}-${at ? 'chosen' : 'card'}`;
  const [number, number2, number3] = ['move', 'attack', 'swap'].map(
    (style) => lit.filter((one) => one === style).length,
  );
  const way = number + number2 + number3 ? 'lit' : 'none';
  const chosen = { unit, at, number, number2, number3, way };
  return words.has(key) ? { key, args: at ? chosen : { card: unit } } : asked;
}

/** Whether a click on the name of a thing can show it: sides and nations are nowhere. */
export const leads = (anchor: string): boolean => !/^(side|seat|nation):/.test(anchor);
