// Lint rules of the page. svelte-check knows the types; this looks for mistakes that types allow.

import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import { defineConfig } from 'eslint/config';
import globals from 'globals';
import ts from 'typescript-eslint';

export default defineConfig(
  { ignores: ['dist/'] },
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  svelte.configs.prettier,
  { languageOptions: { globals: globals.browser } },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser } },
  },
  {
    rules: {
      // `{#each { length: 5 } as _, i}` counts; `({ weight: _, ...rest })` drops a field.
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_$', varsIgnorePattern: '^_$' },
      ],
      // {@html} draws SVG that our own art modules build; nothing a player types gets there.
      'svelte/no-at-html-tags': 'off',
      // {' · '} keeps a space that Svelte would trim at the edge of a block.
      'svelte/no-useless-mustaches': 'off',
      // A Map or Set is built once and replaced as a whole; where one is changed while components
      // watch it, it is a SvelteMap already.
      'svelte/prefer-svelte-reactivity': 'off',
    },
  },
);
