// A lesson in progress: which step the learner is at, and what the guide says to a wrong try.

import { i18n } from '../i18n/language.svelte';
import { fits, meantBy, otherThing, whyNot } from '../model/lessons';
import type { ActionView, LessonInfo, LessonStepInfo } from '../net/protocol';
import { change, preferences } from './preferences.svelte';
import type { Guide } from './guide';
import type { TableContext } from './tableContext';

export class Lesson implements Guide {
  done = $state(0); // steps
  reached = $state(false);
  missed = $state(false);
  private helped = $state(''); // the action that was pointed at
  reason = $state(''); // why the last try was not the action that is meant

  constructor(
    private readonly table: TableContext,
    readonly info: LessonInfo,
  ) {}

  readonly step: LessonStepInfo | null = $derived.by(() => this.info.steps[this.done] ?? null);

  /** The thing to point at: the first that is not selected yet. */
  readonly pointed: string | null = $derived.by(
    () => this.step?.point?.find((one) => !this.table.selection.selected.includes(one)) ?? null,
  );

  /** The action that is meant, as far as it can be taken now. */
  readonly meant: ActionView | null = $derived.by(
    () => this.step && meantBy(this.step, this.table.live.actions ?? []),
  );

  readonly overlays: string[] = $derived.by(() => this.step?.show ?? []);

  /** Ask how far the learner has come: it follows from what was played. */
  async refresh(): Promise<void> {
    const { table, info } = this;
    const { ply } = table;
    const answer = await table.ask({ type: 'lesson', seat: table.seat, number: info.number });
    if (answer.type !== 'lesson' || ply !== table.ply) return;
    if (answer.done !== this.done) this.reason = '';
    this.done = answer.done;
    this.reached = answer.reached;
    this.missed = answer.missed;
    if (answer.reached) this.keep();
  }

  /** Whether an action is stopped because another one is meant; nothing is lost by trying it. */
  stops(action: ActionView): boolean {
    const { step } = this;
    if (!step || !this.refuses(action)) {
      this.reason = '';
      return false;
    }
    const unit = otherThing(step, action, this.table.live.actions ?? []);
    this.reason = unit
      ? i18n.words.say({
          key: 'page-lesson-other',
          args: { unit: action.anchors[0], unit2: unit },
        })
      : whyNot(step, action.action, preferences.language);
    return true;
  }

  refuses(action: ActionView): boolean {
    return !!this.step && this.info.strict !== false && !this.missed && !this.means(action);
  }

  means(action: ActionView): boolean {
    return !!this.step && fits(this.step.do, action.action);
  }

  /** A step that is strict lights nothing else; whoever picks something else sees where it goes. */
  lights(actions: ActionView[], selected: string[]): ActionView[] {
    const { step, info } = this;
    const meant = actions.filter(
      (action) => this.means(action) && selected.every((one) => action.anchors.includes(one)),
    );
    return step && info.strict !== false && !this.missed && meant.length ? meant : actions;
  }

  /** Whether what is meant has been pointed at: it is done for the learner on a second press. */
  readonly helps: boolean = $derived.by(() => !!this.meant && this.meant.action === this.helped);

  /** Point at what the step begins with; then do it for the learner. */
  async show(): Promise<void> {
    const { meant, table, helps } = this;
    if (!meant) return;
    this.helped = helps ? '' : meant.action; // the next step may mean the same once more
    if (helps) return void (await table.act(meant));
    table.selection.point(this.pointed ?? meant.anchors[0] ?? null);
  }

  private keep(): void {
    const game = this.table.info?.game ?? '';
    const known = preferences.lessons[game] ?? [];
    if (!known.includes(this.info.number))
      change({ lessons: { ...preferences.lessons, [game]: [...known, this.info.number] } });
  }
}
