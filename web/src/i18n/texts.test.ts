// The texts of the page: the same keys in both languages, none missing, none unused.

import { FluentResource } from '@fluent/bundle';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { DEFAULT_KEYS } from '../model/keys';
import { Words } from './words';

const HOME = join(import.meta.dirname, '..');
const TEXT = join(HOME, '..', '..', 'src', 'vezerkar', 'text');
const text = (language: string): string => readFileSync(join(TEXT, `${language}.ftl`), 'utf8');
const keysOf = (source: string): string[] =>
  new FluentResource(source).body.map((message) => message.id);
const en = keysOf(text('en'));
const hu = keysOf(text('hu'));

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((file) => {
    if (file.isDirectory())
      return ['gallery', 'fixtures'].includes(file.name) ? [] : sources(join(folder, file.name));
    return /\.(svelte|ts)$/.test(file.name) && !file.name.endsWith('.test.ts')
      ? [join(folder, file.name)]
      : [];
  });
}

// A key stands alone in quotes, or begins a template: `page-tab-${name}`.
const PREFIX = '(?:page|answer|table|refused|problem|level|outcome)';
const WHOLE = new RegExp(`'(${PREFIX}-[a-z0-9-]+)'`, 'g');
const BEGUN = new RegExp(`\`(${PREFIX}-[a-z0-9-]*)\\$\\{`, 'g');

const NOT_WORDS = ['answer-undo', 'answer-resign']; // messages of the socket

const used = sources(HOME).flatMap((file) => {
  const code = readFileSync(file, 'utf8');
  const where = file.slice(HOME.length + 1);
  return [
    ...[...code.matchAll(WHOLE)].map((m) => ({ where, key: m[1], whole: true })),
    ...[...code.matchAll(BEGUN)].map((m) => ({ where, key: m[1], whole: false })),
  ].filter(({ key }) => !NOT_WORDS.includes(key));
});

describe('the words of the page', () => {
  it('have the same keys in both languages', () => {
    expect(hu.filter((key) => !en.includes(key))).toEqual([]);
    expect(en.filter((key) => !hu.includes(key))).toEqual([]);
  });

  it('have every key once', () => {
    for (const keys of [en, hu])
      expect(keys.filter((key, i) => keys.indexOf(key) !== i)).toEqual([]);
  });

  it('have every key that a screen uses', () => {
    const known = new Set(en);
    const missing = used.filter(({ key, whole }) =>
      whole ? !known.has(key) : !en.some((k) => k.startsWith(key)),
    );
    expect(missing).toEqual([]);
    expect(used.length).toBeGreaterThan(150);
  });

  it('are all used', () => {
    const wholes = new Set(used.filter((u) => u.whole).map((u) => u.key));
    const begun = used.filter((u) => !u.whole).map((u) => u.key);
    const idle = en.filter(
      (key) =>
        key.startsWith('page-') &&
        !wholes.has(key) &&
        !begun.some((prefix) => prefix !== 'page-' && key.startsWith(prefix)),
    );
    expect(idle).toEqual([]);
  });

  it('name every command that a key can have', () => {
    for (const command of [...new Set(Object.values(DEFAULT_KEYS)), 'digit'])
      expect(en).toContain(`page-key-${command}`);
  });

  it('take the same arguments in both languages', () => {
    const argumentsOf = (source: string): Map<string, string> => {
      const found = new Map<string, string>();
      for (const part of source.split(/^(?=[a-z][a-z0-9-]* = )/m)) {
        const key = /^([a-z][a-z0-9-]*) = /.exec(part)?.[1];
        if (key)
          found.set(
            key,
            [...new Set([...part.matchAll(/\$([a-z]+[0-9]*)/g)].map((m) => m[1]))].sort().join(' '),
          );
      }
      return found;
    };
    const [one, other] = [argumentsOf(text('en')), argumentsOf(text('hu'))];
    expect(
      [...one]
        .filter(([key, args]) => key.startsWith('page-') && other.get(key) !== args)
        .map(([key]) => key),
    ).toEqual([]);
  });

  it('are sentences without faults', () => {
    const args = {
      count: 2,
      number: 2,
      name: 'X',
      seat: 'seat:x',
      side: 'side:x',
      unit: 'unit:x',
      unit2: 'unit:y',
      to: 1,
      ply: 1,
      last: 2,
      level: 'x',
      score: 1,
      target: 2,
      strength: 1,
      full: 2,
      place: 'A1',
      terrain: 'x',
      seed: 'x',
      thing: 'x',
      title: 'x',
      at: 'x',
      low: 1,
      high: 2,
      rule: 'X-1',
      game: 'x',
      value: 1,
      most: 2,
      text: 'x',
      key: 'A',
      from: 1,
      points: 1,
      version: '1',
      units: 1,
      chance: '60%',
      other: '50%',
      luck: '+1%',
      change: '+2%',
      of: 5,
      decisions: '+1%',
      card: 'card:x',
      line: 1,
      what: 'x',
      until: 'x',
      first: 'x',
      second: 'y',
      how: 'exact',
    };
    for (const language of ['en', 'hu'] as const) {
      const words = new Words(language, text(language));
      for (const key of en.filter((k) => k.startsWith('page-'))) {
        const said = words.text(key, args);
        expect(said.trim(), key).not.toBe('');
        expect(said, key).not.toMatch(/\{|\}|page-/);
      }
      expect(words.faults).toEqual([]);
    }
  });
});
