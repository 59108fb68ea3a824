/** Whoever guesses codes finds none, and whoever enters a right one meanwhile is not kept from it. A minute of it: bench/crowd.ts. */
import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { votingEndpoints } from '#contract/voting/endpoints.ts';
import { codeFrom } from '#domain/voting/code.ts';
import { phoneAt } from '#test/phone.ts';
import { testServers } from '#test/server.ts';

const start = testServers();
const GUESSES = 400;
/** As many wrong ones are told at once to one address. */
const FREE = 120;
/** The least for which any later one is held. */
const LEAST_HELD_MS = 500;

async function openFixture() {
  const server = await start();
  const { desk } = await server.sample();
  const polls = { codes: '', room: '' };
  let act = '';
  for (const voters of ['codes', 'room'] as const) {
    const poll = await desk.call(votingEndpoints.addPoll, { body: { title: `By ${voters}`, voters } });
    await desk.call(votingEndpoints.openPoll, { params: { id: poll.id }, body: {} });
    polls[voters] = poll.id;
    act = poll.candidates[0]?.performanceId ?? '';
  }
  const { id } = await desk.call(votingEndpoints.makeCodes, { body: { label: 'Tickets', size: 5 } });
  const { codes } = await desk.call(votingEndpoints.codeSheet, { params: { id } });
  const guess = async (path: string) => {
    const began = performance.now();
    const answer = await fetch(`${server.origin}/api/v1${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ code: codeFrom(randomBytes(9)).slice(0, path === '/vote/code' ? 10 : 6) }),
    });
    return { status: answer.status, ms: performance.now() - began };
  };
  return { server, desk, polls, act, codes, guess };
}

it.each([
  ['/vote/code', 'codes'],
  ['/vote/room-code', 'room'],
] as const)(
  '%s: a right code passes at once, whatever a stranger behind the same address sends',
  async (path, by) => {
    const { server, desk, polls, act, codes, guess } = await openFixture();
    const seated = await phoneAt(server.origin);
    let told = 0;
    const guesses = Array.from({ length: GUESSES }, async () => {
      const { status } = await guess(path);
      told += 1;
      return status;
    });
    // The stranger has used up what is told at once, and goes on.
    await expect.poll(() => told).toBeGreaterThanOrEqual(FREE);
    const latecomer = await phoneAt(server.origin);
    const [shown] = await desk.call(votingEndpoints.deskRoomCodes);
    for (const [at, person] of [seated, latecomer].entries()) {
      const right = by === 'codes' ? codes[at] : shown?.codes[0];
      // A slip of the finger on the way there harms nobody.
      await person.ask(path, { code: 'aaaaa-aaaab' });
      expect((await person.ask(path, { code: right })).status).toBe(204);
      expect((await person.vote(polls[by], [act])).status).toBe(200);
    }
    expect(new Set(await Promise.all(guesses))).toEqual(new Set([403]));
    // Every one that follows is told late, and still told.
    const late = await guess(path);
    expect(late.status).toBe(403);
    expect(late.ms).toBeGreaterThan(LEAST_HELD_MS);
  },
);
