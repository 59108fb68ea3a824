/**
 * Ballots a second and the time of a frame to everybody with 1, 2 and 3 processes on one PostgreSQL, and how long a
 * process takes from SIGTERM to being ready again. One run, 127.0.0.1 only, the load and the database on the same
 * machine:
 *
 *   node bench/processes.ts [--seconds 5] [--viewers 600] [--most 3]
 *
 * Every ballot is of a voter who has not voted before. Connections are spread over the processes as a proxy would.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { eventsEndpoints } from '#contract/events/endpoints.ts';
import { votingEndpoints } from '#contract/voting/endpoints.ts';
import { readConfig } from '#server/config.ts';
import { makeSampleEvent } from '#server/demo/sample-event.ts';
import { startServer } from '#server/main.ts';
import { newToken, openSecrets } from '#server/store/secrets.ts';
import { startPostgres } from '../test/postgres.ts';
import { openScreen } from '../test/processes/screens.ts';
import { type Running, startProcess } from './running.ts';

/** When every device got its mark: an hour ago, so that the hall is not taken for a script's fresh cookies. */
const MARKED = Math.floor(Date.now() / 1_000 - 3_600).toString(36);
const { values: given } = parseArgs({
  options: {
    seconds: { type: 'string', default: '5' },
    viewers: { type: 'string', default: '600' },
    most: { type: 'string', default: '3' },
  },
});
const SECONDS = Number(given.seconds);
const VIEWERS = Number(given.viewers);
const CONNECTIONS = 96;
const ROUNDS = 10;
const say = (line: string) => process.stdout.write(`${line}\n`);
const at = (sorted: readonly number[], part: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;

const postgres = await startPostgres();
const dataDir = mkdtempSync(join(tmpdir(), 'ovation-bench-'));

/** Ballots over kept-alive connections, as many as the processes take. Answers how many a second, and the waits. */
async function vote(origins: readonly string[], poll: string, choice: string) {
  const secrets = openSecrets(join(dataDir, 'secret.key'));
  const waits: number[] = [];
  const until = performance.now() + SECONDS * 1_000;
  const body = `{"choice":["${choice}"]}`;
  const one = (origin: string) =>
    new Promise<void>((resolve, reject) => {
      const socket = connect(Number(new URL(origin).port), '127.0.0.1').setNoDelay(true);
      let sentAt = 0;
      const send = () => {
        if (performance.now() >= until) return void socket.end(resolve);
        sentAt = performance.now();
        socket.write(
          `POST /api/v1/polls/${poll}/ballot HTTP/1.1\r\nhost: 127.0.0.1\r\nuser-agent: Mozilla/5.0\r\naccept-language: en\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\ncookie: ovation_voter=${secrets.sign('voter', `${newToken()}-${MARKED}`)}\r\n\r\n${body}`,
        );
      };
      socket.on('connect', send).on('error', reject);
      // Answers are short and come one at a time, so each chunk is one.
      socket.on('data', (chunk) => {
        if (String(chunk).slice(9, 12) !== '200') return reject(new Error(String(chunk).slice(0, 300)));
        waits.push(performance.now() - sentAt);
        send();
      });
    });
  await Promise.all(Array.from({ length: CONNECTIONS }, (_, i) => one(origins[i % origins.length] ?? '')));
  waits.sort((a, b) => a - b);
  return { perSecond: waits.length / SECONDS, p50: at(waits, 0.5), p99: at(waits, 0.99) };
}

const rows: string[][] = [];
try {
  const onServer = new pg.Client({ connectionString: `${postgres.url}/postgres` });
  await onServer.connect();
  await onServer.query('create database ovation');
  await onServer.end();
  const config = {
    ...readConfig({
      OVATION_DATA: dataDir,
      OVATION_HOST: '127.0.0.1',
      OVATION_PORT: '0',
      OVATION_LOG: 'error',
    }),
    databaseUrl: `${postgres.url}/ovation`,
    backupMinutes: 0,
  };
  const first = await startServer(config);
  const { desk } = await makeSampleEvent(first.store, first.url);
  const [poll] = await desk.call(votingEndpoints.polls);
  const [event] = await desk.call(eventsEndpoints.events);
  if (!poll || !event) throw new Error('The sample event has a poll.');
  await desk.call(votingEndpoints.openPoll, { params: { id: poll.id }, body: {} });
  const choice = poll.candidates[0]?.performanceId ?? '';
  const read = new pg.Client({ connectionString: config.databaseUrl });
  await read.connect();
  const counted = async () => Number((await read.query('select count(*) as n from ballot')).rows[0]?.n ?? 0);

  for (let count = 1; count <= Number(given.most); count += 1) {
    const processes: Running[] = [];
    for (let i = 0; i < count; i += 1) processes.push(await startProcess(config));
    const origins = processes.map(({ origin }) => origin);
    await vote(origins, poll.id, choice);
    const before = await counted();
    const voted = await vote(origins, poll.id, choice);
    const kept = (await counted()) - before;
    if (kept < voted.perSecond * SECONDS) throw new Error('A ballot that was acknowledged is missing.');

    const screens = Array.from({ length: VIEWERS }, (_, i) =>
      openScreen(origins[i % count] ?? '', 'projector'),
    );
    while (screens.some((screen) => screen.versions.length === 0)) await pause(20);
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const name = `Round ${count} ${round} of ${Date.now()}`;
      const began = performance.now();
      await desk.call(eventsEndpoints.changeEvent, { params: { id: event.id }, body: { name } });
      while (screens.some((screen) => !screen.shown().includes(name))) await pause(1);
      times.push(performance.now() - began);
    }
    await Promise.all(screens.map((screen) => screen.stop()));
    times.sort((a, b) => a - b);

    const [old] = processes;
    const began = performance.now();
    await old?.stop();
    const stoppedMs = performance.now() - began;
    processes.splice(0, 1, await startProcess(config));
    rows.push([
      String(count),
      Math.round(voted.perSecond).toLocaleString('en'),
      voted.p50.toFixed(1),
      voted.p99.toFixed(1),
      `${at(times, 0.5).toFixed(0)} (${(times[0] ?? 0).toFixed(0)})`,
      stoppedMs.toFixed(0),
      (performance.now() - began).toFixed(0),
    ]);
    for (const each of processes) await each.stop();
  }
  await read.end();
  await first.close();
  say(
    `${availableParallelism()} cores, load average ${loadavg()[0]?.toFixed(1)}, ${VIEWERS} viewers, ${SECONDS} s.`,
  );
  say(
    '| processes | ballots/s | median ms | p99 ms | frame to all, ms (best) | SIGTERM to end, ms | to ready again, ms |',
  );
  say('|--:|--:|--:|--:|--:|--:|--:|');
  for (const row of rows) say(`| ${row.join(' | ')} |`);
} finally {
  await postgres.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
