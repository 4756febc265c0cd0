// A page for developers: all drawings, from real scenes. It is not part of the build.

import '@fontsource/barlow/latin-500.css';
import '@fontsource/barlow/latin-600.css';
import '@fontsource/barlow/latin-ext-500.css';
import '@fontsource/barlow/latin-ext-600.css';
import '@fontsource/barlow-condensed/latin-600.css';
import '@fontsource/barlow-condensed/latin-700.css';
import '@fontsource/barlow-condensed/latin-ext-600.css';
import '@fontsource/barlow-condensed/latin-ext-700.css';
import '@fontsource-variable/alegreya/wght.css';
import '@fontsource-variable/alegreya/wght-italic.css';
import { mount } from 'svelte';
import './tokens.css';
import { areaArt, hexArt, squareArt } from './gallery/art';
import Gallery from './gallery/Gallery.svelte';
import { areas, hexes, squares } from './gallery/scenes';
import { loadArt } from './games';
import type { Scene } from './net/protocol';

const wanted = new URLSearchParams(location.search);
const scenes = import.meta.glob<Scene>('./gallery/*.json', { eager: true, import: 'default' });
const real = Object.entries(scenes).map(([path, scene]) => ({
  name: path.replace(/^.*\/|\.json$/g, ''),
  scene,
}));
const art = await loadArt(real[0].scene.game);
const shown = [
  ...real.map((one) => ({ ...one, art })),
  { name: 'squares', scene: squares(), art: squareArt },
  { name: 'areas', scene: areas(), art: areaArt },
  { name: 'hexes', scene: hexes(), art: hexArt },
];
if (wanted.has('panels')) {
  const language = wanted.get('language') === 'en' ? 'en' : 'hu';
  await import('./app.css');
  const text =
    language === 'en'
      ? await import('../../src/vezerkar/text/en.ftl?raw')
      : await import('../../src/vezerkar/text/hu.ftl?raw');
  mount((await import('./gallery/Panels.svelte')).default, {
    target: document.getElementById('app')!,
    props: { text: text.default, language },
  });
} else mount(Gallery, { target: document.getElementById('app')!, props: { scenes: shown, art } });
