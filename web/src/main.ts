import '@fontsource/barlow/latin-500.css';
import '@fontsource/barlow/latin-ext-500.css';
import '@fontsource/barlow/latin-600.css';
import '@fontsource/barlow/latin-ext-600.css';
import '@fontsource/barlow-condensed/latin-600.css';
import '@fontsource/barlow-condensed/latin-ext-600.css';
import '@fontsource/barlow-condensed/latin-700.css';
import '@fontsource/barlow-condensed/latin-ext-700.css';
import '@fontsource-variable/alegreya/wght.css';
import './tokens.css';
import './app.css';
import { mount } from 'svelte';
import App from './App.svelte';

// Nothing may move under a pointer because a font arrives late; without its fonts the page works, too.
const FONTS = [
  '500 1em Barlow',
  '600 1em Barlow',
  "600 1em 'Barlow Condensed'",
  "700 1em 'Barlow Condensed'",
  "500 1em 'Alegreya Variable'",
];
const FONTS_MS = 3000; // a busy machine needs more than one second for ten files
const fonts = FONTS.map((font) => document.fonts.load(font, 'aő'));
const late = new Promise((done) => setTimeout(done, FONTS_MS));
void Promise.race([Promise.allSettled(fonts), late]).then(() =>
  mount(App, { target: document.getElementById('app')! }),
);
