/** What the admin sees of the judges beside their marks, and of the votes. */
import { expect, it } from 'vitest';
import { Refusal } from '#contract/refusal.ts';
import { tabulate } from '#domain/tabulation/tabulate.ts';
import { seedRound, submitSheet } from '#test/round.ts';
import { describeStoresByTurns } from '#test/store.ts';
import { show } from '#test/tabulation/small-shows.ts';
import { noteSeen, noteUnsent } from '../judging/sessions.ts';
import { roundById } from '../lineup/queries.ts';
import { readBoard } from '../show/score-board.ts';
import { SYSTEM } from '../store/audit.ts';
import { openAdminReadings, scoringAfter } from './admin-readings.ts';
import { askedOf } from './counts.ts';
import { presentScoring } from './present-scoring.ts';
import { rowsShown } from './scoring-rows.ts';

const START = Date.UTC(2026, 3, 18, 20, 0, 0);
const count = async () => ({ ballots: 0, votes: {} });

describeStoresByTurns('the judges on the scoring page', (open) => {
  it('are connected while a device of theirs was heard of in the last ten seconds', async () => {
    const clock = { now: START };
    const store = await open({ clock: () => clock.now });
    const { round, judgeIds } = await seedRound(store, { acts: 1, judges: 3, weights: [1] });
    const [first = '', second = ''] = judgeIds;
    const hear = (judgeId: string, device: string) =>
      noteSeen(store, { judgeId, sessionId: device, device, at: clock.now });
    const shown = async () =>
      (await presentScoring(store.read, { now: clock.now, count }, round)).judges.map(
        ({ online, lastSeenAt, unsent }) => [online, lastSeenAt, unsent],
      );
    await hear(first, 'tablet');
    clock.now += 1;
    await hear(second, 'phone');
    clock.now = START + 10_000;
    expect(await shown()).toEqual([
      [false, START, 0],
      [true, START + 1, 0],
      [false, null, 0],
    ]);
    await noteUnsent(store, 'tablet', 2);
    clock.now += 1;
    expect(await shown()).toEqual([
      [true, START + 10_000, 2],
      [false, START + 1, 0],
      [false, null, 0],
    ]);
  });
});

describeStoresByTurns('weights and steps that cannot be added exactly together', (open) => {
  it('are told in words where scores are looked after, and the show goes on without its scores', async () => {
    const store = await open();
    const seeded = await seedRound(store, { acts: 1, judges: 2, weights: [999.99, 999.98] });
    await store.write({ by: SYSTEM }, async ({ tx }) => {
      await tx
        .updateTable('criterion')
        .set({ step: '0.0001', minSteps: 990_000, maxSteps: 1_000_000 })
        .execute();
      await tx.updateTable('judge').set({ weight: '999.99' }).execute();
    });
    for (const judge of [0, 1])
      await submitSheet(store, seeded, { performance: 0, judge, marks: [999_999, 999_998] });
    await expect(presentScoring(store.read, { now: START, count }, seeded.round)).rejects.toMatchObject({
      code: 'wrong_state',
      message: 'The weights and steps are too fine for exact totals.',
    });
    // What was done before it is not called refused.
    const done = scoringAfter(openAdminReadings(store, count))(async () => undefined);
    await expect(done({ round: seeded.round })).rejects.not.toBeInstanceOf(Refusal);
    const round = await roundById(store.read, seeded.roundId);
    if (!round) throw new Error('The round was not seeded.');
    const asked = await askedOf(store.read, round, { now: START, count });
    const lastId = seeded.performanceIds[0] ?? '';
    for (const scored of [null, seeded.performanceIds])
      expect(await readBoard(store.read, { ...asked, lastId, scored })).toEqual({
        scores: null,
        standings: null,
      });
  });
});

it('shares of the votes that differ are not told alike', () => {
  const audience = { ballots: 100_000, counts: { kites: 33_333, lamps: 33_334, mirrors: 33_333 } };
  const standings = tabulate(
    show(
      { method: 'mean', audience: { conversion: 'share' } },
      { kites: [9], lamps: [6], mirrors: [5] },
      { audience },
    ),
  );
  const about = { acts: [], sheets: [], scoring: new Map(), deductions: [], reviewed: null };
  const rows = rowsShown({ standings, ...about });
  expect(rows.map((row) => row.audience?.converted)).toEqual(['33.333', '33.334', '33.333']);
});
