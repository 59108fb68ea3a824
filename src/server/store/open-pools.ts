/** The connections to one PostgreSQL, once its tables are those of this version. */
import { Kysely } from 'kysely';
import type pg from 'pg';
import { openPool, postgresDialect, unhurried } from './dialects/postgres.ts';
import { onlyRead, postgresTrouble } from './dialects/postgres-trouble.ts';
import type { KeyWatch } from './key-watch.ts';
import { type BeforeMigrating, migrate } from './migrate.ts';

/** What the opening of a PostgreSQL is asked for. */
export interface PostgresSettings extends BeforeMigrating {
  /** Opened for a look: nothing is written, and nobody is told of commits. A database that can only be read will do. */
  onlyLooks?: boolean | undefined;
  /** Told of lost connections and the like; the store mends itself. */
  onTrouble: (message: string) => void;
}

/** The pools of one database. */
export interface Pools {
  pool: pg.Pool;
  /**
   * Its own, because a write reads on the other while the next writes wait for its lock: with one for both, as many
   * writes as it has connections would wait for each other.
   */
  writePool: pg.Pool;
  /** A write that counts ballots asks it while it holds one of the others, which those who wait may have to the last. */
  ballotPool: pg.Pool;
  /** Closes them after an error in opening the rest. @throws that error, in words where it is PostgreSQL's */
  giveUp(error: unknown): Promise<never>;
}

/**
 * Brings the database to this version's tables and opens its pools, whose connections look at `key`. @throws Error in
 * words when it cannot be used, or only be read where more than a look is wanted.
 */
export async function openPools(url: string, settings: PostgresSettings, key: KeyWatch): Promise<Pools> {
  const onLost = (error: Error) => settings.onTrouble(`A database connection was lost: ${error.message}`);
  const pool = openPool(url, { max: 10, onLost, key });
  const writePool = openPool(url, { max: 5, onLost, key });
  const ballotPool = openPool(url, { max: 4, onLost, key });
  const giveUp = async (error: unknown): Promise<never> => {
    await Promise.all([pool.end(), writePool.end(), ballotPool.end()]);
    throw postgresTrouble(error, url);
  };
  // Migrations name tables as the database does, so they run without the plugin.
  await unhurried(url, async (own) => {
    await migrate(new Kysely<unknown>({ dialect: postgresDialect(own) }), 'postgres', settings);
    if (!settings.onlyLooks) await requireWritable(own);
  }).catch(giveUp);
  return { pool, writePool, ballotPool, giveUp };
}

/** @throws Error with PostgreSQL's own code when the database can only be read. */
async function requireWritable(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ transaction_read_only: string }>('show transaction_read_only');
  if (rows[0]?.transaction_read_only === 'on') throw onlyRead();
}
