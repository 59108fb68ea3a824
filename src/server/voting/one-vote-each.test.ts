/** A poll for devices and codes: whoever votes by a code on a device gives up what the device voted as itself. */
import { expect, it } from 'vitest';
import { recountOf } from '#domain/voting/tally.ts';
import { currentEngine } from '#test/current-engine.ts';
import { addOpenPoll, seedRound } from '#test/round.ts';
import { describeEachStore } from '#test/store.ts';
import { SYSTEM } from '../store/audit.ts';
import { newId } from '../store/secrets.ts';
import type { Store } from '../store/store.ts';
import { openVoting } from './ballots.ts';
import { openBallotBox } from './box.ts';
import { ballotsOf } from './queries.ts';
import { openReceipts, publishedList } from './receipts.ts';
import { closePoll } from './window.ts';

/** A batch of codes for the whole event; no row of a code is asked for once it was entered. */
async function addBatch(store: Store, eventId: string): Promise<string> {
  const batch = { id: newId(), eventId, pollId: null, label: 'Cards', size: 9, createdAt: 1, endedAt: null };
  await store.write({ by: SYSTEM }, ({ tx }) => tx.insertInto('codeBatch').values(batch).execute());
  return batch.id;
}

describeEachStore('one phone, one person, one counted vote', (open) => {
  const begin = async () => {
    const store = await open();
    const round = await seedRound(store, { acts: 3 });
    const pollId = await addOpenPoll(store, round, null);
    await store.write({ by: SYSTEM }, ({ tx }) =>
      tx
        .updateTable('poll')
        .set({ voters: 'both', deviceWeight: 2, codeWeight: 5 })
        .where('id', '=', pollId)
        .execute(),
    );
    const batchId = await addBatch(store, round.eventId);
    const box = openBallotBox(store);
    const voting = openVoting(store, box, currentEngine);
    const code = (name: string) => ({ batchId, code: name, place: 1 });
    const vote = (act: number, by?: string, device = 'phone') =>
      voting.cast({
        pollId,
        marks: { device, ...(by !== undefined && { code: code(by) }) },
        choice: [round.performanceIds[act] ?? ''],
        arrivedAt: store.now(),
      });
    const counted = async () => {
      const tally = await box.tally(pollId);
      expect(
        recountOf(await ballotsOf(store.read, pollId), { device: 2, code: 5 }),
        'the tally is the recount',
      ).toEqual(tally);
      expect(await openBallotBox(store).tally(pollId)).toEqual(tally);
      expect(await openBallotBox(store).turnout(pollId)).toBe(tally.ballots);
      return [tally.ballots, tally.codes, ...round.performanceIds.map((id) => tally.votes[id] ?? 0)];
    };
    /** Ends the codes, as when their sheets were lost. */
    const end = () =>
      store.write({ by: SYSTEM }, ({ tx }) =>
        tx.updateTable('codeBatch').set({ endedAt: store.now() }).where('id', '=', batchId).execute(),
      );
    const seen = async (by?: string) =>
      (await voting.stateFor({ device: 'phone', ...(by !== undefined && { code: code(by) }) })).polls[0];
    const receipt = (of: string) =>
      openReceipts(store, box, currentEngine).check({ id: pollId, receipt: of });
    return { store, pollId, box, vote, counted, seen, receipt, end };
  };

  it('the vote by the code sets the device’s own aside in the same commit, and its receipt says so', async () => {
    const { store, pollId, box, vote, counted, seen, receipt } = await begin();
    const own = await vote(0);
    expect(await seen('card')).toMatchObject({ as: 'code', mine: null, givesUp: true });
    const byCode = await vote(1, 'card');
    expect(await counted()).toEqual([1, 1, 0, 5, 0]);
    expect(await seen('card')).toMatchObject({
      as: 'code',
      mine: { receipt: byCode.receipt },
      givesUp: false,
    });
    await store.write({ by: SYSTEM }, (work) => closePoll(work, pollId));
    expect(await receipt(byCode.receipt)).toEqual({ state: 'counted', reason: null });
    expect(await receipt(own.receipt)).toEqual({
      state: 'set_aside',
      reason: 'The same device voted by a code afterwards. That vote counts instead.',
    });
    await store.write({ by: SYSTEM }, ({ tx }) =>
      tx.updateTable('poll').set({ publishedAt: store.now() }).where('id', '=', pollId).execute(),
    );
    expect(
      await publishedList(store.read, {
        ...{ id: pollId, now: store.now(), engine: await currentEngine() },
        tally: await box.tally(pollId),
      }),
    ).toMatchObject({ ballots: 1, codes: 1, setAside: 0 });
  });

  it('a device that voted by a code does not vote as itself afterwards, nor does a late copy', async () => {
    const { vote, counted, seen } = await begin();
    await vote(1, 'card');
    await expect(vote(0)).rejects.toMatchObject({ code: 'voted_by_code' });
    expect(await seen()).toMatchObject({ mine: null });
    expect(await counted()).toEqual([1, 1, 0, 5, 0]);
  });

  it('a second device that says the code’s vote again gives up its own all the same', async () => {
    const { vote, counted } = await begin();
    await vote(1, 'card');
    await vote(2, undefined, 'tablet');
    expect(await counted()).toEqual([2, 1, 0, 5, 2]);
    expect(await vote(1, 'card', 'tablet')).toMatchObject({ changed: false });
    expect(await counted()).toEqual([1, 1, 0, 5, 0]);
  });

  it('a device lent to two holders of codes counts for both, and no third time', async () => {
    const { vote, counted } = await begin();
    await Promise.all([vote(0), vote(1, 'one'), vote(2, 'two')]);
    expect(await counted()).toEqual([2, 2, 0, 5, 5]);
  });

  it('shows what was voted by a code that was ended since, and says that it was', async () => {
    const { vote, counted, seen, end } = await begin();
    const byCode = await vote(1, 'card');
    expect(await seen('card')).toMatchObject({ as: 'code', codeEnded: false });
    await end();
    expect(await seen('card')).toMatchObject({
      as: 'code',
      codeEnded: true,
      mine: { receipt: byCode.receipt },
    });
    await expect(vote(2, 'card')).rejects.toMatchObject({ code: 'voted_by_code' });
    expect(await counted()).toEqual([1, 1, 0, 5, 0]);
  });

  it('a code that was ended before anybody voted by it leaves the device its own vote, and says so', async () => {
    const { store, pollId, vote, seen, end } = await begin();
    await end();
    expect(await seen('card')).toMatchObject({ as: 'device', codeEnded: true, mine: null });
    expect(await seen()).toMatchObject({ as: 'device', codeEnded: false });
    const own = await vote(2, 'card');
    expect(await seen('card')).toMatchObject({ as: 'device', mine: { receipt: own.receipt } });
    await store.write({ by: SYSTEM }, ({ tx }) =>
      tx.updateTable('poll').set({ voters: 'codes' }).where('id', '=', pollId).execute(),
    );
    expect(await seen('card')).toMatchObject({ as: null, codes: true, codeEnded: true });
    await expect(vote(0, 'card')).rejects.toMatchObject({
      code: 'code_needed',
      message: 'The organisers have ended this code. Ask them for another card.',
    });
  });

  it('after the close nothing is given up any more', async () => {
    const { store, pollId, vote, counted } = await begin();
    await vote(1, 'card');
    await vote(2, undefined, 'tablet');
    await store.write({ by: SYSTEM }, (work) => closePoll(work, pollId));
    expect(await vote(1, 'card', 'tablet')).toMatchObject({ changed: false });
    expect(await counted()).toEqual([2, 1, 0, 5, 2]);
  });
});
