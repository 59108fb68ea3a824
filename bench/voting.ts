/**
 * How many ballots a second are on the disk and answered, against a server that only echoes JSON and against
 * ours without storage; how long a voter waits at four fifths of that; whether memory stays flat; how long a
 * recount takes. One run, 127.0.0.1 only, with the load generator in it:
 *
 *   node bench/voting.ts [--ballots 1000000] [--seconds 8] [--postgres postgres://… | --own-postgres]
 *
 * `--own-postgres` starts a throw-away PostgreSQL that syncs every commit to the disk, and removes it at the end.
 * Every ballot is of a voter who has not voted before, so every one is appended.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { recountOf } from '#domain/voting/tally.ts';
import { newToken, openSecrets, type Secrets } from '#server/store/secrets.ts';
import { startPostgres } from '../test/postgres.ts';

/** When every device got its mark: an hour ago, so that the hall is not taken for a script's fresh cookies. */
const MARKED = Math.floor(Date.now() / 1_000 - 3_600).toString(36);
const { values: given } = parseArgs({
  options: {
    ballots: { type: 'string', default: '1000000' },
    seconds: { type: 'string', default: '8' },
    postgres: { type: 'string' },
    'own-postgres': { type: 'boolean', default: false },
  },
});
const BALLOTS = Number(given.ballots);
const SECONDS = Number(given.seconds);
const CONNECTIONS = 128;
const WARM_UP_MS = 2_000;
/** 100,000 people who vote within twenty seconds. At four fifths of the most that the server takes, the generator on the same cores waits for itself. */
const ARENA_PACE = 5_000;
const say = (line: string) => process.stdout.write(`${line}\n`);

interface Target {
  port: number;
  poll: string;
  choices: string[];
  secrets: Secrets;
}

interface Load {
  answered: number;
  seconds: number;
  /** ms, sorted. */
  waits: Float64Array;
}

/**
 * Sends ballots over kept-alive connections until `until` says stop. Without a rate each connection sends as
 * soon as it was answered; with one, at appointed moments, and a wait counts from the appointed moment.
 */
async function load(
  target: Target,
  stop: { ms?: number; count?: number },
  perSecond?: number,
): Promise<Load> {
  const begun = performance.now();
  const waits: number[] = [];
  let sent = 0;
  let answered = 0;
  const over = () =>
    (stop.ms !== undefined && performance.now() - begun >= stop.ms) ||
    (stop.count !== undefined && sent >= stop.count);
  const request = () => {
    const mark = target.secrets.sign('voter', `${newToken()}-${MARKED}`);
    const choice = target.choices[sent % target.choices.length];
    const body = `{"choice":["${choice}"]}`;
    sent += 1;
    return `POST /api/v1/polls/${target.poll}/ballot HTTP/1.1\r\nhost: 127.0.0.1\r\nuser-agent: Mozilla/5.0\r\naccept-language: en\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\ncookie: ovation_voter=${mark}\r\n\r\n${body}`;
  };
  const free: (() => void)[] = [];
  const due = newQueue();
  await Promise.all(
    Array.from(
      { length: CONNECTIONS },
      () =>
        new Promise<void>((resolve, reject) => {
          const socket = connect(target.port, '127.0.0.1');
          socket.setNoDelay(true);
          let at = 0;
          const go = () => {
            if (over() && due.length() === 0) {
              socket.end();
              resolve();
              return;
            }
            if (perSecond === undefined) at = performance.now();
            else {
              const appointed = due.take();
              if (appointed === undefined) {
                free.push(go);
                return;
              }
              at = appointed;
            }
            socket.write(request());
          };
          socket.on('connect', go);
          socket.on('error', reject);
          socket.on('data', (chunk) => {
            // Answers are short and come one at a time, so each chunk is one.
            if (String(chunk).slice(9, 12) !== '200') {
              reject(new Error(chunk.toString().slice(0, 300)));
              return;
            }
            answered += 1;
            waits.push(performance.now() - at);
            go();
          });
        }),
    ).concat(perSecond === undefined ? [] : [appoint(perSecond, over, due, free)]),
  );
  return {
    answered,
    seconds: (performance.now() - begun) / 1_000,
    waits: Float64Array.from(waits).sort(),
  };
}

