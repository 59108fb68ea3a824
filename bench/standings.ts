/**
 * Standings from rows in the database to JSON, by method: 500 acts × 20 judges × 8 criteria, and how it grows
 * with the acts. Run by `node bench/standings.ts [most]`, where `most` is the largest factor (8).
 *
 * Reading (the rows through the rooms that own them), tabulating and writing JSON are timed apart, in
 * milliseconds of this process's processor time; each is the best of several runs.
 */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { snakeKeys } from '#contract/case.ts';
import { tabulate } from '#domain/tabulation/tabulate.ts';
import type { Method } from '#domain/tabulation/types.ts';
import { roundById } from '#server/lineup/queries.ts';
import { gather, inputOf } from '#server/results/records.ts';
import { SYSTEM } from '#server/store/audit.ts';
import { newId, secretsFrom } from '#server/store/secrets.ts';
import { openStore, type Store } from '#server/store/store.ts';
import { seedRound } from '#test/round.ts';

const ACTS = 500;
const JUDGES = 20;
const WEIGHTS = [3, 2, 2, 1, 1, 1, 1, 1];
const MOST = Number(process.argv[2] ?? 8);
const FACTORS = [1, 2, 4, 8].filter((factor) => factor <= MOST);
const RUNS = 5;
/** Rows of one insert; more would exceed what an engine takes as parameters. */
const CHUNK = 1_000;

const METHODS: Method[] = [
  'mean',
  'sum',
  'trimmed_mean',
  'median',
  'standardized',
  'rank_sum',
  'points_table',
  'exponential_rank',
  'skating_system',
  'head_to_head',
];

// A fixed sequence, so that every run measures the same marks.
function sequence(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

async function filled(store: Store, acts: number): Promise<string> {
  const seeded = await seedRound(store, { acts, judges: JUDGES, weights: WEIGHTS });
  const next = sequence(acts);
  const sheets = seeded.performanceIds.flatMap((performanceId) => {
    const level = 3 + next() * 5;
    return seeded.judgeIds.map((judgeId) => ({
      id: newId(),
      performanceId,
      judgeId,
      state: 'submitted' as const,
      revision: 1,
      marks: JSON.stringify(
        Object.fromEntries(
          seeded.criterionIds.map((id) => [
            id,
            Math.round(Math.min(10, Math.max(1, level + (next() - 0.5) * 5))),
          ]),
        ),
      ),
      abstained: 0 as const,
      note: '',
      feedback: '',
      updatedAt: 0,
      submittedAt: 0,
    }));
  });
  await store.write({ by: SYSTEM }, async ({ tx }) => {
    for (let at = 0; at < sheets.length; at += CHUNK)
      await tx
        .insertInto('scoresheet')
        .values(sheets.slice(at, at + CHUNK))
        .execute();
  });
  return seeded.roundId;
}

interface Times {
  read: number;
  tabulate: number;
  json: number;
}

async function cost<T>(work: () => T | Promise<T>): Promise<[T, number]> {
  const before = process.cpuUsage();
  const made = await work();
  const { user, system } = process.cpuUsage(before);
  return [made, (user + system) / 1_000];
}

async function measure(store: Store, roundId: string, method: Method, runs: number): Promise<Times> {
  await store.write({ by: SYSTEM }, ({ tx }) =>
    tx
      .updateTable('round')
      .set({ rules: JSON.stringify({ method }) })
      .where('id', '=', roundId)
      .execute(),
  );
  const best: Times = { read: NEVER, tabulate: NEVER, json: NEVER };
  const count = async () => ({ ballots: 0, votes: {} });
  for (let run = 0; run < runs; run += 1) {
    const [input, read] = await cost(async () => {
      const round = await roundById(store.read, roundId);
      if (!round) throw new Error('The round was not seeded.');
      return inputOf(await gather(store.read, round, { now: 0, count }), 'expected');
    });
    const [standings, tabulated] = await cost(() => tabulate(input));
    const [, json] = await cost(() => JSON.stringify(snakeKeys(standings)));
    best.read = Math.min(best.read, read);
    best.tabulate = Math.min(best.tabulate, tabulated);
    best.json = Math.min(best.json, json);
  }
  return best;
}

const NEVER = Number.POSITIVE_INFINITY;

/** The pairs of head to head and the columns of the Skating System grow with the square of the acts. */
const quadratic = (method: Method) => method === 'head_to_head' || method === 'skating_system';

const line = (cells: readonly string[]): string =>
  cells.map((cell, at) => (at === 0 ? cell.padEnd(18) : cell.padStart(12))).join('');

const folder = mkdtempSync(join(tmpdir(), 'ovation-bench-'));
try {
  const whole = new Map<Method, number[]>();
  for (const factor of FACTORS) {
    const store = await openStore({
      database: { file: join(folder, `${factor}.db`) },
      secrets: secretsFrom(randomBytes(32)),
      clock: () => 0,
      onTrouble: (message) => process.stderr.write(`${message}\n`),
    });
    const roundId = await filled(store, ACTS * factor);
    console.log(`\n${ACTS * factor} acts × ${JUDGES} judges × ${WEIGHTS.length} criteria, from SQLite`);
    console.log(line(['method', 'read ms', 'tabulate ms', 'JSON ms', 'together ms']));
    for (const method of METHODS) {
      const times = await measure(store, roundId, method, quadratic(method) && factor > 2 ? 1 : RUNS);
      const together = times.read + times.tabulate + times.json;
      whole.set(method, [...(whole.get(method) ?? []), together]);
      console.log(
        line([method, ...[times.read, times.tabulate, times.json, together].map((time) => time.toFixed(1))]),
      );
    }
    await store.close();
  }
  console.log(`\nGrowth of the whole against ${ACTS} acts`);
  console.log(line(['method', ...FACTORS.slice(1).map((factor) => `${factor}×`)]));
  for (const [method, [first = 1, ...rest]] of whole)
    console.log(line([method, ...rest.map((time) => (time / first).toFixed(1))]));
} finally {
  rmSync(folder, { recursive: true, force: true });
}
