/** Counting a large round keeps nobody waiting: it is done in the thread that reads. */
import { expect, it } from 'vitest';
import { secondCount } from '#domain/results/second-count.ts';
import { tabulate } from '#domain/tabulation/tabulate.ts';
import { type SeededRound, seedRound } from '#test/round.ts';
import { describeEachStore } from '#test/store.ts';
import { roundById } from '../lineup/queries.ts';
import { SYSTEM } from '../store/audit.ts';
import { newId } from '../store/secrets.ts';
import type { Store } from '../store/store.ts';
import { certify } from './certify.ts';
import { certifiedFrom, certifiedPolls, seal } from './document.ts';
import { factsDigest } from './facts-digest.ts';
import { newestResult } from './queries.ts';
import { gather, inputOf } from './records.ts';

const count = async () => ({ ballots: 0, votes: {} });
const ROWS = 500;

/** Every judge's sheet of every act, straight into the tables. */
async function scoreAll(
  store: Store,
  { performanceIds, judgeIds, criterionIds }: SeededRound,
): Promise<void> {
  const sheets = performanceIds.flatMap((performanceId, act) =>
    judgeIds.map((judgeId, judge) => ({
      id: newId(),
      performanceId,
      judgeId,
      state: 'submitted' as const,
      revision: 1,
      marks: JSON.stringify(
        Object.fromEntries(criterionIds.map((id, at) => [id, 1 + ((act * 7 + judge * 3 + at) % 10)])),
      ),
      abstained: 0 as const,
      note: '',
      feedback: '',
      updatedAt: 1,
      submittedAt: 1,
    })),
  );
  await store.write({ by: SYSTEM }, async ({ tx }) => {
    for (let from = 0; from < sheets.length; from += ROWS) {
      const some = sheets.slice(from, from + ROWS);
      await tx.insertInto('scoresheet').values(some).execute();
      const revisions = some.map(
        ({ id, performanceId: _p, judgeId, updatedAt, submittedAt: _s, ...content }) => ({
          ...content,
          scoresheetId: id,
          source: 'judge' as const,
          sourceId: judgeId,
          at: updatedAt,
        }),
      );
      await tx.insertInto('scoresheetRevision').values(revisions).execute();
    }
  });
}

/** Processor time of this thread for some work, in ms: what others do on the machine hardly moves it. */
async function ownMs<T>(work: () => Promise<T>): Promise<{ ms: number; answer: T }> {
  const before = process.threadCpuUsage();
  const answer = await work();
  const { user, system } = process.threadCpuUsage(before);
  return { ms: (user + system) / 1_000, answer };
}

describeEachStore('a large round', (open) => {
  it('is counted twice and certified beside the thread that answers everybody', async () => {
    const store = await open();
    const seeded = await seedRound(store, {
      acts: 150,
      judges: 30,
      weights: [3, 2, 2, 1, 1, 1],
      rules: { method: 'mean', tieBreaks: [{ key: 'shared' }] },
    });
    await scoreAll(store, seeded);
    const round = await roundById(store.read, seeded.roundId);
    if (!round) throw new Error('The round was not seeded.');
    const countHere = async () => {
      const material = await gather(store.read, round, { now: store.now(), count });
      tabulate(inputOf(material, 'expected'));
      const input = inputOf(material, 'given');
      const standings = tabulate(input);
      expect(secondCount(input, standings)).toEqual([]);
      const signed = {
        product: '',
        version: 1,
        certifiedAt: 0,
        certifiedBy: '',
        proposedBy: null,
      };
      const polls = await certifiedPolls(store.read, material);
      seal(await certifiedFrom(store.read, { round, material, input, standings, polls }, signed));
      return factsDigest(input, standings);
    };
    // The second time, as quick as what was done before.
    await countHere();
    const counting = await ownMs(countHere);
    const given = { seen: counting.answer, depth: 'criteria' } as const;
    const certifying = await ownMs(() =>
      certify(store, count, { round: seeded.round, by: SYSTEM }, given, undefined),
    );
    expect((await newestResult(store.read, round.id))?.id).toBe(certifying.answer);
    expect(certifying.ms).toBeLessThan(counting.ms);
  });
});
