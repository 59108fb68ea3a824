/**
 * The log of ballots on PostgreSQL, where several processes append to it. None of them keeps a truth of its
 * own: a voter may come to another process with every press, so the newest ballot is looked up in the same
 * statement that appends, tallies are counted by query, and what is shown of them is at most a second old.
 *
 * The statement takes the poll's row in share mode. Closing a poll updates that row, so it waits for the
 * batches under way, and whatever comes after sees it closed.
 */
import type pg from 'pg';
import { decideBallot, GIVEN_UP, LAST_ORDER, MOST_CHANGES } from '#domain/voting/ballot.ts';
import type { PollState, PollWindow } from '#domain/voting/poll.ts';
import type { PollMethod } from '#domain/voting/poll-kinds.ts';
import type { Tally } from '#domain/voting/tally.ts';
import { type BallotLog, type KeptBallot, type NewBallot, outcomeOf } from '../ballots.ts';
import type { KeyWatch } from '../key-watch.ts';
import { recentCounts } from '../recent-counts.ts';
import { tallyInTurns } from '../tally-in-turns.ts';

/** A voter's ballot that counts, with how often it was changed. */
const NEWEST_OF = (poll: string, voter: string) => `
  select choice, receipt, at, voter_order as "order", count(*) over () - 1 as changes
  from ballot where poll_id = ${poll} and voter = ${voter} order by voter_order desc, seq desc limit 1`;

// `judged.fresh` is `decideBallot(…) === 'kept'` of the domain; whatever is not fresh is judged by that.
const APPEND = `
  with b as (
    select * from unnest($1::int[], $2::text[], $3::text[], $4::text[], $5::text[], $6::bigint[], $7::bigint[],
        $8::text[], $9::text[])
      as t(i, poll_id, voter, choice, receipt, at, voter_order, device, device_receipt)
  ), k as (
    select key_check, key_check is null or $10::text is null or key_check = $10::text as stays from ledger where id = 1
  ), w as (
    select id, state, opened_at, closes_at, closed_at from poll
    where id in (select poll_id from b) for share
  ), judged as (
    select b.*, k.key_check, w.state, w.opened_at, w.closes_at, w.closed_at, is_open, last.choice as last_choice,
      last.receipt as last_receipt, last.at as last_at, last."order" as last_order, last.changes,
      (is_open and (last.choice is null or (
        last.choice <> '${GIVEN_UP}' and last.changes < ${MOST_CHANGES}
        and (b.voter_order > last."order" or (b.voter_order is null and last.choice <> b.choice))))) is true as fresh
    from b
    left join w on w.id = b.poll_id
    left join lateral (${NEWEST_OF('b.poll_id', 'b.voter')}) last on true
    cross join k
    cross join lateral (select k.stays and w.id is not null and w.state in ('open', 'closing') and w.opened_at <= b.at
      and (w.closes_at is null or b.at < w.closes_at) as is_open) o
  ), kept as (
    insert into ballot (poll_id, voter, choice, receipt, at, voter_order)
    select poll_id, voter, choice, receipt, at, coalesce(voter_order, last_order + 1, 1) from judged
    where fresh order by i
  ), given_up as (
    insert into ballot (poll_id, voter, choice, receipt, at, voter_order)
    select poll_id, device, '${GIVEN_UP}', device_receipt, at, ${LAST_ORDER} from judged
    where device is not null and is_open and (fresh or last_choice = choice)
    on conflict (poll_id, voter) where choice = '${GIVEN_UP}' do nothing
  )
  select state, opened_at as "openedAt", closes_at as "closesAt", closed_at as "closedAt",
    last_choice as choice, last_receipt as receipt, last_at as at, last_order as "order", changes, fresh,
    key_check as "keyCheck"
  from judged order by i`;

const NEWEST = NEWEST_OF('$1', '$2');

const TURNOUT = `
  select count(distinct voter) - count(*) filter (where choice = '${GIVEN_UP}') as count
  from ballot where poll_id = $1`;

