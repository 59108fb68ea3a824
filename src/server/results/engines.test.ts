/** A result is held against its records, and counted again, by the version of the engine that it was certified with. */
import { expect, it } from 'vitest';
import { ENGINE, type Engine } from '#domain/tabulation/engines.ts';
import type { Standings } from '#domain/tabulation/standings.ts';
import { tabulate } from '#domain/tabulation/tabulate.ts';
import type { TabulationInput } from '#domain/tabulation/types.ts';
import { besideTheDoor } from '#test/beside-the-door.ts';
import { seedRound, submitSheet } from '#test/round.ts';
import { describeStoresByTurns } from '#test/store.ts';
import { mint } from '../http/access.ts';
import { commandsOf } from '../http/command.ts';
import { roundById } from '../lineup/queries.ts';
import { SYSTEM } from '../store/audit.ts';
import type { Store } from '../store/store.ts';
import { certify } from './certify.ts';
import { addDeduction } from './decisions.ts';
import { factsDigest } from './facts-digest.ts';
import { currentResult, newestResult, resultById } from './queries.ts';
import { gather, inputOf } from './records.ts';
import { recount } from './recount.ts';

const count = async () => ({ ballots: 0, votes: {} });

/** What a version of the program with the first engine left in the database, brought up to date. */
async function leaveAsBefore(
  store: Store,
  { input: { engine: _engine, ...input }, standings }: { input: TabulationInput; standings: Standings },
): Promise<void> {
  const result = await store.read.selectFrom('result').select('id').executeTakeFirstOrThrow();
  const kept = await resultById(store.read, result.id);
  const digest = factsDigest({ ...input, engine: 1 }, standings);
  const earlier = {
    certifiedAt: kept?.certifiedAt,
    certifiedBy: kept?.account.certifiedBy,
    proposedBy: null,
    standings,
    input,
    programme: kept?.programme,
    tables: kept?.tables.map(({ kind, categoryId, title }) => ({ kind, categoryId, title })),
    awards: [],
    participants: kept?.account.participants,
  };
  await besideTheDoor(store, async (tx) => {
    await tx
      .updateTable('result')
      .set({ document: null, openings: null, earlier: JSON.stringify(earlier), digest })
      .execute();
    await tx
      .updateTable('audit')
      .set({ after: JSON.stringify({ digest }), at: kept?.certifiedAt ?? 0 })
      .where('action', '=', 'result.certified')
      .execute();
  });
}

describeStoresByTurns('a certified result and its engine', (open) => {
  const begin = async (rules: object) => {
    const store = await open();
    const seeded = await seedRound(store, { acts: 2, judges: 2, weights: [1], rules });
    for (const performance of [0, 1])
      for (const judge of [0, 1])
        await submitSheet(store, seeded, { performance, judge, marks: [9 - performance] });
    const access = mint<'admin'>({ adminId: 'ana', sessionId: 'desk', role: 'admin', by: SYSTEM });
    const deciding = { access, by: SYSTEM, round: seeded.round };
    const deduct = () =>
      commandsOf(store)(addDeduction)({
        ...deciding,
        body: {
          performanceId: seeded.performanceIds[0] ?? '',
          kind: 'breach',
          points: '0.5',
          reason: 'Too loud.',
        },
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

  // What the second engine certified is held in test/results/certified-before.
  it.each([1, ENGINE] as const)('holds, and its recount agrees: %i', async (engine) => {
    const { store, seeded, round, at, counted, deduct } = await begin({ method: 'rank_sum' });
    await deduct();
    const now = await counted(ENGINE);
    const seen = factsDigest(now.input, now.standings);
    await certify(store, count, { round: seeded.round, by: SYSTEM }, { seen, depth: 'totals' }, undefined);
    if (engine === 1) await leaveAsBefore(store, await counted(engine));
    const kept = await newestResult(store.read, seeded.roundId);
    expect(kept?.input.engine).toBe(engine);
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
