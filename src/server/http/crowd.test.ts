/** Who is answered first, and what one network may ask for. */
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import fastify from 'fastify';
import { afterEach, expect, it } from 'vitest';
import { goesFirst, isBallotForm, standInLine } from './admission.ts';
import { holdToBudget, MOST, openBudget } from './budget.ts';

const STRANGERS = 5_000;
let server: Server | undefined;
const sockets: Socket[] = [];
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
  server?.close();
});

/** Serves each request with its path, and says in which order they were answered. */
async function listening(onFirst: () => void) {
  const answered: string[] = [];
  server = createServer((request, response) => {
    answered.push(request.url ?? '');
    if (answered.length === 1) onFirst();
    response.end();
  });
  standInLine(server, (request) => goesFirst(request, () => false));
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const open = () =>
    new Promise<Socket>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => resolve(socket));
      socket.resume();
      sockets.push(socket);
    });
  return { answered, open };
}

it('ballots and whoever shows a proof are answered before a crowd that came first', async () => {
  let vote = () => {};
  const { answered, open } = await listening(() => vote());
  const [crowd, voter, judge] = [await open(), await open(), await open()];
  const done = new Promise<void>((resolve) => {
    const look = () => (answered.length === STRANGERS + 2 ? resolve() : setImmediate(look));
    look();
  });
  vote = () => {
    voter.write('POST /vote HTTP/1.1\r\nhost: x\r\ncontent-length: 0\r\n\r\n');
    judge.write('GET /api/v1/judge/panel HTTP/1.1\r\nhost: x\r\nx-judge-token: t\r\n\r\n');
  };
  crowd.write('GET /results HTTP/1.1\r\nhost: x\r\n\r\n'.repeat(STRANGERS));
  await done;
  expect(answered[0]).toBe('/results');
  expect(answered.indexOf('/vote')).toBeLessThan(STRANGERS);
  expect(answered.indexOf('/api/v1/judge/panel')).toBeLessThan(STRANGERS);
});

it('knows a ballot’s form by method and address', () => {
  const request = (method: string, url: string) => ({ method, url }) as IncomingMessage;
  expect(isBallotForm(request('POST', '/vote'))).toBe(true);
  expect(isBallotForm(request('GET', '/vote'))).toBe(false);
  expect(isBallotForm(request('POST', '/api/v1/vote/code'))).toBe(false);
});

it('lets neither a form nor a proof of a network that used its budget up go first', () => {
  const form = { method: 'POST', url: '/vote', headers: {} } as IncomingMessage;
  const proven = { method: 'GET', url: '/', headers: { authorization: 'Bearer made-up' } } as IncomingMessage;
  for (const request of [form, proven])
    expect([false, true].map((spent) => goesFirst(request, () => spent))).toEqual([true, false]);
});

it('a school of a thousand phones does not reach the budget in an hour, nor is it refused while there is time', () => {
  let now = 0;
  let full = true;
  const budget = openBudget(
    () => full,
    () => now,
  );
  let refused = 0;
  const school = (phones: number, callsEach: number) => {
    for (let call = 0; call < phones * callsEach; call += 1) if (budget.ask('school') > 0) refused += 1;
  };
  school(1_000, 25);
  for (let minute = 0; minute < 60; minute += 1) {
    now += 60_000;
    school(1_000, 15);
  }
  expect(refused).toBe(0);
  for (let call = 0; call < MOST; call += 1) budget.ask('flood');
  full = false;
  expect(budget.ask('flood')).toBe(0);
  full = true;
  expect(budget.ask('flood')).toBeGreaterThan(0);
  expect(budget.isSpent('flood')).toBe(true);
  expect([budget.ask('school'), budget.isSpent('school')]).toEqual([0, false]);
  now += 1_000;
  expect(budget.ask('flood')).toBe(0);
});

it('counts large answers for more', () => {
  const budget = openBudget(
    () => true,
    () => 0,
  );
  budget.answered('reader', 64_000 * MOST);
  expect(budget.isSpent('reader')).toBe(false);
  budget.answered('reader', 66_000 * MOST);
  expect(budget.isSpent('reader')).toBe(true);
});

it('counts a proof that nobody looks at and a ballot’s form that casts no vote, so that neither is a way past the line for long', async () => {
  const asked: string[] = [];
  const app = fastify();
  holdToBudget(app, {
    ask: (network) => asked.push(network) * 0,
    answered: () => undefined,
    isSpent: () => false,
  });
  app.post('/anybody', { config: { who: 'anyone' } }, async () => 'done');
  app.post('/crew', { config: { who: 'crew' } }, async () => 'done');
  app.post('/vote', async ({ body }, reply) =>
    'cast' in Object(body) ? reply.redirect('/vote', 303) : 'The page.',
  );
  const send = (url: string, headers: Record<string, string> = {}, payload = {}) =>
    app.inject({ method: 'POST', url, headers, payload });
  await send('/anybody');
  await send('/crew', { authorization: 'Bearer one-that-holds' });
  expect(asked).toEqual([]);
  await send('/anybody', { authorization: 'Bearer made-up' });
  await send('/nowhere', { 'x-judge-token': 'made-up' });
  expect(asked).toHaveLength(2);
  await send('/vote', {}, { cast: true });
  expect(asked).toHaveLength(2);
  await send('/vote');
  expect(asked).toHaveLength(3);
  await app.close();
});
