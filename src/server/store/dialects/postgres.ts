/** PostgreSQL through `pg`, for Kysely. */
import {
  type BinaryOperationNode,
  type Dialect,
  OperatorNode,
  PostgresDialect,
  PostgresQueryCompiler,
  PrimitiveValueListNode,
} from 'kysely';
import pg from 'pg';
import type { KeyWatch } from '../key-watch.ts';
import type { ConnectionQueue } from './connection-line.ts';

const BIGINT = 20;

/**
 * How long the database lets one of our sessions hold the others up, in ms. A process that stands still in the middle
 * of a transaction loses it after the first; whoever waited for its lock outlasts that, and is told after the second;
 * the third is five times what the longest statement took over a million ballots (`docs/performance.md`).
 */
const LIMITS = {
  idle_in_transaction_session_timeout: 3_000,
  lock_timeout: 5_000,
  statement_timeout: 15_000,
};
/** A database that stands still keeps to no limit of its own: a connection that is in use for so long is cut by us. */
const LONGEST_USE_MS = 20_000;
const LOOK_EVERY_MS = 1_000;

/**
 * Whoever is answered relies on the disk, so our sessions wait for it also where the database's own settings would not.
 * What it waits for beside that (`local`, a standby) is left as its owner set it.
 */
const WAIT_FOR_THE_DISK = `select set_config('synchronous_commit', 'on', false)
  where current_setting('synchronous_commit') = 'off'`;

const NAMED_KEY = 'select key_check as key from ledger where id = 1';

export interface PoolSettings {
  max: number;
  onLost: (error: Error) => void;
  /** Asked with every new connection, which is refused where the database names another key than before. */
  key?: KeyWatch;
  /** For work that takes as long as it takes: making tables, putting them in order. */
  unhurried?: boolean;
}

/**
 * A pool of up to `max` connections. Idle connections that fail, as when the database restarts, are told to
 * `onLost` and replaced by the pool; without a listener they would end the process.
 */
export function openPool(url: string, { max, onLost, key, unhurried = false }: PoolSettings): pg.Pool {
  const types: pg.CustomTypesConfig = {
    // Our whole numbers (instants, counters) stay below 2^53.
    getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
      oid === BIGINT ? Number : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
  };
  const pool = new pg.Pool({
    connectionString: url,
    max,
    types,
    connectionTimeoutMillis: 5_000,
    onConnect: async (client) => {
      await client.query(WAIT_FOR_THE_DISK);
      if (!key) return;
      const { rows } = await client.query<{ key: string | null }>(NAMED_KEY);
      if (rows[0]) key.require(rows[0].key);
    },
    ...(!unhurried && LIMITS),
  });
  if (!unhurried) cutWhatHangs(pool);
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

/** Cuts connections that are in use for too long; whoever waits for their answer is told that the line was lost. */
function cutWhatHangs(pool: pg.Pool): void {
  const since = new Map<pg.PoolClient, number>();
  pool.on('acquire', (client) => since.set(client, performance.now()));
  pool.on('release', (_error, client) => since.delete(client));
  pool.on('remove', (client) => since.delete(client));
  const looking = setInterval(() => {
    if (pool.ended) clearInterval(looking);
    const now = performance.now();
    for (const [client, at] of since)
      if (now - at > LONGEST_USE_MS) {
        since.delete(client);
        // With a question under way its socket is closed at once.
        void (client as unknown as pg.Client).end().catch(() => undefined);
      }
  }, LOOK_EVERY_MS).unref();
}

/** PostgreSQL has no empty list. As on SQLite, nothing is `in` one, and everything `not in` it. */
class QueryCompiler extends PostgresQueryCompiler {
  protected override visitBinaryOperation(node: BinaryOperationNode): void {
    const { operator, rightOperand: list } = node;
    if (!PrimitiveValueListNode.is(list) || list.values.length > 0) super.visitBinaryOperation(node);
    else this.append(OperatorNode.is(operator) && operator.operator === 'not in' ? 'true' : 'false');
  }
}

class OwnDialect extends PostgresDialect {
  override createQueryCompiler(): PostgresQueryCompiler {
    return new QueryCompiler();
  }
}

/** A Kysely dialect over the pool. With a `line`, queries queue for their connection there. */
export function postgresDialect(pool: pg.Pool, line?: ConnectionQueue): Dialect {
  if (!line) return new OwnDialect({ pool });
  const { options } = pool;
  const connect = async (): Promise<pg.PoolClient> => {
    const leave = await line.enter();
    try {
      const client = await pool.connect();
      const { release } = client;
      client.release = (destroy) => {
        release.call(client, destroy);
        leave();
      };
      return client;
    } catch (error) {
      leave();
      throw error;
    }
  };
  const end = async () => {
    if (!pool.ending) await pool.end();
  };
  return new OwnDialect({ pool: { options, connect, end } });
}

/** Runs the work on a pool of one connection without statement time limits, and closes it afterwards. */
export async function unhurried<T>(url: string, work: (own: pg.Pool) => Promise<T>): Promise<T> {
  const own = openPool(url, { max: 1, onLost: () => undefined, unhurried: true });
  try {
    return await work(own);
  } finally {
    await own.end();
  }
}
