/**
 * What a backup of a large show takes while voting goes on, and what it does to those who vote: the waits of paced
 * ballots before it and during it. One run, 127.0.0.1 only:
 *
 *   node bench/backup.ts [--ballots 1000000] [--tracks 200] [--rate 200] [--seconds 8] [--postgres]
 *
 * Tracks are files of 4 MB that compress as badly as music does.
 */
import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { votingEndpoints } from '#contract/voting/endpoints.ts';
import { takeBackup } from '#server/backup/take.ts';
import { readConfig } from '#server/config.ts';
import { makeSampleEvent } from '#server/demo/sample-event.ts';
import { startServer } from '#server/main.ts';
import { newId, newToken, openSecrets } from '#server/store/secrets.ts';
import { startPostgres } from '../test/postgres.ts';
import { startProcess } from './running.ts';

const { values: given } = parseArgs({
  options: {
    ballots: { type: 'string', default: '1000000' },
    tracks: { type: 'string', default: '200' },
    rate: { type: 'string', default: '200' },
    seconds: { type: 'string', default: '8' },
    postgres: { type: 'boolean', default: false },
  },
});
const BALLOTS = Number(given.ballots);
const TRACKS = Number(given.tracks);
const TRACK_BYTES = 4_000_000;
const BATCH = 10_000;
const say = (line: string) => process.stdout.write(`${line}\n`);
const at = (sorted: readonly number[], part: number): string =>
  (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN).toFixed(1);

const dataDir = mkdtempSync(join(tmpdir(), 'ovation-bench-'));
const postgres = given.postgres ? await startPostgres() : undefined;

/** Ballots at a steady pace until `over`. Answers the waits in ms, sorted; each counts from when it was due. */
async function vote(origin: string, poll: string, choice: string, over: () => boolean): Promise<number[]> {
  const secrets = openSecrets(join(dataDir, 'secret.key'));
  const waits: number[] = [];
  const underWay: Promise<void>[] = [];
  const began = performance.now();
  for (let sent = 0; !over(); sent += 1) {
    const due = began + (sent * 1_000) / Number(given.rate);
    if (due > performance.now()) await pause(due - performance.now());
    underWay.push(
      fetch(`${origin}/api/v1/polls/${poll}/ballot`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          cookie: `ovation_voter=${secrets.sign('voter', newToken())}`,
        },
        body: JSON.stringify({ choice: [choice] }),
      }).then(async (answer) => {
        await answer.text();
        if (!answer.ok) throw new Error(`A ballot was answered ${answer.status}.`);
        waits.push(performance.now() - due);
      }),
    );
  }
  await Promise.all(underWay);
  return waits.sort((a, b) => a - b);
}

/** Ballots as the box writes them, put in at once. */
async function fill(databaseUrl: string | undefined, poll: string, choice: string): Promise<void> {
  const row = (i: number) => [poll, `d${newToken()}`, choice, newId().slice(0, 8), Date.now() + i] as const;
  if (databaseUrl === undefined) {
    const database = new DatabaseSync(join(dataDir, 'ovation.db'));
    const insert = database.prepare(
      'insert into ballot (poll_id, voter, choice, receipt, at) values (?, ?, ?, ?, ?)',
    );
    for (let done = 0; done < BALLOTS; done += BATCH) {
      database.exec('begin');
      for (let i = 0; i < Math.min(BATCH, BALLOTS - done); i += 1) insert.run(...row(i));
      database.exec('commit');
    }
    database.close();
    return;
  }
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  for (let done = 0; done < BALLOTS; done += BATCH) {
    const rows = Array.from({ length: Math.min(BATCH, BALLOTS - done) }, (_, i) => row(i));
    const column = (index: 0 | 1 | 2 | 3 | 4) => rows.map((each) => each[index]);
    await client.query(
      'insert into ballot (poll_id, voter, choice, receipt, at) select * from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::bigint[])',
      [column(0), column(1), column(2), column(3), column(4)],
    );
  }
  await client.end();
}

try {
  const databaseUrl = postgres && `${postgres.url}/postgres`;
  const config = {
    ...readConfig({
      OVATION_DATA: dataDir,
      OVATION_HOST: '127.0.0.1',
      OVATION_PORT: '0',
      OVATION_LOG: 'error',
    }),
    databaseUrl,
    backupMinutes: 0,
  };
  const first = await startServer(config);
  const { desk } = await makeSampleEvent(first.store, first.url);
  const [poll] = await desk.call(votingEndpoints.polls);
  if (!poll) throw new Error('The sample event has a poll.');
  const choice = poll.candidates[0]?.performanceId ?? '';
  await desk.call(votingEndpoints.openPoll, { params: { id: poll.id }, body: {} });
  await first.close();
  await fill(databaseUrl, poll.id, choice);
  const shelf = join(dataDir, 'tracks/originals');
  mkdirSync(shelf, { recursive: true });
  for (let i = 0; i < TRACKS; i += 1) writeFileSync(join(shelf, newId()), randomBytes(TRACK_BYTES));

  const server = await startProcess(config);
  const until = performance.now() + Number(given.seconds) * 1_000;
  const quiet = await vote(server.origin, poll.id, choice, () => performance.now() > until);
  let over = false;
  const began = performance.now();
  const [busy, copy] = await Promise.all([
    vote(server.origin, poll.id, choice, () => over),
    takeBackup({ dataDir, databaseUrl, to: join(dataDir, 'backups'), tracks: true, now: Date.now() }).finally(
      () => {
        over = true;
      },
    ),
  ]);
  const seconds = (performance.now() - began) / 1_000;
  await server.stop();
  say(
    `${databaseUrl ? 'PostgreSQL' : 'SQLite'}, ${BALLOTS.toLocaleString('en')} ballots, ${TRACKS} tracks of 4 MB, load average ${loadavg()[0]?.toFixed(1)}: ${(copy.size / 1e6).toFixed(0)} MB in ${seconds.toFixed(1)} s.`,
  );
  say(`| at ${given.rate} ballots/s | ballots | median ms | p99 ms | longest ms |`);
  say('|---|--:|--:|--:|--:|');
  for (const [name, waits] of [
    ['before', quiet],
    ['during the backup', busy],
  ] as const)
    say(`| ${name} | ${waits.length} | ${at(waits, 0.5)} | ${at(waits, 0.99)} | ${at(waits, 1)} |`);
} finally {
  await postgres?.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
