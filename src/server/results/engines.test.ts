/** A result is held against its records, and counted again, by the version of the engine that it was certified with. */
import { expect, it, onTestFinished } from 'vitest';
import { ENGINE, type Engine } from '#domain/tabulation/engines.ts';
import type { Standings } from '#domain/tabulation/standings.ts';
import { tabulate } from '#domain/tabulation/tabulate.ts';
import type { TabulationInput } from '#domain/tabulation/types.ts';
import { besideTheDoor } from '#test/beside-the-door.ts';
import { addOpenPoll, seedRound, submitSheet } from '#test/round.ts';
import { describeStoresByTurns } from '#test/store.ts';
import { mint } from '../http/access.ts';
import { commandsOf } from '../http/command.ts';
import { roundById } from '../lineup/queries.ts';
import { SYSTEM } from '../store/audit.ts';
import type { Store } from '../store/store.ts';
import { openVoting } from '../voting/ballots.ts';
import { openBallotBox } from '../voting/box.ts';
import { publishedList } from '../voting/receipts.ts';
import { closePoll } from '../voting/window.ts';
import { certify } from './certify.ts';
import { addDeduction } from './decisions.ts';
import { engineOfVotes } from './engine-of-votes.ts';
import { factsDigest } from './facts-digest.ts';
import { currentResult, newestResult, resultById } from './queries.ts';
import { gather, inputOf } from './records.ts';
import { recount } from './recount.ts';

const count = async () => ({ ballots: 0, votes: {} });

/** What a version of the program with an earlier engine left in the database, brought up to date. */
async function leaveAsBefore(
  store: Store,
  { input: { engine = 1, ...facts }, standings }: { input: TabulationInput; standings: Standings },
): Promise<void> {
  // The first was not named.
  const input = engine === 1 ? facts : { engine, ...facts };
  const result = await store.read.selectFrom('result').select('id').executeTakeFirstOrThrow();
  const kept = await resultById(store.read, result.id);
  const digest = factsDigest({ ...facts, engine }, standings);
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
  const begin = async (rules: object, acts = 2) => {
    const store = await open();
    const seeded = await seedRound(store, { acts, judges: 2, weights: [1], rules });
    for (const performance of seeded.performanceIds.keys())
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

  it('is beside its vote, whose places are made by the same version', async () => {
    const { store, seeded, counted } = await begin({ method: 'mean' }, 6);
    const box = openBallotBox(store);
    onTestFinished(() => box.close());
    const poll = { id: await addOpenPoll(store, seeded, null, 'star'), now: store.now() };
    const ballots = [
      [5, 2, 3, 2, 0, 4],
      [0, 2, 4, 4, 4, 3],
      [4, 5, 2, 3, 5, 1],
    ];
    const voting = openVoting(store, box, engineOfVotes);
    for (const [voter, stars] of ballots.entries())
      await voting.cast({
        pollId: poll.id,
        marks: { device: `device ${voter}` },
        choice: seeded.performanceIds.map((act, at) => `${act}:${stars[at]}`),
        arrivedAt: store.now(),
      });
    await store.write({ by: SYSTEM }, (work) => closePoll(work, poll.id));
    const tally = box.tally;
    const first = async () => {
      const engine = await engineOfVotes(store.read, seeded.roundId);
      const list = await publishedList(store.read, { ...poll, engine, tally: await tally(poll.id) });
      return [list.engine, list.candidates.filter(({ figure }) => figure === 1).length];
    };
    expect(await first()).toEqual([ENGINE, 1]);
    const now = await counted(ENGINE);
    const seen = factsDigest(now.input, now.standings);
    await certify(store, count, { round: seeded.round, by: SYSTEM }, { seen, depth: 'totals' }, undefined);
    await leaveAsBefore(store, await counted(4));
    // Up to version 4 two acts shared the first place.
    expect(await first()).toEqual([4, 2]);
    await besideTheDoor(store, (tx) => tx.updateTable('result').set({ state: 'voided' }).execute());
    expect(await first()).toEqual([ENGINE, 1]);
  });

  it('takes no points off where judges write places, and says what to do', async () => {
    const { deduct } = await begin({ method: 'skating_system', marks: 'places' });
    await expect(deduct()).rejects.toMatchObject({
      code: 'wrong_state',
      message: expect.stringContaining('there are no points to take off'),
    });
  });
});
