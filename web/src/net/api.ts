// The server's HTTP API: games, battles, tables.

import type {
  BriefingInfo,
  CopyTable,
  Cover,
  DiceInfo,
  GameInfo,
  HowToInfo,
  LessonInfo,
  NewTable,
  ScenarioPreview,
  SeatPlan,
  SeatToken,
  SummaryInfo,
  TableInfo,
  Value,
} from './protocol';
import { ask, post, read, send } from './request';

const table = (id: string): string => `/api/tables/${encodeURIComponent(id)}`;

export const api = {
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
  dice: (id: string) => read<DiceInfo>(api.diceAddress(id)),
  diceAddress: (id: string) => `${table(id)}/dice`,
  recordAddress: (id: string) => `${table(id)}/record`,
  openRecord: async (text: string): Promise<{ id: string }> => {
    const answer = await ask('/api/records', {
      method: 'POST',
      headers: { 'content-type': 'text/plain' },
      body: text,
    });
    return (await answer.json()) as { id: string };
  },
};
