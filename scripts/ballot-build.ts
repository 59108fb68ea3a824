/**
 * Builds the ballot's page beside the others, in the same `vite build`: its script and styles for phones, apart
 * from the other pages' so that it carries nothing of theirs, and the same screens for the server to draw.
 * Both land in the pages' own folder, so that they are put in place together.
 */
import { join, resolve } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { precompress } from './precompress.ts';

/** Which rooms of sentences the ballot says. */
const ROOMS = ['faults', 'refused', 'ui', 'vote'];

/** The ballot's script lists the files of its own rooms, in each language, and none of the others. */
const ownRoomsAlone: Plugin = {
  name: 'ovation-ballot-rooms',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name.startsWith('ballot'),
  transform: (code, id) =>
    id.endsWith('/src/domain/messages/fetch.ts')
      ? code.replace(/^ {2}(\w+): \(language\) => .*\n/gm, (line, room) => (ROOMS.includes(room) ? line : ''))
      : null,
};

/** Its faces are cut to its letters and come in one style sheet, so the script fetches none. */
const noFaces: Plugin = {
  name: 'ovation-ballot-faces',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name.startsWith('ballot'),
  transform: (code, id) =>
    id.endsWith('/src/web/ui/script-fonts.ts')
      ? code.replace(/import\('[^']+\.css'\)/g, 'Promise.resolve()')
      : null,
};

/** The ballot's pages are the one place where React's own renderer is not: it weighs more than all the rest of them. */
const STANDS_IN: Record<string, string> = {
  react: 'preact/compat',
  'react-dom': 'preact/compat',
  'react-dom/client': 'preact/compat/client',
  'react-dom/server': 'preact-render-to-string',
  'react/jsx-runtime': 'preact/jsx-runtime',
  'react/jsx-dev-runtime': 'preact/jsx-runtime',
};
const smallRenderer: Plugin = {
  name: 'ovation-ballot-renderer',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name.startsWith('ballot'),
  resolveId(id, importer) {
    const instead = STANDS_IN[id];
    return instead ? this.resolve(instead, importer, { skipSelf: true }) : null;
  },
};

/** What the router would take of React and no ballot calls; the router itself is shaken off. */
const shimmed: Pick<Rolldown.InputOptions, 'shimMissingExports' | 'onwarn'> = {
  shimMissingExports: true,
  onwarn: (warning, tell) => warning.code !== 'SHIMMED_EXPORT' && tell(warning),
};

/** Where the server finds its part, inside the pages' folder. */
const FOLDER = '.ballot';

export function ballotBuilds(): Plugin[] {
  const builds: Plugin = {
    name: 'ovation-ballot',
    config(given) {
      const pages = given.build?.outDir ?? 'dist/web';
      return {
        builder: {
          async buildApp(builder) {
            for (const name of ['client', 'ballot', 'ballotServer']) {
              const environment = builder.environments[name];
              if (environment) await builder.build(environment);
            }
            // The first build empties the folder, so nothing may be packed before the last.
            await precompress(resolve(builder.config.root, pages));
          },
        },
        environments: {
          ballot: {
            consumer: 'client',
            define: { 'process.env.NODE_ENV': '"production"' },
            build: {
              outDir: pages,
              emptyOutDir: false,
              copyPublicDir: false,
              manifest: `${FOLDER}/manifest.json`,
              rolldownOptions: {
                ...shimmed,
                input: ['src/web/ballot/main.tsx', 'src/web/ballot/fonts.css', 'src/web/ui/fonts-jp.css'],
              },
            },
          },
          ballotServer: {
            consumer: 'server',
            define: { 'process.env.NODE_ENV': '"production"' },
            resolve: { noExternal: true },
            build: {
              outDir: join(pages, FOLDER),
              emptyOutDir: false,
              copyPublicDir: false,
              manifest: false,
              ssr: true,
              target: 'node22',
              rolldownOptions: { ...shimmed, input: { server: 'src/web/ballot/server.tsx' } },
            },
          },
        },
      };
    },
  };
  return [ownRoomsAlone, noFaces, smallRenderer, builds];
}
