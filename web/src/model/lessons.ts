// A lesson is a battle with a guide who speaks at each step; what they say stands in the game's words.

import type { Prompt } from '../net/protocol';
import type { Words } from '../i18n/words';

export const MOST = 20;

/** The numbers of the lessons that a game has. */
export function lessons(words: Words): number[] {
  const found: number[] = [];
  for (let n = 1; n <= MOST && words.has(`lesson-${n}`); n++) found.push(n);
  return found;
}

/** What the guide says now: at this step, while one waits, at the end. */
export function guidance(
  words: Words,
  lesson: number,
  moment: { prompt?: Prompt; mine: boolean; over: boolean },
): string {
  const { prompt, mine, over } = moment;
  const names = over
    ? ['over']
    : !mine
      ? ['wait']
      : prompt?.kind === 'reaction'
        ? ['reaction', prompt.step ?? '']
        : [prompt?.step ?? ''];
  const key = names.map((name) => `lesson-${lesson}-${name}`).find((one) => words.has(one));
  return key ? words.text(key) : '';
}
