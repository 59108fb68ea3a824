/** The log of ballots of an open store, on whichever engine it stands. */
import type { DatabaseSync } from 'node:sqlite';
import type pg from 'pg';
import type { BallotLog } from './ballots.ts';
import { postgresBallots } from './dialects/ballots-postgres.ts';
import { sqliteBallots } from './dialects/ballots-sqlite.ts';

/**
 * On SQLite the newest ballots are read into memory here. `onNews` is called when a turnout or a glance that was given
 * out turned out to be an old one.
 */
export function openBallotLog(
  store: { sqlite: DatabaseSync | undefined; ballotPool: pg.Pool | undefined; safe(): Promise<void> },
  onNews: () => void,
): BallotLog {
  if (store.sqlite) return sqliteBallots(store.sqlite, store.safe);
  if (store.ballotPool) return postgresBallots(store.ballotPool, onNews);
  throw new Error('unreachable: a store has a connection or a pool');
}
