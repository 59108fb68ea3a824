/** The database as of one instant, while others write: how each engine does it. */
import { spawn } from 'node:child_process';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { report } from '#domain/messages/report.ts';
import { postgresTrouble } from '../store/dialects/postgres-trouble.ts';
import { atExit } from './at-exit.ts';
import { inTime } from './in-time.ts';

/** The number of rows by table, as the copy holds them. */
export type Counts = Record<string, number>;

/** The database's bytes with the number of rows in them; only the copy itself is written to a disk. */
export interface Snapshot {
  bytes: Uint8Array;
  rows: Counts;
}

/** A SQLite database as it is now. Holds up no writer. */
export function snapshotSqlite(file: string): Snapshot {
  const source = new DatabaseSync(file, { readOnly: true, timeout: 30_000 });
  try {
    // Rows and bytes are read in one transaction, so they are of the same instant.
    source.exec('begin');
    return { rows: rowsIn(source), bytes: source.serialize() };
  } finally {
    source.close();
  }
}

/** The number of rows of every table. */
export function rowsIn(database: DatabaseSync): Counts {
  const tables = database
    .prepare("select name from sqlite_master where type = 'table' and name not like 'sqlite_%' order by name")
    .all();
  return Object.fromEntries(
    tables.map(({ name }) => [
      String(name),
      Number(database.prepare(`select count(*) as n from "${name}"`).get()?.n),
    ]),
  );
}

/** What an address may ask of the way to the database; its programs must not be content with less. */
const TLS_SETTINGS = ['sslmode', 'sslrootcert', 'sslcert', 'sslkey'];

/** How long a program or a session may take (ms), and what ends it before. */
export interface Limits {
  withinMs?: number | undefined;
  signal?: AbortSignal | undefined;
}

/**
 * Runs a program of PostgreSQL's and answers its output. The password goes by the environment, because everybody sees a
 * process's arguments. The program is ended after `withinMs`, by `signal`, and with this process. @throws Error in
 * words.
 */
export async function runPostgres(
  program: string,
  given: readonly string[],
  url: string,
  { withinMs, signal }: Limits = {},
): Promise<Buffer> {
  const { hostname, port, username, password, pathname, searchParams } = new URL(url);
  const child = spawn(program, given, {
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(withinMs !== undefined && { timeout: withinMs }),
    ...(signal && { signal }),
    // By this it takes back at the database what it waits for there; killed it would leave that waiting.
    killSignal: 'SIGTERM',
    env: {
      ...process.env,
      PGHOST: searchParams.get('host') ?? hostname,
      PGPORT: port || '5432',
      PGUSER: decodeURIComponent(username),
      PGPASSWORD: decodeURIComponent(password),
      PGDATABASE: decodeURIComponent(pathname.slice(1)),
      ...Object.fromEntries(
        TLS_SETTINGS.flatMap((name) => {
          const value = searchParams.get(name);
          return value === null ? [] : [[`PG${name.toUpperCase()}`, value]];
        }),
      ),
    },
  });
  let said = '';
  // Heard before anything else: where no file can be opened there is neither a program nor its pipes.
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', ({ code }: NodeJS.ErrnoException) =>
      reject(
        new Error(
          code === 'ENOENT'
            ? `${program} is not installed here. Install PostgreSQL's client programs (Debian: postgresql-client).`
            : `${program} could not be started (${code}).`,
        ),
      ),
    );
    child.once('close', resolve);
  });
  const written: Buffer[] = [];
  child.stdout?.on('data', (piece: Buffer) => written.push(piece));
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  const spare = atExit(() => child.kill('SIGTERM'));
  const code = await ended.finally(spare);
  if (code === null) throw new Error(`${program} was ended before it was done.`);
  if (code !== 0) throw new Error(`${program} failed: ${said.trim().slice(0, 500)}`);
  return Buffer.concat(written);
}

/** A database that takes no session for so long is not there. */
const CONNECTS_WITHIN_MS = 30_000;
/** A session that is over is taken leave of for so long. */
const LEAVES_WITHIN_MS = 5_000;

/**
 * Does `work` with a session of its own. `signal` is aborted when the database or the network ends the session; a
 * question that is not answered within `withinMs` (ms) ends in an error. @throws Error in words.
 */
export async function inSession<T>(
  url: string,
  work: (client: pg.Client, signal: AbortSignal) => Promise<T>,
  withinMs?: number,
): Promise<T> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: CONNECTS_WITHIN_MS,
    keepAlive: true,
    ...(withinMs !== undefined && { query_timeout: withinMs }),
  });
  const lost = new AbortController();
  // Without a listener it ends the process; in the middle of a question it is told there, too.
  client.on('error', (error) => lost.abort(error));
  try {
    await client.connect().catch((error: unknown) => {
      throw postgresTrouble(error, url);
    });
    return await work(client, lost.signal);
  } catch (error) {
    if (!lost.signal.aborted) throw error;
    throw new Error(report('databaseLeft', { why: wordsOf(lost.signal.reason) }), { cause: error });
  } finally {
    const left = client.end().catch(() => undefined);
    await inTime(left, LEAVES_WITHIN_MS, () => new Error('The session does not end.')).catch(() => undefined);
  }
}

const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/**
 * A PostgreSQL database as `pg_dump` reads it, with the rows counted in the same snapshot. It is given up where a part
 * of it takes longer than `withinMs` (ms). @throws Error in words.
 */
export const snapshotPostgres = (url: string, withinMs?: number): Promise<Snapshot> =>
  inSession(
    url,
    async (client, signal) => {
      await client.query('begin isolation level repeatable read read only');
      const { rows } = await client.query<{ id: string }>('select pg_export_snapshot() as id');
      const bytes = await runPostgres(
        'pg_dump',
        ['--format=custom', '--no-owner', '--no-privileges', `--snapshot=${rows[0]?.id}`],
        url,
        { withinMs, signal },
      );
      return { bytes, rows: await countPostgres(client) };
    },
    withinMs,
  );

/** The number of rows of every table of the current schema. */
export async function countPostgres(client: pg.Client): Promise<Counts> {
  const tables = await client.query<{ name: string }>(
    "select table_name as name from information_schema.tables where table_schema = current_schema() and table_type = 'BASE TABLE' order by 1",
  );
  const counts: Counts = {};
  for (const { name } of tables.rows) {
    const counted = await client.query<{ n: string }>(`select count(*) as n from "${name}"`);
    counts[name] = Number(counted.rows[0]?.n);
  }
  return counts;
}
