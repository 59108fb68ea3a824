/**
 * The log of ballots on PostgreSQL, where several processes append to it. None of them keeps a truth of its
 * own: a voter may come to another process with every press, so the newest ballot is looked up in the same
 * statement that appends, tallies are counted by query, and what is shown of them is at most a second old.
 *
 * The statement takes the poll's row in share mode. Closing a poll updates that row, so it waits for the
 * batches under way, and whatever comes after sees it closed.
 */
import type pg from 'pg';
import type { PollState, PollWindow } from '#domain/voting/poll.ts';
import { type Tally, tallyOf } from '#domain/voting/tally.ts';
import type { BallotLog, BallotOutcome, KeptBallot } from '../ballots.ts';
import { recentCounts } from '../recent-counts.ts';

const APPEND = `
  with b as (
    select * from unnest($1::int[], $2::text[], $3::text[], $4::text[], $5::text[], $6::bigint[])
      as t(i, poll_id, voter, choice, receipt, at)
  ), w as (
    select id, state, opened_at, closes_at, closed_at from poll
    where id in (select poll_id from b) for share
  ), last as (
    select b.i, l.choice, l.receipt, l.at from b
    join lateral (
      select choice, receipt, at from ballot
      where ballot.poll_id = b.poll_id and ballot.voter = b.voter order by seq desc limit 1
    ) l on true
  ), kept as (
    insert into ballot (poll_id, voter, choice, receipt, at)
    select b.poll_id, b.voter, b.choice, b.receipt, b.at
    from b join w on w.id = b.poll_id left join last on last.i = b.i
    where last.choice is distinct from b.choice
      and w.state in ('open', 'closing') and w.opened_at <= b.at and (w.closes_at is null or b.at < w.closes_at)
    order by b.i
    returning poll_id, voter
  )
  select b.i, w.state, w.opened_at as "openedAt", w.closes_at as "closesAt", w.closed_at as "closedAt",
    last.choice, last.receipt, last.at, kept.voter is not null as appended
  from b
  left join w on w.id = b.poll_id
  left join last on last.i = b.i
  left join kept on kept.poll_id = b.poll_id and kept.voter = b.voter
  order by b.i`;

const NEWEST = `
  select choice, receipt, at from ballot where poll_id = $1 and voter = $2 order by seq desc limit 1`;

// `left(voter, 1) = 'k'` is `kindOf` of the domain.
const TALLY = `
  select newest.choice, newest.code, count(*) as count, poll.device_weight as "deviceWeight",
    poll.code_weight as "codeWeight"
  from (
    select distinct on (voter) choice, left(voter, 1) = 'k' as code
    from ballot where poll_id = $1 and not exists (
      select 1 from flagged_voter f join vote_flag g on g.id = f.flag_id
      where f.poll_id = $1 and f.voter = ballot.voter and g.set_aside_at is not null
    ) order by voter, seq desc
  ) newest join poll on poll.id = $1
  group by newest.choice, newest.code, poll.device_weight, poll.code_weight`;

interface TallyRow {
  choice: string;
  code: boolean;
  count: number;
  deviceWeight: number;
  codeWeight: number;
}

interface AppendedRow {
  state: PollState | null;
  openedAt: number | null;
  closesAt: number | null;
  closedAt: number | null;
  choice: string | null;
  receipt: string | null;
  at: number | null;
  appended: boolean;
}

const windowOf = (row: AppendedRow): PollWindow | undefined =>
  row.state === null
    ? undefined
    : { state: row.state, openedAt: row.openedAt, closesAt: row.closesAt, closedAt: row.closedAt };

const lastOf = ({ choice, receipt, at }: AppendedRow): KeptBallot | undefined =>
  choice === null || receipt === null || at === null ? undefined : { choice, receipt, at };

/** The log behind a pool. */
export function postgresBallots(pool: pg.Pool, onNews: () => void): BallotLog {
  const countVoters = async (pollId: string): Promise<number> => {
    const { rows } = await pool.query<{ count: number }>({
      name: 'ballot_turnout',
      text: 'select count(distinct voter) as count from ballot where poll_id = $1',
      values: [pollId],
    });
    return rows[0]?.count ?? 0;
  };
  const tally = async (pollId: string): Promise<Tally> => {
    const { rows } = await pool.query<TallyRow>({ name: 'ballot_tally', text: TALLY, values: [pollId] });
    const [first] = rows;
    return tallyOf(
      rows.map(({ choice, count, code }) => [choice, count, code ? 'code' : 'device'] as const),
      first && { device: first.deviceWeight, code: first.codeWeight },
    );
  };
  const turnouts = recentCounts(countVoters, onNews);
  const glances = recentCounts(tally, onNews);
  return {
    async append(ballots) {
      const column = <K extends keyof (typeof ballots)[number]>(name: K) =>
        ballots.map((ballot) => ballot[name]);
      const { rows } = await pool.query<AppendedRow>({
        name: 'ballot_append',
        text: APPEND,
        values: [
          ballots.map((_, i) => i),
          column('pollId'),
          column('voter'),
          column('choice'),
          column('receipt'),
          column('at'),
        ],
      });
      return ballots.map((ballot, i): BallotOutcome => {
        const row = rows[i];
        if (!row) throw new Error('unreachable: one row comes back for each ballot');
        const last = lastOf(row);
        if (row.appended) return { kept: true, ballot, replaced: last !== undefined };
        if (last?.choice === ballot.choice) return { kept: true, ballot: last, replaced: false };
        return { kept: false, window: windowOf(row) };
      });
    },
    forget(pollIds) {
      turnouts.forget(pollIds);
      glances.forget(pollIds);
    },
    async newest(pollId, voter) {
      const { rows } = await pool.query<KeptBallot>({
        name: 'ballot_newest',
        text: NEWEST,
        values: [pollId, voter],
      });
      return rows[0];
    },
    turnout: turnouts.of,
    tally,
    glance: glances.of,
  };
}
