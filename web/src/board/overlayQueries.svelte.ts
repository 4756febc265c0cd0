// Overlay queries to the server: each is sent once per position, then remembered.

import { ToldMap } from '../browser/toldMap.svelte';
import type { Overlay } from '../net/protocol';
import type { Table } from '../state/table.svelte';
import type { ShownOverlay } from './types';

export interface OverlayQuery {
  name: string;
  anchor: string;
}

const MAX_KEPT_ANSWERS = 200;

export class OverlayQueries {
  private readonly known = new ToldMap<string, Overlay>();
  private readonly open = new Set<string>();

  constructor(private readonly table: Table) {}

  /** The answers that have arrived. */
  answers(queries: OverlayQuery[]): ShownOverlay[] {
    return queries.flatMap(({ name, anchor }) => {
      const overlay = this.known.get(this.key(name, anchor));
      return overlay ? [{ name, overlay, from: anchor || undefined }] : [];
    });
  }

  ask(queries: OverlayQuery[]): void {
    for (const { name, anchor } of queries) {
      const key = this.key(name, anchor);
      if (this.known.has(key) || this.open.has(key) || !this.table.connection.online) continue;
      this.open.add(key);
      void this.fetch(key, name, anchor);
    }
  }

  private async fetch(key: string, name: string, anchor: string): Promise<void> {
    const answer = await this.table.ask({
      type: 'overlay',
      seat: this.table.replay.viewer,
      ply: this.moment,
      by: this.table.seat,
      name,
      anchor,
    });
    this.open.delete(key);
    if (answer.type !== 'overlay') return;
    if (this.known.size >= MAX_KEPT_ANSWERS) this.known.clear();
    this.known.set(key, answer.overlay);
  }

  private get moment(): number {
    return this.table.replay.past?.ply ?? this.table.ply;
  }

  private key(name: string, anchor: string): string {
    return `${this.moment} ${this.table.replay.viewer} ${name} ${anchor}`;
  }
}
