import type { KnipConfig } from 'knip';

/** Style sheets bring fonts in by `@import`, and classes by `composes`: both count as using what they name. */
const importsOfCss = (text: string): string =>
  [...text.matchAll(/(?:@import\s+(?:url\()?|composes: [\w ]+ from )['"]([^'"]+)['"]/g)]
    .map(([, path]) => `import '${path}';`)
    .join('\n');

const config: KnipConfig = {
  entry: [
    'scripts/*.ts',
    'scripts/package/unpack.cjs',
    'src/server/cli.ts',
    // Found by the name of their language.
    'src/domain/messages/*/*.ts',
    'src/web/ballot/{main,server}.tsx',
    'src/web/ballot/fonts.css',
    'bench/**/*.ts',
    // Processes of their own: without files to open, and in the middle of a write.
    'test/processes/without-files.ts',
    'test/processes/hold-the-door.ts',
    // Loaded into a server by its address.
    'test/show/moved-clock.ts',
    'test/faults/die-at.ts',
    // A page that a bench serves.
    'src/web/dev/matrix-page.tsx',
    'test/faults/**/*.fault.ts',
    'test/**/*.long.test.ts',
    // Run as programs of their own, on the document that a server gives.
    'test/api/generate-client.ts',
    'test/api/client/show.ts',
  ],
  project: [
    'bin/**/*.mjs',
    'scripts/**/*.{ts,mjs,cjs}',
    'src/**/*.{ts,tsx,css}',
    'test/**/*.ts',
    'bench/**/*.ts',
  ],
  // Parts of a schema have names of their own, for whoever reads it.
  ignoreExportsUsedInFile: true,
  // Run by the drill.
  ignoreUnresolved: ['deploy/follow.sh'],
  // Run by its path, on the document that a server gives; what stands in for React on the ballot, named to the build.
  ignoreDependencies: ['@redocly/cli', '@ts-morph/common', 'preact', 'preact-render-to-string'],
  // ffmpeg comes with the tests; the others make the small disks and the lines of the faults.
  ignoreBinaries: ['cc', 'ffmpeg', 'ip', 'mount', 'pdfinfo', 'pdftoppm', 'pdftotext', 'script', 'umount'],
  compilers: { css: importsOfCss },
};

export default config;
