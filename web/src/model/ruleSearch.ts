// Finding rules by words or by their id.

import type { RuleInfo } from '../net/protocol';
import { plain } from './plainText';

/** The rules that contain all words of a search; a rule's id puts that rule first. */
export function searched(rules: RuleInfo[], search: string): RuleInfo[] {
  const words = plain(search).split(/\s+/).filter(Boolean);
  if (!words.length) return rules;
  const fits = (rule: RuleInfo): boolean => {
    const text = plain(
      [rule.id, rule.section, rule.text, rule.ruling ?? '', rule.example ?? ''].join(' '),
    );
    return words.every((word) => text.includes(word));
  };
  const id = plain(search.trim());
  return rules.filter(fits).sort((a, b) => Number(plain(b.id) === id) - Number(plain(a.id) === id));
}
