/**
 * How much of what can be tried without end a run tries. `npm test` has ten minutes; with `OVATION_LONG=1`, as in
 * `npm run check-long`, all of it is tried.
 */
import { describe, it } from 'vitest';

const LONG = Boolean(process.env.OVATION_LONG);

/** Whether every test is run: at length, and where tests are named (`vitest.config.ts` says so). */
export const isEveryTestRun = Boolean(process.env.EVERY_TEST);

/** How often made-up input is tried: `often` in `npm test`, `atLength` with `OVATION_LONG=1`. */
export const tried = (often: number, atLength: number): number => (LONG ? atLength : often);

/**
 * Of the sizes, looks, languages, formats or engines that one thing is tried in the first `few`: the most telling stand
 * first. Where every test is run, all of them.
 */
export const firstOf = <T>(few: number, all: readonly T[]): readonly T[] =>
  isEveryTestRun ? all : all.slice(0, few);

/**
 * Of many that are tried alike every other one, beginning with the first or, on another `turn`, the second, so that two
 * tests, or two people, share them. Where every test is run, all of them.
 */
export const everyOther = <T>(all: readonly T[], turn: number): readonly T[] =>
  isEveryTestRun ? all : all.filter((_, at) => (at + turn) % 2 === 0);

/** A test, or several, for which `npm test` has no time: run where tests are named and in `npm run check-long`. */
export const itAtLength = (name: string, test: () => Promise<void> | void): void => {
  if (isEveryTestRun) it(name, test);
};
export const describeAtLength = (name: string, tests: () => void): void => {
  if (isEveryTestRun) describe(name, tests);
};
