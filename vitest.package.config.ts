import { defineConfig } from 'vitest/config';

/** What `npm run package` makes, through a whole show and on machines where something is wrong: `npm run check-package`. */
export default defineConfig({
  test: {
    include: ['test/package/**/*.check.ts'],
    globalSetup: ['test/package/make.ts'],
    pool: 'forks',
    fileParallelism: false,
    testTimeout: 900_000,
    hookTimeout: 900_000,
    expect: { poll: { interval: 50, timeout: 120_000 } },
  },
});
