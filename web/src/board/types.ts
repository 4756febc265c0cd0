// What the page and the board tell each other.

import type { RingStyle } from '../art/rings';
import type { BookEntry, Message, Overlay, Token } from '../net/protocol';

/** Names of things in the reader's language. */
export interface Names {
  language: string;
  name(reference: string): string;
  say?(message: Message): string;
  entry?(reference: string): BookEntry | undefined;
}

/** A mark on something that can be chosen. Marks are those of the action: `stop`, `dice-3` ... */
export interface Ring {
  style: RingStyle;
  badge?: string;
  marks?: string[];
}

/** A line between two things, and what is in its way. */
export interface SightLine {
  from: string;
  to: string;
  blockers: string[];
  blocked?: boolean;
}

/** A thing that forbids something: seen as a crossed eye, as a zone, or as a plain bar. */
export interface Obstacle {
  at: string;
  mark: string;
}

/** An answer to a question about the board; `from` is what it was asked about. */
export interface ShownOverlay {
  name: string;
  overlay: Overlay;
  from?: string;
}

export interface Bubble {
  at: string;
  text: string;
  rule?: string;
}

/** An arrow of something that happened. */
export interface Trail {
  from: string;
  to: string;
  label?: string;
  kind?: 'move' | 'attack';
}

/** Something that happened and is shown once; the scene already holds its result. */
export type Effect =
  | { id: number; kind: 'move'; token: string; path: string[] }
  | { id: number; kind: 'dice'; at: string; faces: string[] }
  | { id: number; kind: 'loss'; at: string; token: Token; gone: boolean }
  | { id: number; kind: 'flash'; at: string };

/** Circumstances of a click. */
export interface PickDetail {
  space: string;
  /** Anchors of everything there, topmost first. */
  here: string[];
  pointer: string;
  shift: boolean;
  long: boolean;
  drop: boolean;
  /** This thing, not what else lies at its place. */
  exact?: boolean;
}

/** A number on a thing that can be made larger or smaller, in the reader's words. */
export interface BoardStepper {
  anchor: string;
  name: string;
  has: number;
  less?: () => void;
  more?: () => void;
  lessName: string;
  moreName: string;
}
