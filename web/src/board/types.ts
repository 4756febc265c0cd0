// The types of the board's properties and callbacks.

import type { RingStyle } from '../art/rings';
import type { BookEntry, Message, Overlay, Token } from '../net/protocol';

/** Names of things in the reader's language. */
export interface Names {
  language: string;
  name(reference: string): string;
  say?(message: Message): string;
  has?(key: string): boolean;
  text?(key: string): string;
  entry?(reference: string): BookEntry | undefined;
}

/** A mark on something that can be chosen. Marks are those of the action: `stop`, `dice-3` ... */
export interface Ring {
  style: RingStyle;
  badge?: string;
  marks?: string[];
  quiet?: boolean; // it is only shown: nothing can be done there yet
}

/** A line of sight between two things, and what blocks it. */
export interface SightLine {
  from: string;
  to: string;
  blockers: string[];
  blocked?: boolean;
}

/** What makes an action impossible: drawn as a crossed eye, a zone or a bar. */
export interface Obstacle {
  at: string;
  mark: string;
}

/** The answer to an overlay query; `from` is what it was about. */
export interface ShownOverlay {
  name: string;
  overlay: Overlay;
  from?: string;
}

/** A speech bubble at a place. */
export interface Bubble {
  at: string;
  text: string;
  rule?: string;
}

/** The arrow of a recent move or attack. */
export interface Trail {
  from: string;
  to: string;
  label?: string;
  kind?: 'move' | 'attack';
  /** Not what is looked at now. */
  faint?: boolean;
}

/** Something to animate once; the scene already shows its result. */
export type Effect =
  | { id: number; kind: 'move'; token: string; path: string[] }
  | { id: number; kind: 'dice'; at: string; faces: string[] }
  | { id: number; kind: 'loss'; at: string; token: Token; gone: boolean }
  | { id: number; kind: 'flash'; at: string };

/** Details of a click. */
export interface PickDetail {
  space: string;
  /** Anchors of everything there, topmost first. */
  here: string[];
  pointer: string;
  shift: boolean;
  long: boolean;
  /** It was dragged, but the board moved instead. */
  pan?: boolean;
  /** It was carried there. */
  dragged?: boolean;
  /** Exactly this thing, not others at its place. */
  exact?: boolean;
}

/** A number on a thing that can be raised or lowered, with its labels. */
export interface BoardStepper {
  anchor: string;
  name: string;
  has: number;
  less?: () => void;
  more?: () => void;
  lessName: string;
  moreName: string;
}
