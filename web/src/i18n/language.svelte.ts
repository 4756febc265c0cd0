// The texts of the current language: the page's own, and those of the game that is open.

import { lazily } from '../browser/lazy';
import { personApi } from '../net/personApi';
import type { BookEntry } from '../net/protocol';
import { preferences } from '../state/preferences.svelte';
import { Words, type Language } from './words';

const general: Record<Language, () => Promise<{ default: string }>> = {
  en: lazily(() => import('../../../src/vezerkar/text/en.ftl?raw')),
  hu: lazily(() =>
    import('./hungarian').then(() => import('../../../src/vezerkar/text/hu.ftl?raw')),
  ),
};

class I18n {
  words: Words = $state.raw(new Words('en', ''));
  ready = $state(false);
  private game = '';
  private book: BookEntry[] = [];
  private side = '';
  private texts = new Map<string, string>();
  private turn = 0;

  /** Use the texts of a game and the names in its book, read by a side; an empty name: the page's own only. */
  useGame(game: string, book: BookEntry[] = [], side = ''): Promise<boolean> {
    this.game = game;
    this.book = book;
    this.side = side;
    return this.load();
  }

  /** Load the texts of the preferred language; false if those of the game could not be loaded. */
  async load(): Promise<boolean> {
    const turn = ++this.turn;
    const { language } = preferences;
    const whole = await this.text(language).catch(() => '');
    const text = whole || (await this.plain(language));
    if (turn !== this.turn) return !!whole;
    this.words = new Words(language, text, this.book, this.side);
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
    // The page's own texts come last and win: they belong to this version of the page.
    const text = `${await personApi.text(this.game, language)}\n${await this.plain(language)}`;
    this.texts.set(name, text);
    return text;
  }
}

export const i18n = new I18n();

/** A text of the page; a game may replace it with its rulebook's word: `game-turn` for `page-turn`. */
export const t = (key: string, args: Record<string, string | number> = {}): string => {
  const own = key.replace(/^page-/, 'game-');
  return i18n.words.text(own !== key && i18n.words.has(own) ? own : key, args);
};
