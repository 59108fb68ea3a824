/** Of a show that is over the running order and the votes stay as they are. */
import { expect, test } from 'vitest';
import { lineupEndpoints } from '#contract/lineup/endpoints.ts';
import { roundsEndpoints } from '#contract/results/rounds.ts';
import { liveEndpoints, showEndpoints } from '#contract/show/endpoints.ts';
import { rehearsalEndpoints } from '#contract/show/rehearsal.ts';
import { reportEndpoints } from '#contract/show/report.ts';
import { votingEndpoints } from '#contract/voting/endpoints.ts';
import type { Caller } from '#server/demo/api.ts';
import { newId } from '#server/store/secrets.ts';
import { sampledServers } from '#test/sampled.ts';
import { describeByTurns } from '#test/store.ts';

async function press(desk: Caller, kind: 'go' | 'finish_show' | 'reopen_show') {
  const { version } = await desk.call(showEndpoints.show);
  const body = { kind, commandId: newId(), expectedVersion: version };
  return (await desk.call(showEndpoints.command, { body })).view;
}

async function finish(desk: Caller): Promise<void> {
  await press(desk, 'go');
  await press(desk, 'finish_show');
}

const cue = { kind: 'interval', title: 'Cake', plannedMs: 60_000 } as const;

describeByTurns('a show that is over (%s)', (engine) => {
  const start = sampledServers();

  test('ends the evening on no screen while another round is to come, and names the round', async () => {
    const server = await start({ engine });
    const { desk } = await server.sample();
    const onScreens = async () => {
      const { audience, admin } = {
        audience: (await server.caller().call(liveEndpoints.audienceNow)).view.round,
        admin: (await desk.call(liveEndpoints.adminNow)).view.round,
      };
      expect(admin).toEqual(audience);
      return audience;
    };
    const plannedStart = async () => (await desk.call(liveEndpoints.adminNow)).view.event.startsAt;
    expect(await onScreens()).toMatchObject({ of: 1, follows: 'nothing' });
    expect(await plannedStart()).not.toBeNull();
    const rounds = await desk.call(roundsEndpoints.addRound, { body: { name: 'Final' } });
    const [first, final] = rounds.map(({ id }) => id);
    await finish(desk);
    expect(await onScreens()).toMatchObject({ id: first, of: 2, follows: 'more' });
    await desk.call(roundsEndpoints.makeRoundCurrent, { params: { id: final ?? '' } });
    expect(await onScreens()).toMatchObject({ id: final, name: 'Final', follows: 'unsettled' });
    // The event began with the first round, so the final is not late by all of it.
    expect(await plannedStart()).toBeNull();
  });

  test('keeps order and votes, says so, and announces no vote; a rehearsal that is over takes all of them', async () => {
    const server = await start({ engine });
    const { desk } = await server.sample();
    const items = async () => (await desk.call(lineupEndpoints.runningOrder)).items.length;
    const before = await items();

    const { id } = await desk.call(rehearsalEndpoints.startRehearsal, { body: { speed: 1 } });
    await finish(desk);
    await desk.call(lineupEndpoints.addCue, { body: cue });
    await desk.call(rehearsalEndpoints.throwRehearsalAway, { params: { id } });
    expect(await items()).toBe(before);

    const spare = await desk.call(lineupEndpoints.addCue, { body: cue });
    const cueId = spare.items.at(-1)?.id ?? '';
    const [, act, later] = spare.items.map(({ id: itemId }) => itemId);
    const { id: pollId } = await desk.call(votingEndpoints.addPoll, { body: { title: 'Favourite' } });
    const practice = { title: 'Trying it out', practice: true };
    const { id: votedId } = await desk.call(votingEndpoints.addPoll, { body: practice });
    const opening = { durationMs: null, reason: 'The wifi was down.' };
    await desk.call(votingEndpoints.openPoll, { params: { id: votedId }, body: opening });
    await desk.call(votingEndpoints.closePoll, { params: { id: votedId } });
    expect((await server.caller().call(liveEndpoints.audienceNow)).view.nextPoll).not.toBeNull();
    await finish(desk);
    expect((await server.caller().call(liveEndpoints.audienceNow)).view.nextPoll).toBeNull();
    for (const change of [
      () => desk.call(lineupEndpoints.addCue, { body: cue }),
      () => desk.call(lineupEndpoints.addAccepted),
      () => desk.call(lineupEndpoints.changeItem, { params: { id: cueId }, body: { plannedMs: 1_000 } }),
      () => desk.call(lineupEndpoints.moveItem, { params: { id: cueId }, body: { position: 1 } }),
      () => desk.call(lineupEndpoints.swapItems, { body: { firstId: act ?? '', secondId: later ?? '' } }),
      () => desk.call(lineupEndpoints.arrangeItems, { body: { itemIds: spare.items.map(({ id }) => id) } }),
      () => desk.call(lineupEndpoints.removeItem, { params: { id: cueId } }),
      () => desk.call(votingEndpoints.addPoll, { body: { title: 'One more' } }),
      () => desk.call(votingEndpoints.changePoll, { params: { id: pollId }, body: { share: 3 } }),
      () => desk.call(votingEndpoints.openPoll, { params: { id: pollId }, body: opening }),
      () => desk.call(votingEndpoints.openPoll, { params: { id: votedId }, body: opening }),
      () => desk.call(votingEndpoints.makeCodes, { body: { label: 'Cards', size: 2, pollId } }),
    ])
      await expect(change()).rejects.toMatchObject({
        code: 'show_finished',
        message: expect.stringContaining('stay as they are'),
      });
    expect(await desk.call(lineupEndpoints.runningOrder)).toEqual(spare);
    // What is still open after a show: a title that was misspelt, whether an act competes, codes for the rounds to
    // come, a draft that nobody needs.
    await desk.call(votingEndpoints.makeCodes, { body: { label: 'Cards', size: 2, pollId: null } });
    const right = { params: { id: votedId }, body: { title: 'Tried out' } };
    expect(await desk.call(votingEndpoints.changePoll, right)).toMatchObject({ title: 'Tried out' });
    await desk.call(lineupEndpoints.changeItem, { params: { id: act ?? '' }, body: { isGuest: true } });
    await desk.call(votingEndpoints.removePoll, { params: { id: pollId } });
  });

  test('goes on where it was ended by mistake: with what is to come, on every screen, and in the log', async () => {
    let now = Date.parse('2026-06-01T18:00:00Z');
    const server = await start({ engine, clock: () => now });
    const { desk } = await server.sample();
    const hall = async () => (await server.caller().call(liveEndpoints.audienceNow)).view;
    const reported = async () => (await desk.call(reportEndpoints.showReport)).finishedAt;
    const cannot = expect.objectContaining({ code: 'no_change' });
    // The first act has been on, the second stands by.
    for (let presses = 0; presses < 4; presses += 1) {
      now += 60_000;
      await press(desk, 'go');
    }
    await expect(press(desk, 'reopen_show')).rejects.toEqual(cannot);
    const ended = await press(desk, 'finish_show');
    expect([ended.phase, ended.nextId, (await hall()).phase]).toEqual(['finished', null, 'finished']);
    expect(await reported()).toBe(now);
    // Long after the step could be undone.
    now += 600_000;
    const open = await press(desk, 'reopen_show');
    expect(open).toMatchObject({
      phase: 'running',
      stage: 'idle',
      finishedAt: null,
      undo: null,
      clock: null,
    });
    const kept = ({ items }: typeof open) =>
      items.map(({ itemId, status, startedAt, endedAt }) => ({ itemId, status, startedAt, endedAt }));
    expect(kept(open)).toEqual(kept(ended));
    expect(await reported()).toBeNull();
    expect(await hall()).toMatchObject({ phase: 'running', nextPoll: { title: 'Audience favourite' } });
    await desk.call(lineupEndpoints.addCue, { body: cue });
    const called = await press(desk, 'go');
    const second = called.items.find(({ itemId }) => itemId === called.currentId);
    expect(second).toMatchObject({ number: 2, status: 'called' });
    now += 60_000;
    expect(await press(desk, 'go')).toMatchObject({ stage: 'on_stage' });
    const logged = await server.store.read
      .selectFrom('audit')
      .select(['actorName', 'before', 'after'])
      .where('action', '=', 'show.reopen_show')
      .execute();
    expect(logged).toMatchObject([{ actorName: 'Jo Brandt' }]);
    expect(JSON.parse(logged[0]?.before ?? '')).toMatchObject({ phase: 'finished' });
  });
});
