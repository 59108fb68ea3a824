/** No ballot is added to a count that was certified. */
import { expect, it } from 'vitest';
import { tabulate } from '#domain/tabulation/tabulate.ts';
import { addOpenPoll, seedRound, submitSheet } from '#test/round.ts';
import { describeStoresByTurns } from '#test/store.ts';
import { roundById } from '../lineup/queries.ts';
import { certify } from './certify.ts';
import { factsDigest } from './facts-digest.ts';
import { gather, inputOf } from './records.ts';

const count = async () => ({ ballots: 0, votes: {} });

describeStoresByTurns('a vote whose time ran out before certifying', (open) => {
  it('is shut in the same commit, so that a ballot on its way comes too late in every process', async () => {
    let now = Date.now();
    const store = await open({ clock: () => now });
    const seeded = await seedRound(store, { acts: 2, judges: 1, weights: [1], rules: { method: 'mean' } });
    for (const performance of [0, 1])
      await submitSheet(store, seeded, { performance, judge: 0, marks: [9 - performance] });
    const closesAt = now + 60_000;
    const poll = await addOpenPoll(store, seeded, closesAt);
    const kept = () =>
      store.read
        .selectFrom('poll')
        .select(['state', 'closedAt'])
        .where('id', '=', poll)
        .executeTakeFirstOrThrow();
    now = closesAt + 1_000;
    expect(await kept()).toMatchObject({ state: 'open', closedAt: null });

    const round = await roundById(store.read, seeded.roundId);
    if (!round) throw new Error('The round was not seeded.');
    const input = inputOf(await gather(store.read, round, { now, count }), 'given');
    const seen = factsDigest(input, tabulate(input));
    await certify(
      store,
      count,
      { round: seeded.round, by: { kind: 'admin', id: 'ana', name: 'Ana' } },
      { seen, depth: 'totals' },
      undefined,
    );
    expect(await kept()).toEqual({ state: 'closed', closedAt: closesAt });
  });
});
