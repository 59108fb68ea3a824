/**
 * A connection to PostgreSQL of its own, by which a process hears the others: their commits, their words, and
 * whether somebody is at a piece of work. When it is lost it comes back by itself and asks for the newest
 * version, since what was told meanwhile was missed; a line that is dead without saying so is found by asking. Each
 * answer says what time it is for the database, which our clock is held against.
 */
import { randomBytes } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import pg from 'pg';
import type { ClockCheck } from './clock-check.ts';
import { type Cluster, openCluster } from './cluster.ts';
import type { Tables } from './tables.ts';

const VERSIONS = 'ovation_version';
const WORDS = 'ovation_word';
/** Any fixed number: the space of our names among all advisory locks of the database. */
const LOCKS = 7_306_242;
const ASK_EVERY_MS = 2_000;
const ANSWER_WITHIN_MS = 5_000;
const RETRY_MS = 500;
const NEWEST = `
  select version, key_check as key, (extract(epoch from clock_timestamp()) * 1000)::float8 as at from ledger where id = 1`;

/** The connection on which a process hears of other processes' commits and words (LISTEN). */
export interface PostgresListener {
  /** Resolves once the connection listens. */
  ready: Promise<void>;
  readonly cluster: Cluster;
  stop(): Promise<void>;
}

/** Stands where nobody listens: for whoever only looks, and because a standby refuses to be listened to. */
export const DEAF: PostgresListener = {
  ready: Promise.resolve(),
  cluster: openCluster('alone'),
  stop: async () => undefined,
};

/** Makes PostgreSQL tell every process, when `tx` commits, of the new version and the tables that were written. */
export const notifyVersion = (
  tx: Transaction<Tables>,
  version: number,
  tables: ReadonlySet<string>,
): Promise<unknown> => sql`select pg_notify(${VERSIONS}, ${[version, ...tables].join(' ')})`.execute(tx);

/**
 * Opens the listening connection, and again when it is lost. `tell` is called for each version that another process
 * committed; words to other processes go out through the pool.
 */
export function listenToPostgres(
  url: string,
  {
    pool,
    tell,
    onTrouble,
    onDatabaseTime,
    onKey,
  }: {
    pool: pg.Pool;
    /** `tables` are those that were written; not given where that is not known. */
    tell: (version: number, tables?: Iterable<string>) => void;
    onTrouble: (message: string) => void;
    /** Told with every answer which key the database names. */
    onKey: (keyCheck: string | null) => void;
    /** Told with every answer what the database's clock said, and ours before and after. */
    onDatabaseTime: { clock: () => number; note: ClockCheck['note'] } | undefined;
  },
): PostgresListener {
  const own = randomBytes(8).toString('hex');
  let stopped = false;
  let client: pg.Client | undefined;
  let retry: NodeJS.Timeout | undefined;
  let told = 0;

  let answered: Promise<unknown> = Promise.resolve();
  /** Asks once everything before it was answered: from its version 9 on the driver takes one question at a time. */
  const inTurn = <T>(ask: () => Promise<T>): Promise<T> => {
    const answer = answered.then(ask);
    answered = answer.catch(() => undefined);
    return answer;
  };
  const newest = (of: pg.Client): Promise<number> =>
    inTurn(async () => {
      const askedAt = onDatabaseTime?.clock() ?? 0;
      const { rows } = await of.query<{ version: string; key: string | null; at: number }>(NEWEST);
      if (rows[0]) onKey(rows[0].key);
      if (onDatabaseTime && rows[0]) onDatabaseTime.note(askedAt, rows[0].at, onDatabaseTime.clock());
      return Number(rows[0]?.version ?? 0);
    });
  const heard = (version: number, tables?: Iterable<string>) => {
    told = Math.max(told, version);
    tell(version, tables);
  };
  const again = (error: unknown, of: pg.Client) => {
    if (stopped || of !== client) return;
    client = undefined;
    onTrouble(`Lost touch with the database: ${error instanceof Error ? error.message : String(error)}`);
    void of.end().catch(() => undefined);
    // What goes wrong then comes back here by itself.
    retry = setTimeout(() => void connect().catch(() => undefined), RETRY_MS);
  };
  const connect = async (): Promise<void> => {
    const fresh = new pg.Client({
      connectionString: url,
      keepAlive: true,
      connectionTimeoutMillis: ANSWER_WITHIN_MS,
      query_timeout: ANSWER_WITHIN_MS,
    });
    client = fresh;
    // What was asked of the one before is not waited for.
    answered = Promise.resolve();
    fresh.on('error', (error) => again(error, fresh));
    fresh.on('end', () => again(new Error('the connection ended'), fresh));
    fresh.on('notification', ({ channel, payload = '' }) => {
      const [version, ...tables] = payload.split(' ');
      // A process of an older version names no tables.
      if (channel === VERSIONS) heard(Number(version), tables.length > 0 ? tables : undefined);
      else cluster.hear(payload);
    });
    try {
      await inTurn(async () => {
        await fresh.connect();
        await fresh.query(`listen ${VERSIONS}`);
        await fresh.query(`listen ${WORDS}`);
      });
      heard(await newest(fresh));
    } catch (error) {
      again(error, fresh);
      throw error;
    }
  };
  const begin = () =>
    connect().catch((error: unknown) => {
      stop();
      throw error;
    });
  const stop = () => {
    stopped = true;
    clearInterval(asking);
    clearTimeout(retry);
  };
  const ask = async (of: pg.Client) => {
    const version = await newest(of).catch((error: unknown) => again(error, of));
    if (version !== undefined && version > told) heard(version);
  };
  const asking = setInterval(() => client && void ask(client), ASK_EVERY_MS).unref();
  const answer = async (statement: string, name: string): Promise<boolean> => {
    const of = client;
    if (!of) throw new Error('The database does not answer.');
    const { rows } = await inTurn(() => of.query<{ yes: boolean }>(statement, [LOCKS, name]));
    return rows[0]?.yes ?? false;
  };
  const cluster = openCluster(own, {
    send: (text) => {
      // Lost with the database: it only slows somebody down a little less.
      void pool.query('select pg_notify($1, $2)', [WORDS, text]).catch(() => undefined);
    },
    take: (name) => answer('select pg_try_advisory_lock($1, hashtext($2)) as yes', name),
    // A connection that was lost has given everything back already.
    giveBack: (name) =>
      answer('select pg_advisory_unlock($1, hashtext($2)) as yes', name).then(
        () => undefined,
        () => undefined,
      ),
  });
  return {
    ready: begin(),
    cluster,
    async stop() {
      stop();
      await client?.end();
    },
  };
}
