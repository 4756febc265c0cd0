// What a pointer does on the board: it points, picks, opens stacks and draws arrows. Things are found
// by geometry, not by elements.

import type { Pt } from '../art/hex';
import { lazily } from '../browser/lazy';
import { within } from '../browser/pointer';
import type { Live } from '../net/protocol';
import type { Box } from './camera';
import type { CameraControl } from './cameraControl.svelte';
import { findAt } from './findAt';
import { Gestures, type Found } from './gestures.svelte';
import type { HoverIntent } from './hoverIntent';
import { bare, type Layout } from './layout';
import { Piles } from './piles.svelte';
import type { PickDetail, Ring } from './types';

/** The board as it is now. */
export interface PointerScope {
  root: HTMLElement;
  layout: Layout;
  live: Live;
  targets: Map<string, Ring>;
  selection: string | null;
  world: Box;
  /** The height of the headings above the board. */
  head: number;
  /** The width of a space, in pixels. */
  spacePx: number;
}

/** What the board does about it. */
export interface PointerHost {
  pick(anchor: string, detail: PickDetail): void;
  hover(anchor: string | null): void;
}

/** Loaded when it is first shown, or a moment before. */
export const lazy = {
  intent: lazily(() => import('./hoverIntent')),
  fan: lazily(() => import('./PileFan.svelte')),
  magnifier: lazily(() => import('./Magnifier.svelte')),
};

const THUMB_PX = 44; // smaller spaces are chosen under a magnifier
const FAR_PX = 70; // where spaces are smaller, two taps zoom in, else out

export class BoardPointer {
  /** Where a magnifier is shown: in the window, and on the board. */
  magnifier = $state.raw<{ at: Pt; board: Pt } | null>(null);
  /** Arrows drawn with the right button. */
  sketches = $state.raw<{ from: string; to: string }[]>([]);
  readonly gestures: Gestures;
  readonly piles: Piles;
  private hovered: string | null = null;
  private intent: HoverIntent | null = null; // loaded when a pointer first comes

  constructor(
    private readonly control: CameraControl,
    private readonly scope: () => PointerScope,
    private readonly host: PointerHost,
  ) {
    this.piles = new Piles(() => ({
      layout: scope().layout,
      live: scope().live,
      lookup: this.lookup,
      busy: this.gestures.busy,
      dragging: this.gestures.carried !== null,
    }));
    this.gestures = new Gestures({
      local: (event) => this.local(event),
      toBoard: control.toBoard,
      find: (at) => this.find(control.toBoard(at)),
      scope: () => ({ camera: control.now, world: scope().world, view: control.view }),
      look: (next) => control.moveTo(next),
      hover: (at) => this.hoverAt(at),
      mine: (found) => this.mine(found),
      pick: (found, event, extra) => this.pick(found, event, extra),
      tap: (found, event, twice) => this.tap(found, event, twice),
      sketch: (from, to) => this.sketch(from, to),
    });
  }

  /** What can be chosen: anchors by their bare id. */
  readonly lookup = $derived.by(
    () => new Map([...this.scope().targets.keys()].map((anchor) => [bare(anchor), anchor])),
  );

  find(at: Pt): Found | null {
    const { layout, live, targets, head } = this.scope();
    return findAt(at, layout, live, targets, this.lookup, head);
  }

  pick(
    { anchor, space, here }: Found,
    { pointerType: pointer, shiftKey: shift }: Pick<PointerEvent, 'pointerType' | 'shiftKey'>,
    { long = false, pan = false, dragged = false } = {},
  ): void {
    this.host.pick(anchor, { space, here, pointer, shift, long, pan, dragged });
  }

  /** A piece of the open stack, or the whole stack. */
  pickFromFan(anchor: string, event: PointerEvent | MouseEvent): void {
    const space = this.piles.space!;
    // It covers the map: it stays only where several of its pieces are marked.
    if (anchor === this.piles.whole || this.scope().live.prompt?.kind !== 'mark')
      this.piles.settle();
    this.host.pick(anchor, {
      space,
      here: [anchor],
      pointer: ('pointerType' in event && event.pointerType) || 'mouse',
      shift: event.shiftKey,
      long: false,
      exact: true,
    });
  }

