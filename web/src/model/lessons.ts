// A lesson is a battle with a guide who speaks at each step; the game's texts hold what they say.

import type { Prompt } from '../net/protocol';
import type { Words } from '../i18n/words';

export const MAX_LESSONS = 20;

/** The numbers of a game's lessons. */
export function lessons(words: Words): number[] {
  const found: number[] = [];
  for (let n = 1; n <= MAX_LESSONS && words.has(`lesson-${n}`); n++) found.push(n);
  return found;
}

/** What the guide says now: at this step, while waiting, at the end. */
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
