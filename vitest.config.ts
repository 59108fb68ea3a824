import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const FLOORS = ['/test/', '/src/server/'];

/** Tests that put another module in the place of one, or count the turns of the process. */
const OWN_PROCESS = [
  'src/server/results/overruling.test.ts',
  'src/server/yield-to-loop.test.ts',
  'test/judging/new-address.long.test.ts',
  'test/tracks/older-copy.long.test.ts',
];

/**
 * Tests for which the ten minutes of `npm test` have no room. They run where tests are named, and with all else in
 * `npm run check-long`.
 */
const LONG = '**/*.long.test.ts';
const areNamed = process.argv.slice(2).some((word) => !/^(run|list|-)/.test(word));
const isEveryTestRun = Boolean(process.env.OVATION_LONG) || areNamed;
const LEFT_OUT = isEveryTestRun ? [] : [LONG];

/**
 * Whole evenings first, rooms of the server after them, pure rules last: the longest files come first and the
 * shortest fill up the end, where else one worker would sit through a long one alone.
 */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const floorOf = ({ moduleId, project }: TestSpecification) => {
      const path = moduleId.slice(project.config.root.length);
      const floor = FLOORS.findIndex((start) => path.startsWith(start));
      return floor === -1 ? FLOORS.length : floor;
    };
    return (await super.sort(files)).toSorted((a, b) => floorOf(a) - floorOf(b));
  }
}

/** Unit and store tests stand beside what they test; what spans rooms is in `test/`. */
export default defineConfig({
  test: {
    pool: 'forks',
    // One more than there are cores: those that play evenings in browsers wait about half of their time.
    maxWorkers: availableParallelism() + 1,
    sequence: { sequencer: LongestFirst },
    // What is waited for comes as soon as it comes: these end only what never does, also on a machine that is busy
    // with much else. No test has a limit of its own.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    // Read by `test/tried.ts`.
    env: isEveryTestRun ? { EVERY_TEST: '1' } : {},
    expect: { poll: { interval: 50, timeout: 120_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'alone',
          include: OWN_PROCESS,
          exclude: LEFT_OUT,
          globalSetup: ['test/engines.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'whole',
          include: ['test/**/*.test.ts'],
          exclude: [...OWN_PROCESS, ...LEFT_OUT],
          // Each test has a server, a store and people of its own, so what is loaded once serves all files.
          isolate: false,
          setupFiles: ['test/seed.ts'],
          globalSetup: ['test/engines.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'rooms',
          // A room keeps what it knows in what it opened, and each test opens its own.
          include: ['src/server/**/*.test.ts'],
          exclude: [...OWN_PROCESS, ...LEFT_OUT],
          isolate: false,
          setupFiles: ['test/seed.ts'],
          globalSetup: ['test/engines.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'rules',
          // Nothing there keeps anything between two tests, so a process need not be started for each file.
          include: ['src/{domain,contract,web}/**/*.test.ts'],
          setupFiles: ['test/seed.ts', 'test/speak-english.ts'],
          isolate: false,
        },
      },
    ],
  },
});
