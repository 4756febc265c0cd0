// A sentence that is quoted after a colon.

import type { Words } from '../i18n/words';
import type { Message } from '../net/protocol';

/** It begins with a small letter, unless its first word is a name, and has no full stop. */
export function withinSentence(words: Words, message: Message): string {
  const said = words.say(message).replace(/\.$/, '');
  const [first] = words.parts(message);
  return first?.ref ? said : said.charAt(0).toLowerCase() + said.slice(1);
}
