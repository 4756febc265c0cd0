import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

// The server hands out web/dist; in development the page asks the same server through a proxy.
const server = process.env.VEZERKAR_SERVER ?? 'http://127.0.0.1:8044';

// Short class names: each stands in the script wherever its component is drawn.
const cssHash = ({ hash, css }: { hash: (text: string) => string; css: string }): string =>
  `v${hash(css).slice(0, 5)}`;

export default defineConfig({
  plugins: [svelte({ compilerOptions: { cssHash, runes: true, discloseVersion: false } })],
  build: {
    target: 'es2022',
    sourcemap: false,
    // One style sheet of 22 kB: a hundred small ones, and the lists of them in the scripts, cost more.
    cssCodeSplit: false,
    rolldownOptions: {
      treeshake: {
        // They only declare: what needs none of them does not load them either.
        moduleSideEffects: [
          {
            test: /svelte\/src\/(.*bindings\/(input|select)|.*custom-element|events\/|reactivity\/)/,
            sideEffects: false,
          },
        ],
      },
      output: {
        codeSplitting: {
          // Small plain parts that tables share with other screens: each would be a file of its own.
          // The first ones need nothing when they are loaded, the others only what the page began with.
          groups: [
            {
              name: 'shared',
              test: /src\/(art\/(basics|dice|emblems|figures|hex|icons|paper|rings)|board\/(areaOutlines|layout)|model\/(describe|geometry|handOrder|interaction|keys|moments|panels|plainText|sections|withinSentence)|browser\/sessionStorage)\.ts/,
              includeDependenciesRecursively: false,
            },
            {
              name: 'parts',
              test: /src\/(art\/(Card|cardText|Icon)|browser\/(pointer|toldMap)|parts\/(cardPeek|Emblem|fades|KeyHint|MessageText)|state\/(art|rulebook|viewport))\b/,
              includeDependenciesRecursively: false,
            },
            {
              name: 'forms', // fields to write in and lists to choose from: no table begins with one
              test: /svelte\/src\/internal\/client\/dom\/elements\/bindings\/(input|select)\b/,
              includeDependenciesRecursively: false,
            },
            {
              name: 'core', // what every page begins with
              test: /node_modules\/(svelte|@fluent|clsx)\/|src\/(App|browser\/(arrival|lazy)|i18n\/(language|words)|net\/(personApi|request)|parts\/ArrivalNote|state\/(preferences|route))\b|preload-helper/,
              includeDependenciesRecursively: false,
            },
            {
              name: 'past', // what comes with the first step, all of it
              test: /src\/(parts\/(Log|ReplayStrip)\.svelte|model\/logBlocks\.ts)$/,
              includeDependenciesRecursively: false,
            },
            {
              name: 'areas',
              test: /src\/(art\/(areaMap|armies|coastlines)|board\/areaChart)\.ts/,
              includeDependenciesRecursively: false,
            },
          ],
        },
      },
    },
    modulePreload: {
      polyfill: false, // the few browsers of that age that cannot preload a module load it a little later
      // Lists of what to preload are long: only what stands between a person and a table has one.
      resolveDependencies: (file, found, { hostType }) =>
        hostType === 'html' || /assets\/(Table|Home|art)-/.test(file)
          ? found
          : found.filter((name) => name.endsWith('.css')),
    },
  },
  worker: { format: 'es' }, // it loads the drawings of a game when they are asked for
  server: { proxy: { '/api': { target: server, ws: true } }, fs: { allow: ['..'] } }, // the words lie beside the rules
});
