import { defineConfig } from 'vitest/config';

/** The tests that changed gates are held against, by `npm run mutations -- gates`: on one store, without a server. */
export default defineConfig({
  test: {
    include: ['test/gates.test.ts', 'test/gates-of-screens.test.ts'],
    testTimeout: 600_000,
    hookTimeout: 600_000,
  },
});
