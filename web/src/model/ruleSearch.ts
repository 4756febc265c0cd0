// Finding rules by words or by their id.

import type { RuleInfo } from '../net/protocol';
import { plain } from './plainText';

/** The rules that contain all words of a search; its id or its heading puts a rule first. */
export function searched(rules: RuleInfo[], search: string): RuleInfo[] {
  const words = plain(search).split(/\s+/).filter(Boolean);
  if (!words.length) return rules;
  const fits = (rule: RuleInfo): boolean => {
    const text = plain(
      [rule.id, rule.section, rule.text, rule.ruling ?? '', rule.example ?? ''].join(' '),
    );
    return words.every((word) => text.includes(word));
  };
  const whole = plain(search.trim());
  // The rule of that id, then sections that are called so, then whatever mentions it.
  const rank = ({ id, section }: RuleInfo): number =>
    plain(id) === whole ? 0 : words.every((word) => plain(section).includes(word)) ? 1 : 2;
  return rules.filter(fits).sort((a, b) => rank(a) - rank(b));
}
