/** A result is held against its records, and counted again, by the version of the engine that it was certified with. */
import { expect, it } from 'vitest';
import { ENGINES, type Engine } from '#domain/tabulation/engines.ts';
import { tabulate } from '#domain/tabulation/tabulate.ts';
import { seedRound, submitSheet } from '#test/round.ts';
import { describeEachStore } from '#test/store.ts';
import { roundById } from '../lineup/queries.ts';
import { SYSTEM } from '../store/audit.ts';
import { certify, digestOf } from './certify.ts';
import { addDeduction } from './decisions.ts';
import { currentResult, newestResult } from './queries.ts';
import { gather, inputOf } from './records.ts';
import { recount } from './recount.ts';

const count = async () => ({ ballots: 0, votes: {} });

describeEachStore('a certified result and its engine', (open) => {
  const begin = async (rules: object) => {
    const store = await open();
    const seeded = await seedRound(store, { acts: 2, judges: 2, weights: [1], rules });
    for (const performance of [0, 1])
      for (const judge of [0, 1])
        await submitSheet(store, seeded, { performance, judge, marks: [9 - performance] });
    const deciding = { store, by: SYSTEM, commandId: undefined };
    const deduct = () =>
      addDeduction(deciding, {
        performanceId: seeded.performanceIds[0] ?? '',
        kind: 'breach',
        points: '0.5',
        reason: 'Too loud.',
      });
    const round = await roundById(store.read, seeded.roundId);
    if (!round) throw new Error('The round was not seeded.');
    const at = () => ({ now: store.now(), count });
    const counted = async (engine: Engine) => {
      const input = inputOf(await gather(store.read, round, at()), 'given', engine);
      return { input, standings: tabulate(input) };
    };
    return { store, seeded, round, at, counted, deduct };
  };

  it.each(ENGINES)('holds, and its recount agrees: %i', async (engine) => {
    const { store, seeded, round, at, counted, deduct } = await begin({ method: 'rank_sum' });
    await deduct();
    const now = await counted(2);
    const seen = digestOf(now.input, now.standings);
    await certify(store, count, SYSTEM, { seen, depth: 'totals' }, undefined);
    // What a version of the program with that engine would have left in the database.
    const { input, standings } = await counted(engine);
    const { engine: named, ...unnamed } = input;
    await store.write({ by: SYSTEM }, async ({ tx }) => {
      await tx
        .updateTable('result')
        .set({
          inputs: JSON.stringify(named === 1 ? unnamed : input),
          standings: JSON.stringify(standings),
          digest: digestOf(input, standings),
        })
        .execute();
    });
    const kept = await newestResult(store.read, seeded.roundId);
    expect(kept?.inputs.engine).toBe(engine);
    expect(kept?.standings.performances.map((row) => row.result?.exact)).toEqual(
      engine === 1 ? ['5/2', '4'] : ['2', '4'],
    );
    expect((await currentResult(store.read, round, at()))?.state).toBe('certified');
    expect(await recount(store, round.id)).toMatchObject({ agrees: true, differences: [], details: [] });
  });

  it('takes no points off where judges write places, and says what to do', async () => {
    const { deduct } = await begin({ method: 'skating_system', marks: 'places' });
    await expect(deduct()).rejects.toMatchObject({
      code: 'wrong_state',
      message: expect.stringContaining('there are no points to take off'),
    });
  });
});
