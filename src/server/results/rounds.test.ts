import { expect, it } from 'vitest';
import { tabulate } from '#domain/tabulation/tabulate.ts';
import { seedRound, submitSheet } from '#test/round.ts';
import { describeEachStore } from '#test/store.ts';
import { currentRound, performancesOfRound, roundById } from '../lineup/queries.ts';
import { renameRound } from '../lineup/rounds.ts';
import { SYSTEM } from '../store/audit.ts';
import { certify } from './certify.ts';
import { factsDigest } from './facts-digest.ts';
import { currentResult } from './queries.ts';
import { gather, inputOf } from './records.ts';
import { makeCurrent, makeNext, presentRounds, previewNext, takeOutRound } from './rounds.ts';

const count = async () => ({ ballots: 0, votes: {} });
const waiting = async () => 'waiting' as const;

describeEachStore('rounds', (open) => {
  /** Four acts; the first has the best marks but is a guest, the last two are tied. */
  const begin = async () => {
    const store = await open();
    const seeded = await seedRound(store, { acts: 4, judges: 1, weights: [1] });
    for (const [performance, mark] of [9, 8, 6, 6].entries())
      await submitSheet(store, seeded, { performance, judge: 0, marks: [mark] });
    await store.write({ by: SYSTEM }, async ({ tx }) => {
      await tx
        .updateTable('runningOrderItem')
        .set({ isGuest: 1 })
        .where('id', '=', seeded.performanceIds[0] ?? '')
        .execute();
      await tx
        .insertInto('tieDecision')
        .values({
          id: 'tie1',
          roundId: seeded.roundId,
          performances: JSON.stringify([seeded.performanceIds[3], seeded.performanceIds[2]]),
          reason: 'Louder applause.',
          by: 'Ana',
          createdAt: 1,
          how: 'applause',
        })
        .execute();
    });
    const round = await roundById(store.read, seeded.roundId);
    if (!round) throw new Error('The round was not seeded.');
    const at = () => ({ now: store.now(), count });
    const certifyIt = async () => {
      const input = inputOf(await gather(store.read, round, at()), 'given');
      const seen = factsDigest(input, tabulate(input));
      await certify(store, count, { round: seeded.round, by: SYSTEM }, { seen, depth: 'totals' }, undefined);
    };
    return { store, seeded, round, at, certifyIt };
  };
  const rule = (roundId: string) => ({
    roundIds: [roundId],
    each: 'overall' as const,
    count: 2,
    wildcards: 0,
    tie: 'tie_break' as const,
    chosen: [],
  });
  const next = (roundId: string) => ({
    ...rule(roundId),
    name: 'Final',
    reason: '',
    seed: 'lowest_first' as const,
    points: 'zero' as const,
  });

  it('refuses to go on from a round that is not certified', async () => {
    const { store, seeded, at } = await begin();
    await expect(previewNext(store.read, at(), rule(seeded.roundId))).rejects.toMatchObject({
      code: 'wrong_state',
    });
  });

  it('makes the final from the places, lowest first, and gives a scored guest none', async () => {
    const { store, seeded, round, at, certifyIt } = await begin();
    await certifyIt();
    const preview = await previewNext(store.read, at(), rule(seeded.roundId));
    expect(preview.advancing.map(({ stageName, why }) => [stageName, why])).toEqual([
      ['Act 2', '1st overall'],
      ['Act 4', '2nd overall'],
    ]);
    await store.write({ by: SYSTEM }, (work) => makeNext(work, count, next(seeded.roundId)));
    expect((await currentRound(store.read))?.id).toBe(seeded.roundId);
    const made = (await presentRounds(store.read, at(), waiting)).find((one) => one.name === 'Final');
    expect(made).toMatchObject({ acts: 2, current: false, state: 'open' });
    const acts = await performancesOfRound(store.read, made?.id ?? '');
    expect(acts.map((act) => act.stageName)).toEqual(['Act 4', 'Act 2']);
    expect((await currentResult(store.read, round, at()))?.state).toBe('certified');
  });

  it('makes another round current, but not while the show of the present one runs', async () => {
    const { store, seeded, at, certifyIt } = await begin();
    await certifyIt();
    await store.write({ by: SYSTEM }, (work) => makeNext(work, count, next(seeded.roundId)));
    const id = (await presentRounds(store.read, at(), waiting)).find((one) => !one.current)?.id ?? '';
    const running = async () => 'running' as const;
    await expect(store.write({ by: SYSTEM }, (work) => makeCurrent(work, running, id))).rejects.toMatchObject(
      { code: 'wrong_state' },
    );
    await store.write({ by: SYSTEM }, (work) => makeCurrent(work, waiting, id));
    expect((await currentRound(store.read))?.id).toBe(id);
    await store.write({ by: SYSTEM }, (work) => renameRound(work, id, 'Grand final'));
    expect((await currentRound(store.read))?.name).toBe('Grand final');
    await expect(
      store.write({ by: SYSTEM }, (work) => takeOutRound(work, waiting, seeded.roundId)),
    ).rejects.toMatchObject({ code: 'in_use' });
    await store.write({ by: SYSTEM }, (work) => makeCurrent(work, waiting, seeded.roundId));
    await store.write({ by: SYSTEM }, (work) => takeOutRound(work, waiting, id));
    expect(await presentRounds(store.read, at(), waiting)).toHaveLength(1);
  });
});
