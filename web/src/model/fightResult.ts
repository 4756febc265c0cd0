// What came of a fight: the messages that tell its result, from the attack on.

import type { Live, LogLine, Message } from '../net/protocol';

const ATTACKS = new Set([
  'event-ambushed',
  'event-attacked',
  'event-battle',
  'event-blitz',
  'event-fought',
  'event-free-fire',
  'event-shot',
]);
const RESULTS = new Set([
  'event-advanced',
  'event-blocked',
  'event-breakthrough',
  'event-cannot-retreat',
  'event-captured',
  'event-destroyed',
  'event-eliminated',
  'event-entered',
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
  'event-saved',
  'event-stalled',
  'event-stays',
  'event-stood',
]);

export interface FightResult {
  attack: Message;
  results: Message[];
  rolled: boolean; // dice fell: no result is one too
}

/** Free fire tells its effect as a change of morale. */
const isResult = (message: Message, attack: Message): boolean =>
  RESULTS.has(message.key) || (message.key === 'event-morale' && attack.key === 'event-free-fire');

/** The latest fight of some lines; what they tell of the fight in progress is added to it. */
export function fightIn(lines: LogLine[], current: FightResult | null): FightResult | null {
  let fight = current;
  for (const message of lines.filter((line) => !line.undone).flatMap((line) => line.messages)) {
    if (ATTACKS.has(message.key)) fight = { attack: message, results: [], rolled: false };
    else if (fight && isResult(message, fight.attack))
      fight = { ...fight, results: [...fight.results, message] };
    else if (fight && message.args?.face) fight = { ...fight, rolled: true };
  }
  return fight;
}

/** Whether some lines tell what came of a fight. */
export const tellsResult = (lines: LogLine[]): boolean => {
  const fight = fightIn(lines, null);
  return !!fight && (fight.results.length > 0 || fight.rolled);
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
