import { defineConfig } from 'vitest/config';

/** Unit and store tests stand beside what they test; what spans rooms is in `test/`. */
export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    globalSetup: ['test/postgres.ts'],
    pool: 'forks',
    testTimeout: 20_000,
  },
});
