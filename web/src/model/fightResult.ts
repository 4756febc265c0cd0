// What came of a fight: the messages that tell its result, from the attack on.

import type { Live, LogLine, Message, Sheet } from '../net/protocol';
import { facesOf } from './logEvents';

const ATTACKS = new Set([
  'event-air-fire',
  'event-ambushed',
  'event-attacked',
  'event-battle',
  'event-blitz',
  'event-fought',
  'event-free-fire',
  'event-shot',
]);
/** Dice and what came of them in one sentence, of as many aircraft as roll in a step. */
const AIR = new Set(['event-air-fire', 'event-recall-roll']);
const RESULTS = new Set([
  'event-advanced',
  'event-air-down',
  'event-air-lost',
  'event-breakthrough',
  'event-cannot-retreat',
  'event-captured',
  'event-destroyed',
  'event-driven-back',
  'event-driven-back-tie',
  'event-eliminated',
  'event-entered',
  'event-flipped-fire',
  'event-hit',
  'event-hq-lost',
  'event-ignored-flag',
  'event-instant',
  'event-loss',
  'event-lost-attack',
  'event-lost-discs',
  'event-lost-step',
  'event-protected',
  'event-removed',
  'event-retreated',
  'event-sacrificed',
  'event-saved',
  'event-stalled',
  'event-stays',
  'event-stood',
  'event-took-city',
]);

/** What a result was counted from. */
const WORKINGS = new Set([
  'event-bids',
  'event-flipped',
  'event-flipped-fire',
  'event-played',
  'event-sacrificed',
]);
export const isWorking = ({ key }: Message): boolean => WORKINGS.has(key);

/**
 * The calculation of the battle whose die falls: one with another column was made before the last step,
 * of which the odds `aimed` may have told all.
 */
export function sheetsRolled(
  shown: Sheet[],
  aimed: Sheet | null | undefined,
  lines: LogLine[],
): Sheet[] {
  const told = lines.flatMap(({ messages }) => messages).find(({ args }) => args?.column);
  if (!told) return shown;
  const column = String(told.args!.column).replace('column:', '');
  const all = aimed ? [...shown, aimed] : shown;
  return all.filter(({ text }) => text.args?.column === column).slice(0, 1);
}

/** So far back a fight may have begun. */
export const RECENT_LINES = 20;

export interface FightResult {
  attack: Message;
  results: Message[];
  faces: string[]; // of the last dice: that they did nothing is a result too
  firing: boolean; // a fire is open, and its result not told yet
  before: FightResult | null; // another fight that came first: the ambush of an attack
  announced: Message[]; // attacks whose dice have not been told yet
}

const begin = (attack: Message, last: FightResult | null): FightResult => ({
  attack,
  results: AIR.has(attack.key) ? [attack] : [],
  faces: [],
  firing: false,
  before: null,
  announced: last && !isTold(last) ? [...last.announced, last.attack] : [],
});

/** Whether something is known about what came of a fight. */
export const isTold = ({ results, faces }: FightResult): boolean =>
  results.length > 0 || faces.length > 0;

/** Dice that a card has rolled for orders decide no fight. */
const ofFight = ({ args, key }: Message): boolean => !!args?.face && key !== 'event-rally-rolled';

/**
 * The fight that some dice belong to: after an ambush they are those of the attack itself, and dice
 * from the air are a fight of their own.
 */
function ofDice(message: Message, fight: FightResult | null): FightResult | null {
  const target = message.args?.unit;
  if (!target || fight?.attack.args?.unit2 === target) return fight;
  const other = fight?.announced.findLast(({ args }) => args?.unit2 === target);
  return other ? { ...begin(other, null), before: fight } : begin(message, null);
}

const FIRE_ENDS = new Set(['event-instant', 'event-loss', 'event-stalled']);

/**
 * Free fire and cards tell their effect as a change of morale, a table of results the losses of both;
 * what lay face down is told before the result.
 */
