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

// Nothing may move under a pointer because a face arrives late; without faces the page works, too.
const FACES = [
  '500 1em Barlow',
  '600 1em Barlow',
  "600 1em 'Barlow Condensed'",
  "700 1em 'Barlow Condensed'",
  "500 1em 'Alegreya Variable'",
];
const FACES_MS = 3000; // a busy machine needs more than one second for ten files
const faces = FACES.map((face) => document.fonts.load(face, 'aő'));
const late = new Promise((done) => setTimeout(done, FACES_MS));
void Promise.race([Promise.allSettled(faces), late]).then(() =>
  mount(App, { target: document.getElementById('app')! }),
);
