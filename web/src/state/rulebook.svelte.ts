// The rules of each game in the reader's language, loaded once; a table opens them beside the board.

import { ToldMap } from '../browser/toldMap.svelte';
import { personApi } from '../net/personApi';
import { Refusal } from '../net/request';
import type { Message, RuleInfo } from '../net/protocol';
import type { Language } from '../i18n/words';

class Rulebook {
  private readonly found = new ToldMap<string, RuleInfo[]>();
  private readonly asked = new Set<string>();
  problem: Message | null = $state.raw(null);
  wanted = $state(''); // the rule that was clicked
  opener: ((rule: string) => void) | null = null; // a table shows rules in its own panel

  /** The rules of a game; empty until they are loaded. */
  of(game: string, language: Language): RuleInfo[] {
    const name = `${game}/${language}`;
    if (game && !this.asked.has(name)) {
      this.asked.add(name);
      personApi.rules(game, language).then(
        (rules) => {
          this.problem = null;
          this.found.set(name, rules);
        },
        (error: unknown) => {
          this.asked.delete(name);
          const told: Message =
            error instanceof Refusal ? error.message_ : { key: 'page-no-server' };
          this.problem = told.key === 'problem-input' ? { key: 'page-no-game' } : told;
        },
      );
    }
    return this.found.get(name) ?? [];
  }

  /** Open a rule beside the board; false if there is no board, so the link is followed. */
  open(rule: string): boolean {
    if (!this.opener) return false;
    this.wanted = rule;
    this.opener(rule);
    return true;
  }
}

export const rulebook = new Rulebook();
