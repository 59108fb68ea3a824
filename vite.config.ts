import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { ballotBuilds } from './scripts/ballot-build.ts';
import { BUILD_TARGET } from './scripts/browsers.ts';
import { pageChunks } from './scripts/page-chunks.ts';

/**
 * The web floor. A phone in the hall loads the vote and nothing of the admin, and an admin that has once opened
 * can move between its pages while the network is down.
 *
 * Nothing the build emits needs an inline script or style: assets are never inlined as data and the
 * preload polyfill is left out, so the server can send `script-src 'self'; style-src 'self'`.
 */

/**
 * The order of layers, said at the top of every stylesheet: the browser takes it from whichever arrives first,
 * and which one that is the bundler decides.
 */
const LAYERS = '@layer vendor, tokens, base, components, utilities;';
const layersFirst: Plugin = {
  name: 'layers-first',
  enforce: 'post',
  generateBundle(_options, bundle) {
    for (const file of Object.values(bundle))
      if (file.type === 'asset' && file.fileName.endsWith('.css')) file.source = LAYERS + String(file.source);
  },
};

/** What fields mean is written for the API's document, which the server makes: pages need not carry it. */
const MEANING = /\.describe\(\s*(?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|`(?:[^`\\]|\\.)*`),?\s*\)/g;
const withoutMeanings: Plugin = {
  name: 'without-meanings',
  enforce: 'pre',
  transform: (code, id) => (id.includes('/src/contract/') ? code.replace(MEANING, '') : null),
};

/**
 * Takes each icon from its own file, as the library offers it: its list of all is 1,300 modules, and whoever
 * imports that list counts as a user of every icon in it.
 */
const ICONS = /import \{([^}]+)\} from 'lucide-react';/g;
const fileOf = (icon: string) =>
  icon.replace(/[a-z](?=[A-Z\d])|\d(?=[A-Z])|[A-Z](?=[A-Z][a-z])/g, '$&-').toLowerCase();
const eachIconAlone = (_: string, list: string) =>
  list
    .split(',')
    .map((entry) => /^\s*(?!type )(\w+)(?: as (\w+))?\s*$/.exec(entry))
    .map((icon) => icon && `import ${icon[2] ?? icon[1]} from 'lucide-react/icons/${fileOf(icon[1] ?? '')}';`)
    .join('');
const iconsAlone: Plugin = {
  name: 'icons-alone',
  enforce: 'pre',
  transform: (code, id) => (id.includes('/src/web/') ? code.replace(ICONS, eachIconAlone) : null),
};

export default defineConfig({
  plugins: [react(), layersFirst, iconsAlone, withoutMeanings, pageChunks(), ballotBuilds()],
  resolve: {
    // The library's styled entry injects a style element, which the policy refuses. Its unstyled entry is
    // the same code without that; two entries side by side would keep two lists of toasts, so all get this one.
    alias: [{ find: /^react-toastify$/, replacement: 'react-toastify/unstyled' }],
  },
  build: {
    outDir: 'dist/web',
    emptyOutDir: true,
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // The admin is one piece, so that it can move between its pages while the network is down: 678 kB, 162 kB packed.
    chunkSizeWarningLimit: 800,
    target: BUILD_TARGET,
  },
  server: {
    // The server draws the vote, with what was built of it.
    proxy: Object.fromEntries(
      ['/api', '/vote', '/assets'].map((path) => [
        path,
        { target: process.env.OVATION_SERVER ?? 'http://127.0.0.1:4280', changeOrigin: false },
      ]),
    ),
  },
});
