// A sentence that is quoted after a colon.

import type { Words } from '../i18n/words';
import type { Message } from '../net/protocol';

/** What an action is called in the question whether to do it; most are asked about in their own words. */
export function asQuestion(words: Words, message: Message): string {
  const key = `${message.key}-asked`;
  return words.has(key) ? words.say({ ...message, key }) : words.say(message).replace(/\.?$/, '?');
}

/** The answer that does it after all. */
export function asYes(words: Words, message: Message): string {
  const key = `${message.key}-yes`;
  return words.has(key)
    ? words.say({ ...message, key })
    : words.text('page-do-anyway', { text: withinSentence(words, message) });
}

/** It begins with a small letter, unless its first word is a name, and has no full stop. */
export function withinSentence(words: Words, message: Message): string {
  const said = words.say(message).replace(/\.$/, '');
  const [first] = words.parts(message);
  return first?.ref ? said : said.charAt(0).toLowerCase() + said.slice(1);
}
