import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { votingEndpoints } from '#contract/voting/endpoints.ts';
import { castBallotBody } from '#contract/voting/schema.ts';
import { testServers } from '#test/server.ts';
import { ENGINES } from '#test/store.ts';
import { limitSlowClients } from '../http/slow-clients.ts';
import { secretsFrom } from '../store/secrets.ts';
import { type CastParts, readBallot, tookCast } from './fast-cast.ts';

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

it.each(ENGINES)(
  'the short way answers what the long way answers, and keeps its rules (%s)',
  async (engine) => {
    const server = await start({ engine });
    const { desk } = await server.sample();
    const [poll] = await desk.call(votingEndpoints.polls);
    const [first, second] = poll?.candidates ?? [];
    if (!poll || !first || !second) throw new Error('The sample event has a poll with acts.');
    const mark =
      (await fetch(`${server.origin}/api/v1/ballot`)).headers.get('set-cookie')?.split(';')[0] ?? '';
    // A length that is not told takes the long way.
    const cast = async (way: 'short' | 'long', text: string, id = poll.id) => {
      const answer = await fetch(`${server.origin}/api/v1/polls/${id}/ballot`, {
        method: 'POST',
        headers: { cookie: mark, 'content-type': 'application/json' },
        ...(way === 'short' ? { body: text } : { body: new Blob([text]).stream(), duplex: 'half' as const }),
      } as RequestInit);
      return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
    };
    const both = async (text: string, id?: string) => {
      const short = await cast('short', text, id);
      expect(short).toEqual(await cast('long', text, id));
      return short;
    };
    const choose = (id: string) => JSON.stringify({ choice: [id] });

    expect((await both(choose(first.performanceId))).body.code).toBe('poll_not_open');
    await desk.call(votingEndpoints.openPoll, { params: { id: poll.id }, body: {} });
    const counted = await cast('short', choose(first.performanceId));
    expect(counted).toMatchObject({ status: 200, body: { choice: [first.performanceId], changed: false } });
    expect(await cast('long', choose(first.performanceId))).toEqual(counted);
    expect(await cast('short', choose(second.performanceId))).toMatchObject({ body: { changed: true } });
    for (const wrong of ['{', '{}', '{"choice":[]}', '{"choice":["NOT AN ID"]}', choose('nobody')])
      expect((await both(wrong)).status).toBe(400);
    expect((await both(choose(first.performanceId), 'nosuchpoll')).status).toBe(404);
    expect(await inPieces(server.origin, poll.id, mark, choose(second.performanceId))).toContain(
      '"changed":false',
    );
    await desk.call(votingEndpoints.closePoll, { params: { id: poll.id } });
    expect((await both(choose(first.performanceId))).body.code).toBe('poll_closed');
  },
);

it('a ballot whose sender was turned away for dawdling is not put in when its end comes after all', async () => {
  const secrets = secretsFrom(randomBytes(32));
  const taken: string[] = [];
  const parts: CastParts = {
    store: { secrets, now: Date.now },
    voting: { take: ({ pollId }) => void taken.push(pollId) },
    addressOf: () => '127.0.0.1',
    onTrouble: (error) => {
      throw error;
    },
  };
  const answers: ServerResponse[] = [];
  const server = createServer((request, response) => {
    // The first call is never answered, so the second one's answer waits behind it and its connection stays.
    if (tookCast(parts, request, response)) answers.push(response);
  });
  limitSlowClients(server, {
    headMs: 9_000,
    stallMs: 100,
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

it('a body that is read at a glance is read as the schema reads it', () => {
  const pick = fc.oneof(
    { weight: 6, arbitrary: fc.stringMatching(/^[0-9a-z]{1,64}$/) },
    { weight: 3, arbitrary: fc.stringMatching(/^[0-9a-z]{1,16}:[0-6]$/) },
    { weight: 1, arbitrary: fc.constantFrom('', 'A', 'a"', 'a\\', 'a:', 'é', 'a'.repeat(65)) },
  );
  const body = fc.record(
    {
      choice: fc.array(pick, { maxLength: 6 }),
      more: fc.constant(1),
    },
    { requiredKeys: ['choice'] },
  );
  const slip = fc.constantFrom<(text: string) => string>(
    (text) => text,
    (text) => text,
    (text) => ` ${text}`,
    (text) => text.slice(0, -1),
    (text) => text.replace(',', ', '),
    (text) => text.replace('[', '[,'),
    (text) => text.replace('"choice"', '"choice":["a"],"choice"'),
  );
  const inFull = (text: string) => {
    try {
      return castBallotBody.safeParse(JSON.parse(text)).data;
    } catch {
      return undefined;
    }
  };
  const quickly = (text: string) => {
    try {
      return readBallot(text);
    } catch {
      return undefined;
    }
  };
  fc.assert(
    fc.property(body, slip, (said, slipped) => {
      const text = slipped(JSON.stringify(said));
      expect(quickly(text)).toEqual(inFull(text));
    }),
    { numRuns: 500 },
  );
});
