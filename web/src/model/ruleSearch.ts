// Finding rules by words or by their id, and those of what is being decided.

import type { ActionView, RuleInfo } from '../net/protocol';
import { plain } from './plainText';

const EARLY = 40; // letters: a rule that begins with what is searched for explains it
const MOST_NOW = 8;

/** How well a rule answers a search, from 0 (not at all): one that explains it before one that mentions it. */
function fit(rule: RuleInfo, search: string, words: string[]): number {
  if (plain(rule.id) === search) return 5;
  const [section, text] = [plain(rule.section), plain(rule.text)];
  const all = [plain(rule.id), section, text, plain(rule.ruling ?? ''), plain(rule.example ?? '')];
  const whole = all.join(' ');
  if (!words.every((word) => whole.includes(word))) return 0;
  if (words.every((word) => section.includes(word))) return 4;
  const at = text.indexOf(search);
  return at >= 0 && at < EARLY ? 3 : at >= 0 ? 2 : 1;
}

/** The rules that contain all words of a search, what explains it first. */
export function searched(rules: RuleInfo[], search: string): RuleInfo[] {
  const words = plain(search).split(/\s+/).filter(Boolean);
  if (!words.length) return rules;
  const fits = rules.map((rule) => ({ rule, fit: fit(rule, words.join(' '), words) }));
  return fits
    .filter((one) => one.fit > 0)
    .sort((a, b) => b.fit - a.fit)
    .map(({ rule }) => rule);
}

/** The rules of what can be done now: first those of a choice that most actions share. */
export function rulesNow(rules: RuleInfo[], actions: ActionView[]): RuleInfo[] {
  const counts = new Map<string, number>();
  for (const id of actions.flatMap((action) => action.rules ?? []))
    counts.set(id, (counts.get(id) ?? 0) + 1);
  return rules
    .filter(({ id }) => counts.has(id))
    .sort((a, b) => counts.get(b.id)! - counts.get(a.id)!)
    .slice(0, MOST_NOW);
}
