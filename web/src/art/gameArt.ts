// The art of a game. Everything returns SVG markup around (0, 0).

import type { Layout } from '../board/layout';
import type { Names } from '../board/types';
import type { BookEntry, Space, Token } from '../net/protocol';
import type { Rng, Tone } from './basics';
import type { Pt } from './hex';
import type { PaperTone } from './paper';

/** How much of a token is drawn: all of it, without small letters, or a plain chip. */
export type Detail = 'full' | 'bare' | 'chip';

export interface CardFace {
  /** Colour and shape of the head. */
  head: 'order' | 'tactic' | 'event' | 'reaction';
  /** Drawing in a field of 108 x 72 around (0, 0). */
  picture: string;
  /** Nothing of the picture may be cut: it has numbers in its corners. */
  whole?: boolean;
  /** The first fact of its entry says all of it in a few words. */
  brief?: boolean;
  /** What it costs, written in the corner of the head; an ornate frame has a meaning of its own. */
  cost?: { points: number; ornate?: boolean };
  /** The country whose card it is: "you" in its text. */
  owner?: string;
  /** Colour of the head where the game has its own. */
  tint?: string;
}

export interface GameArt {
  /** A wooden frame around a tactical board, or a map that fills the window. */
  framed: boolean;
  paper: PaperTone;
  /** The colour of the ground, which is blurred into its neighbours. */
  ground(space: Space): string;
  /** Water and whatever else lies below the drawings of the spaces. */
  below(layout: Layout): string;
  /** The drawing in a space. */
  terrain(space: Space, chance: Rng, layout: Layout): string;
  /** Bridges, coasts and whatever else lies above the drawings of the spaces. */
  above(layout: Layout): string;
  /** Tells which side a piece belongs to, also in lists. */
  tone(side: string): Tone;
  emblem(side: string): string;
  /** A piece; if it faces some way, it turns with the board. */
  token(token: Token, detail: Detail, space: Space | undefined, turned?: boolean): string;
  /** With words the picture may say what kind of card it is. */
  card(entry: BookEntry, words?: Names): CardFace;
  /** A small sign in a field of 20 x 20: of an amount (`cube`, `trucks`) or of a look. */
  sign?(name: string): string;
  /** What makes a space worth taking: drawn again over the marks that would dim it. */
  prize?(space: Space): string;
  /** Where on a piece signs are that no name may cover. */
  signs?: Pt[];
  /** How the name of a space is written; only cities are named on a small map. */
  label?(space: Space): 'place' | 'water' | 'city' | 'capital';
  /** The middle of a name that would not lie on its space by itself, and how long its lines may be. */
  named?(space: Space): readonly [x: number, y: number, letters?: number] | undefined;
  /** On an endless map: where it is cut open, as a share of its width. */
  cutOpen?: number;
  /** On an area map: whether a space is water. */
  sea?(space: Space): boolean;
  /** On an area map: `water-...` for each water, by which what lies on it ends at the coast. */
  clips?(layout: Layout): string;
  /** Dice in order: what counts (0), what may count (1), what does not (2); for a target if known. */
  dieRank?(face: string, target: Token | undefined): number;
  /** The face of a die in a field of 44 x 44. */
  die(face: string): string;
}
