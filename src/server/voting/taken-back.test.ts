/** A poll that was opened by mistake and taken back: about whom it asks when it is opened again. */
import { expect, it } from 'vitest';
import { seedRound } from '#test/round.ts';
import { describeStoresByTurns } from '#test/store.ts';
import { roundById } from '../lineup/queries.ts';
import { SYSTEM } from '../store/audit.ts';
import { insertPoll } from './commands.ts';
import { pollById } from './queries.ts';
import { openPoll, takeBackPoll } from './window.ts';

describeStoresByTurns('a poll that is taken back', (open) => {
  /** The last act is out when the poll is opened, and comes back before or after the poll is taken back. */
  const begin = async (
    candidates: (ids: string[]) => string[] | undefined,
    comesBack: 'before' | 'after' = 'after',
  ) => {
    const store = await open();
    const seeded = await seedRound(store, { acts: 3 });
    const [, , last = ''] = seeded.performanceIds;
    const scratch = (scratched: 0 | 1) =>
      store.write({ by: SYSTEM }, ({ tx }) =>
        tx.updateTable('runningOrderItem').set({ scratched }).where('id', '=', last).execute(),
      );
    const id = await store.write({ by: SYSTEM }, async (work) => {
      const round = await roundById(work.tx, seeded.roundId);
      if (!round) throw new Error('The round was not seeded.');
      return insertPoll(work, round, {
        ...{ title: 'Favourite', method: 'pick_one', maxChoices: 1, practice: false },
        ...{ itemId: null, durationMs: null, candidateIds: candidates(seeded.performanceIds) },
      });
    });
    await scratch(1);
    await store.write({ by: SYSTEM }, async (work) => {
      await openPoll(work, id, { closesAt: null });
    });
    if (comesBack === 'before') await scratch(0);
    await store.write({ by: SYSTEM }, (work) => takeBackPoll(work, id, []));
    if (comesBack === 'after') await scratch(0);
    const poll = await pollById(store.read, id, store.now());
    return { acts: seeded.performanceIds, poll };
  };

  it.each(['before', 'after'] as const)(
    'asks about every act again, also about one that was out when it was opened, back %s',
    async (comesBack) => {
      const { acts, poll } = await begin(() => undefined, comesBack);
      expect(poll).toMatchObject({ state: 'draft', everyAct: true });
      expect(poll?.candidateIds.toSorted()).toEqual(acts.toSorted());
    },
  );

  it('asks about those that were named and nobody else', async () => {
    const { acts, poll } = await begin(([one = '']) => [one]);
    expect(poll).toMatchObject({ state: 'draft', everyAct: false, candidateIds: acts.slice(0, 1) });
  });

  it('asks about those that were named, though they were every act there was', async () => {
    const { acts, poll } = await begin((ids) => ids.slice(0, 2));
    expect(poll?.everyAct).toBe(false);
    expect(poll?.candidateIds.toSorted()).toEqual(acts.slice(0, 2).toSorted());
  });
});
