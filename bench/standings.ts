/**
 * Standings from rows in the database to JSON, by method: 500 acts × 20 judges × 8 criteria, and how it grows
 * with the acts. Run by `node bench/standings.ts [most]`, where `most` is the largest factor (8).
 *
 * Reading (the rows through the rooms that own them), tabulating and writing JSON are timed apart, in
 * milliseconds of this process's processor time; each is the best of several runs.
 *
 * "One changed mark" is what an admin's page waits for at that size: a judge's sheet is kept with one other mark, and
 * from its commit on the processor time runs until the answer to a page that has all the rest is written as JSON: the
 * median and the 95th percentile of many, then the medians of its parts (what changed is read, the tabulation goes on,
 * rows and the rest of the page are made, JSON is written), and the size of the answer.
 */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { snakeKeys } from '#contract/case.ts';
import { tabulate } from '#domain/tabulation/tabulate.ts';
import { openTabulator } from '#domain/tabulation/tabulator.ts';
import { METHODS, type Method } from '#domain/tabulation/types.ts';
import type { RoundAccess } from '#server/http/access.ts';
import { openSheets } from '#server/judging/sheet-source.ts';
import { roundById } from '#server/lineup/queries.ts';
import { presentScoring } from '#server/results/present-scoring.ts';
import { gather, inputOf } from '#server/results/records.ts';
import { SYSTEM } from '#server/store/audit.ts';
import { newId, secretsFrom } from '#server/store/secrets.ts';
import { openStore, type Store } from '#server/store/store.ts';
import { seedRound } from '#test/round.ts';
import { ACTS, FRAME_MS, JUDGES, line, marksOfAct, quadratic, sequence, spread, WEIGHTS } from './round.ts';

const MOST = Number(process.argv[2] ?? 8);
const FACTORS = [1, 2, 4, 8].filter((factor) => factor <= MOST);
const RUNS = 5;
const CHANGES = 40;
const PARTS = ['read', 'tabulate', 'rows', 'json'] as const;
/** Rows of one insert; more would exceed what an engine takes as parameters. */
const CHUNK = 1_000;
const NEVER = Number.POSITIVE_INFINITY;
const NO_BALLOTS = async () => ({ ballots: 0, votes: {} });

interface Filled {
  roundId: string;
  round: RoundAccess;
  sheetIds: string[];
  criterionIds: string[];
}

