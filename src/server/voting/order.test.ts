/** A voter's own order decides, in whatever order and how often their ballots arrive; on both engines alike. */
import { expect, it } from 'vitest';
import { decideBallot, MOST_CHANGES } from '#domain/voting/ballot.ts';
import { recountOf } from '#domain/voting/tally.ts';
import { currentEngine } from '#test/current-engine.ts';
import { addOpenPoll, seedRound } from '#test/round.ts';
import { describeEachStore } from '#test/store.ts';
import { SYSTEM } from '../store/audit.ts';
import type { KeptBallot } from '../store/ballots.ts';
import { newCode } from '../store/secrets.ts';
import { openVoting } from './ballots.ts';
import { openBallotBox } from './box.ts';
import { ballotsOf } from './queries.ts';
import { openReceipts, publishedList } from './receipts.ts';
import { closePoll } from './window.ts';

const START = Date.UTC(2026, 3, 18, 18, 0, 0);

describeEachStore('the order of a voter’s ballots', (open, engine) => {
  const begin = async () => {
    const clock = { now: START };
    const store = await open({ clock: () => clock.now });
    const round = await seedRound(store, { acts: 4 });
    const pollId = await addOpenPoll(store, round, null);
    const box = openBallotBox(store);
    const voting = openVoting(store, box, currentEngine);
    const vote = (act: number, order?: number) =>
      voting.cast({
        pollId,
        marks: { device: 'phone' },
        choice: [round.performanceIds[act] ?? ''],
        order,
        arrivedAt: clock.now,
      });
    const counted = async () => {
      const { votes } = await box.tally(pollId);
      return round.performanceIds.map((id) => votes[id] ?? 0);
    };
    return { clock, store, round, pollId, box, voting, vote, counted };
  };

  it('a late copy of an earlier ballot never beats the one that was pressed after it', async () => {
    const { vote, counted, pollId, box, store, clock, voting } = await begin();
    const first = await vote(0, 1);
    expect(await vote(1, 2)).toMatchObject({ changed: true, order: 2 });
    clock.now += 6_000;
    await expect(vote(0, 1)).rejects.toMatchObject({ code: 'newer_vote' });
    // The same one again, by a proxy that resends, is the same one.
    expect(await vote(1, 2)).toMatchObject({ changed: false, order: 2 });
    expect(await counted()).toEqual([0, 1, 0, 0]);
    expect((await voting.stateFor({ device: 'phone' })).polls[0]?.mine).toMatchObject({ order: 2 });
    await store.write({ by: SYSTEM }, (work) => closePoll(work, pollId));
    expect(recountOf(await ballotsOf(store.read, pollId))).toEqual(await box.tally(pollId));
    expect(
      await openReceipts(store, box, currentEngine).check({ id: pollId, receipt: first.receipt }),
    ).toMatchObject({
      state: 'replaced',
    });
  });

  it('a copy that never arrived before is late too, also when the same choice was pressed again meanwhile', async () => {
    const { vote, counted } = await begin();
    await vote(0, 1);
    // Pressed second and stuck on its way: act 1. Pressed third: act 0 again.
    expect(await vote(0, 3)).toMatchObject({ changed: false, order: 3 });
    await expect(vote(1, 2)).rejects.toMatchObject({ code: 'newer_vote' });
    expect(await counted()).toEqual([1, 0, 0, 0]);
  });

  it('counts by the order also where two processes wrote at once and the later press stands first in the log', async () => {
    const { store, pollId, round, clock } = await begin();
    const [early = '', late = ''] = round.performanceIds;
    const row = (choice: string, voterOrder: number, voter = 'ana') => ({
      pollId,
      voter,
      choice,
      receipt: newCode(),
      at: START,
      voterOrder,
    });
    // So many that the list is given.
    const others = Array.from({ length: 19 }, (_, n) => row(early, 1, `voter ${n}`));
    const rows = [row(late, 2), row(early, 1), ...others];
    await store.write({ by: SYSTEM }, ({ tx }) => tx.insertInto('ballot').values(rows).execute());
    const again = openBallotBox(store);
    expect((await again.tally(pollId)).votes).toEqual({ [late]: 1, [early]: 19 });
    expect(await again.newest(pollId, 'ana')).toMatchObject({ choice: late, order: 2 });
    expect(recountOf(await ballotsOf(store.read, pollId)).votes).toEqual({ [late]: 1, [early]: 19 });
    clock.now += 1;
    await store.write({ by: SYSTEM }, (work) => closePoll(work, pollId));
    await store.write({ by: SYSTEM }, ({ tx }) =>
      tx.updateTable('poll').set({ publishedAt: clock.now }).where('id', '=', pollId).execute(),
    );
    const { receipts } = await publishedList(store.read, {
      id: pollId,
      now: clock.now,
      engine: await currentEngine(),
      tally: await again.tally(pollId),
    });
    const listed = new Set(receipts?.map(({ receipt }) => receipt));
    expect(rows.map(({ receipt }) => listed.has(receipt))).toEqual([true, false, ...others.map(() => true)]);
    expect(
      await openReceipts(store, again, currentEngine).check({ id: pollId, receipt: rows[0]?.receipt ?? '' }),
    ).toMatchObject({
      state: 'counted',
    });
  });

  it('two ballots of one order are one press: the first that came stands', async () => {
    const { vote, counted } = await begin();
    await vote(0, 1);
    await expect(vote(1, 1)).rejects.toMatchObject({ code: 'newer_vote' });
    expect(await counted()).toEqual([1, 0, 0, 0]);
  });

  it('without an order a ballot is newer than all before it, also beside some that have one', async () => {
    const { vote, counted } = await begin();
    await vote(0);
    expect(await vote(1)).toMatchObject({ order: 2 });
    expect(await vote(2, 7)).toMatchObject({ order: 7 });
    expect(await vote(3)).toMatchObject({ order: 8 });
    expect(await counted()).toEqual([0, 0, 0, 1]);
  });

  it('nobody gets past every later press: an order is no later than the time', async () => {
    const { vote, clock } = await begin();
    await expect(vote(0, clock.now + 3_600_000)).rejects.toMatchObject({ code: 'invalid' });
    expect(await vote(0, clock.now)).toMatchObject({ order: clock.now });
  });

  it(`takes ${MOST_CHANGES} changes of one device and no more, and the last one counts`, async () => {
    const { vote, counted, store, pollId, round } = await begin();
    for (let change = 0; change <= MOST_CHANGES; change += 1) await vote(change % 3);
    await expect(vote(3)).rejects.toMatchObject({ code: 'changed_too_often' });
    expect(await vote(MOST_CHANGES % 3)).toMatchObject({ changed: false });
    const rows = await store.read.selectFrom('ballot').select('seq').where('pollId', '=', pollId).execute();
    expect(rows).toHaveLength(MOST_CHANGES + 1);
    expect((await counted()).reduce((sum, votes) => sum + votes)).toBe(1);
    // Read anew, it is as full as before.
    const again = openVoting(store, openBallotBox(store), currentEngine);
    const cast = again.cast({
      pollId,
      marks: { device: 'phone' },
      choice: [round.performanceIds[3] ?? ''],
      arrivedAt: START,
    });
    await expect(cast).rejects.toMatchObject({ code: 'changed_too_often' });
  });

  it('judges as the rule says, whatever comes in whatever batch', async () => {
    const { store, pollId, box } = await begin();
    const roll = dice(engine === 'sqlite' ? 3 : 4);
    const model = new Map<string, KeptBallot>();
    const window = { state: 'open', openedAt: START, closesAt: null, closedAt: null } as const;
    for (let turn = 0; turn < 150; turn += 1) {
      const voters = new Set(Array.from({ length: 8 }, () => `voter ${roll(12)}`));
      const batch = [...voters].map((voter) => ({
        pollId,
        voter,
        choice: `act${roll(3)}`,
        receipt: newCode(),
        at: START + turn - (roll(20) === 0 ? turn + 1 : 0),
        order: roll(4) === 0 ? undefined : 1 + roll(turn + 3),
      }));
      const outcomes = await Promise.all(batch.map((ballot) => box.cast(ballot)));
      for (const [i, ballot] of batch.entries()) {
        const earlier = model.get(ballot.voter);
        const became = decideBallot(ballot, earlier, window);
        const outcome = outcomes[i];
        expect(outcome?.kept ? 'taken' : outcome?.why).toBe(
          became === 'kept' || became === 'repeated' ? 'taken' : became,
        );
        if (became === 'repeated' && outcome?.kept) expect(outcome.ballot).toEqual(earlier);
        if (became === 'kept' && outcome?.kept) model.set(ballot.voter, outcome.ballot);
      }
    }
    for (const [voter, kept] of model) expect(await box.newest(pollId, voter)).toEqual(kept);
    const log = await ballotsOf(store.read, pollId);
    expect(await box.tally(pollId)).toEqual(recountOf(log));
    expect(await openBallotBox(store).tally(pollId)).toEqual(recountOf(log));
    for (const { voter, choice } of log.toReversed())
      if (model.delete(voter)) expect((await box.newest(pollId, voter))?.choice).toBe(choice);
  });
});

/** Numbers below `most` that look random and are the same every time. */
function dice(seed: number): (most: number) => number {
  let state = seed;
  return (most) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * most);
  };
}
