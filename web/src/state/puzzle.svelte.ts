// A puzzle at its table: tries are judged by the server, which alone knows the solution.

import { fits } from '../model/lessons';
import { puzzles } from '../net/puzzles';
import type { ActionView, PuzzleInfo, PuzzleSolution, PuzzleVerdict } from '../net/protocol';
import type { Guide } from './guide';
import { change, preferences } from './preferences.svelte';
import type { Table } from './table.svelte';

export class Puzzle implements Guide {
  tried: ActionView | null = $state.raw(null); // last, and in vain
  verdict: PuzzleVerdict | null = $state.raw(null); // on it
  solution: PuzzleSolution | null = $state.raw(null); // once it may be known
  solved = $state(false); // without giving up
  clue = $state(false); // somebody wanted to read it
  failed = $state(false); // the server did not answer
  private asking = false;
  private offered: ActionView[] = []; // at the beginning: they name the actions of the solution

  constructor(
    private readonly table: Table,
    private readonly game: string,
    readonly info: PuzzleInfo,
  ) {}

  /** The first decision is the puzzle; whoever comes back after it reads how it was. */
  begin(): void {
    const { table } = this;
    if (table.ply > 0) void this.reveal();
    else if (table.live.actions?.length) this.offered = table.live.actions;
  }

  /** Nothing is done before the server has said that it is right. */
  stops(action: ActionView): boolean {
    if (this.solution) return false;
    void this.attempt(action);
    return true;
  }

  /** What the solution is stays a secret. */
  means(): boolean {
    return false;
  }

  /** Show the solution, and do it. */
  async giveUp(): Promise<void> {
    await this.reveal();
    const { do: meant } = this.solution ?? { do: [] };
    const action = this.table.live.actions?.find((one) => fits(meant, one.action));
    if (action) await this.table.act(action);
  }

  /** The actions that were searched deeply, the best first, each with its chance. */
  get compared(): [ActionView, number][] {
    const chances = this.solution?.chances ?? {};
    return this.offered
      .filter(({ action }) => action in chances)
      .map((one): [ActionView, number] => [one, chances[one.action]])
      .sort(([, a], [, b]) => b - a);
  }

  private async attempt(action: ActionView): Promise<void> {
    if (this.asking) return;
    this.asking = true;
    const verdict = await this.ask(() =>
      puzzles.attempt(this.game, this.info.number, action.action),
    );
    this.asking = false;
    if (!verdict) return;
    this.verdict = verdict;
    this.tried = verdict.right ? null : action;
    if (!verdict.right) return;
    this.solution = verdict.solution ?? null;
    this.keep();
    await this.table.act(action);
  }

  private async reveal(): Promise<void> {
    this.tried = null;
    this.solution ??= await this.ask(() => puzzles.solution(this.game, this.info.number));
  }

  private async ask<T>(what: () => Promise<T>): Promise<T | null> {
    const answer = await what().catch(() => null);
    this.failed = answer === null;
    return answer;
  }

  private keep(): void {
    this.solved = true;
    const known = preferences.puzzles[this.game] ?? [];
    if (!known.includes(this.info.number))
      change({ puzzles: { ...preferences.puzzles, [this.game]: [...known, this.info.number] } });
  }
}
