/** A rehearsal beside what is no part of it: certified by hand, the event's own rules, the machine's clock. */
import { afterEach, expect, test } from 'vitest';
import { resultsAdminEndpoints } from '#contract/results/admin.ts';
import { showEndpoints } from '#contract/show/endpoints.ts';
import { rehearsalEndpoints } from '#contract/show/rehearsal.ts';
import { votingEndpoints } from '#contract/voting/endpoints.ts';
import { isUnderWay } from '#server/show/under-way.ts';
import { describeByTurns, type ENGINES } from '../store.ts';
import { certify, type Evening, startEvening } from './evening.ts';

const running: Evening[] = [];
afterEach(async () => {
  for (const evening of running.splice(0)) await evening.stop();
});

async function rehearse(engine: (typeof ENGINES)[number]) {
  const evening = await startEvening({ engine });
  running.push(evening);
  const { id } = await evening.desk.call(rehearsalEndpoints.startRehearsal, { body: {} });
  const throwAway = () => evening.desk.call(rehearsalEndpoints.throwRehearsalAway, { params: { id } });
  const logged = async () =>
    (await evening.server.store.read.selectFrom('audit').select('action').orderBy('seq').execute())
      .map((row) => row.action)
      .slice(-4);
  return { ...evening, id, throwAway, logged };
}

describeByTurns('a rehearsal (%s)', (engine) => {
  test('is told to the end from what was certified by hand, which goes with it', async () => {
    const { server, show, desk, go, throwAway } = await rehearse(engine);
    const now = () => desk.call(showEndpoints.show);
    const open = async () => (await now()).polls.find(({ state }) => state === 'open')?.id;
    while ((await open()) === undefined) await go();
    await desk.call(votingEndpoints.closePoll, { params: { id: (await open()) ?? '' } });
    await certify(server, show, desk);
    const results = () => server.store.read.selectFrom('result').select(['version', 'depth']).execute();
    expect(await results()).toEqual([{ version: 1, depth: 'criteria' }]);
    while ((await now()).phase !== 'finished') await go();
    expect((await now()).results[0]).toMatchObject({ state: 'published' });
    // It was told from that result: no other was made as its results began.
    expect(await results()).toHaveLength(1);
    await throwAway();
    expect(await results()).toEqual([]);
  });

  test('changes what is the event’s for good, and the log says so', async () => {
    const { server, desk, id, throwAway, logged } = await rehearse(engine);
    const [judge] = await server.store.read.selectFrom('judge').select('id').execute();
    await desk.call(resultsAdminEndpoints.setHeadReview, {
      round: id,
      body: { judgeId: judge?.id ?? '', scores: true },
    });
    await throwAway();
    expect(await server.store.read.selectFrom('headReview').select('eventId').execute()).toHaveLength(1);
    expect(await logged()).toEqual(
      expect.arrayContaining(['rehearsal.started', 'head_review.set', 'rehearsal.thrown_away']),
    );
  });

  test('is under way like a show, so that a clock which is set meanwhile does not tear it', async () => {
    const { server, go } = await rehearse(engine);
    expect(await isUnderWay(server.store)).toBe(false);
    await go();
    expect(await isUnderWay(server.store)).toBe(true);
  });
});
