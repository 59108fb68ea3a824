/**
 * A full server under load, and among its clients many that are slow on purpose or gone without a word: heads that
 * do not end, connections that say nothing, bodies that stall, streams that nobody reads, phones behind a line that
 * was cut. Voters, judges and screens are not hindered, and each slow one is turned away. How fast a machine is says
 * nothing here: beside it runs another server under the same load with no slow ones, and they are compared.
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
/** So often both servers are asked for the ballot, one right after the other, each first every second time. */
const PAIRS = 150;

let hall: Hall;
let quiet: Hall;
let far: FarPhones;
const open = new Set<Socket>();
beforeAll(async () => {
  far = farPhones();
  hall = await openHall('sqlite', { env: { OVATION_HOST: '0.0.0.0' } });
  quiet = await openHall('sqlite');
}, 120_000);
afterAll(async () => {
  for (const socket of open) socket.destroy();
  await hall?.close();
  await quiet?.close();
  far?.remove();
});

interface Held {
  socket: Socket;
  /** What came back, its beginning. */
  said: string;
}

/** So many connections that send this and no more. */
function hold(count: number, text: string, { at = hall, isRead = true } = {}): Held[] {
  const { port } = new URL(at.origin);
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

/** A server with those who use it. */
interface Used {
  hall: Hall;
  load: Load;
}

interface Met {
  /** How long each ballot took, in ms, in the order asked. */
  took: number[];
  /** How many writes were kept meanwhile. */
  kept: number;
}

/** What people meet at each of both in the same time. */
async function measure(both: readonly [Used, Used]): Promise<[Met, Met]> {
  const before = both.map(({ load }) => load.told.writes);
  const took: [number[], number[]] = [[], []];
  for (let pair = 0; pair < PAIRS; pair += 1) {
    for (const at of pair % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const)) {
      const askedAt = performance.now();
      await (await fetch(`${both[at].hall.origin}${API}/ballot`)).text();
      took[at].push(performance.now() - askedAt);
    }
    await pause(25);
  }
  const metAt = (at: 0 | 1) => ({ took: took[at], kept: both[at].load.told.writes - (before[at] ?? 0) });
  return [metAt(0), metAt(1)];
}

const median = (took: readonly number[]): number =>
  Math.round(took.toSorted((a, b) => a - b)[took.length >> 1] ?? 0);

it('hinder nobody: votes and sheets are kept at the same pace, screens follow, the slow are turned away', async () => {
  const stream = `GET ${API}/live/projector HTTP/1.1\r\nhost: hall\r\n\r\n`;
  const readers = hold(COUNT.readers, stream);
  const others = hold(COUNT.readers, stream, { at: quiet });
  await expect
    .poll(() => [...readers, ...others].every(({ said }) => said.includes('event: view')))
    .toBe(true);
  const load = startLoad(hall);
  const quietLoad = startLoad(quiet);

  const heads = hold(COUNT.heads, 'GET / HTTP/1.1\r\nhost: hall\r\nx-slow: a');
  const silent = hold(COUNT.silent, '');
  const bodies = hold(
    COUNT.bodies,
    `POST ${API}/participants HTTP/1.1\r\nhost: hall\r\ncontent-type: application/json\r\ncontent-length: 200\r\n\r\n{"a`,
  );
  hold(COUNT.unread, stream, { isRead: false });
  await far.open(Number(new URL(hall.origin).port), `${API}/live/projector`, COUNT.cutOff);
  far.cut();
  const dripping = setInterval(() => {
    for (const { socket } of heads) if (socket.writable) socket.write('a');
  }, 1_000);
  const screen = openScreen(hall.origin, 'projector');
  try {
    const [besieged, left] = await measure([
      { hall, load },
      { hall: quiet, load: quietLoad },
    ]);
    const [event] = await hall.desk.call(eventsEndpoints.events);
    const name = 'Seen by everybody who reads';
    const changedAt = performance.now();
    await hall.desk.call(eventsEndpoints.changeEvent, { params: { id: event?.id ?? '' }, body: { name } });
    await expect.poll(() => screen.shown(), { interval: 10 }).toContain(name);
    const screenMs = Math.round(performance.now() - changedAt);

    // Without limits they would stay for five minutes, longer than is waited here.
    await expect.poll(() => allGone([...heads, ...silent, ...bodies]), { interval: 250 }).toBe(0);
    for (const { said } of bodies)
      expect(said).toContain('This came too slowly and nothing of it was saved.');
    // The hall still follows, all of it.
    expect(allGone(readers)).toBe(COUNT.readers);

    await load.stop();
    await quietLoad.stop();
    expect([...load.told.sentences.keys()]).toEqual([]);
    // What else the machine does meets both alike; in most pairs it does not meet one alone.
    const slower = besieged.took.filter((took, pair) => took > 2 * (left.took[pair] ?? 0)).length;
    expect(slower).toBeLessThan(PAIRS / 2);
    expect(besieged.kept).toBeGreaterThan(left.kept / 2);
    expect(await whatIsWrong(hall, load.told)).toEqual([]);
    note('slowClients', {
      held: Object.entries(COUNT).map(([kind, count]) => `${count} ${kind}`),
      quietMedianMs: median(left.took),
      besiegedMedianMs: median(besieged.took),
      twiceAsSlow: `${slower} of ${PAIRS}`,
      quietKept: left.kept,
      besiegedKept: besieged.kept,
      screenMs,
      acknowledgedWrites: load.told.writes,
    });
  } finally {
    clearInterval(dripping);
    await screen.stop();
  }
});
