import { expect, it } from 'vitest';
import type { Refusal } from '#contract/refusal.ts';
import { recountOf } from '#domain/voting/tally.ts';
import { currentEngine } from '#test/current-engine.ts';
import { addOpenPoll, seedRound } from '#test/round.ts';
import { describeEachStore } from '#test/store.ts';
import { SYSTEM } from '../store/audit.ts';
import { openVoting } from './ballots.ts';
import { openBallotBox } from './box.ts';
import { openReceipts } from './receipts.ts';
import { closePoll, openPoll, setPollDeadline } from './window.ts';

const START = Date.UTC(2026, 3, 18, 18, 0, 0);

describeEachStore('voting', (open) => {
  const begin = async (closesAt: number | null = null) => {
    const clock = { now: START };
    const store = await open({ clock: () => clock.now });
    const round = await seedRound(store, { acts: 4 });
    const pollId = await addOpenPoll(store, round, closesAt);
    const box = openBallotBox(store);
    const voting = openVoting(store, box, currentEngine);
    const vote = (device: string, act: number) =>
      voting.cast({
        pollId,
        marks: { device },
        choice: [round.performanceIds[act] ?? ''],
        arrivedAt: clock.now,
      });
    return { clock, store, round, pollId, box, voting, vote };
  };

  it('counts each of many voters once, and its tally equals the recount of the log', async () => {
    const { store, pollId, box, vote, round } = await begin();
    const presses: Promise<unknown>[] = [];
    for (let voter = 0; voter < 300; voter += 1)
      for (const act of [voter % 4, (voter * 7) % 4, (voter * 13 + 1) % 4])
        presses.push(vote(`device ${voter}`, act));
    await Promise.all(presses);
    const log = await store.read
      .selectFrom('ballot')
      .selectAll()
      .where('pollId', '=', pollId)
      .orderBy('seq')
      .execute();
    const tally = await box.tally(pollId);
    expect(tally.ballots).toBe(300);
    expect(tally).toEqual(recountOf(log));
    const last = Array.from({ length: 300 }, (_, voter) => (voter * 13 + 1) % 4);
    for (const [act, performanceId] of round.performanceIds.entries())
      expect(tally.votes[performanceId] ?? 0).toBe(last.filter((chosen) => chosen === act).length);
    expect(await openBallotBox(store).tally(pollId)).toEqual(tally);
  });

  it('acknowledges the same vote again and appends nothing', async () => {
    const { store, vote } = await begin();
    const first = await vote('phone', 2);
    const again = await vote('phone', 2);
    expect(again).toEqual({ ...first, changed: false });
    const changed = await vote('phone', 1);
    expect(changed.changed).toBe(true);
    expect(changed.receipt).not.toBe(first.receipt);
    expect((await store.read.selectFrom('ballot').select('seq').execute()).length).toBe(2);
  });

  it('honours the deadline to the millisecond by arrival', async () => {
    const { clock, vote, pollId, box } = await begin(START + 10_000);
    clock.now = START + 9_999;
    await vote('in time', 0);
    clock.now = START + 10_000;
    await expect(vote('late', 0)).rejects.toMatchObject({
      code: 'poll_closed',
      message: 'Not counted: voting closed at 20:00:10.',
    } satisfies Partial<Refusal>);
    expect((await box.tally(pollId)).ballots).toBe(1);
  });

  it('acknowledges a repeated vote after the close when it was counted before', async () => {
    const { clock, vote } = await begin(START + 1_000);
    const kept = await vote('phone', 3);
    clock.now = START + 5_000;
    expect(await vote('phone', 3)).toEqual({ ...kept, changed: false });
    await expect(vote('phone', 1)).rejects.toMatchObject({ code: 'poll_closed' });
  });

  it('takes no ballot once a close is committed, even one that arrived before', async () => {
    const { clock, store, voting, pollId, round } = await begin();
    const arrivedAt = clock.now;
    clock.now += 5;
    await store.write({ by: SYSTEM }, (work) => closePoll(work, pollId));
    const choice = [round.performanceIds[0] ?? ''];
    await expect(voting.cast({ pollId, marks: { device: 'slow' }, choice, arrivedAt })).rejects.toMatchObject(
      {
        code: 'poll_closed',
      },
    );
  });

  it('takes ballots of a poll that is opened again after the clock was set back', async () => {
    const { clock, store, pollId, vote } = await begin();
    await vote('phone', 0);
    clock.now -= 3_600_000;
    await expect(vote('other phone', 1)).rejects.toMatchObject({ code: 'poll_not_open' });
    await store.write({ by: SYSTEM }, (work) => closePoll(work, pollId));
    await store.write({ by: SYSTEM }, (work) =>
      openPoll(work, pollId, { closesAt: null, reason: 'The clock was set.' }),
    );
    expect(await vote('other phone', 1)).toMatchObject({ changed: false });
    expect(await vote('phone', 1)).toMatchObject({ changed: true });
  });

  it('opens a closed poll again with a reason only, keeps its ballots, and counts its time from then', async () => {
    const { clock, store, pollId, vote, box } = await begin();
    await vote('phone', 0);
    await store.write({ by: SYSTEM }, (work) => closePoll(work, pollId));
    await expect(
      store.write({ by: SYSTEM }, (work) => openPoll(work, pollId, { closesAt: null })),
    ).rejects.toMatchObject({ code: 'wrong_state' });
    clock.now += 600_000;
    await store.write({ by: SYSTEM }, (work) =>
      openPoll(work, pollId, { closesAt: null, reason: 'The wifi was down.' }),
    );
    const { openedAt } = await store.read.selectFrom('poll').select('openedAt').executeTakeFirstOrThrow();
    expect(openedAt).toBe(clock.now);
    await vote('other phone', 1);
    expect((await box.tally(pollId)).ballots).toBe(2);
  });

  it('does not move a deadline that has passed', async () => {
    const { clock, store, pollId } = await begin(START + 1_000);
    clock.now = START + 1_000;
    await expect(
      store.write({ by: SYSTEM }, (work) => setPollDeadline(work, pollId, START + 60_000)),
    ).rejects.toMatchObject({ code: 'wrong_state' });
  });

  it('refuses a vote for an act that is not in the poll', async () => {
    const { voting, pollId, clock } = await begin();
    await expect(
      voting.cast({ pollId, marks: { device: 'phone' }, choice: ['nobody'], arrivedAt: clock.now }),
    ).rejects.toMatchObject({ code: 'invalid', fields: { choice: expect.any(String) } });
  });

  it('an act that is scratched leaves an open poll; ballots for it stay in the log and give nobody a vote', async () => {
    const { store, voting, vote, pollId, round, box, clock } = await begin();
    const gone = round.performanceIds[1] ?? '';
    const { receipt } = await vote('phone', 1);
    await vote('other', 2);
    await store.write({ by: SYSTEM }, ({ tx }) =>
      tx.updateTable('runningOrderItem').set({ scratched: 1 }).where('id', '=', gone).execute(),
    );
    const [poll] = (await voting.stateFor({ device: 'phone' })).polls;
    expect(poll?.candidates.map((act) => act.performanceId)).not.toContain(gone);
    expect(poll?.mine?.choice).toEqual([]);
    await expect(vote('third', 1)).rejects.toMatchObject({ code: 'invalid' });
    expect((await box.tally(pollId)).ballots).toBe(2);
    clock.now += 1;
    await store.write({ by: SYSTEM }, (work) => closePoll(work, pollId));
    expect(await openReceipts(store, box, currentEngine).check({ id: pollId, receipt })).toMatchObject({
      state: 'set_aside',
    });
  });

  it('reads the log once for a crowd that looks its receipts up, and again when something was decided', async () => {
    const { store, vote, pollId, box, clock, round } = await begin();
    const { receipt } = await vote('phone', 1);
    clock.now += 1;
    await store.write({ by: SYSTEM }, (work) => closePoll(work, pollId));
    let readings = 0;
    const readForCrowd: typeof store.readForCrowd = (...asked) => {
      readings += 1;
      return store.readForCrowd(...asked);
    };
    const { check } = openReceipts({ ...store, readForCrowd }, box, currentEngine);
    const unknown = await Promise.allSettled(
      Array.from({ length: 60 }, () => check({ id: pollId, receipt: 'zzzzzzzz' })),
    );
    expect(unknown.every((one) => one.status === 'rejected' && one.reason.code === 'not_found')).toBe(true);
    expect(await check({ id: pollId, receipt })).toEqual({ state: 'counted', reason: null });
    await expect(check({ id: 'another', receipt })).rejects.toMatchObject({ code: 'not_found' });
    expect(readings).toBe(1);
    await store.write({ by: SYSTEM }, ({ tx }) =>
      tx
        .updateTable('runningOrderItem')
        .set({ scratched: 1 })
        .where('id', '=', round.performanceIds[1] ?? '')
        .execute(),
    );
    expect(await check({ id: pollId, receipt })).toMatchObject({ state: 'set_aside' });
    expect(readings).toBe(2);
    // Another poll's votes, and groups of them that look scripted, are nothing to this one.
    const flag = { kind: 'bare' as const, firstAt: clock.now, lastAt: clock.now, setAsideAt: null };
    const another = await addOpenPoll(store, round, null);
    await store.write({ by: SYSTEM }, ({ tx }) =>
      tx
        .insertInto('voteFlag')
        .values({ ...flag, id: 'group1', pollId: another })
        .execute(),
    );
    await check({ id: pollId, receipt });
    const before = readings;
    await store.write({ by: SYSTEM }, ({ tx }) =>
      tx
        .insertInto('voteFlag')
        .values({ ...flag, id: 'group2', pollId })
        .execute(),
    );
    await check({ id: pollId, receipt });
    expect(readings).toBe(before);
    await store.write({ by: SYSTEM }, ({ tx }) =>
      tx.updateTable('voteFlag').set({ setAsideAt: clock.now }).where('id', '=', 'group2').execute(),
    );
    await check({ id: pollId, receipt });
    expect(readings).toBe(before + 1);
  });

  it('shows a voter their own vote and no count of any kind', async () => {
    const { voting, vote, round } = await begin();
    const mine = await vote('phone', 1);
    await vote('other', 2);
    const state = await voting.stateFor({ device: 'phone' });
    expect(state.polls[0]?.mine).toEqual({
      choice: [round.performanceIds[1]],
      receipt: mine.receipt,
      votedAt: START,
      order: 1,
    });
    expect((await voting.stateFor({ device: 'third' })).polls[0]?.mine).toBeNull();
    expect(JSON.stringify(state)).not.toMatch(/ballots|votes"|tally/);
  });

  it('keeps no trace by which one device could be followed from poll to poll', async () => {
    const { store, round, vote, voting, clock } = await begin();
    const second = await addOpenPoll(store, round, null);
    await vote('phone', 0);
    await voting.cast({
      pollId: second,
      marks: { device: 'phone' },
      choice: [round.performanceIds[0] ?? ''],
      arrivedAt: clock.now,
    });
    const voters = (await store.read.selectFrom('ballot').select('voter').execute()).map((row) => row.voter);
    expect(new Set(voters).size).toBe(2);
    expect(voters.join()).not.toContain('phone');
  });

  it('counts inside a write while more writes wait for it than there are connections', async () => {
    const { store, vote, pollId, box } = await begin();
    await vote('phone', 1);
    const counts = Array.from({ length: 12 }, () =>
      store.write({ by: SYSTEM }, async () => (await box.tally(pollId)).ballots),
    );
    expect(await Promise.all(counts)).toEqual(counts.map(() => 1));
  });

  it('takes ballots while other writes are under way', async () => {
    const { store, vote, pollId, box } = await begin();
    const writes = Array.from({ length: 20 }, () =>
      store.write({ by: SYSTEM }, async ({ tx }) => {
        await new Promise((resolve) => setTimeout(resolve, 2));
        await tx.updateTable('event').set({ venue: 'Hall B' }).execute();
      }),
    );
    await Promise.all([
      ...writes,
      ...Array.from({ length: 100 }, (_, voter) => vote(`device ${voter}`, voter % 4)),
    ]);
    expect((await box.tally(pollId)).ballots).toBe(100);
  });
});
