import { defineConfig } from 'vitest/config';

/** Faults injected for real, by `npm run faults`: one after the other, for each has the machine to itself. */
export default defineConfig({
  test: {
    include: ['test/faults/**/*.fault.ts'],
    globalSetup: ['test/faults/built.ts', 'test/engines.ts'],
    pool: 'forks',
    fileParallelism: false,
    // Some hundred starts of a server each: as long as that takes where others work too.
    testTimeout: 7_200_000,
    hookTimeout: 900_000,
    // As in the other tests: what is waited for comes as soon as it comes.
    expect: { poll: { interval: 50, timeout: 120_000 } },
  },
});
