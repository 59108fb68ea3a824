import { defineConfig } from 'vitest/config';

/** The tests that changed rules are held against, by `npm run mutations`: all that need no server. */
export default defineConfig({
  test: {
    include: ['src/{domain,contract}/**/*.test.ts', 'test/tabulation/*.test.ts'],
    exclude: ['test/tabulation/verify-program.test.ts'],
    // Whoever is slow has noticed nothing.
    testTimeout: 600_000,
    setupFiles: ['test/speak-english.ts'],
  },
});
