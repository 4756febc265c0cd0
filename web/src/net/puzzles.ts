// The puzzles of the server.

import { read, send } from './request';
import type {
  PuzzleInfo,
  PuzzleOfTheDay,
  PuzzleSolution,
  PuzzleVerdict,
  ScenarioPreview,
  TableInfo,
} from './protocol';

const of = (game: string): string => `/api/puzzles/${encodeURIComponent(game)}`;

export const puzzles = {
  today: () => read<PuzzleOfTheDay>('/api/puzzle-of-the-day'),
  all: (game: string) => read<PuzzleInfo[]>(of(game)),
  preview: (game: string, number: number) => read<ScenarioPreview>(`${of(game)}/${number}`),
  begin: (game: string, number: number) => send<TableInfo>('POST', `${of(game)}/${number}`, {}),
  attempt: (game: string, number: number, action: string) =>
    send<PuzzleVerdict>('POST', `${of(game)}/${number}/tries`, { action }),
  solution: (game: string, number: number) =>
    send<PuzzleSolution>('POST', `${of(game)}/${number}/solution`, {}),
};