// `left(voter, 1) = 'k'` is `kindOf` of the domain.
const TALLY = `
  select newest.choice, newest.code, count(*) as count, poll.device_weight as "deviceWeight",
    poll.code_weight as "codeWeight", poll.method
  from (
    select distinct on (voter) choice, left(voter, 1) = 'k' as code
    from ballot where poll_id = $1 and not exists (
      select 1 from flagged_voter f join vote_flag g on g.id = f.flag_id
      where f.poll_id = $1 and f.voter = ballot.voter and g.set_aside_at is not null
    ) order by voter, voter_order desc, seq desc
  ) newest join poll on poll.id = $1
  group by newest.choice, newest.code, poll.device_weight, poll.code_weight, poll.method`;

interface TallyRow {
  choice: string;
  code: boolean;
  count: number;
  deviceWeight: number;
  codeWeight: number;
  method: PollMethod;
}

/** The poll's window, the voter's ballot before, and whether the new one went in. */
type AppendedRow = { [K in keyof KeptBallot]: KeptBallot[K] | null } & {
  state: PollState | null;
  openedAt: number | null;
  closesAt: number | null;
  closedAt: number | null;
  fresh: boolean;
  keyCheck: string | null;
};

const windowOf = (row: AppendedRow): PollWindow | undefined =>
  row.state === null
    ? undefined
    : { state: row.state, openedAt: row.openedAt, closesAt: row.closesAt, closedAt: row.closedAt };

const lastOf = ({ choice, receipt, at, order, changes }: AppendedRow): KeptBallot | undefined =>
  choice === null || receipt === null || at === null || order === null || changes === null
    ? undefined
    : { choice, receipt, at, order, changes };

/**
 * The ballot log of PostgreSQL. Ballots go past the door for writes, so the statement that appends looks itself whether
 * the database still names the key that `key` knows. `onNews` is called when a turnout or count that was given out has turned out to be
 * outdated.
 */
export function postgresBallots(pool: pg.Pool, key: KeyWatch, onNews: () => void): BallotLog {
  const countVoters = async (pollId: string): Promise<number> => {
    const { rows } = await pool.query<{ count: number }>({
      name: 'ballot_turnout',
      text: TURNOUT,
      values: [pollId],
    });
    return rows[0]?.count ?? 0;
  };
  const tally = async (pollId: string): Promise<Tally> => {
    const { rows } = await pool.query<TallyRow>({ name: 'ballot_tally', text: TALLY, values: [pollId] });
    const [first] = rows;
    return tallyInTurns(
      rows.map(({ choice, count, code }) => [choice, count, code ? 'code' : 'device'] as const),
      first && { device: first.deviceWeight, code: first.codeWeight, method: first.method },
    );
  };
  const turnouts = recentCounts(countVoters, onNews);
  const glances = recentCounts(tally, onNews);
  return {
    async append(ballots) {
      const column = <T>(of: (ballot: NewBallot) => T) => ballots.map(of);
      const { rows } = await pool.query<AppendedRow>({
        name: 'ballot_append',
        text: APPEND,
        values: [
          ballots.map((_, i) => i),
          column(({ pollId }) => pollId),
          column(({ voter }) => voter),
          column(({ choice }) => choice),
          column(({ receipt }) => receipt),
          column(({ at }) => at),
          column(({ order }) => order ?? null),
          column(({ givesUp }) => givesUp?.voter ?? null),
          column(({ givesUp }) => givesUp?.receipt ?? null),
          key.known(),
        ],
      });
      key.require(rows[0]?.keyCheck);
      return ballots.map((ballot, i) => {
        const row = rows[i];
        if (!row) throw new Error('unreachable: one row comes back for each ballot');
        const [last, window] = [lastOf(row), windowOf(row)];
        const became = decideBallot(ballot, last, window);
        if ((became === 'kept') !== row.fresh)
          throw new Error('unreachable: the statement judges as the rule does');
        return outcomeOf(ballot, became, last, window);
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
