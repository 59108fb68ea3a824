/** The log of ballots of an open store, on whichever engine it stands. */
import type { DatabaseSync } from 'node:sqlite';
import type pg from 'pg';
import type { BallotLog } from './ballots.ts';
import { postgresBallots } from './dialects/ballots-postgres.ts';
import { sqliteBallots } from './dialects/ballots-sqlite.ts';

/** On SQLite the newest ballots are read into memory here. */
export function openBallotLog(store: {
  sqlite: DatabaseSync | undefined;
  pool: pg.Pool | undefined;
  now: () => number;
}): BallotLog {
  if (store.sqlite) return sqliteBallots(store.sqlite);
  if (store.pool) return postgresBallots(store.pool, store.now);
  throw new Error('unreachable: a store has a connection or a pool');
}
