// The table as its parts know it. They get the table when they are made and import only this, so that
// no module imports itself by a detour.

import type { Hint } from '../model/review';
import type { Interaction, Question } from '../model/interaction';
import type { Tick } from '../model/moments';
import type {
  ActionView,
  FromServer,
  Live,
  LogLine,
  Message,
  Odds,
  Space,
  Still,
  TableInfo,
} from '../net/protocol';
import type { Request } from '../net/socket';
import type { Guide } from './guide';
import type { Timers } from './timers';

/** What a part may read and do. */
export interface TableContext extends TableParts {
  readonly id: string;
  readonly info: TableInfo | null;
  readonly still: Still | null;
  readonly live: Live;
  readonly shown: Live;
  log: LogLine[];
  readonly ply: number;
  readonly lastPly: number;
  readonly own: string[]; // seats
  readonly ticks: Tick[];
  readonly since: LogLine[];
  readonly seat: string;
  readonly thinking: string;
  readonly mine: boolean;
  readonly passes: boolean;
  readonly settles: ActionView | null;
  readonly curtain: string;
  readonly replaying: boolean;
  readonly question: Question | null;
  readonly flip: boolean;
  readonly places: Map<string, Space>;
  busy: boolean;
  readonly held: boolean;
  readonly timers: Timers;
  spaceOf(anchor: string): string | null;
  thingsAt(anchor: string | null): string[];
  ask(request: Request): Promise<FromServer>;
  act(action: ActionView): Promise<boolean>;
}

/** What the parts need of each other. */
interface TableParts {
  readonly connection: { readonly online: boolean };
  readonly selection: {
    selected: string[];
    hovered: string | null;
    pointed: string | null;
    advised: string | null;
    confirming: string | null;
    readonly interaction: Interaction | null;
    readonly holds: boolean;
    goBack(): boolean;
    confirm(action: string): void;
    point(anchor: string | null): void;
    choose(action: ActionView): Promise<void>;
    take(action: ActionView, anchors: string[]): Promise<void>;
  };
  readonly cursor: { readonly place: string | null };
  readonly undo: {
    readonly remembers: boolean;
    readonly holds: boolean;
    changeMind(anchors: string[]): Promise<boolean>;
    other(anchors: string[]): Promise<{ other: ActionView } | null>;
    chooseInstead(anchors: string[]): Promise<boolean>;
    putDown(): boolean;
    join(): void;
  };
  readonly feedback: {
    explanations: unknown[];
    notice: Message | null;
    tell(message: Message): void;
    why(anchors: string[]): Promise<void>;
  };
  readonly replay: {
    sinceShown: number;
    playing: boolean;
    card: string | null;
    readonly at: number;
    past: { ply: number; live: Live; as: string } | null;
    go(ply: number): Promise<void>;
    end(): Promise<void>;
    glimpse(ply: number): Promise<Live>;
  };
  readonly follow: { trail: boolean } | null;
  summary: { close(): void } | null;
  readonly queries: {
    readonly odds: Odds | null;
    readonly oddsFor: string;
    readonly hint: Hint | null;
    askOdds(action: ActionView | null): Promise<void>;
    forget(): void;
  };
  readonly guide: Guide | null;
}
