// The summary of what others did in a long turn, as it is open now: rows by place, one of them chosen.

import type { Trail } from '../board/types';
import { trailsOf } from '../model/logEvents';
import { placeAnchor } from '../model/geometry';
import { scoreChanges, type ScoreChange } from '../model/scoreChanges';
import { sidesWith, tollOf } from '../model/toll';
import {
  fromOthers,
  sumUp,
  wholeTurn,
  type PlaceSummary,
  type Summary,
  type Summing,
} from '../model/turnSummary';
import type { LogLine } from '../net/protocol';
import type { TableContext } from './tableContext';

const STEP_MS = 350;

export class TurnSummary {
  chosen: PlaceSummary | undefined = $state.raw(undefined);

  constructor(
    private readonly table: TableContext,
    readonly lines: LogLine[],
    readonly summary: Summary,
    readonly scores: ScoreChange[],
    readonly away = false,
  ) {
    this.chosen = summary.places[0];
  }

  /** The arrows of the chosen place are numbered; those of other places are faint. */
  readonly trails: Trail[] = $derived.by(() => {
    const { board } = this.table.still!;
    const others = this.summary.places
      .filter((place) => place !== this.chosen)
      .flatMap((place) => trailsOf(place.lines, board))
      .map(({ label: _, ...trail }) => ({ ...trail, faint: true }));
    return [...others, ...trailsOf(this.chosen?.lines ?? [], board)];
  });

  /** Where units were lost at the chosen place. */
  readonly lost: { at: string; mark: string }[] = $derived.by(() =>
    [...(this.chosen?.own ?? []), ...(this.chosen?.theirs ?? [])]
      .filter((loss) => loss.gone)
      .map((loss) => ({ at: placeAnchor(this.table.still!.board, loss.space), mark: 'lost' })),
  );

  close(): void {
    const { table } = this;
    table.replay.playing = false;
    if (table.follow) table.follow.trail = false;
    table.summary = null;
    void table.replay.end();
  }

  /** Play the steps of a place, or all of them, then come back. */
  async play(lines = this.lines): Promise<void> {
    const { replay, timers } = this.table;
    replay.playing = true;
    for (const { ply } of lines) {
      await replay.go(ply - 1);
      if (replay.playing) await replay.go(ply);
      if (replay.playing) await new Promise((done) => timers.after(STEP_MS, () => done(null)));
      if (!replay.playing) break;
    }
    replay.playing = false;
    await replay.end();
  }
}

/** Open the summary of what others did, with all of their turn. */
export async function openSummary(
  table: TableContext,
  since: LogLine[],
  { dear = false, away = false }: Summing = {},
): Promise<void> {
  const last = since.at(-1);
  if (!last || !table.still) return;
  const after = await table.replay.glimpse(last.ply);
  const own = sidesWith(table.seat, after.seats);
  const { board } = table.still;
  const whole = dear ? since : wholeTurn(table.log, since, own);
  const lines = fromOthers(whole, table.own, board.shape);
  const theirs = lines.find((line) => !table.own.includes(line.seat));
  if (!theirs) return;
  const before = await table.replay.glimpse(theirs.ply - 1);
  if (dear && !(table.mine && tollOf(table.seat, before, after, board))) return;
  const summary = sumUp(lines, before, after, board, own, table.own);
  table.summary = new TurnSummary(table, lines, summary, scoreChanges(before, after), away);
}
