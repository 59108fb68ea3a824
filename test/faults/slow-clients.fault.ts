/**
 * A full server under load, and among its clients many that are slow on purpose or gone without a word: heads that
 * do not end, connections that say nothing, bodies that stall, streams that nobody reads, phones behind a line that
 * was cut. Voters, judges and screens are not hindered, and each slow one is turned away in its time.
 */
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { eventsEndpoints } from '#contract/events/endpoints.ts';
import { API } from '#server/http/calls.ts';
import { openScreen } from '../processes/screens.ts';
import { type FarPhones, farPhones } from './half-open.ts';
import { type Hall, openHall } from './hall.ts';
import { whatIsWrong } from './looking.ts';
import { type Load, startLoad } from './mixed-load.ts';
import { note } from './noting.ts';

const COUNT = { readers: 500, heads: 300, silent: 300, bodies: 300, unread: 300, cutOff: 200 };
const MEASURE_MS = 8_000;
/** Of a head or of silence: ten seconds, a look every two, and what a busy machine adds. */
const HEAD_GONE_MS = 25_000;
/** Of a body that stands still: half a minute. */
const BODY_GONE_MS = 50_000;

let hall: Hall;
let far: FarPhones;
const open = new Set<Socket>();
beforeAll(async () => {
  far = farPhones();
  hall = await openHall('sqlite', { env: { OVATION_HOST: '0.0.0.0' } });
}, 120_000);
afterAll(async () => {
  for (const socket of open) socket.destroy();
  await hall?.close();
  far?.remove();
});

interface Held {
  socket: Socket;
  /** What came back, its beginning. */
  said: string;
}

/** So many connections that send this and no more. */
function hold(count: number, text: string, isRead = true): Held[] {
  const { port } = new URL(hall.origin);
  return Array.from({ length: count }, () => {
    const socket = connect(Number(port), '127.0.0.1', () => {
      if (text) socket.write(text);
      if (!isRead) socket.pause();
    });
    const held: Held = { socket, said: '' };
    open.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => open.delete(socket));
    if (isRead)
      socket.on('data', (bytes) => {
        if (held.said.length < 8_000) held.said += bytes.toString('latin1');
      });
    return held;
  });
}

const allGone = (held: readonly Held[]) => held.filter(({ socket }) => open.has(socket)).length;

/** What people meet meanwhile: how long the ballot takes, and how much is kept a second. */
async function measure(load: Load, forMs: number): Promise<{ p95Ms: number; keptPerSecond: number }> {
  const before = load.told.writes;
  const beganAt = performance.now();
  const took: number[] = [];
  while (performance.now() - beganAt < forMs) {
    const askedAt = performance.now();
    await (await fetch(`${hall.origin}${API}/ballot`)).text();
    took.push(performance.now() - askedAt);
    await pause(25);
  }
  took.sort((a, b) => a - b);
  return {
    p95Ms: Math.round(took[Math.floor(took.length * 0.95)] ?? 0),
    keptPerSecond: Math.round(((load.told.writes - before) / (performance.now() - beganAt)) * 1_000),
  };
}

it('hinder nobody: votes and sheets are kept at the same pace, screens follow, the slow are turned away', async () => {
  const stream = `GET ${API}/live/projector HTTP/1.1\r\nhost: hall\r\n\r\n`;
  const readers = hold(COUNT.readers, stream);
  await expect
    .poll(() => readers.every(({ said }) => said.includes('event: view')), { timeout: 20_000 })
    .toBe(true);
  const load = startLoad(hall);
  await pause(2_000);
  const quiet = await measure(load, MEASURE_MS);

  const heads = hold(COUNT.heads, 'GET / HTTP/1.1\r\nhost: hall\r\nx-slow: a');
  const silent = hold(COUNT.silent, '');
  const bodies = hold(
    COUNT.bodies,
    `POST ${API}/participants HTTP/1.1\r\nhost: hall\r\ncontent-type: application/json\r\ncontent-length: 200\r\n\r\n{"a`,
  );
  hold(COUNT.unread, stream, false);
  await far.open(Number(new URL(hall.origin).port), `${API}/live/projector`, COUNT.cutOff);
  far.cut();
  const dripping = setInterval(() => {
    for (const { socket } of heads) if (socket.writable) socket.write('a');
  }, 1_000);
  const screen = openScreen(hall.origin, 'projector');
  try {
    const besieged = await measure(load, MEASURE_MS);
    const [event] = await hall.desk.call(eventsEndpoints.events);
    const name = 'Seen by everybody who reads';
    const changedAt = performance.now();
    await hall.desk.call(eventsEndpoints.changeEvent, { params: { id: event?.id ?? '' }, body: { name } });
    await expect.poll(() => screen.shown(), { timeout: 5_000, interval: 10 }).toContain(name);
    const screenMs = Math.round(performance.now() - changedAt);

    await expect.poll(() => allGone([...heads, ...silent]), { timeout: HEAD_GONE_MS, interval: 250 }).toBe(0);
    await expect.poll(() => allGone(bodies), { timeout: BODY_GONE_MS, interval: 250 }).toBe(0);
    for (const { said } of bodies)
      expect(said).toContain('This came too slowly and nothing of it was saved.');
    // The hall still follows, all of it.
    expect(allGone(readers)).toBe(COUNT.readers);

    await load.stop();
    expect([...load.told.sentences.keys()]).toEqual([]);
    // A machine that is shared does not measure better; one that stood still would be far off.
    expect(besieged.p95Ms).toBeLessThan(Math.max(400, quiet.p95Ms * 4));
    expect(besieged.keptPerSecond).toBeGreaterThan(quiet.keptPerSecond / 2);
    expect(await whatIsWrong(hall, load.told)).toEqual([]);
    note('slowClients', {
      held: Object.entries(COUNT).map(([kind, count]) => `${count} ${kind}`),
      quietP95Ms: quiet.p95Ms,
      besiegedP95Ms: besieged.p95Ms,
      quietKeptPerSecond: quiet.keptPerSecond,
      besiegedKeptPerSecond: besieged.keptPerSecond,
      screenMs,
      acknowledgedWrites: load.told.writes,
    });
  } finally {
    clearInterval(dripping);
    await screen.stop();
  }
});
