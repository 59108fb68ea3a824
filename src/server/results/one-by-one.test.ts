/** Tables that are published one by one, while the hall still waits for the others. */
import { expect, it } from 'vitest';
import { resultsEndpoints } from '#contract/results/endpoints.ts';
import { showEndpoints } from '#contract/show/endpoints.ts';
import { votingEndpoints } from '#contract/voting/endpoints.ts';
import { ADMIN, bearer } from '#test/conformance/fixture.ts';
import { cookiesOf } from '#test/cookies.ts';
import { addOpenPoll, seedRound, submitSheet } from '#test/round.ts';
import { testServers } from '#test/server.ts';
import { addAdmin } from '../accounts/commands.ts';
import { SYSTEM } from '../store/audit.ts';
import { newId } from '../store/secrets.ts';

const start = testServers();
/** Longer than phones follow the hall. */
const BETWEEN_MS = 60_000;

/** Certifies three acts and the vote on them, and tells the judges' table to its end. */
async function begin(mode: 'weights' | 'apart') {
  let ahead = 0;
  const server = await start({ clock: () => Date.now() + ahead });
  const { store, caller } = server;
  await addAdmin(store, SYSTEM, ADMIN);
  const rules = { method: 'mean', combination: { mode, judges: '50', audience: '50' } };
  const seeded = await seedRound(store, { acts: 3, judges: 1, weights: [1], rules });
  for (const performance of [0, 1, 2])
    await submitSheet(store, seeded, { performance, judge: 0, marks: [9 - performance] });
  const poll = await addOpenPoll(store, seeded);
  const page = await fetch(`${server.origin}/api/v1/ballot`);
  await caller({ cookie: cookiesOf(page) }).call(votingEndpoints.castBallot, {
    params: { id: poll },
    body: { choice: [seeded.performanceIds[0] ?? ''] },
  });
  const desk = caller(await bearer(server, ADMIN));
  await desk.call(votingEndpoints.closePoll, { params: { id: poll } });
  const { digest } = await desk.call(resultsEndpoints.scoring);
  await desk.call(resultsEndpoints.certify, { body: { digest, depth: 'criteria' } });

  const now = () => desk.call(showEndpoints.show);
  const order = async (wanted: { kind: 'go' } | { kind: 'publish_result'; resultId: string }) => {
    ahead += BETWEEN_MS;
    const { version, go } = await now();
    const confirms = wanted.kind === 'go' ? { confirms: go.asks } : {};
    await desk.call(showEndpoints.command, {
      body: { ...wanted, ...confirms, commandId: newId(), expectedVersion: version },
    });
  };
  for (;;) {
    const [judges] = (await now()).results;
    if (judges && judges.stepsShown === judges.stepsTotal) break;
    await order({ kind: 'go' });
  }
  const told = async () => (await caller().call(resultsEndpoints.results)).tables[0];
  const putBack = (ms: number) => {
    ahead -= ms;
  };
  return { now, order, told, putBack };
}

it('keep the figures by criterion while the favourite is sealed that the totals would give away', async () => {
  const { now, order, told } = await begin('weights');
  const [judges] = (await now()).results;
  await order({ kind: 'publish_result', resultId: judges?.id ?? '' });
  const rows = (await told())?.rows.map(({ score, criteria }) => [score, criteria.length]);
  // What the judge gave is in it: 9 of 10, and all of one vote.
  expect(rows).toEqual([
    ['95.00', 0],
    ['40.00', 0],
    ['35.00', 0],
  ]);
  while ((await now()).results.some(({ state }) => state !== 'published')) await order({ kind: 'go' });
  expect((await told())?.rows[0]?.criteria).toHaveLength(1);
});

it('are told whole where the audience counts for itself', async () => {
  const { now, order, told } = await begin('apart');
  const [judges] = (await now()).results;
  await order({ kind: 'publish_result', resultId: judges?.id ?? '' });
  expect((await told())?.rows[0]?.criteria).toHaveLength(1);
});

it('stay told to everybody when the clock is put back after the show', async () => {
  const { now, order, told, putBack } = await begin('apart');
  while ((await now()).results.some(({ state }) => state !== 'published')) await order({ kind: 'go' });
  const before = (await told())?.rows.length;
  putBack(86_400_000);
  expect((await told())?.rows).toHaveLength(before ?? 0);
});
