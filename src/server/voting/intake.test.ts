import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { votingEndpoints } from '#contract/voting/endpoints.ts';
import { testServers } from '#test/server.ts';
import { itByTurns } from '#test/store.ts';
import { limitSlowClients } from '../http/slow-clients.ts';
import { secretsFrom } from '../store/secrets.ts';
import { openIntake } from './intake.ts';

const start = testServers();

/** The call with a body that comes byte by byte. */
async function inPieces(origin: string, pollId: string, mark: string, text: string): Promise<string> {
  const socket = connect(Number(new URL(origin).port), '127.0.0.1');
  const length = Buffer.byteLength(text);
  socket.write(
    `POST /api/v1/polls/${pollId}/ballot HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-type: application/json\r\ncontent-length: ${length}\r\ncookie: ${mark}\r\n\r\n`,
  );
  for (const byte of text) {
    socket.write(byte);
    await pause(1);
  }
  let said = '';
  for await (const chunk of socket) said += chunk;
  return said;
}

/** The call with a body of a gigabyte, of which no more is sent than the server reads. Ends when the server closes. */
async function endless(origin: string, pollId: string): Promise<string> {
  const socket = connect(Number(new URL(origin).port), '127.0.0.1');
  socket.write(
    `POST /api/v1/polls/${pollId}/ballot HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 1000000000\r\n\r\n${' '.repeat(64 * 1024 + 1)}`,
  );
  let said = '';
  for await (const chunk of socket) said += chunk;
  return said;
}

itByTurns(
  'a ballot is answered alike in whatever pieces and by whatever address it comes (%s)',
  async (engine) => {
    const server = await start({ engine });
    const { desk } = await server.sample();
    const [poll] = await desk.call(votingEndpoints.polls);
    const [first, second] = poll?.candidates ?? [];
    if (!poll || !first || !second) throw new Error('The sample event has a poll with acts.');
    const mark =
      (await fetch(`${server.origin}/api/v1/ballot`)).headers.get('set-cookie')?.split(';')[0] ?? '';
    const plain = { cookie: mark, 'content-type': 'application/json' };
    const sent = async (
      text: string | Blob,
      { id = poll.id, after = '', headers = plain as HeadersInit } = {},
    ) => {
      const answer = await fetch(`${server.origin}/api/v1/polls/${id}/ballot${after}`, {
        method: 'POST',
        headers,
        // A length that is not told.
        ...(typeof text === 'string' ? { body: text } : { body: text.stream(), duplex: 'half' }),
      } as RequestInit);
      return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
    };
    const cast = async (text: string, more: { id?: string } = {}) => {
      const answer = await sent(text, more);
      const others = [
        sent(new Blob([text]), more),
        sent(text, { ...more, after: '/?from=here' }),
        sent(` ${text}`, {
          ...more,
          headers: { ...plain, 'content-type': 'Application/JSON; charset=utf-8' },
        }),
        sent(text, { ...more, headers: { ...plain, cookie: `other=1;${mark}; ovation_voter=second` } }),
      ];
      expect(await Promise.all(others)).toEqual(others.map(() => answer));
      return answer;
    };
    const choose = (id: string) => JSON.stringify({ choice: [id] });

    expect((await cast(choose(first.performanceId))).body.code).toBe('poll_not_open');
    await desk.call(votingEndpoints.openPoll, { params: { id: poll.id }, body: {} });
    expect(await cast(choose(first.performanceId))).toMatchObject({
      status: 200,
      body: { choice: [first.performanceId], changed: false },
    });
    expect(await sent(choose(second.performanceId))).toMatchObject({ body: { changed: true } });
    for (const wrong of ['{', '{}', '{"choice":[]}', '{"choice":["NOT AN ID"]}', choose('nobody')])
      expect((await cast(wrong)).status).toBe(400);
    expect((await cast(choose(first.performanceId), { id: 'nosuchpoll' })).status).toBe(404);
    expect(await sent(choose(first.performanceId), { id: 'NOT-AN-ID' })).toMatchObject({
      body: { code: 'invalid', fields: { id: 'This is not an id.' } },
    });
    expect((await sent('', { headers: { cookie: mark } })).status).toBe(415);
    expect((await sent(new Blob([' '.repeat(70_000)]))).status).toBe(413);
    expect(await endless(server.origin, poll.id)).toMatch(/^HTTP\/1\.1 413 .*\r\nconnection: close\r\n/is);
    const markless = await sent('{', { headers: { 'content-type': 'application/json' } });
    expect([markless.status, markless.body.code]).toEqual([400, 'invalid']);
    const asked = await fetch(`${server.origin}/api/v1/polls/${poll.id}/ballot`);
    expect([asked.status, asked.headers.get('allow')]).toEqual([405, 'POST']);
    expect(await inPieces(server.origin, poll.id, mark, choose(second.performanceId))).toContain(
      '"changed":false',
    );
    await desk.call(votingEndpoints.closePoll, { params: { id: poll.id } });
    expect((await cast(choose(first.performanceId))).body.code).toBe('poll_closed');
  },
);

it('a ballot whose sender was turned away for dawdling is not put in when its end comes after all', async () => {
  const secrets = secretsFrom(randomBytes(32));
  const taken: string[] = [];
  const intake = openIntake({
    store: { secrets, now: Date.now },
    voting: { take: ({ pollId }) => void taken.push(pollId) },
    addressOf: () => '127.0.0.1',
    onTrouble: (error) => {
      throw error;
    },
  });
  const answers: ServerResponse[] = [];
  const server = createServer((request, response) => {
    // The first call is never answered, so the second one's answer waits behind it and its connection stays.
    if (intake.answers(request, response)) answers.push(response);
  });
  limitSlowClients(server, {
    headMs: 9_000,
    stallMs: 100,
    stoppingMs: 100,
    shortMs: 9_000,
    shortBytes: 1_000,
    idleMs: 9_000,
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  try {
    const body = '{"choice":["act"]}';
    const mark = `ovation_voter=${secrets.sign('voter', 'a-device-of-the-hall')}`;
    const call = (poll: string) =>
      `POST /api/v1/polls/${poll}/ballot HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\ncookie: ${mark}\r\n\r\n`;
    socket.write(
      `GET / HTTP/1.1\r\nhost: x\r\n\r\n${call('early')}${body}${call('late')}${body.slice(0, -1)}`,
    );
    while (answers[1]?.headersSent !== true) await pause(10);
    socket.write(body.slice(-1));
    await pause(100);
    expect(taken).toEqual(['early']);
  } finally {
    socket.destroy();
    server.close();
  }
});
