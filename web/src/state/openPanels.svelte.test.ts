// What opens by itself around the board: the points of a round, after its last action has been seen.

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Live, Mat } from '../net/protocol';
import type { Table } from './table.svelte';

vi.stubGlobal('navigator', { language: 'en' });
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
const { OpenPanels } = await import('./openPanels.svelte');
const { preferences } = await import('./preferences.svelte');

const mat = (owner: string, own: boolean): Mat =>
  ({ id: 'plan', owner, private: own, pads: [{ slots: [{}] }] }) as never;
const clash: Live = { mats: [mat('a', false), mat('b', false)] };
const planning: Live = { mats: [mat('a', true)] };

const table = $state({
  shown: clash,
  replay: { viewer: 'a' },
  replaying: false,
  over: false,
  closing: false,
  follow: { active: true },
});

beforeEach(() => {
  vi.useFakeTimers();
  preferences.follow = 1;
});
afterEach(() => void vi.useRealTimers());

it('tells the points of a round when the last action of it has been looked at', () => {
  table.shown = clash;
  const panels = new OpenPanels(table as unknown as Table, false);
  const go = (): (() => void) | void => {
    panels.matChanged();
    return panels.roundEnds();
  };
  go();
  table.shown = planning;
  go();
  vi.advanceTimersByTime(60_000); // others still act on the screen
  expect([panels.dialog, panels.mat, table.closing]).toEqual([null, null, true]);
  table.follow.active = false;
  const stop = go();
  vi.advanceTimersByTime(1000);
  stop!(); // something more has come
  go();
  vi.advanceTimersByTime(1500);
  expect(panels.dialog).toBeNull();
  vi.advanceTimersByTime(200);
  expect(panels.dialog).toBe('round');
});

it('keeps the side panel open beside a plan that lies below the board', () => {
  const low = { ...mat('a', true), pads: [{}] } as Mat;
  const panels = new OpenPanels(table as unknown as Table, false);
  table.shown = { mats: [low] };
  expect(panels.folded).toBe(false);
  table.shown = planning;
  expect(panels.folded).toBe(true);
});