function isResult({ key, args }: Message, { attack, results, firing }: FightResult): boolean {
  // Not one that tests for mines, nor a card of the next operation.
  if (/event-(cancelled|flipped|played)$/.test(key)) return firing;
  // Why the column is another one than was expected; nobody asks where no truck was spent.
  if (key === 'event-bids') return !!(args?.number || args?.number2);
  if (key === 'event-morale') return firing || attack.key === 'event-free-fire';
  if (key === 'event-medals') return results.at(-1)?.key === 'event-eliminated';
  return RESULTS.has(key) || (key === 'event-rolled' && args?.column !== undefined);
}

/** All aircraft of a sector fire at once: it is one fight. */
const goesOn = (message: Message, fight: FightResult | null): boolean =>
  AIR.has(message.key) && fight?.attack.key === message.key;

/** The latest fight of some lines; what they tell of the fight in progress is added to it. */
export function fightIn(lines: LogLine[], current: FightResult | null): FightResult | null {
  let fight = current;
  let played: Message | undefined;
  for (const line of lines.filter((line) => !line.undone)) {
    let fresh = true; // another step is another battle in the air
    for (const message of line.messages) {
      const joins = !fresh && goesOn(message, fight);
      if (message.key === 'event-played') played = message;
      if ((ATTACKS.has(message.key) || AIR.has(message.key)) && !joins) {
        fight = begin(message, fight);
        fresh = false;
      } else if (message.key === 'event-cancelled' && !fight?.firing)
        // A card that came to nothing is told like a fight, with the card that did it.
        fight = { ...begin(played ?? message, null), results: [message] };
      else if (fight && message.key === 'event-fire-opens') fight = { ...fight, firing: true };
      else if (fight && (joins || isResult(message, fight)))
        fight = {
          ...fight,
          results: [...fight.results, message],
          firing: fight.firing && !FIRE_ENDS.has(message.key),
        };
      else if (ofFight(message)) {
        fight = ofDice(message, fight);
        if (fight) fight = { ...fight, faces: facesOf(message) };
      }
    }
  }
  return fight;
}

/** What weighs more than any unit that was lost: the places that others took. */
export const takenIn = (lines: LogLine[]): Message[] =>
  lines
    .flatMap((line) => (line.undone ? [] : line.messages))
    .filter(({ key }) => key === 'event-took-city');

/** How many attacks some lines tell of. */
export const attacksIn = (lines: LogLine[]): number =>
  lines.flatMap((line) => (line.undone ? [] : line.messages)).filter(({ key }) => ATTACKS.has(key))
    .length;

/** The attack that the dice of some lines belong to; it may have been told before them. */
export function attackOfDice(lines: LogLine[], earlier: LogLine[]): Message | undefined {
  const told = lines.flatMap((line) => line.messages);
  const dice = told.find((message) => message.args?.face);
  if (dice && !ofFight(dice)) return undefined;
  const target = dice?.args?.unit;
  return [...earlier.slice(-RECENT_LINES).flatMap((line) => line.messages), ...told].findLast(
    (message) => ATTACKS.has(message.key) && (!target || message.args?.unit2 === target),
  );
}

/** Whether some lines tell what came of a fight. */
export const tellsResult = (lines: LogLine[]): boolean => {
  const fight = fightIn(lines, null);
  return !!fight && isTold(fight);
};

const word = ({ args = {} }: Message, ...names: string[]): string =>
  names.map((name) => args[name]).find((value) => typeof value === 'string') ?? '';

/** The unit that was attacked, if it stands where it stood: its name and its place. */
export function holder({ attack }: FightResult, live: Live): { unit: string; at: string } | null {
  const unit = word(attack, 'unit2');
  const at = word(attack, 'at2');
  const id = word(attack, 'token2', 'unit2').replace('unit:', '');
  const stands = live.tokens?.some((token) => token.id === id && at.endsWith(`:${token.space}`));
  return stands ? { unit, at } : null;
}
