/** A show that is over takes no cue, act or vote any more. */
import { describe, expect, test } from 'vitest';
import { lineupEndpoints } from '#contract/lineup/endpoints.ts';
import { liveEndpoints, showEndpoints } from '#contract/show/endpoints.ts';
import { rehearsalEndpoints } from '#contract/show/rehearsal.ts';
import { votingEndpoints } from '#contract/voting/endpoints.ts';
import type { Caller } from '#server/demo/api.ts';
import { newId } from '#server/store/secrets.ts';
import { sampledServers } from '#test/sampled.ts';
import { ENGINES } from '#test/store.ts';

async function finish(desk: Caller): Promise<void> {
  for (const kind of ['go', 'finish_show'] as const) {
    const { version } = await desk.call(showEndpoints.show);
    await desk.call(showEndpoints.command, { body: { kind, commandId: newId(), expectedVersion: version } });
  }
}

const cue = { kind: 'interval', title: 'Cake', plannedMs: 60_000 } as const;

describe.each(ENGINES)('a show that is over (%s)', (engine) => {
  const start = sampledServers();

  test('takes no addition, says so, and announces no vote; a rehearsal that is over takes all of them', async () => {
    const server = await start({ engine });
    const { desk } = await server.sample();
    const items = async () => (await desk.call(lineupEndpoints.runningOrder)).items.length;
    const before = await items();

    const { id } = await desk.call(rehearsalEndpoints.startRehearsal, { body: { speed: 1 } });
    await finish(desk);
    await desk.call(lineupEndpoints.addCue, { body: cue });
    await desk.call(rehearsalEndpoints.throwRehearsalAway, { params: { id } });
    expect(await items()).toBe(before);

    await desk.call(votingEndpoints.addPoll, { body: { title: 'Favourite' } });
    expect((await server.caller().call(liveEndpoints.audienceNow)).view.nextPoll).not.toBeNull();
    await finish(desk);
    expect((await server.caller().call(liveEndpoints.audienceNow)).view.nextPoll).toBeNull();
    for (const add of [
      () => desk.call(lineupEndpoints.addCue, { body: cue }),
      () => desk.call(lineupEndpoints.addAccepted),
      () => desk.call(votingEndpoints.addPoll, { body: { title: 'One more' } }),
    ])
      await expect(add()).rejects.toMatchObject({
        code: 'show_finished',
        message: expect.stringContaining('nothing can be added'),
      });
    expect(await items()).toBe(before);
  });
});