  /** What was tapped under the magnifier. */
  pickMagnified(at: Pt, event: PointerEvent): void {
    this.magnifier = null;
    const found = this.find(at);
    if (found) this.pick(found, event);
  }

  down(event: PointerEvent): void {
    const { root, spacePx } = this.scope();
    this.magnifier = null;
    if (event.pointerType === 'touch' && spacePx < THUMB_PX) void lazy.magnifier();
    this.control.hold();
    root.setPointerCapture(event.pointerId);
    this.gestures.down(event);
  }

  /** A card was dropped: what lies there is picked, as by a click. */
  drop(event: DragEvent): void {
    const found = this.find(this.control.toBoard(this.local(event)));
    if (found) this.pick(found, { pointerType: 'mouse', shiftKey: event.shiftKey });
  }

  leave(event: PointerEvent): void {
    if (event.pointerType === 'touch') return;
    this.hover(null);
    if (!this.piles.keyed) this.piles.hover(null, lazy.fan); // no stack lies over what is pointed at now
  }

  hover(anchor: string | null): void {
    this.hovered = anchor;
    if (this.intent) this.intent.point(anchor);
    else this.host.hover(anchor);
  }

  /** A wheel listener that can prevent the page from scrolling. */
  wheels = (node: HTMLElement) => {
    const wheel = (event: WheelEvent): void => {
      event.preventDefault();
      this.control.hold();
      const factor = Math.exp(-event.deltaY * (event.deltaMode ? 0.05 : 0.0016));
      this.control.zoom(factor, this.local(event));
    };
    node.addEventListener('wheel', wheel, { passive: false });
    return { destroy: () => node.removeEventListener('wheel', wheel) };
  };

  private local(event: { clientX: number; clientY: number }): Pt {
    return within(event, this.scope().root);
  }

  private hoverAt(at: Pt): void {
    if (this.intent) this.intent.moved(at);
    else
      void lazy.intent().then((found) => {
        this.intent ??= new found.HoverIntent((anchor) => this.host.hover(anchor));
      });
    const found = this.find(this.control.toBoard(at));
    const anchor = found?.anchor ?? null;
    this.piles.hover(found, lazy.fan);
    if (anchor !== this.hovered) this.hover(anchor);
  }

  private mine(found: Found | null): 'chosen' | 'candidate' | null {
    const { selection, targets } = this.scope();
    if (found && selection !== null && found.here.includes(selection)) return 'chosen';
    return found && targets.get(found.anchor)?.style === 'candidate' ? 'candidate' : null;
  }

  private tap(found: Found, event: PointerEvent, twice: boolean): void {
    const { layout, targets, selection, spacePx } = this.scope();
    const { control, piles } = this;
    const { anchor, space } = found;
    const touch = event.pointerType === 'touch';
    const at = this.local(event);
    const shut = piles.space !== space;
    const style = targets.get(anchor)?.style;
    if (twice && touch && !style && anchor !== selection)
      control.zoom(spacePx < FAR_PX ? 1.9 : 0.4, at, true);
    else if (twice && shut && !targets.get(anchor)?.marks?.includes('more'))
      return; // a double click never does two things; where an amount is split, each click adds one
    else if (piles.asksWhich(space, shut) && !found.here.includes(selection ?? ''))
      piles.open(space);
    else if (touch && shut && piles.isPile(space) && !targets.has(layout.spaceAnchor(space)))
      piles.open(space);
    else if (touch && spacePx < THUMB_PX) this.magnifier = { at, board: control.toBoard(at) };
    else {
      // The stack opens too, so that what is underneath can be chosen.
      if ((!style || style === 'candidate') && piles.isPile(space)) piles.open(space);
      else piles.settle();
      this.pick(found, event);
    }
  }

  /** Draw an arrow, or remove it if it is there. */
  private sketch(from: Found, to: Found): void {
    const { layout } = this.scope();
    const key = { from: layout.spaceAnchor(from.space), to: layout.spaceAnchor(to.space) };
    const others = this.sketches.filter((s) => s.from !== key.from || s.to !== key.to);
    this.sketches = others.length < this.sketches.length ? others : [...this.sketches, key];
  }
}
