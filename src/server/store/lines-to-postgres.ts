/** The pools of one PostgreSQL as reads and writes use them, each behind a line. */
import { CamelCasePlugin, Kysely } from 'kysely';
import type pg from 'pg';
import { openConnectionQueue } from './dialects/connection-line.ts';
import { postgresDialect } from './dialects/postgres.ts';
import type { Tables } from './tables.ts';

const over = (connections: pg.Pool, atOnce: number) =>
  new Kysely<Tables>({
    dialect: postgresDialect(connections, openConnectionQueue(atOnce)),
    plugins: [new CamelCasePlugin()],
  });

/**
 * Opens Kysely over PostgreSQL for reads, writes and quiet writes. Each pool is used by as many at once as it has
 * connections; others wait in a queue of ours, because the pool itself gives up on whoever has waited for a fixed
 * time, even while others get on.
 */
export const linesTo = (pool: pg.Pool, writePool: pg.Pool) => ({
  // Leaves two for what is asked of the pool directly.
  db: over(pool, 8),
  // Writes go through one row: more at once would only wait for its lock, against the limit for that.
  writing: over(writePool, 3),
  writingBeside: over(writePool, 2),
});
