/**
 * The ballot box: what arrived in this turn of the event loop is committed as one transaction, and each voter
 * is answered after that commit and never before. It knows nothing of cookies or pages.
 *
 * When more waits than it can commit in good time it refuses at once, with a time to come back; a page that
 * is refused tries again by itself, so nobody's vote is lost by it.
 */
import { Refusal } from '#contract/refusal.ts';
import { pickFields } from '#domain/pick-fields.ts';
import type { BallotLog, BallotOutcome, NewBallot } from '../store/ballots.ts';
import type { Store } from '../store/store.ts';
import { storageTrouble } from '../store/trouble.ts';

/** More than this many waiting ballots, and the next ones are asked to come back. */
const MOST_WAITING = 20_000;
const LARGEST_BATCH = 2_000;
const RATE_SECONDS = 60;
const TELL_EVERY_MS = 1_000;

interface Waiting {
  ballot: NewBallot;
  answer: (outcome: BallotOutcome) => void;
  fail: (error: unknown) => void;
}

/** The ballot box: it collects ballots and commits them in groups. */
export interface BallotBox extends Pick<BallotLog, 'newest' | 'turnout' | 'tally' | 'glance'> {
  /**
   * Puts a ballot in and resolves after its commit. @throws Refusal `busy` when too many wait, `clock_wrong` when
   * nobody could tell whether it came in time, or what the database refuses.
   */
  cast(ballot: NewBallot): Promise<BallotOutcome>;
  /**
   * `cast` with callbacks instead of a promise for each ballot: `answer` is called after the commit, or `fail`, also
   * when `answer` throws.
   */
  put(ballot: NewBallot, answer: (outcome: BallotOutcome) => void, fail: (error: unknown) => void): void;
  /** How many ballots wait for their commit. */
  waiting(): number;
  /** Drops the counts of polls whose ballots were deleted with their round. */
  forget(pollIds: readonly string[]): void;
  /** Ballots that this process took for the poll in the last minute. */
  perMinute(pollId: string): number;
  /** Ballots that this process took in the last minute, by poll id. */
  rates(): Record<string, number>;
  /** Calls `listener` at most once a second while ballots come in. Returns a function that stops that. */
  onBallots(listener: () => void): () => void;
  /**
   * Calls `listener` when a turnout or count that was given out has turned out to be outdated. Returns a function that
   * stops that.
   */
  onNews(listener: () => void): () => void;
  /** Resolves once everything that was put in has been answered. */
  drain(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Opens the ballot box over the store's log. `onCommit` is called with the number of ballots in a group and the ms it
 * took.
 */
export function openBallotBox(
  store: Pick<Store, 'openBallots' | 'now' | 'clockOffBy' | 'health'>,
  onCommit?: (ballots: number, ms: number) => void,
): BallotBox {
  const newsListeners = new Set<() => void>();
  const log = store.openBallots(() => {
    for (const listener of newsListeners) listener();
  });
  const listeners = new Set<() => void>();
  /** Ballots by poll and second. */
  const rates = new Map<string, Map<number, number>>();
  let waiting: Waiting[] = [];
  let committing: Promise<void> | undefined;
  let tellLater: NodeJS.Timeout | undefined;

  const tell = () => {
    tellLater ??= setTimeout(() => {
      tellLater = undefined;
      for (const listener of listeners) listener();
    }, TELL_EVERY_MS).unref();
  };

  const noteRate = (pollId: string, at: number) => {
    const second = Math.floor(at / 1_000);
    const seen = rates.get(pollId) ?? new Map<number, number>();
    seen.set(second, (seen.get(second) ?? 0) + 1);
    for (const old of seen.keys()) {
      if (seen.size <= RATE_SECONDS) break;
      seen.delete(old);
    }
    rates.set(pollId, seen);
  };

  const answerOne = ({ ballot, answer, fail }: Waiting, outcome: BallotOutcome | undefined) => {
    try {
      if (!outcome) throw new Error('unreachable: there is one outcome for each ballot');
      if (outcome.kept) noteRate(ballot.pollId, ballot.at);
      answer(outcome);
    } catch (error) {
      fail(error);
    }
  };

  const commitAll = async () => {
    while (waiting.length > 0) {
      const { batch, rest } = nextBatch(waiting);
      waiting = rest;
      const beganAt = performance.now();
      let outcomes: BallotOutcome[];
      try {
        outcomes = await log.append(batch.map(({ ballot }) => ballot));
      } catch (error) {
        store.health.failed(error);
        for (const { fail } of batch) fail(storageTrouble(error) ?? error);
        continue;
      }
      store.health.kept();
      onCommit?.(batch.length, performance.now() - beganAt);
      for (const [i, one] of batch.entries()) answerOne(one, outcomes[i]);
      tell();
    }
  };

  const commitSoon = () => {
    committing ??= new Promise<void>((resolve) => setImmediate(resolve)).then(commitAll).finally(() => {
      committing = undefined;
      if (waiting.length > 0) commitSoon();
    });
  };

  const put: BallotBox['put'] = (ballot, answer, fail) => {
    const no = store.clockOffBy() !== 0 ? 'clock_wrong' : waiting.length >= MOST_WAITING ? 'busy' : undefined;
    if (no) {
      fail(new Refusal(no, undefined, { retryAfter: 2 }));
      return;
    }
    waiting.push({ ballot, answer, fail });
    commitSoon();
  };

  const perMinute = (pollId: string) => {
    const oldest = Math.floor(store.now() / 1_000) - RATE_SECONDS;
    let sum = 0;
    for (const [second, count] of rates.get(pollId) ?? []) if (second > oldest) sum += count;
    return sum;
  };

  return {
    ...pickFields(log, ['newest', 'turnout', 'tally', 'glance']),
    put,
    cast: (ballot) => new Promise((answer, fail) => put(ballot, answer, fail)),
    waiting: () => waiting.length,
    forget(pollIds) {
      log.forget(pollIds);
      for (const id of pollIds) rates.delete(id);
    },
    perMinute,
    rates: () => Object.fromEntries([...rates.keys()].map((id) => [id, perMinute(id)])),
    onBallots(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    onNews(listener) {
      newsListeners.add(listener);
      return () => newsListeners.delete(listener);
    },
    drain: async () => committing,
    async close() {
      clearTimeout(tellLater);
      listeners.clear();
      newsListeners.clear();
      await committing;
    },
  };
}

/**
 * What goes into the next commit: all that wait, in order, but each voter once a poll. Voters have another name in
 * each poll, so a name that comes twice is taken for the same; where it is not, its second ballot goes a commit later.
 */
function nextBatch(waiting: Waiting[]): { batch: Waiting[]; rest: Waiting[] } {
  const seen = new Set<string>();
  for (const { ballot } of waiting) seen.add(ballot.voter);
  if (seen.size === waiting.length)
    return waiting.length <= LARGEST_BATCH
      ? { batch: waiting, rest: [] }
      : { batch: waiting.slice(0, LARGEST_BATCH), rest: waiting.slice(LARGEST_BATCH) };
  const batch: Waiting[] = [];
  const rest: Waiting[] = [];
  seen.clear();
  for (const entry of waiting) {
    if (batch.length < LARGEST_BATCH && !seen.has(entry.ballot.voter)) batch.push(entry);
    else rest.push(entry);
    seen.add(entry.ballot.voter);
  }
  return { batch, rest };
}
