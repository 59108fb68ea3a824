/** No other event takes the place of one of which something is under way. */
import { expect, test } from 'vitest';
import { eventsEndpoints } from '#contract/events/endpoints.ts';
import { roundsEndpoints } from '#contract/results/rounds.ts';
import { liveEndpoints, showEndpoints } from '#contract/show/endpoints.ts';
import { rehearsalEndpoints } from '#contract/show/rehearsal.ts';
import { votingEndpoints } from '#contract/voting/endpoints.ts';
import { newId } from '#server/store/secrets.ts';
import { sampledServers } from '#test/sampled.ts';
import { describeByTurns } from '#test/store.ts';

describeByTurns('making another event the current one (%s)', (engine) => {
  const start = sampledServers();
  async function withOther() {
    const server = await start({ engine });
    const { desk } = await server.sample();
    const [event] = await desk.call(eventsEndpoints.events);
    const other = await desk.call(eventsEndpoints.addEvent, { body: { name: 'Tomorrow' } });
    const change = (id: string) => desk.call(eventsEndpoints.makeEventCurrent, { params: { id } });
    const shown = async () => (await server.caller().call(eventsEndpoints.currentEvent)).name;
    const press = async (command: { kind: 'go'; confirms: [] } | { kind: 'finish_show' }) => {
      const { version: expectedVersion } = await desk.call(showEndpoints.show);
      const { view } = await desk.call(showEndpoints.command, {
        body: { ...command, commandId: newId(), expectedVersion },
      });
      return view.phase;
    };
    const leave = () => change(other.id);
    return { server, desk, event, other, change, leave, shown, press };
  }

  test('waits for the end of a show: what the hall looks at stays, and the sentence says whose show it is', async () => {
    const { server, desk, event, other, change, leave, shown, press } = await withOther();
    const [round] = await desk.call(roundsEndpoints.rounds);
    expect(await press({ kind: 'go', confirms: [] })).toBe('running');
    await expect(leave()).rejects.toMatchObject({
      code: 'wrong_state',
      message: expect.stringContaining(`The show of ${event?.name} is running. End it first.`),
    });
    expect(await shown()).toBe(event?.name);
    expect((await server.caller().call(liveEndpoints.projectorNow)).view).toMatchObject({
      round: { id: round?.id },
    });
    // It is the one already: nothing is left.
    expect(await change(event?.id ?? '')).toMatchObject({ isCurrent: true });
    expect(await press({ kind: 'finish_show' })).toBe('finished');
    expect(await leave()).toMatchObject({ name: other.name, isCurrent: true });
    expect(await shown()).toBe(other.name);
  });

  test('waits for an open vote, also of a round that is not on', async () => {
    const { desk, leave, shown, other } = await withOther();
    const [heat, final] = await desk.call(roundsEndpoints.addRound, { body: { name: 'Final' } });
    const [poll] = await desk.call(votingEndpoints.polls, { round: heat?.id ?? '' });
    const params = { id: poll?.id ?? '' };
    await desk.call(votingEndpoints.openPoll, { params, body: {} });
    await desk.call(roundsEndpoints.makeRoundCurrent, { params: { id: final?.id ?? '' } });
    await expect(leave()).rejects.toMatchObject({ code: 'poll_is_open' });
    await desk.call(votingEndpoints.closePoll, { params });
    await leave();
    expect(await shown()).toBe(other.name);
  });

  test('waits until a rehearsal is thrown away', async () => {
    const { desk, leave, shown, other } = await withOther();
    const { id } = await desk.call(rehearsalEndpoints.startRehearsal, { body: {} });
    await expect(leave()).rejects.toMatchObject({
      code: 'in_rehearsal',
      message: expect.stringContaining('A rehearsal is on. Throw it away first.'),
    });
    await desk.call(rehearsalEndpoints.throwRehearsalAway, { params: { id } });
    await leave();
    expect(await shown()).toBe(other.name);
  });
});
