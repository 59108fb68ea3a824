/**
 * What counting again costs beside counting: the second count and the whole recount of a certified result, against the
 * tabulation of the same round. Run by `node bench/count-again.ts`.
 *
 * In milliseconds of this thread's processor time, the best of several runs: tabulating, the second count, its ratio;
 * explaining every place for the protocol, its ratio; then, with `mean`, a real recount from the rows of a SQLite
 * database (sheets, revisions, ballots, the document made again and digested), its ratio.
 */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { secondCount } from '#domain/results/second-count.ts';
import { actInWords } from '#domain/results/words/act.ts';
import { resultFactsOf } from '#domain/results/words/sources.ts';
import { tabulate } from '#domain/tabulation/tabulate.ts';
import { METHODS } from '#domain/tabulation/types.ts';
import { roundById } from '#server/lineup/queries.ts';
import { certify } from '#server/results/certify.ts';
import { factsDigest } from '#server/results/facts-digest.ts';
import { gather, inputOf } from '#server/results/records.ts';
import { recount } from '#server/results/recount.ts';
import { SYSTEM } from '#server/store/audit.ts';
import { newId, secretsFrom } from '#server/store/secrets.ts';
import { openStore, type Store } from '#server/store/store.ts';
import { ENGLISH } from '#test/results/english.ts';
import { seedRound } from '#test/round.ts';
import { inputFor, marksOf } from './panel-input.ts';
import { line } from './round.ts';

const SIZES = [
  { acts: 60, judges: 10, criteria: 6, runs: 4 },
  { acts: 500, judges: 20, criteria: 8, runs: 3 },
] as const;
const CHUNK = 1_000;
const NO_BALLOTS = async () => ({ ballots: 0, votes: {} });

type Size = (typeof SIZES)[number];

/** The processor's clock ticks in several ms, so what is short is done many times over. */
const LEAST_MS = 80;

/** The best of several runs, in ms of this thread's processor time. */
function cost(runs: number, work: () => void): number {
  let best = Number.POSITIVE_INFINITY;
  for (let run = 0; run < runs; run += 1) {
    const before = process.threadCpuUsage();
    for (let times = 1; ; times += 1) {
      work();
      const { user, system } = process.threadCpuUsage(before);
      const ms = (user + system) / 1_000;
      if (ms < LEAST_MS) continue;
      best = Math.min(best, ms / times);
      break;
    }
  }
  return best;
}

const ratio = (of: number, beside: number) => `${(of / beside).toFixed(1)} ×`;

function byMethod(size: Size): void {
  console.log(`${size.acts} acts × ${size.judges} judges × ${size.criteria} criteria`);
  console.log(line(['', 'tabulate', 'second', 'ratio', 'in words', 'ratio']));
  for (const method of METHODS) {
    const input = inputFor(size, method);
    const standings = tabulate(input);
    const first = cost(size.runs, () => tabulate(input));
    const second = cost(size.runs, () => {
      if (secondCount(input, standings).length > 0) throw new Error(`${method}: the counts disagree.`);
    });
    const words = cost(size.runs, () => {
      const told = resultFactsOf(input, standings, ENGLISH);
      for (const row of standings.performances) actInWords(told, row);
    });
    const cells = [
      first.toFixed(1),
      second.toFixed(1),
      ratio(second, first),
      words.toFixed(1),
      ratio(words, first),
    ];
    console.log(line([method, ...cells]));
  }
}

/** A round with every sheet and its revision, certified. */
async function certified(store: Store, size: Size): Promise<string> {
  const weights = Array.from({ length: size.criteria }, () => 1);
  const seeded = await seedRound(store, { acts: size.acts, judges: size.judges, weights });
  const marks = marksOf(size);
  const sheets = seeded.performanceIds.flatMap((performanceId, p) =>
    seeded.judgeIds.map((judgeId, j) => ({
      id: newId(),
      performanceId,
      judgeId,
      marks: JSON.stringify(
        Object.fromEntries(
          seeded.criterionIds.map((id, c) => [id, Math.max(1, Math.min(10, marks[p]?.[j]?.[c] ?? 1))]),
        ),
      ),
    })),
  );
  await store.write({ by: SYSTEM }, async ({ tx, now }) => {
    for (let at = 0; at < sheets.length; at += CHUNK) {
      const some = sheets.slice(at, at + CHUNK);
      const state = 'submitted' as const;
      const said = { revision: 1, state, abstained: 0 as const, note: '', feedback: '' };
      await tx
        .insertInto('scoresheet')
        .values(some.map((sheet) => ({ ...sheet, ...said, updatedAt: now, submittedAt: now })))
        .execute();
    }
  });
  const round = await roundById(store.read, seeded.roundId);
  if (!round) throw new Error('There is no round.');
  const input = inputOf(await gather(store.read, round, { now: store.now(), count: NO_BALLOTS }), 'given');
  const by = { kind: 'admin' as const, id: 'bench', name: 'Bench' };
  const seen = factsDigest(input, tabulate(input));
  await certify(store, NO_BALLOTS, { round: seeded.round, by: by }, { seen, depth: 'marks' }, undefined);
  return round.id;
}

async function fromRows(size: Size): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'ovation-count-again-'));
  const store = await openStore({
    database: { file: join(folder, 'bench.db') },
    secrets: secretsFrom(randomBytes(32)),
    clock: Date.now,
    onTrouble: (message) =>
      process.stderr.write(`${message}
`),
  });
  try {
    const roundId = await certified(store, size);
    const first = cost(size.runs, () => tabulate(inputFor(size, 'mean')));
    const before = process.cpuUsage();
    const begun = performance.now();
    await recount(store, roundId);
    const { user, system } = process.cpuUsage(before);
    const took = (user + system) / 1_000;
    const clock = performance.now() - begun;
    console.log(
      `recount from rows: ${took.toFixed(0)} ms, ${clock.toFixed(0)} by the clock; ${ratio(took, first)} a tabulation by mean`,
    );
  } finally {
    await store.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

console.log(
  `load ${loadavg()
    .map((one) => one.toFixed(1))
    .join(', ')}`,
);
for (const size of SIZES) {
  byMethod(size);
  await fromRows(size);
}
