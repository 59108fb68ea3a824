/**
 * Whoever opens a PostgreSQL installation reads the key first and the database after: between the two nobody may
 * change the key. On SQLite the folder's own lock sees to it.
 */
import { hostname } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { postgresTrouble } from './dialects/postgres-trouble.ts';

// Any fixed number.
const KEY_LOCK = 7_306_242;
const TRIES = 6;
const TRY_EVERY_MS = 200;

/** @throws Error in words when the database cannot be reached. */
const connected = async (url: string): Promise<pg.Client> => {
  const client = new pg.Client({
    connectionString: url,
    application_name: `ovation, process ${process.pid} on ${hostname()}`,
    connectionTimeoutMillis: 5_000,
  });
  client.on('error', () => undefined);
  await client.connect().catch((error: unknown) => {
    throw postgresTrouble(error, url);
  });
  return client;
};

/**
 * Runs `work` while no other process can change the installation's key, and answers what it answers; without a
 * `url` (SQLite) simply runs it. @throws Error in words when the database cannot be reached, and one that names who is
 * changing the key.
 */
export async function whileKeyStays<T>(url: string | undefined, work: () => Promise<T>): Promise<T> {
  if (url === undefined) return work();
  const client = await connected(url);
  try {
    const { rows } = await client.query(`select pg_try_advisory_lock_shared(${KEY_LOCK}) as free`);
    if (!rows[0].free) throw new Error(await changingSentence(client));
    return await work();
  } finally {
    await client.end();
  }
}

async function changingSentence(client: pg.Client): Promise<string> {
  const { rows } = await client.query(
    `select application_name as name from pg_locks join pg_stat_activity using (pid)
      where locktype = 'advisory' and classid = 0 and objid = ${KEY_LOCK} and objsubid = 1 and granted`,
  );
  const who = rows[0]?.name ? ` (${rows[0].name})` : '';
  return `The key of this installation is being changed${who}. Nothing was opened; start again when that is done.`;
}

/**
 * Takes the PostgreSQL database for itself alone, to change the key, until `release` is called. @throws Error when
 * another process has it open, or in words when it cannot be reached. A process that is asleep or cut off has no
 * session and is not seen: it finds out by itself (`key-watch.ts`).
 */
export async function aloneWithKey(url: string): Promise<{ release: () => Promise<void> }> {
  const client = await connected(url);
  const isAlone = async (): Promise<boolean> => {
    const { rows } = await client.query(
      `select count(*) as others from pg_stat_activity
        where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()`,
    );
    return Number(rows[0].others) === 0;
  };
  const { rows } = await client.query(`select pg_try_advisory_lock(${KEY_LOCK}) as free`);
  // Whoever has just hung up is counted until the database has noticed.
  for (let tries = 0; rows[0].free && tries < TRIES; tries += 1) {
    if (await isAlone()) return { release: () => client.end() };
    await pause(TRY_EVERY_MS);
  }
  await client.end();
  throw new Error(
    'Somebody else has the database open. Stop every server of this installation first. Nothing was changed.',
  );
}
