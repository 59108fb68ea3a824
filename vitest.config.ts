import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** Unit and store tests stand beside what they test; what spans rooms is in `test/`. */
export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    globalSetup: ['test/postgres.ts'],
    pool: 'forks',
    // One worker less than there are cores, as is usual, would leave a machine of two at half its speed.
    maxWorkers: Math.max(2, availableParallelism()),
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // Real browsers and servers on two cores stumble once in a few thousand tests; a fault of ours fails twice.
    retry: process.env.CI ? 1 : 0,
  },
});
