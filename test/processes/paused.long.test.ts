/**
 * A process that stands still (a laptop that sleeps, a container that is throttled, SIGSTOP) holds nobody up for
 * longer than the database lets it, and what it was sent before does not overrule what came after.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { afterEach, describe, expect, it } from 'vitest';
import { registrationEndpoints } from '#contract/registration/endpoints.ts';
import { testParticipant } from '#contract/registration/test-participants.ts';
import { showEndpoints } from '#contract/show/endpoints.ts';
import { votingEndpoints } from '#contract/voting/endpoints.ts';
import { type CallRefused, callerOf } from '#server/demo/api.ts';
import { newId } from '#server/store/secrets.ts';
import { openHall } from '../faults/hall.ts';
import { startProcess } from '../server.ts';

const cleaners: (() => unknown)[] = [];
afterEach(async () => {
  for (const clean of cleaners.splice(0).reverse()) await clean();
});

const openFixture = async () => {
  const hall = await openHall('postgres', { acts: 6 });
  cleaners.push(() => hall.close());
  return hall;
};

describe('a process that stands still', () => {
  it('in the middle of a write loses it, and the others go on', async () => {
    const hall = await openFixture();
    const holder = spawn(
      process.execPath,
      [join(import.meta.dirname, 'hold-the-door.ts'), hall.config.databaseUrl ?? '', hall.config.keyFile],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    );
    const gone = once(holder, 'exit');
    cleaners.push(async () => {
      holder.kill('SIGKILL');
      await gone;
    });
    await once(holder.stdout, 'data');
    holder.kill('SIGSTOP');
    // Whoever asks meanwhile waits, or is told in words that nothing was saved; nobody waits for ever.
    const register = (index: number) =>
      callerOf(hall.origin)
        .call(registrationEndpoints.register, { body: testParticipant(index), commandId: newId() })
        .catch((error: CallRefused) => error);
    const answers = await Promise.all([0, 1, 2, 3].map(register));
    const { version } = await hall.desk.call(showEndpoints.show);
    await hall.desk.call(showEndpoints.command, {
      body: { kind: 'send_note', text: 'Stretch', commandId: newId(), expectedVersion: version },
    });
    for (const answer of answers)
      if (answer instanceof Error) expect(answer).toMatchObject({ status: 503, code: 'not_saved' });
  });

  it('and takes a ballot up again afterwards does not overrule a newer one', async () => {
    const hall = await openFixture();
    const other = await startProcess({ ...hall.config, port: 0 });
    cleaners.push(() => other.kill());
    const cookie =
      (await fetch(`${hall.origin}/api/v1/ballot`)).headers.get('set-cookie')?.split(';')[0] ?? '';
    const params = { id: hall.show.pollId };
    const [first = '', second = ''] = hall.show.performanceIds;
    const cast = (origin: string, act: string, order: number) =>
      callerOf(origin, { cookie }).call(votingEndpoints.castBallot, {
        params,
        body: { choice: [act], order },
      });
    process.kill(other.pid, 'SIGSTOP');
    // It lies in the socket of the one that stands still; the phone gives up and sends it again elsewhere.
    const stuck = cast(other.origin, first, 1).catch((error: CallRefused) => error);
    await pause(300);
    expect(await cast(hall.origin, first, 1)).toMatchObject({ changed: false });
    expect(await cast(hall.origin, second, 2)).toMatchObject({ changed: true });
    process.kill(other.pid, 'SIGCONT');
    expect(await stuck).toMatchObject({ code: 'newer_vote' });
    await hall.desk.call(votingEndpoints.closePoll, { params });
    const { votes } = await hall.desk.call(votingEndpoints.pollTally, { params });
    expect(votes.filter((act) => act.votes > 0).map((act) => act.performanceId)).toEqual([second]);
  });
});

describe('a database that keeps us waiting', () => {
  it('leaves the ballot readable: it shows what is known, and says what is not', async () => {
    const hall = await openFixture();
    const params = { id: hall.show.pollId };
    const cookie =
      (await fetch(`${hall.origin}/api/v1/ballot`)).headers.get('set-cookie')?.split(';')[0] ?? '';
    const voter = callerOf(hall.origin, { cookie });
    const [act = ''] = hall.show.performanceIds;
    await voter.call(votingEndpoints.castBallot, { params, body: { choice: [act], order: 1 } });
    const client = new pg.Client({ connectionString: hall.config.databaseUrl });
    await client.connect();
    cleaners.push(() => client.end());
    await client.query('begin');
    await client.query('lock table ballot, poll, ledger in access exclusive mode');
    const state = await voter.call(votingEndpoints.ballot);
    expect(state).toMatchObject({ ownUnknown: true, polls: [{ id: params.id, mine: null }] });
    expect((await fetch(`${hall.origin}/vote`, { headers: { cookie } })).status).toBe(200);
    // A vote is refused in words once the wait is over, and counts when it is sent again.
    const cast = () =>
      voter
        .call(votingEndpoints.castBallot, { params, body: { choice: [act], order: 2 } })
        .catch((error: CallRefused) => error);
    expect(await cast()).toMatchObject({ status: 503, code: 'not_saved' });
    await client.query('rollback');
    expect(await cast()).toMatchObject({ choice: [act] });
    expect((await voter.call(votingEndpoints.ballot)).ownUnknown).toBe(false);
  });
});
