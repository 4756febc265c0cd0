// The person at this screen and their preferences, as the server keeps them.

import { personApi } from '../net/personApi';
import { Refusal } from '../net/request';
import { apply, areUnsent, preferences, settled, whenChanged } from './preferences.svelte';
import type { Me, Message } from '../net/protocol';

const SAVE_DELAY_MS = 800; // changes in quick succession are sent together

class Account {
  me: Me | null = $state.raw(null);
  problem: Message | null = $state.raw(null);
  private asked = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** Load the account and its preferences, once. */
  async load(): Promise<void> {
    if (this.asked) return;
    this.asked = true;
    try {
      this.me = await personApi.me();
      await this.settle();
      whenChanged(() => this.keep());
    } catch (error) {
      this.asked = false;
      this.problem = said(error);
    }
  }

  /** The account's preferences win, unless it has none or something was changed here since. */
  private async settle(): Promise<void> {
    const found = await personApi.preferences();
    if (Object.keys(found).length && !areUnsent()) apply(found);
    else await this.send();
  }

  private async send(): Promise<void> {
    const sent = JSON.stringify(preferences);
    await personApi.savePreferences(preferences);
    if (JSON.stringify(preferences) === sent) settled();
  }

  private keep(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.send().catch(() => undefined), SAVE_DELAY_MS);
  }

  rename = (name: string): Promise<boolean> => this.attempt(() => personApi.rename(name));
  register = (name: string, password: string): Promise<boolean> =>
    this.attempt(() => personApi.register({ name, password }));
  logout = (): Promise<boolean> => this.attempt(() => personApi.logout());

  async login(name: string, password: string): Promise<boolean> {
    const done = await this.attempt(() => personApi.login({ name, password }));
    if (done) {
      settled(); // what was changed before belongs to somebody else
      await this.settle().catch(() => undefined);
    }
    return done;
  }

  private async attempt(what: () => Promise<Me>): Promise<boolean> {
    this.problem = null;
    try {
      this.me = await what();
      return true;
    } catch (error) {
      this.problem = said(error);
      return false;
    }
  }
}

/** What went wrong, as a message. */
export const said = (error: unknown): Message =>
  error instanceof Refusal ? error.message_ : { key: 'page-no-server' };

export const account = new Account();
