// The words that are spoken now: those of the page at once, those of a game when it is opened.

import { api } from '../net/api';
import type { BookEntry } from '../net/protocol';
import { preferences } from '../state/preferences.svelte';
import { Words, type Language } from './words';

const general: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import('../../../src/vezerkar/text/en.ftl?raw'),
  hu: () => import('../../../src/vezerkar/text/hu.ftl?raw'),
};

class I18n {
  words: Words = $state.raw(new Words('en', ''));
  ready = $state(false);
  private game = '';
  private book: BookEntry[] = [];
  private texts = new Map<string, string>();
  private turn = 0;

  /** Speak of a game and the things of its book; nothing for the page alone. */
  useGame(game: string, book: BookEntry[] = []): Promise<boolean> {
    this.game = game;
    this.book = book;
    return this.load();
  }

  /** Read the words of the language that is wanted now; false if those of the game did not come. */
  async load(): Promise<boolean> {
    const turn = ++this.turn;
    const { language } = preferences;
    const whole = await this.text(language).catch(() => '');
    const text = whole || (await this.plain(language));
    if (turn !== this.turn) return !!whole;
    this.words = new Words(language, text, this.book);
    document.documentElement.lang = language;
    this.ready = true;
    return !!whole;
  }

  private async plain(language: Language): Promise<string> {
    return (await general[language]()).default;
  }

  private async text(language: Language): Promise<string> {
    if (!this.game) return this.plain(language);
    const name = `${this.game}/${language}`;
    const known = this.texts.get(name);
    if (known !== undefined) return known;
    // The page's own words win: they belong to this very page.
    const text = `${await api.text(this.game, language)}\n${await this.plain(language)}`;
    this.texts.set(name, text);
    return text;
  }
}

export const i18n = new I18n();

/** A sentence of the page; a game may say it as its rulebook does: `game-turn` for `page-turn`. */
export const t = (key: string, args: Record<string, string | number> = {}): string => {
  const own = key.replace(/^page-/, 'game-');
  return i18n.words.text(own !== key && i18n.words.has(own) ? own : key, args);
};
