/** Prizes and the reveal are certified with the places: nobody certifies those that another admin changed meanwhile. */
import { expect, it } from 'vitest';
import { eventsEndpoints } from '#contract/events/endpoints.ts';
import { resultsAdminEndpoints } from '#contract/results/admin.ts';
import { resultsEndpoints } from '#contract/results/endpoints.ts';
import { revealEndpoints } from '#contract/results/reveal.ts';
import { addAdmin } from '#server/accounts/commands.ts';
import { SYSTEM } from '#server/store/audit.ts';
import { ADMIN, bearer } from '../conformance/fixture.ts';
import { seedRound, submitSheet } from '../round.ts';
import { testServers } from '../server.ts';
import { type ENGINES, itByTurns } from '../store.ts';

const start = testServers();

async function scored(engine: (typeof ENGINES)[number]) {
  const server = await start({ engine });
  await addAdmin(server.store, SYSTEM, ADMIN);
  const desk = server.caller(await bearer(server, ADMIN));
  const seeded = await seedRound(server.store, { acts: 3, weights: [1], judges: 1 });
  for (const [performance, mark] of [9, 7, 5].entries())
    await submitSheet(server.store, seeded, { performance, judge: 0, marks: [mark] });
  const look = () => desk.call(resultsEndpoints.scoring);
  const certify = ({ digest, awardsDigest }: { digest: string; awardsDigest?: string }) =>
    desk.call(resultsEndpoints.certify, { body: { digest, ...(awardsDigest && { awardsDigest }) } });
  const add = async (title: string, act: number) => {
    const body = { kind: 'special' as const, title, performanceId: seeded.performanceIds[act] ?? '' };
    const { awards } = await desk.call(resultsAdminEndpoints.addAward, { body });
    return awards.at(-1)?.id ?? '';
  };
  /** Somebody changes how the first award is revealed. */
  const direct = async () => {
    const { awards } = await desk.call(revealEndpoints.revealScript);
    const told = awards.map(({ telling }, at) =>
      at === 0 ? { ...telling, board: !telling.board } : telling,
    );
    await desk.call(revealEndpoints.directReveal, { body: { awards: told } });
  };
  return { desk, acts: seeded.performanceIds, look, certify, add, direct };
}

itByTurns('certifies the prizes and the reveal that were looked at, and no others (%s)', async (engine) => {
  const { desk, acts, look, certify, add, direct } = await scored(engine);
  const id = await add('Bravest costume', 2);
  for (const meanwhile of [
    () =>
      desk.call(resultsAdminEndpoints.giveAward, {
        params: { id },
        body: { performanceId: acts[1] ?? '' },
      }),
    () => add('Another prize', 0),
    direct,
    () => desk.call(resultsAdminEndpoints.removeAward, { params: { id } }),
  ]) {
    const seen = await look();
    await meanwhile();
    expect((await look()).digest).toBe(seen.digest);
    await expect(certify(seen)).rejects.toMatchObject({ status: 409, code: 'stale' });
  }
  expect((await certify(await look())).result?.state).toBe('certified');
});

it('takes whoever names no prizes at their word, and drops what waits for a second person when the reveal changes', async () => {
  const { desk, look, certify, add, direct } = await scored('sqlite');
  const { id } = await desk.call(eventsEndpoints.currentEvent);
  await desk.call(eventsEndpoints.changeEvent, {
    params: { id },
    body: { settings: { twoPersonCertification: true } },
  });
  await add('Bravest costume', 2);
  const { digest } = await look();
  expect((await certify({ digest })).proposal).not.toBe(null);
  await direct();
  expect((await look()).proposal).toBe(null);
});