async function filled(store: Store, acts: number): Promise<Filled> {
  const seeded = await seedRound(store, { acts, judges: JUDGES, weights: WEIGHTS });
  const next = sequence(acts);
  const sheets = seeded.performanceIds.flatMap((performanceId) => {
    const marks = marksOfAct(next, 1, 10);
    return seeded.judgeIds.map((judgeId, j) => ({
      id: newId(),
      performanceId,
      judgeId,
      state: 'submitted' as const,
      revision: 1,
      marks: JSON.stringify(Object.fromEntries(seeded.criterionIds.map((id, c) => [id, marks[j]?.[c]]))),
      abstained: 0 as const,
      note: '',
      feedback: '',
      updatedAt: 1,
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
  return {
    roundId: seeded.roundId,
    round: seeded.round,
    sheetIds: sheets.map((sheet) => sheet.id),
    criterionIds: seeded.criterionIds,
  };
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

const setMethod = (store: Store, roundId: string, method: Method) =>
  store.write({ by: SYSTEM }, ({ tx }) =>
    tx
      .updateTable('round')
      .set({ rules: JSON.stringify({ method }) })
      .where('id', '=', roundId)
      .execute(),
  );

async function measure(store: Store, roundId: string, runs: number): Promise<Times> {
  const best: Times = { read: NEVER, tabulate: NEVER, json: NEVER };
  for (let run = 0; run < runs; run += 1) {
    const [input, read] = await cost(async () => {
      const round = await roundById(store.read, roundId);
      if (!round) throw new Error('The round was not seeded.');
      return inputOf(await gather(store.read, round, { now: 0, count: NO_BALLOTS }), 'expected');
    });
    const [standings, tabulated] = await cost(() => tabulate(input));
    const [, json] = await cost(() => JSON.stringify(snakeKeys(standings)));
    best.read = Math.min(best.read, read);
    best.tabulate = Math.min(best.tabulate, tabulated);
    best.json = Math.min(best.json, json);
  }
  return best;
}

/** Changes marks one after another; the time of each from the commit to the JSON of what changed. */
async function changes(
  store: Store,
  { roundId, round: named, sheetIds, criterionIds }: Filled,
  seed: number,
): Promise<{ times: number[]; parts: Record<(typeof PARTS)[number], number>; bytes: number }> {
  const next = sequence(seed);
  // The same steps by themselves, so that each can be timed.
  const sheets = openSheets();
  const goOn = openTabulator();
  const parts = {
    read: [] as number[],
    tabulate: [] as number[],
    rows: [] as number[],
    json: [] as number[],
  };
  const round = await roundById(store.read, roundId);
  if (!round) throw new Error('The round was not seeded.');
  const read = async () =>
    inputOf(await gather(store.read, round, { now: 0, count: NO_BALLOTS, sheets }), 'expected');
  goOn(await read());
  let { stamp } = await presentScoring(store.read, { now: store.now(), count: NO_BALLOTS }, named);
  const times: number[] = [];
  let bytes = 0;
  for (let at = 1; at <= CHANGES; at += 1) {
    const id = sheetIds[Math.floor(next() * sheetIds.length)] ?? '';
    const criterion = criterionIds[Math.floor(next() * criterionIds.length)] ?? '';
    await store.write({ by: SYSTEM }, async ({ tx }) => {
      const sheet = await tx
        .selectFrom('scoresheet')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      const marks = { ...JSON.parse(sheet.marks), [criterion]: 1 + Math.floor(next() * 10) };
      await tx
        .updateTable('scoresheet')
        .set({ marks: JSON.stringify(marks), revision: sheet.revision + 1, updatedAt: seed * CHANGES + at })
        .where('id', '=', id)
        .execute();
    });
    const [answer, made] = await cost(() =>
      presentScoring(store.read, { now: store.now(), count: NO_BALLOTS }, named, { known: stamp }),
    );
    const [text, json] = await cost(() => JSON.stringify(snakeKeys(answer)));
    const [input, readIn] = await cost(read);
    const [, tabulated] = await cost(() => goOn(input));
    bytes += text.length;
    times.push(made + json);
    parts.read.push(readIn);
    parts.tabulate.push(tabulated);
    parts.rows.push(Math.max(0, made - readIn - tabulated));
    parts.json.push(json);
    stamp = answer.stamp;
  }
  const middle = (part: (typeof PARTS)[number]) => spread(parts[part]).median;
  return {
    times,
    parts: {
      read: middle('read'),
      tabulate: middle('tabulate'),
      rows: middle('rows'),
      json: middle('json'),
    },
    bytes: bytes / CHANGES,
  };
}

const folder = mkdtempSync(join(tmpdir(), 'ovation-bench-'));
try {
  const whole = new Map<Method, number[]>();
  const oneMark: string[] = [];
  for (const factor of FACTORS) {
    const store = await openStore({
      database: { file: join(folder, `${factor}.db`) },
      secrets: secretsFrom(randomBytes(32)),
      clock: () => 0,
      onTrouble: (message) => process.stderr.write(`${message}\n`),
    });
    const round = await filled(store, ACTS * factor);
    console.log(`\n${ACTS * factor} acts × ${JUDGES} judges × ${WEIGHTS.length} criteria, from SQLite`);
    const head = ['method', 'read ms', 'tabulate ms', 'JSON ms', 'together ms'];
    console.log(line(head));
    for (const method of METHODS) {
      await setMethod(store, round.roundId, method);
      const times = await measure(store, round.roundId, quadratic(method) && factor > 2 ? 1 : RUNS);
      const together = times.read + times.tabulate + times.json;
      whole.set(method, [...(whole.get(method) ?? []), together]);
      const cells = [times.read, times.tabulate, times.json, together];
      if (factor === 1) {
        const one = await changes(store, round, METHODS.indexOf(method) + 1);
        const { median, p95 } = spread(one.times);
        const { read, tabulate: tabulated, rows, json } = one.parts;
        oneMark.push(
          line([
            method,
            ...[median, p95, read, tabulated, rows, json, one.bytes / 1_000].map((cell) => cell.toFixed(1)),
          ]),
        );
      }
      console.log(line([method, ...cells.map((cell) => cell.toFixed(1))]));
    }
    await store.close();
    if (factor === 1) {
      console.log('\nOne changed mark, commit → JSON, at that size');
      console.log(line(['method', 'whole ms', '95 %', 'read ms', 'tabulate ms', 'rows ms', 'JSON ms', 'kB']));
      for (const row of oneMark) console.log(row);
    }
  }
  console.log(`\nA frame is ${FRAME_MS} ms. Growth of the whole against ${ACTS} acts:`);
  console.log(line(['method', ...FACTORS.slice(1).map((factor) => `${factor}×`)]));
  for (const [method, [first = 1, ...rest]] of whole)
    console.log(line([method, ...rest.map((time) => (time / first).toFixed(1))]));
} finally {
  rmSync(folder, { recursive: true, force: true });
}
