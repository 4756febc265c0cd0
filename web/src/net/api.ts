// The server's HTTP API.

import type {
  BriefingInfo,
  CopyTable,
  Cover,
  Credentials,
  GameInfo,
  HowToInfo,
  LessonInfo,
  Me,
  Message,
  NewTable,
  Problem,
  RuleInfo,
  ScenarioPreview,
  SeatPlan,
  SeatToken,
  SummaryInfo,
  TableInfo,
  Value,
} from './protocol';
import type { Language } from '../i18n/words';

/** A refusal by the server, with its message by key. */
export class Refusal extends Error {
  readonly message_: Message;
  constructor(problem: Problem) {
    super(problem.text);
    this.message_ = { key: problem.key, args: problem.args };
  }
}

async function ask(path: string, init?: RequestInit): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(path, { credentials: 'same-origin', ...init });
  } catch {
    throw new Refusal({ key: 'page-no-server', text: 'The server does not answer.' });
  }
  if (answer.ok) return answer;
  const problem = (await answer.json().catch(() => null)) as Problem | null;
  throw new Refusal(problem?.key ? problem : { key: 'page-refused', text: answer.statusText });
}

export const read = async <T>(path: string): Promise<T> => (await (await ask(path)).json()) as T;

const post = <T>(path: string, body: unknown = {}): Promise<T> => send<T>('POST', path, body);

export async function send<T>(
  method: 'POST' | 'PUT' | 'DELETE',
  path: string,
  body: unknown,
): Promise<T> {
  const answer = await ask(path, {
    method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const text = await answer.text();
  return (text ? JSON.parse(text) : null) as T;
}

const table = (id: string): string => `/api/tables/${encodeURIComponent(id)}`;

export const api = {
  me: () => read<Me>('/api/me'),
  rename: (name: string) => send<Me>('PUT', '/api/me', { name }),
  preferences: () => read<Record<string, unknown>>('/api/preferences'),
  savePreferences: (value: object) => send<unknown>('PUT', '/api/preferences', value),
  register: (who: Credentials) => post<Me>('/api/account/register', who),
  login: (who: Credentials) => post<Me>('/api/account/login', who),
  logout: () => post<Me>('/api/account/logout'),
  covers: () => read<Cover[]>('/api/covers'),
  games: () => read<GameInfo[]>('/api/games'),
  preview: (game: string, scenario: string, settings: Record<string, Value> = {}) =>
    read<ScenarioPreview>(
      `/api/games/${encodeURIComponent(game)}/${encodeURIComponent(scenario)}?${new URLSearchParams(
        Object.entries(settings).map(([name, value]) => [name, String(value)]),
      )}`,
    ),
  openTables: () => read<TableInfo[]>('/api/tables/open'),
  tables: () => read<TableInfo[]>('/api/tables'),
  table: (id: string) => read<TableInfo>(table(id)),
  archive: (id: string, archived: boolean) =>
    send<TableInfo[]>('PUT', `${table(id)}/archive`, { archived }),
  deleteTable: (id: string) => send<TableInfo[]>('DELETE', table(id), {}),
  create: (wanted: NewTable) => post<{ id: string }>('/api/tables', wanted),
  sit: (id: string, seat: string, invitation: string) =>
    post<unknown>(`${table(id)}/seats/${encodeURIComponent(seat)}`, { invitation }),
  sitByCode: (code: string) => post<TableInfo>('/api/seats', { code }),
  token: (id: string, seat: string) =>
    post<SeatToken>(`${table(id)}/seats/${encodeURIComponent(seat)}/token`),
  forgetToken: (id: string, seat: string) =>
    send<TableInfo>('DELETE', `${table(id)}/seats/${encodeURIComponent(seat)}/token`, {}),
  replace: (id: string, seat: string, level: string) =>
    post<TableInfo>(`${table(id)}/seats/${encodeURIComponent(seat)}/computer`, { level }),
  resignFor: (id: string, seat: string) =>
    post<TableInfo>(`${table(id)}/seats/${encodeURIComponent(seat)}/resign`),
  start: (id: string) => post<unknown>(`${table(id)}/start`),
  copy: (id: string, wanted: CopyTable) => post<TableInfo>(`${table(id)}/copy`, wanted),
  position: (position: string) => post<TableInfo>('/api/positions', { position }),
  starter: (game: string, seats: SeatPlan[] = []) =>
    post<TableInfo>(`/api/starters/${encodeURIComponent(game)}`, { seats }),
  briefing: (game: string, battle: string, pack = '') =>
    read<BriefingInfo>(
      `/api/briefings/${encodeURIComponent(game)}/${encodeURIComponent(battle)}${pack ? `?pack=${encodeURIComponent(pack)}` : ''}`,
    ),
  howTo: (game: string) => read<HowToInfo>(`/api/how-to/${encodeURIComponent(game)}`),
  summary: (game: string) => read<SummaryInfo>(`/api/summaries/${encodeURIComponent(game)}`),
  lessons: (game: string) => read<LessonInfo[]>(`/api/lessons/${encodeURIComponent(game)}`),
  lessonPreview: (game: string, number: number) =>
    read<ScenarioPreview>(`/api/lessons/${encodeURIComponent(game)}/${number}`),
  openFile: (ticket: string) => post<TableInfo>('/api/handed', { ticket }),
  lesson: (game: string, number: number) =>
    post<TableInfo>(`/api/lessons/${encodeURIComponent(game)}/${number}`),
  rematch: (id: string) => post<{ id: string }>(`${table(id)}/rematch`),
  recordAddress: (id: string) => `${table(id)}/record`,
  openRecord: async (text: string): Promise<{ id: string }> => {
    const answer = await ask('/api/records', {
      method: 'POST',
      headers: { 'content-type': 'text/plain' },
      body: text,
    });
    return (await answer.json()) as { id: string };
  },
  rules: (game: string, language: Language) =>
    read<RuleInfo[]>(`/api/rules/${encodeURIComponent(game)}?lang=${language}`),
  text: async (game: string, language: Language): Promise<string> =>
    (await ask(`/api/text/${encodeURIComponent(game)}/${language}`)).text(),
};
