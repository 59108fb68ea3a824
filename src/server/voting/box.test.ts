import { expect, it } from 'vitest';
import { addOpenPoll, seedRound } from '#test/round.ts';
import { describeEachStore } from '#test/store.ts';
import { newCode } from '../store/secrets.ts';
import { openBallotBox } from './box.ts';

const START = Date.UTC(2026, 3, 18, 18, 0, 0);

describeEachStore('the ballot box', (open) => {
  const begin = async () => {
    const store = await open({ clock: () => START });
    const round = await seedRound(store, { acts: 3 });
    const pollId = await addOpenPoll(store, round, null);
    const commits: number[] = [];
    const box = openBallotBox(store, (ballots) => commits.push(ballots));
    const cast = (voter: string, act: number, order?: number) =>
      box.cast({
        pollId,
        voter,
        choice: round.performanceIds[act] ?? '',
        receipt: newCode(),
        at: START,
        order,
      });
    return { store, box, cast, commits, pollId };
  };

  it('puts a voter’s second ballot of the same moment into the next commit, where it replaces the first', async () => {
    const { cast, commits, store, box, pollId } = await begin();
    const [first, other, second, third] = await Promise.all([
      cast('ana', 0),
      cast('ben', 1),
      cast('ana', 2),
      cast('ana', 2),
    ]);
    expect(commits).toEqual([2, 1, 1]);
    expect(first).toMatchObject({ kept: true, replaced: false });
    expect(other).toMatchObject({ kept: true, replaced: false });
    expect(second).toMatchObject({ kept: true, replaced: true });
    // The same once more is the one that is in, with its receipt.
    expect(third).toEqual({ ...second, replaced: false });
    expect(await store.read.selectFrom('ballot').select('seq').execute()).toHaveLength(3);
    expect((await box.tally(pollId)).ballots).toBe(2);
  });

  it('judges what came in one moment by the voters’ own order', async () => {
    const { cast } = await begin();
    const [late, early] = await Promise.all([cast('ana', 1, 2), cast('ana', 0, 1)]);
    expect(late).toMatchObject({ kept: true });
    expect(early).toMatchObject({ kept: false, why: 'older' });
  });
});
