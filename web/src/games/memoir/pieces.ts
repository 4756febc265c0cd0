// Units, obstacles and medals of a battle.

import type { Tone } from '../../art/basics';
import type { Detail } from '../../art/gameArt';
import type { Pt } from '../../art/hex';
import type { Space, Token } from '../../net/protocol';
import type { FigureKind } from './figures';
import { medal } from './medals';
import { aimMark, chip, eliteMark, orderMark, squad } from './squads';
import { sandbags, wire } from './works';

const TONES: Record<string, Tone> = {
  allies: { base: '#5b7a42', light: '#93b06f', dark: '#33471f' },
  axis: { base: '#5f7184', light: '#9fb1c2', dark: '#303b46' },
};
const NEUTRAL: Tone = { base: '#7a735c', light: '#b8b096', dark: '#46412f' };

export const toneOf = (side: string): Tone => TONES[side] ?? NEUTRAL;

const FIGURES: Record<string, FigureKind> = {
  infantry: 'infantry',
  armor: 'tank',
  artillery: 'gun',
};
const LETTERS: Record<string, string> = { infantry: 'I', armor: 'T', artillery: 'A' };

/** A unit that has fought, moved too far to fight or finds no target is done for this turn. */
const isSpent = (marks: string[]): boolean =>
  marks.includes('fought') ||
  marks.includes('no-target') ||
  (marks.includes('moved') && marks.includes('no-battle'));

export function drawToken(
  token: Token,
  detail: Detail,
  space: Space | undefined,
  turned = false,
): string {
  if (token.layer === 'marker') return drawMedal(token);
  if (token.layer === 'piece') return drawPiece(token, space, turned);
  return drawUnit(token, detail);
}

export function drawUnit(token: Token, detail: Detail): string {
  const side = token.side ?? '';
  const look = token.look ?? 'infantry';
  const marks = token.marks ?? [];
  const strength = token.strength ?? 0;
  const hexBase = side === 'axis';
  if (detail === 'chip') return chip(strength, toneOf(side), hexBase, LETTERS[look] ?? '');
  const kind = token.kind === 'french_resistance' ? 'partisan' : (FIGURES[look] ?? 'infantry');
  const spent = isSpent(marks);
  const group = squad(kind, strength, toneOf(side), { hexBase, spent });
  return group + corner(marks, spent);
}

const CORNER: Pt = [-23, -19];
const STRENGTH: Pt = [22, 21];
/** A unit bears its strength, and perhaps a sign in its corner. */
export const SIGN_SPOTS: Pt[] = [STRENGTH, CORNER];

/** Upper left: a star for an elite unit, a shield for an ordered one, cross-hairs for one that a card named. */
function corner(marks: string[], spent: boolean): string {
  const signs: string[] = [];
  if (marks.includes('ordered')) signs.push(orderMark(spent));
  if (marks.includes('named')) signs.push(aimMark);
  if (marks.includes('elite')) signs.push(eliteMark);
  return signs
    .map(
      (sign, i) =>
        `<g transform="translate(${CORNER[0] + i * 17} ${CORNER[1] - i * 3})">${sign}</g>`,
    )
    .join('');
}

function drawPiece(token: Token, space: Space | undefined, turned: boolean): string {
  const turn = Number(space?.art?.rot_deg ?? 0) + (turned ? 180 : 0);
  return token.kind === 'wire' ? wire(turn) : token.kind === 'sandbags' ? sandbags(turn) : '';
}

/** Gold for one side, silver for the other, and its sign; a held one has a bright rim. */
function drawMedal(token: Token): string {
  const side = token.side ?? '';
  const marks = token.marks ?? [];
  const metal = side === 'axis' ? 'silver' : 'gold';
  const sign = side === 'axis' ? 'cross' : side === 'allies' ? 'star' : 'none';
  const rim = marks.includes('held')
    ? '<circle r="17" fill="none" stroke="#fff3c4" stroke-width="3"/>'
    : '';
  const double = marks.includes('sudden-death')
    ? '<circle r="17.6" fill="none" stroke="#a3301c" stroke-width="2.6" stroke-dasharray="5 3"/>'
    : '';
  const worth = token.strength ?? 1;
  const number =
    worth > 1
      ? `<g transform="translate(12 10)"><rect x="-7" y="-7.5" width="14" height="15" rx="4" fill="#15180f" stroke="#f0cd7f"/><text y="4.6" text-anchor="middle" font-size="13" font-weight="700" fill="#fff">${worth}</text></g>`
      : '';
  return medal(metal, sign) + rim + double + number;
}
