/**
 * From rows in the database to JSON, by method, at the size of a large show and far above it, on SQLite. Run by
 * `node bench/standings.ts`. Reading (the rows through the rooms that own them), tabulating and writing JSON are timed
 * apart; "page" is the whole answer that a scoring page asks for again after each mark, digest included, and how large
 * it is. Milliseconds of this thread's processor time, the median of several batches.
 */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { snakeKeys } from '#contract/case.ts';
import { tabulate } from '#domain/tabulation/tabulate.ts';
import { METHODS, type Method } from '#domain/tabulation/types.ts';
import type { RoundAccess } from '#server/http/access.ts';
import { roundById } from '#server/lineup/queries.ts';
import { presentScoring } from '#server/results/present-scoring.ts';
import { gather, inputOf } from '#server/results/records.ts';
import { SYSTEM } from '#server/store/audit.ts';
import { newId, secretsFrom } from '#server/store/secrets.ts';
import { openStore, type Store } from '#server/store/store.ts';
import { seedRound } from '#test/round.ts';
import { cost, line, marksOfAct, SIZES, type Size, sequence, sizeText } from './round.ts';

/** Rows of one insert; more would exceed what an engine takes as parameters. */
const CHUNK = 1_000;
const NO_BALLOTS = async () => ({ ballots: 0, votes: {} });

async function filled(store: Store, size: Size): Promise<{ roundId: string; round: RoundAccess }> {
  const seeded = await seedRound(store, size);
  const next = sequence(size.acts);
  const sheets = seeded.performanceIds.flatMap((performanceId) => {
    const marks = marksOfAct(size, next, 1, 10);
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
  return seeded;
}

const setMethod = (store: Store, roundId: string, method: Method) =>
  store.write({ by: SYSTEM }, ({ tx }) =>
    tx
      .updateTable('round')
      .set({ rules: JSON.stringify({ method }) })
      .where('id', '=', roundId)
      .execute(),
  );

async function measure(store: Store, { roundId, round: named }: { roundId: string; round: RoundAccess }) {
  const round = await roundById(store.read, roundId);
  if (!round) throw new Error('The round was not seeded.');
  const gathered = async () =>
    inputOf(await gather(store.read, round, { now: 0, count: NO_BALLOTS }), 'expected');
  const page = async () =>
    JSON.stringify(
      snakeKeys(await presentScoring(store.read, { now: store.now(), count: NO_BALLOTS }, named)),
    );
  const input = await gathered();
  const standings = tabulate(input);
  const times = {
    read: await cost(gathered),
    tabulate: await cost(() => tabulate(input)),
    JSON: await cost(() => JSON.stringify(snakeKeys(standings))),
  };
  return {
    ...times,
    together: times.read + times.tabulate + times.JSON,
    page: await cost(page),
    kB: (await page()).length / 1_000,
  };
}

const folder = mkdtempSync(join(tmpdir(), 'ovation-bench-'));
try {
  for (const size of SIZES) {
    const store = await openStore({
      database: { file: join(folder, `${size.acts}.db`) },
      secrets: secretsFrom(randomBytes(32)),
      clock: () => 0,
      onTrouble: (message) => process.stderr.write(`${message}\n`),
    });
    const round = await filled(store, size);
    console.log(`\n${sizeText(size)}`);
    console.log(line(['method', 'read ms', 'tabulate ms', 'JSON ms', 'together ms', 'page ms', 'page kB']));
    for (const method of METHODS) {
      await setMethod(store, round.roundId, method);
      const cells = Object.values(await measure(store, round)).map((cell) => cell.toFixed(1));
      console.log(line([method, ...cells]));
    }
    await store.close();
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
