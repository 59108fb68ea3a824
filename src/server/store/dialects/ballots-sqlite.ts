/**
 * The log of ballots on SQLite, through the one connection that writes. A batch runs within one turn of the
 * event loop from `begin` to `commit`, so nothing of ours can come between; while another transaction is
 * under way on the connection the batch waits for a later turn instead of joining it.
 *
 * One process owns the file, so every voter's newest ballot and the counts stand in memory.
 */
import type { DatabaseSync } from 'node:sqlite';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { type PollWindow, takesBallot } from '#domain/voting/poll.ts';
import { type Tally, tallyOf } from '#domain/voting/tally.ts';
import { kindOf, type VoterKind } from '#domain/voting/voter.ts';
import type { BallotLog, BallotOutcome, NewBallot } from '../ballots.ts';
import { NewestBallots } from '../newest-ballots.ts';
import { patienceOf } from './patience.ts';

/** Each statement has its price beside that of its rows (the counter of `seq` is kept once a statement). */
const ROWS_AT_ONCE = [64, 8, 1];

interface PollCount {
  newest: NewestBallots;
  /** Voters by choice, of each kind. */
  choices: Record<VoterKind, Map<string, number>>;
}

/** Reads the log once and keeps it up from then on. */
export function sqliteBallots(database: DatabaseSync): BallotLog {
  const polls = new Map<string, PollCount>();
  const countOf = (pollId: string): PollCount => {
    const known = polls.get(pollId);
    if (known) return known;
    const fresh: PollCount = { newest: new NewestBallots(), choices: { device: new Map(), code: new Map() } };
    polls.set(pollId, fresh);
    return fresh;
  };
  const count = ({ pollId, voter, choice, receipt, at }: NewBallot) => {
    const { newest, choices: byKind } = countOf(pollId);
    const choices = byKind[kindOf(voter)];
    const before = newest.get(voter);
    if (before) choices.set(before.choice, (choices.get(before.choice) ?? 0) - 1);
    choices.set(choice, (choices.get(choice) ?? 0) + 1);
    newest.set(voter, { choice, receipt, at });
  };
  const log = database.prepare(
    'select poll_id as pollId, voter, choice, receipt, at from ballot order by seq',
  );
  for (const row of log.iterate()) count(row as unknown as NewBallot);

  const windowOf = database.prepare(
    'select state, opened_at as openedAt, closes_at as closesAt, closed_at as closedAt from poll where id = ?',
  );
  const weightsOf = database.prepare(
    'select device_weight as device, code_weight as code from poll where id = ?',
  );
  const asideOf = database.prepare(
    'select voter from vote_flag join flagged_voter on flag_id = vote_flag.id where vote_flag.poll_id = ? and set_aside_at is not null',
  );
  const inserts = ROWS_AT_ONCE.map((rows) => ({
    rows,
    insert: database.prepare(
      `insert into ballot (poll_id, voter, choice, receipt, at) values ${Array.from({ length: rows }, () => '(?, ?, ?, ?, ?)').join(', ')}`,
    ),
  }));
  const insertAll = (ballots: readonly NewBallot[]) => {
    let from = 0;
    for (const { rows, insert } of inserts)
      for (; ballots.length - from >= rows; from += rows) {
        const values: (string | number)[] = [];
        for (let i = from; i < from + rows; i += 1) {
          const ballot = ballots[i];
          if (ballot) values.push(ballot.pollId, ballot.voter, ballot.choice, ballot.receipt, ballot.at);
        }
        insert.run(...values);
      }
  };

  const commit = (ballots: readonly NewBallot[]): BallotOutcome[] => {
    const windows = new Map<string, PollWindow | undefined>();
    const appended: NewBallot[] = [];
    database.exec('begin immediate');
    try {
      const outcomes = ballots.map((ballot): BallotOutcome => {
        const before = polls.get(ballot.pollId)?.newest.get(ballot.voter);
        if (before?.choice === ballot.choice) return { kept: true, ballot: before, replaced: false };
        if (!windows.has(ballot.pollId))
          windows.set(ballot.pollId, windowOf.get(ballot.pollId) as PollWindow | undefined);
        const window = windows.get(ballot.pollId);
        if (!window || !takesBallot(window, ballot.at)) return { kept: false, window };
        appended.push(ballot);
        return { kept: true, ballot, replaced: before !== undefined };
      });
      insertAll(appended);
      database.exec('commit');
      for (const ballot of appended) count(ballot);
      return outcomes;
    } catch (error) {
      if (database.isTransaction) database.exec('rollback');
      throw error;
    }
  };

  /** The choices without those of voters who were set aside by decision. */
  const withoutAside = (pollId: string, poll: PollCount | undefined): PollCount['choices'] => {
    const choices = poll?.choices ?? { device: new Map(), code: new Map() };
    const aside = asideOf.all(pollId);
    if (!poll || aside.length === 0) return choices;
    const left = { device: new Map(choices.device), code: new Map(choices.code) };
    for (const row of aside) {
      const voter = String(row.voter);
      const ballot = poll.newest.get(voter);
      const of = left[kindOf(voter)];
      if (ballot) of.set(ballot.choice, (of.get(ballot.choice) ?? 0) - 1);
    }
    return left;
  };

  const tally = async (pollId: string): Promise<Tally> => {
    const poll = polls.get(pollId);
    const { device, code } = withoutAside(pollId, poll);
    const weights = weightsOf.get(pollId) as { device: number; code: number } | undefined;
    return tallyOf(
      [...device, ...[...code].map(([choice, voters]) => [choice, voters, 'code'] as const)],
      weights,
    );
  };
  return {
    append: (ballots) =>
      patienceOf(database)(async () => {
        while (database.isTransaction) await nextTurn();
        return commit(ballots);
      }),
    forget(pollIds) {
      for (const id of pollIds) polls.delete(id);
    },
    newest: async (pollId, voter) => polls.get(pollId)?.newest.get(voter),
    turnout: async (pollId) => polls.get(pollId)?.newest.size ?? 0,
    tally,
    glance: tally,
  };
}
