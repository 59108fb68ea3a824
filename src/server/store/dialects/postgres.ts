/** PostgreSQL through `pg`, for Kysely. */
import { type Dialect, PostgresDialect } from 'kysely';
import pg from 'pg';

const BIGINT = 20;

/**
 * A pool of up to `max` connections. A database that restarts makes idle connections fail; that is told to `onLost`
 * and mended by the pool, for without a listener it would end the process.
 */
export function openPool(
  url: string,
  { max, onLost }: { max: number; onLost: (error: Error) => void },
): pg.Pool {
  const types: pg.CustomTypesConfig = {
    // Our whole numbers (instants, counters) stay below 2^53.
    getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
      oid === BIGINT ? Number : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
  };
  const pool = new pg.Pool({ connectionString: url, max, types, connectionTimeoutMillis: 5_000 });
  // One that is cut while it is in use, between two statements of a transaction, tells nobody but its own listeners;
  // with none it would end the process. The transaction's next statement fails and says so.
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
  });
  // A pool that is being closed says goodbye to its connections in its own time; that is no trouble.
  pool.on('error', (error) => {
    if (!pool.ending) onLost(error);
  });
  return pool;
}

/** A Kysely dialect over the pool. */
export function postgresDialect(pool: pg.Pool): Dialect {
  return new PostgresDialect({ pool });
}
