/** A prize that is given by hand: prepared before anybody has it, on the screen and the MC's card, then for everybody. */
import { expect, it } from 'vitest';
import { resultsAdminEndpoints } from '#contract/results/admin.ts';
import { resultsEndpoints } from '#contract/results/endpoints.ts';
import { revealEndpoints } from '#contract/results/reveal.ts';
import { liveEndpoints } from '#contract/show/endpoints.ts';
import { rehearsalEndpoints } from '#contract/show/rehearsal.ts';
import { recount } from '#server/results/recount.ts';
import { testServers } from '../server.ts';
import { scoredShow } from './scored-show.ts';

const start = testServers();
const COSTUME = { kind: 'special', title: 'Bravest costume', reason: 'A tower of lamps.' } as const;

/** A show of three acts with all marks in and one prize that nobody has yet. */
async function begin() {
  const { server, seeded, desk, pass, go } = await scoredShow(start);
  const { awards } = await desk.call(resultsAdminEndpoints.addAward, { body: COSTUME });
  /** Presses GO until the screen shows something of a result. */
  const untilTold = async () => {
    for (let presses = 0; presses < 40; presses += 1) {
      const view = await go();
      if ((view.reveal?.steps.length ?? 0) > 0) return view;
    }
    return expect.fail('Nothing was told.');
  };
  const results = async () => {
    pass(60_000);
    return server.caller().call(resultsEndpoints.results);
  };
  return { server, seeded, desk, awardId: awards[0]?.id ?? '', go, untilTold, results };
}

it('has its own card before the places, and stands on the results page with what it is for', async () => {
  const { server, seeded, desk, awardId, go, untilTold, results } = await begin();
  const open = await desk.call(resultsEndpoints.scoring);
  expect(open.doubts).toContainEqual({ kind: 'prize_open', award: COSTUME.title });
  const script = await desk.call(revealEndpoints.revealScript);
  expect(script.awards.map(({ title, kind }) => [title, kind])).toEqual([
    [COSTUME.title, 'prize'],
    ['Results', 'result'],
  ]);

  const performanceId = seeded.performanceIds[1] ?? '';
  const { digest, doubts } = await desk.call(resultsAdminEndpoints.giveAward, {
    params: { id: awardId },
    body: { performanceId },
  });
  expect(doubts.map(({ kind }) => kind)).not.toContain('prize_open');
  await desk.call(resultsEndpoints.certify, { body: { digest, depth: 'totals' } });
  await expect(
    desk.call(resultsAdminEndpoints.giveAward, { params: { id: awardId }, body: { performanceId: null } }),
  ).rejects.toThrow('The prizes are certified with the result.');
  expect(await recount(server.store, seeded.roundId)).toMatchObject({ agrees: true, differences: [] });

  const { reveal } = await untilTold();
  expect(reveal).toMatchObject({ title: COSTUME.title, hiddenActs: 0 });
  expect(
    reveal?.steps.map(({ winner, entries }) => [winner, ...entries.map((one) => one.stageName)]),
  ).toEqual([[true, 'Act 2']]);
  expect((await desk.call(liveEndpoints.mcNow)).view).toMatchObject({
    reveal: {
      shown: { prize: true, title: COSTUME.title, words: COSTUME.reason, entries: [{ stageName: 'Act 2' }] },
      ahead: { title: 'Results' },
    },
  });
  expect(await results()).toMatchObject({
    state: 'revealing',
    tables: [{ kind: 'prize', steps: [{ entries: [{ performanceId }] }] }],
    awards: [],
  });

  let last = await go();
  while (last.phase !== 'finished') last = await go();
  // Told first, and below who came first.
  expect(last.winners?.map(({ title }) => title)).toEqual(['Results', COSTUME.title]);
  const published = await results();
  expect(published.tables.map(({ kind }) => kind)).toEqual(['result']);
  expect(published.awards).toMatchObject([
    { title: COSTUME.title, reason: COSTUME.reason, winners: [{ performanceId }] },
  ]);
  expect(
    (await server.caller().call(resultsEndpoints.pastResults))[0]?.tables.map(({ kind }) => kind),
  ).toEqual(['result']);
});

it('is published without a card where the script leaves it out', async () => {
  const { seeded, desk, awardId, untilTold } = await begin();
  const script = await desk.call(revealEndpoints.revealScript);
  await desk.call(revealEndpoints.directReveal, {
    body: {
      awards: script.awards.map(({ kind, telling }) =>
        kind === 'prize' ? { ...telling, untold: true as const } : telling,
      ),
    },
  });
  const { digest } = await desk.call(resultsAdminEndpoints.giveAward, {
    params: { id: awardId },
    body: { performanceId: seeded.performanceIds[1] ?? '' },
  });
  const { result } = await desk.call(resultsEndpoints.certify, { body: { digest, depth: 'totals' } });
  expect(result?.announcements.map(({ title }) => title)).toEqual(['Results']);
  expect((await untilTold()).reveal?.title).toBe('Results');
});

it('is rehearsed with somebody for show, and given to nobody by that', async () => {
  const { desk, untilTold } = await begin();
  await desk.call(rehearsalEndpoints.startRehearsal, { body: { speed: 1, from: 'now' } });
  const { reveal } = await untilTold();
  expect(reveal).toMatchObject({ title: COSTUME.title, steps: [{ winner: true }] });
  expect(reveal?.steps[0]?.entries).toHaveLength(1);
  expect((await desk.call(resultsEndpoints.scoring)).awards).toMatchObject([{ performanceIds: [] }]);
});