/** Appointments in order; taking one does not move the others, of which a slow server leaves thousands. */
function newQueue() {
  let items: number[] = [];
  let first = 0;
  return {
    length: () => items.length - first,
    add: (at: number) => items.push(at),
    take: (): number | undefined => {
      if (first > 10_000) {
        items = items.slice(first);
        first = 0;
      }
      const at = items[first];
      if (at !== undefined) first += 1;
      return at;
    },
  };
}

type Queue = ReturnType<typeof newQueue>;

/** Makes `perSecond` appointments a second and hands them to connections that are free. */
async function appoint(perSecond: number, over: () => boolean, due: Queue, free: (() => void)[]) {
  const begun = performance.now();
  let made = 0;
  while (!over()) {
    const owed = Math.floor(((performance.now() - begun) / 1_000) * perSecond);
    for (; made < owed; made += 1) due.add(begun + (made / perSecond) * 1_000);
    while (due.length() > 0 && free.length > 0) free.pop()?.();
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  for (const go of free.splice(0)) go();
}

const at = (sorted: Float64Array, part: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;

async function started(kind: string, folder: string, databaseUrl?: string) {
  const child = fork(
    join(import.meta.dirname, 'voting-server.ts'),
    [kind, folder, databaseUrl ?? ''].filter((_, i) => i < 2 || databaseUrl),
    {
      execArgv: ['--expose-gc'],
      env: { ...process.env, OVATION_LOG: 'error' },
    },
  );
  const [told] = (await once(child, 'message')) as [{ port: number; poll: string; choices?: string[] }];
  const target: Target = {
    port: told.port,
    poll: told.poll,
    choices: told.choices ?? ['act'],
    secrets: openSecrets(join(folder, 'secret.key')),
  };
  return { child, target };
}

async function memory(child: ChildProcess): Promise<{ rss: number; heapUsed: number; cpuUs: number }> {
  child.send('memory');
  const [told] = await once(child, 'message');
  return told as { rss: number; heapUsed: number; cpuUs: number };
}

async function end(child: ChildProcess) {
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}

let echoRate = 0;
let bareRate = 0;
let echoCpu = 0;

async function measure(kind: 'echo' | 'bare' | 'sqlite' | 'postgres', name: string, databaseUrl?: string) {
  const folder = mkdtempSync(join(tmpdir(), 'ovation-bench-'));
  const { child, target } = await started(kind, folder, databaseUrl);
  try {
    await load(target, { ms: WARM_UP_MS });
    const before = await memory(child);
    const full = await load(target, { ms: SECONDS * 1_000 });
    const cpuUs = ((await memory(child)).cpuUs - before.cpuUs) / full.answered;
    if (kind === 'echo') echoCpu = cpuUs;
    const rate = full.answered / full.seconds;
    if (kind === 'echo') echoRate = rate;
    if (kind === 'bare') bareRate = rate;
    const eased = await load(target, { ms: SECONDS * 1_000 }, rate * 0.8);
    const arena = await load(target, { ms: SECONDS * 1_000 }, ARENA_PACE);
    const row = [
      name,
      Math.round(rate).toLocaleString('en'),
      (rate / echoRate).toFixed(2),
      bareRate === 0 ? '' : (rate / bareRate).toFixed(2),
      cpuUs.toFixed(0),
      (echoCpu / cpuUs).toFixed(2),
      at(eased.waits, 0.5).toFixed(1),
      at(eased.waits, 0.99).toFixed(1),
      at(arena.waits, 0.5).toFixed(1),
      at(arena.waits, 0.99).toFixed(1),
    ];
    say(`| ${row.join(' | ')} |`);
    if (kind === 'sqlite' || kind === 'postgres') await fill(kind, child, target, folder, databaseUrl);
  } finally {
    await end(child);
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Goes on to the full number of ballots, says what memory does, and recounts them. */
async function fill(kind: string, child: ChildProcess, target: Target, folder: string, databaseUrl?: string) {
  const steps: string[] = [];
  const before = await memory(child);
  for (let part = 0; part < 4; part += 1) {
    await load(target, { count: Math.ceil(BALLOTS / 4) });
    const { rss, heapUsed } = await memory(child);
    steps.push(
      `${Math.round((BALLOTS * (part + 1)) / 4).toLocaleString('en')}: ${(heapUsed / 2 ** 20).toFixed(0)} MB heap, ${(rss / 2 ** 20).toFixed(0)} MB resident`,
    );
  }
  say(
    `\n${kind}: memory before ${(before.heapUsed / 2 ** 20).toFixed(0)} MB heap, ${(before.rss / 2 ** 20).toFixed(0)} MB resident; after ballots ${steps.join('; ')}.`,
  );
  const log = 'select voter, choice from ballot where poll_id = $1 order by seq';
  const group =
    'select choice, count(*) as count from ballot where seq in (select max(seq) from ballot where poll_id = $1 group by voter) group by choice';
  if (databaseUrl === undefined) {
    const database = new DatabaseSync(join(folder, 'ovation.db'), { readOnly: true });
    let began = performance.now();
    const rows = database.prepare(group.replace('$1', '?')).all(target.poll);
    const grouped = performance.now() - began;
    began = performance.now();
    const counted = recountOf(
      database.prepare(log.replace('$1', '?')).iterate(target.poll) as Iterable<{
        voter: string;
        choice: string;
      }>,
    );
    tellRecount(counted.ballots, performance.now() - began, grouped, rows as { count: number }[]);
    database.close();
  } else {
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    let began = performance.now();
    const grouped = await client.query(group, [target.poll]);
    const groupedMs = performance.now() - began;
    began = performance.now();
    const { rows } = await client.query<{ voter: string; choice: string }>(log, [target.poll]);
    const counted = recountOf(rows);
    tellRecount(counted.ballots, performance.now() - began, groupedMs, grouped.rows);
    await client.end();
  }
}

function tellRecount(ballots: number, ms: number, groupedMs: number, groups: { count: number | string }[]) {
  const total = groups.reduce((sum, row) => sum + Number(row.count), 0);
  say(
    `Recount of ${ballots.toLocaleString('en')} ballots: ${ms.toFixed(0)} ms; a bare GROUP BY over each voter's newest: ${groupedMs.toFixed(0)} ms (${(groupedMs / ms).toFixed(2)}). Both ${total === ballots ? 'agree' : `DIFFER: ${total}`}.\n`,
  );
}

say(
  '| | ballots/s | of the echo | of no storage | processor µs a ballot | of the echo | median ms at 80 % | p99 ms at 80 % | median ms at 5,000/s | p99 ms at 5,000/s |',
);
say('|---|---|---|---|---|---|---|---|---|---|');
await measure('echo', 'bare node:http JSON echo');
await measure('bare', 'Ovation without storage');
await measure('sqlite', 'Ovation, SQLite, synced');
if (given.postgres) await measure('postgres', 'Ovation, PostgreSQL', given.postgres);
if (given['own-postgres']) {
  const own = await startPostgres(tmpdir(), true);
  try {
    const client = new pg.Client({ connectionString: `${own.url}/postgres` });
    await client.connect();
    await client.query('create database ovation');
    await client.end();
    await measure('postgres', 'Ovation, PostgreSQL, fsync=on', `${own.url}/ovation`);
  } finally {
    await own.stop();
  }
}
say(`Load average at the end ${loadavg()[0]?.toFixed(1)}.`);
