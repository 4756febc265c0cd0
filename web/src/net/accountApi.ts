// What the server does with an account; only the screen of the account needs it.

import { read, send } from './request';
import type { LoginInfo, Me } from './protocol';

export const accountApi = {
  logins: () => read<LoginInfo[]>('/api/account/logins'),
  endLogin: (id: string) =>
    send<LoginInfo[]>('DELETE', `/api/account/logins/${encodeURIComponent(id)}`, {}),
  changePassword: (old: string, password: string) =>
    send<Me>('PUT', '/api/account/password', { old, new: password }),
  deleteAccount: (password: string) => send<Me>('POST', '/api/account/delete', { password }),
};
