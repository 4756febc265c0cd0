// What every page asks for: who somebody is, what they prefer, and the words that they read.
// It stands apart from what only lists and dialogs ask for, so that a table does not wait for that.

import type { Credentials, Me, RuleInfo } from './protocol';
import type { Language } from '../i18n/words';
import { ask, post, read, send } from './request';

export const personApi = {
  me: () => read<Me>('/api/me'),
  rename: (name: string) => send<Me>('PUT', '/api/me', { name }),
  preferences: () => read<Record<string, unknown>>('/api/preferences'),
  savePreferences: (value: object) => send<unknown>('PUT', '/api/preferences', value),
  register: (who: Credentials) => post<Me>('/api/account/register', who),
  login: (who: Credentials) => post<Me>('/api/account/login', who),
  logout: () => post<Me>('/api/account/logout'),
  rules: (game: string, language: Language) =>
    read<RuleInfo[]>(`/api/rules/${encodeURIComponent(game)}?lang=${language}`),
  text: async (game: string, language: Language): Promise<string> =>
    (await ask(`/api/text/${encodeURIComponent(game)}/${language}`)).text(),
};
