/** Large bodies of one network: whoever comes while it sends nothing but slow ones is let in, and by lot. */
import { type ClientRequest, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import fastify from 'fastify';
import { expect, it, onTestFinished } from 'vitest';
import { openLargeBodies } from './large-bodies.ts';

/** Longer than any test lasts: nobody is turned away for being slow. */
const LONG_MS = 600_000;
const SHORT_MS = 300;
/** Nobody waits for others that were before. */
const AT_ONCE_MS = 0.01;

let origin: string;
/** Calls that came as far as the counters. */
let came = 0;
async function open(longestMs: number, refillMs = AT_ONCE_MS): Promise<void> {
  came = 0;
  const app = fastify({ forceCloseConnections: true });
  const largeBodies = openLargeBodies(longestMs, refillMs);
  app.put(
    '/:act',
    {
      onRequest: (call, reply) => {
        came += 1;
        return largeBodies(call, reply, (call.params as { act: string }).act);
      },
    },
    () => 'taken',
  );
  origin = await app.listen({ host: '127.0.0.1', port: 0 });
  onTestFinished(() => app.close());
}

interface Sending {
  call: ClientRequest;
  /** What it is answered with; 0 where its connection ends without. */
  status: Promise<number>;
}

/** A call of an act: whole, or of which a byte comes now and then. */
function send(act: number, isSlow = false): Sending {
  const headers = { 'content-type': 'application/json', 'content-length': isSlow ? 2_000 : 2 };
  const call = request(`${origin}/${act}`, { method: 'PUT', headers, agent: false });
  const status = new Promise<number>((resolve) => {
    call.on('error', () => resolve(0));
    call.on('response', (answer) => resolve(answer.resume().statusCode ?? 0));
  });
  if (isSlow) call.write('{');
  else call.end('{}');
  return { call, status };
}

/** 30 slow ones, which fill the network's places. */
async function filled(longestMs: number): Promise<Sending[]> {
  await open(longestMs);
  const slow = Array.from({ length: 30 }, (_, at) => send(at, true));
  onTestFinished(() => {
    for (const { call } of slow) call.destroy();
  });
  await expect.poll(() => came).toBe(30);
  return slow;
}

it('lets whoever comes in once one hangs up', async () => {
  const slow = await filled(LONG_MS);
  const waits = send(40);
  slow[7]?.call.destroy();
  expect(await waits.status).toBe(200);
});

it('turns away the one that sends the longest, once that is too long, and nobody while nobody waits', async () => {
  const slow = await filled(SHORT_MS);
  await pause(2 * SHORT_MS);
  expect(await send(40).status).toBe(200);
  expect(await slow[0]?.status).toBe(408);
  await pause(2 * SHORT_MS);
  slow[20]?.call.end(' '.repeat(1_998).concat('}'));
  expect(await slow[20]?.status).toBe(200);
});

it('lets in by lot: of many who wait the last one to come is not the last one to be read', async () => {
  const slow = await filled(LONG_MS);
  const order: number[] = [];
  const waiting = Array.from({ length: 60 }, (_, at) => send(100 + at));
  for (const [at, { status }] of waiting.entries()) void status.then(() => order.push(at));
  await expect.poll(() => came).toBe(90);
  expect(order).toEqual([]);
  slow[0]?.call.destroy();
  await Promise.all(waiting.map(({ status }) => status));
  expect(order).not.toEqual(order.toSorted((a, b) => a - b));
});

it('refuses a third one of the same act, and forgets a call that hangs up while it waits', async () => {
  const slow = await filled(LONG_MS);
  const gone = [send(50), send(50)];
  await expect.poll(() => came).toBe(32);
  expect(await send(50).status).toBe(503);
  for (const { call } of gone) call.destroy();
  slow[3]?.call.destroy();
  await expect.poll(() => send(50).status).toBe(200);
});

it('refuses one by lot of more than 300 that wait, and never only those that came last', async () => {
  const slow = await filled(LONG_MS);
  const waiting = Array.from({ length: 400 }, (_, at) => send(100 + at));
  const refused: number[] = [];
  const all = waiting.map(async ({ status }, at) => {
    if ((await status) !== 503) return;
    refused.push(at);
    // Only then is a place free, so that nobody was let in before all had come.
    if (refused.length === 100) for (const { call } of slow) call.destroy();
  });
  await Promise.all(all);
  expect(refused.length).toBe(100);
  expect(refused.some((at) => at < 300)).toBe(true);
});

it('lets 30 of a network in at once and the next ones bit by bit, also where each came alone', async () => {
  const REFILL_MS = 50;
  await open(LONG_MS, REFILL_MS);
  let act = 0;
  const one = async () => {
    act += 1;
    expect(await send(act).status).toBe(200);
  };
  const began = performance.now();
  await Promise.all(Array.from({ length: 30 }, one));
  for (let at = 0; at < 10; at += 1) await one();
  expect(performance.now() - began).toBeGreaterThan(9 * REFILL_MS);
  await Promise.all(Array.from({ length: 10 }, one));
  expect(performance.now() - began).toBeGreaterThan(19 * REFILL_MS);
});
