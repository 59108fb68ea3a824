/** Large bodies of one network: whoever comes while it sends nothing but slow ones is let in, and by lot. */
import { type ClientRequest, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import fastify from 'fastify';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { openLargeBodies } from './large-bodies.ts';

const LONGEST_MS = 1_000;
let origin: string;
beforeEach(async () => {
  const app = fastify({ forceCloseConnections: true });
  const largeBodies = openLargeBodies(LONGEST_MS);
  app.put(
    '/:act',
    { onRequest: (call, reply) => largeBodies(call, reply, (call.params as { act: string }).act) },
    () => 'taken',
  );
  origin = await app.listen({ host: '127.0.0.1', port: 0 });
  onTestFinished(() => app.close());
});

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
const filled = async (): Promise<Sending[]> => {
  const slow = Array.from({ length: 30 }, (_, at) => send(at, true));
  onTestFinished(() => {
    for (const { call } of slow) call.destroy();
  });
  await pause(LONGEST_MS / 4);
  return slow;
};

it('lets whoever comes in as soon as one hangs up or was slow for too long, and turns nobody away before', async () => {
  const slow = await filled();
  const began = performance.now();
  const waits = send(40);
  slow[7]?.call.destroy();
  expect(await waits.status).toBe(200);
  expect(performance.now() - began).toBeLessThan(LONGEST_MS / 2);

  slow.push(send(31, true));
  await pause(50);
  const [one, other] = [send(41), send(42)];
  expect(await Promise.all([one.status, other.status])).toEqual([200, 200]);
  const said = await Promise.race([slow[0]?.status, pause(2_000)]);
  expect(said).toBe(408);
  // Nobody waits any more: the others may take their time.
  await pause(LONGEST_MS);
  slow[20]?.call.end(' '.repeat(1_998).concat('}'));
  expect(await slow[20]?.status).toBe(200);
});

it('lets in by lot: of many who wait the last one to come is not the last one to be read', async () => {
  const slow = await filled();
  const order: number[] = [];
  const waiting = Array.from({ length: 60 }, (_, at) => send(100 + at));
  for (const [at, { status }] of waiting.entries()) void status.then(() => order.push(at));
  await pause(LONGEST_MS / 4);
  expect(order).toEqual([]);
  slow[0]?.call.destroy();
  await Promise.all(waiting.map(({ status }) => status));
  expect(order).not.toEqual(order.toSorted((a, b) => a - b));
});

it('refuses a third one of the same act, and forgets a call that hangs up while it waits', async () => {
  const slow = await filled();
  const gone = [send(50), send(50)];
  await pause(50);
  expect(await send(50).status).toBe(503);
  for (const { call } of gone) call.destroy();
  await Promise.all(gone.map(({ status }) => status));
  await pause(50);
  const again = send(50);
  slow[3]?.call.destroy();
  expect(await again.status).toBe(200);
});
