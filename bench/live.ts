/**
 * How fast a frame reaches everybody, what a viewer costs, and how a hall comes back. One run, 127.0.0.1 only:
 * `node bench/live.ts [viewers …]` (1000 5000 10000).
 *
 * For each N the same bytes go to the same sockets, in turns: published through the hub, and written to each
 * socket with nothing around it. Then socket.io sends the same view to as many WebSockets. Times are from just
 * before the publishing to the moment the last of N viewers (another process) has the end of the frame. Beside it
 * stands the processor time that the server's process spent until then, which other work on the machine hardly
 * moves. Every N has a process of its own, so that no memory is left from the one before.
 */
import { type ChildProcess, execFileSync, fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { Server as SocketIo } from 'socket.io';
import { wireView } from '#contract/live/views.ts';
import { openHub } from '#server/live/hub.ts';
import { sampleEvening } from '#test/show/sample-evening.ts';
import type { FromViewers, ToViewers } from './live-viewers.ts';

const COUNTS = process.argv.length > 2 ? process.argv.slice(2).map(Number) : [1_000, 5_000, 10_000];
const ONE = COUNTS.length === 1 ? COUNTS[0] : undefined;
const ROUNDS = 15;
const WARM_UP = 3;
/** What a page waits at most before its first return: twice the server's `retry` for so many, by chance. */
const SPREAD_MS = 2 * Math.min(2_500, Math.max(1_000, (ONE ?? 0) / 5));
const PATIENCE_MS = 30_000;

const say = (line: string) => process.stdout.write(`${line}\n`);
const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
/** "62.1 (57.0)": the median and the best of several. */
const told = (values: readonly number[]) =>
  `${median(values).toFixed(1)} (${Math.min(...values).toFixed(1)})`;
const msOf = (all: readonly Round[]) => all.map((one) => one.ms);
const cpuOf = (all: readonly Round[]) => median(all.map((one) => one.cpuMs));
const rss = () => {
  globalThis.gc?.();
  return process.memoryUsage().rss;
};

/** A view with the words that end round `round`. Its bytes are those of the evening's audience view. */
const view = wireView('audience', sampleEvening());
const endingOf = (round: number) => `end of round ${String(round).padStart(8, '0')}`;
const bodyOf = (round: number) => JSON.stringify({ ...view, ending: endingOf(round) });

async function ask<K extends FromViewers['kind']>(
  child: ChildProcess,
  message: ToViewers,
  kind: K,
): Promise<Extract<FromViewers, { kind: K }>> {
  const answer = next(child, kind);
  child.send(message);
  return answer;
}

async function next<K extends FromViewers['kind']>(
  child: ChildProcess,
  kind: K,
): Promise<Extract<FromViewers, { kind: K }>> {
  const [message] = (await once(child, 'message', { signal: AbortSignal.timeout(PATIENCE_MS) })) as [
    FromViewers,
  ];
  if (message.kind !== kind) throw new Error(`Expected ${kind}, heard ${message.kind}.`);
  return message as Extract<FromViewers, { kind: K }>;
}

let rounds = 0;

interface Round {
  /** From just before `send` until the last viewer has it. */
  ms: number;
  /** Processor time of this process in between. */
  cpuMs: number;
}

async function timed(child: ChildProcess, send: (round: number) => void): Promise<Round> {
  rounds += 1;
  await ask(child, { kind: 'watch', ending: endingOf(rounds) }, 'ready');
  await pause(30);
  const reached = next(child, 'reached');
  const cpu = process.cpuUsage();
  const began = process.hrtime.bigint();
  send(rounds);
  const ms = Number(BigInt((await reached).atNs) - began) / 1e6;
  const { user, system } = process.cpuUsage(cpu);
  return { ms, cpuMs: (user + system) / 1e3 };
}

const viewersProcess = () => fork(new URL('live-viewers.ts', import.meta.url), { stdio: 'inherit' });

async function listen(server: Server, port = 0): Promise<number> {
  server.listen({ port, host: '127.0.0.1', backlog: 4_096 });
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

/** Serves a hub over plain HTTP, and keeps its sockets to write to them directly. */
async function serveHub(port = 0) {
  const hub = openHub({ now: Date.now });
  const sockets = new Set<Socket>();
  const server = createServer((_request, response) => hub.follow('stage', response));
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  return { hub, sockets, server, port: await listen(server, port) };
}

async function ours(count: number, restart: boolean) {
  const first = await serveHub();
  const before = rss();
  const child = viewersProcess();
  await ask(child, { kind: 'connect', port: first.port, count, speaks: 'stream' }, 'ready');
  await pause(500);
  const perViewer = (rss() - before) / count;
  const [published, raw]: [Round[], Round[]] = [[], []];
  const publish = (round: number) => first.hub.publish('stage', round, bodyOf(round));
  const bytesOf = (round: number) =>
    Buffer.from(
      `id: ${round}\nevent: view\ndata: {"kind":"stage","version":${round},"sent_at":"${new Date().toISOString()}","view":${bodyOf(round)}}\n\n`,
    );
  for (let round = 0; round < ROUNDS + WARM_UP; round += 1) {
    const hubTime = await timed(child, publish);
    const rawTime = await timed(child, (id) => {
      const bytes = bytesOf(id);
      for (const socket of first.sockets) socket.write(bytes);
    });
    if (round < WARM_UP) continue;
    published.push(hubTime);
    raw.push(rawTime);
  }
  const back = restart ? await comeBack(child, first) : undefined;
  if (back === undefined) {
    await ask(child, { kind: 'leave' }, 'left');
    first.hub.close();
    first.server.close();
  }
  return { published, raw, perViewer, back };
}

/** The server goes and comes again on the same port; everybody must come back and have the newest frame. */
async function comeBack(child: ChildProcess, first: Awaited<ReturnType<typeof serveHub>>): Promise<number> {
  rounds += 1;
  await ask(child, { kind: 'comeBack', ending: endingOf(rounds), spreadMs: SPREAD_MS }, 'ready');
  const reached = next(child, 'reached');
  const began = process.hrtime.bigint();
  first.hub.close();
  first.server.closeAllConnections();
  first.server.close();
  await once(first.server, 'close');
  const second = await serveHub(first.port);
  second.hub.publish('stage', rounds, bodyOf(rounds));
  const seconds = Number(BigInt((await reached).atNs) - began) / 1e9;
  await ask(child, { kind: 'leave' }, 'left');
  second.hub.close();
  second.server.close();
  return seconds;
}

async function socketIo(count: number) {
  const server = createServer();
  const io = new SocketIo(server, {
    transports: ['websocket'],
    serveClient: false,
    pingInterval: 300_000,
    perMessageDeflate: false,
  });
  const port = await listen(server);
  const child = viewersProcess();
  await ask(child, { kind: 'connect', port, count, speaks: 'socket.io' }, 'ready');
  await pause(500);
  const times: Round[] = [];
  for (let round = 0; round < ROUNDS + WARM_UP; round += 1) {
    const time = await timed(child, (id) => io.emit('view', { ...view, ending: endingOf(id) }));
    if (round >= WARM_UP) times.push(time);
  }
  await ask(child, { kind: 'leave' }, 'left');
  await io.close();
  return { times };
}

async function measure(count: number) {
  const own = await ours(count, count >= 10_000);
  const other = await socketIo(count);
  const ratio = median(msOf(own.published)) / median(msOf(own.raw));
  const ahead = median(msOf(other.times)) / median(msOf(own.published));
  const cpu = [own.published, own.raw, other.times].map((all) => cpuOf(all).toFixed(0)).join(' / ');
  const cpuRatio = cpuOf(own.published) / cpuOf(own.raw);
  const cpuAhead = cpuOf(other.times) / cpuOf(own.published);
  say(
    `| ${count} | ${told(msOf(own.published))} | ${told(msOf(own.raw))} | ${ratio.toFixed(2)} | ${told(msOf(other.times))} | ${ahead.toFixed(2)} | ${cpu} | ${cpuRatio.toFixed(2)} | ${cpuAhead.toFixed(2)} | ${(own.perViewer / 1024).toFixed(1)} |`,
  );
  if (own.back !== undefined)
    say(`\nAfter a restart all ${count} were on the newest frame ${own.back.toFixed(1)} s later.`);
}

if (ONE === undefined) {
  say(
    `Node ${process.version}, ${bodyOf(0).length} bytes a view; median (best) of ${ROUNDS} rounds, in ms.\n`,
  );
  say(
    '| viewers | published | raw writes | ratio | socket.io | socket.io ÷ ours | processor ms: ours / raw / socket.io | ratio | socket.io ÷ ours | KiB per viewer |',
  );
  say('|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|');
  for (const count of COUNTS)
    execFileSync(process.execPath, ['--expose-gc', import.meta.filename, String(count)], {
      stdio: 'inherit',
    });
} else {
  await measure(ONE);
  process.exit(0);
}
