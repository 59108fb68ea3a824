/**
 * A process whose clock is wrong would open and close polls at another time than the others. It takes no ballots
 * and says so; another one does.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, expect, it } from 'vitest';
import { operatingEndpoints } from '#contract/operating/endpoints.ts';
import { showEndpoints } from '#contract/show/endpoints.ts';
import { votingEndpoints } from '#contract/voting/endpoints.ts';
import { type CallRefused, callerOf } from '#server/demo/api.ts';
import { type Hall, openHall } from '../faults/hall.ts';
import { startProcess } from '../server.ts';

const cleaners: (() => unknown)[] = [];
afterEach(async () => {
  for (const clean of cleaners.splice(0).reverse()) await clean();
});

const DAY = 86_400_000;
const MOVED = pathToFileURL(join(import.meta.dirname, '../show/moved-clock.ts'));

/** A second process whose clock is so many ms ahead of the first one's, and how to move it. */
async function beside(hall: Hall, ms: number) {
  const file = join(hall.config.dataDir, 'ahead');
  const move = (to: number) => writeFileSync(file, String(to));
  move(ms);
  const env = { NODE_OPTIONS: `--import ${MOVED}`, OVATION_TEST_AHEAD: file };
  const process = await startProcess({ ...hall.config, port: 0, log: 'warn' }, env);
  cleaners.push(() => process.kill());
  return { process, origin: process.origin, move };
}

const fixture = async () => {
  const hall = await openHall('postgres', { acts: 6 });
  cleaners.push(() => hall.close());
  const mark = async () =>
    (await fetch(`${hall.origin}/api/v1/ballot`)).headers.get('set-cookie')?.split(';')[0] ?? '';
  const cast = async (origin: string, cookie?: string) =>
    callerOf(origin, { cookie: cookie ?? (await mark()) }).call(votingEndpoints.castBallot, {
      params: { id: hall.show.pollId },
      body: { choice: [hall.show.performanceIds[0] ?? ''] },
    });
  return { hall, cast };
};

it('a clock that is off takes no ballots and says so, until it is right again', async () => {
  const { hall, cast } = await fixture();
  const { process, origin, move } = await beside(hall, -5_000);
  const ready = async () => {
    const answer = await fetch(`${origin}/readyz`);
    const { problems } = (await answer.json()) as { problems: string[] };
    return `${answer.status} ${problems.join(' ')}`;
  };
  const sentence = 'This machine’s clock is 5 s behind the database’s, so no votes are taken here.';
  const refused = await cast(origin).catch((error: CallRefused) => error);
  expect(refused).toMatchObject({ status: 503, code: 'clock_wrong' });
  expect(await ready()).toContain(`503 ${sentence}`);
  expect(process.said()).toContain(sentence);
  const desk = callerOf(origin, hall.deskHeaders);
  expect((await desk.call(operatingEndpoints.load)).problems).toEqual([expect.stringContaining(sentence)]);
  // The one beside it is right, and people may be sent there.
  expect(await cast(hall.origin)).toMatchObject({ changed: false });
  expect((await fetch(`${hall.origin}/readyz`)).status).toBe(200);

  move(0);
  await expect.poll(ready).toBe('200 ');
  expect(await cast(origin)).toMatchObject({ changed: false });
  // One that goes wrong in mid-show is found as well.
  move(90_000);
  await expect.poll(ready).toMatch(/^503 This machine’s clock is (89|90) s ahead of/);
  await expect(cast(origin)).rejects.toMatchObject({ code: 'clock_wrong' });
});

it('a clock that is off signs nobody out and dates nothing wrong: in all but votes the database’s counts', async () => {
  const { hall } = await fixture();
  const { origin } = await beside(hall, 9 * DAY);
  const desk = callerOf(origin, hall.deskHeaders);
  const { round } = await desk.call(showEndpoints.show);
  expect(round?.name).toBe('Show');
  const { serverAt } = await callerOf(origin).call(showEndpoints.serverTime);
  expect(Math.abs(serverAt - Date.now())).toBeLessThan(DAY);
});

it('a close by hand holds at the row: no ballot is kept that came after it, whoever took it', async () => {
  const { hall } = await fixture();
  // Within what is allowed, and the worst of it: what this one takes carries a later time than the closing process has.
  const { origin } = await beside(hall, 700);
  const params = { id: hall.show.pollId };
  const acts = hall.show.performanceIds;
  const kept: { votedAt: number }[] = [];
  let over = false;
  const flood = Array.from({ length: 24 }, async (_, n) => {
    const target = n % 3 === 0 ? hall.origin : origin;
    const cookie =
      (await fetch(`${hall.origin}/api/v1/ballot`)).headers.get('set-cookie')?.split(';')[0] ?? '';
    const voter = callerOf(target, { cookie });
    for (let press = 0; !over && press < 95; press += 1)
      await voter
        .call(votingEndpoints.castBallot, { params, body: { choice: [acts[press % acts.length] ?? ''] } })
        .then((ballot) => kept.push(ballot))
        .catch(() => undefined);
  });
  let lastClose = 0;
  for (let round = 0; round < 3; round += 1) {
    const before = kept.length;
    await expect.poll(() => kept.length).toBeGreaterThan(before + 40);
    const { closedAt } = await hall.desk.call(votingEndpoints.closePoll, { params });
    lastClose = closedAt ?? 0;
    expect(kept.filter(({ votedAt }) => votedAt >= lastClose)).toEqual([]);
    if (round < 2) await hall.desk.call(votingEndpoints.openPoll, { params, body: { reason: 'Once more.' } });
  }
  over = true;
  await Promise.all(flood);
  // Nothing was kept after the last close, also not of what was under way.
  expect(kept.filter(({ votedAt }) => votedAt >= lastClose)).toEqual([]);
  const tallies = await Promise.all(
    [hall.origin, origin].map((at) =>
      callerOf(at, hall.deskHeaders).call(votingEndpoints.pollTally, { params }),
    ),
  );
  expect(tallies[0]).toEqual(tallies[1]);
});
