/**
 * The log of ballots on SQLite, through the one connection that writes. A batch runs within one turn of the
 * event loop from `begin` to `commit`, so nothing of ours can come between; while another transaction is
 * under way on the connection the batch waits for a later turn instead of joining it.
 *
 * One process owns the file, so every voter's newest ballot and the counts stand in memory.
 */
import type { DatabaseSync } from 'node:sqlite';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { decideBallot, GIVEN_UP, LAST_ORDER, MOST_CHANGES } from '#domain/voting/ballot.ts';
import { type PollWindow, takesBallot } from '#domain/voting/poll.ts';
import type { ChoiceCount, Counting, Tally } from '#domain/voting/tally.ts';
import { kindOf } from '#domain/voting/voter.ts';
import {
  type BallotLog,
  type BallotOutcome,
  type KeptBallot,
  type NewBallot,
  outcomeOf,
} from '../ballots.ts';
import { NewestBallots } from '../newest-ballots.ts';
import { tallyInTurns } from '../tally-in-turns.ts';
import { requireSameFile } from './in-place.ts';
import { lockRetryOf } from './lock-wait.ts';

/** Each statement has its price beside that of its rows (the counter of `seq` is kept once a statement). */
const ROWS_AT_ONCE = [64, 8, 1];

/** A row of the log. */
interface Row extends Omit<KeptBallot, 'changes'> {
  pollId: string;
  voter: string;
}

/** A ballot on its way into the log. */
interface Added extends Pick<Row, 'pollId' | 'voter'> {
  ballot: KeptBallot;
}

/**
 * The ballot log of SQLite: read once at the start, then kept in memory as ballots are appended. @param safe resolves
 * once everything committed so far is on the disk.
 */
export function sqliteBallots(database: DatabaseSync, safe: () => Promise<void>): BallotLog {
  const polls = new Map<string, NewestBallots>();
  const newestIn = (pollId: string): NewestBallots => {
    const known = polls.get(pollId);
    if (known) return known;
    const fresh = new NewestBallots();
    polls.set(pollId, fresh);
    return fresh;
  };
  const log = database.prepare(
    'select poll_id as pollId, voter, choice, receipt, at, voter_order as "order" from ballot order by seq',
  );
  for (const row of log.iterate()) {
    const { pollId, voter, ...ballot } = row as unknown as Row;
    const newest = newestIn(pollId);
    const earlier = newest.get(voter);
    const changes = earlier ? Math.min(earlier.changes + 1, MOST_CHANGES) : 0;
    if (earlier === undefined || earlier.order <= ballot.order) newest.set(voter, { ...ballot, changes });
  }

  const windowOf = database.prepare(
    'select state, opened_at as openedAt, closes_at as closesAt, closed_at as closedAt from poll where id = ?',
  );
  const countingOf = database.prepare(
    'select device_weight as device, code_weight as code, method from poll where id = ?',
  );
  const asideOf = database.prepare(
    'select voter from vote_flag join flagged_voter on flag_id = vote_flag.id where vote_flag.poll_id = ? and set_aside_at is not null',
  );
  const inserts = ROWS_AT_ONCE.map((rows) => ({
    rows,
    insert: database.prepare(
      `insert into ballot (poll_id, voter, choice, receipt, at, voter_order) values ${Array.from({ length: rows }, () => '(?, ?, ?, ?, ?, ?)').join(', ')}`,
    ),
  }));
  const insertAll = (added: readonly Added[]) => {
    let from = 0;
    for (const { rows, insert } of inserts)
      for (; added.length - from >= rows; from += rows) {
        const values: (string | number)[] = [];
        for (const { pollId, voter, ballot } of added.slice(from, from + rows))
          values.push(pollId, voter, ballot.choice, ballot.receipt, ballot.at, ballot.order);
        insert.run(...values);
      }
  };

  const commit = (ballots: readonly NewBallot[]): BallotOutcome[] => {
    const windows = new Map<string, PollWindow | undefined>();
    const added: Added[] = [];
    /** Devices that are given up in this commit, by poll and name. */
    const givenUp = new Map<string, Added>();
    database.exec('begin immediate');
    try {
      const outcomes = ballots.map((ballot): BallotOutcome => {
        const { pollId, voter, at, givesUp } = ballot;
        const newest = polls.get(pollId);
        const earlier = newest?.get(voter);
        if (!windows.has(pollId)) windows.set(pollId, windowOf.get(pollId) as PollWindow | undefined);
        const window = windows.get(pollId);
        const became = decideBallot(ballot, earlier, window);
        const outcome = outcomeOf(ballot, became, earlier, window);
        if (became === 'kept' && outcome.kept) added.push({ pollId, voter, ballot: outcome.ballot });
        if (givesUp && outcome.kept && window && takesBallot(window, at)) {
          const { voter: device, receipt } = givesUp;
          const none = { choice: GIVEN_UP, receipt, at, order: LAST_ORDER, changes: 0 };
          if (newest?.get(device)?.choice !== GIVEN_UP)
            givenUp.set(`${pollId} ${device}`, { pollId, voter: device, ballot: none });
        }
        return outcome;
      });
      added.push(...givenUp.values());
      insertAll(added);
      database.exec('commit');
      for (const { pollId, voter, ballot } of added) newestIn(pollId).set(voter, ballot);
      return outcomes;
    } catch (error) {
      if (database.isTransaction) database.exec('rollback');
      throw error;
    }
  };

  /** The choices without those of voters who were set aside by decision. */
  const withoutAside = (pollId: string, newest: NewestBallots): Iterable<ChoiceCount> => {
    const aside = asideOf.all(pollId);
    if (aside.length === 0) return newest.choices();
    const left = new Map([...newest.choices()].map((count) => [`${count[2]} ${count[0]}`, count]));
    for (const row of aside) {
      const voter = String(row.voter);
      const key = `${kindOf(voter)} ${newest.get(voter)?.choice}`;
      const count = left.get(key);
      if (count) left.set(key, [count[0], count[1] - 1, count[2]]);
    }
    return left.values();
  };

  const tally = async (pollId: string): Promise<Tally> => {
    const newest = polls.get(pollId);
    const counting = countingOf.get(pollId) as unknown as Counting | undefined;
    return tallyInTurns(newest ? withoutAside(pollId, newest) : [], counting);
  };
  return {
    async append(ballots) {
      const outcomes = await lockRetryOf(database)(async () => {
        while (database.isTransaction) await nextTurn();
        requireSameFile(database);
        return commit(ballots);
      });
      await safe();
      return outcomes;
    },
    forget(pollIds) {
      for (const id of pollIds) polls.delete(id);
    },
    newest: async (pollId, voter) => polls.get(pollId)?.get(voter),
    turnout: async (pollId) => polls.get(pollId)?.voters ?? 0,
    tally,
    glance: tally,
  };
}
