// Every word that the page uses exists in both languages.

import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { DEFAULT_KEYS } from '../model/keys';

const src = new URL('../', import.meta.url);
const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter(
  (f) => /\.(svelte|ts)$/.test(f) && !f.endsWith('.test.ts'),
);
const used = new Set<string>();
for (const file of files) {
  const text = readFileSync(new URL(file, src), 'utf8');
  for (const match of text.matchAll(/['"`](page-[a-z0-9-]*[a-z0-9])['"`]/g)) used.add(match[1]);
}
for (const command of Object.values(DEFAULT_KEYS)) used.add(`page-key-${command}`);

it.each(['en', 'hu'])('all words of the page in %s', (language) => {
  const text = readFileSync(
    new URL(`../../../src/vezerkar/text/${language}.ftl`, import.meta.url),
    'utf8',
  );
  const known = new Set([...text.matchAll(/^([a-z][\w-]*) =/gm)].map((m) => m[1]));
  expect([...used].filter((key) => !known.has(key))).toEqual([]);
  expect(used.size).toBeGreaterThan(100);
});
