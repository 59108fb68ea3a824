/**
 * The receipts of a poll that is over, each with what became of its ballot, as a few bytes. The log of ballots has no
 * index for them, which every ballot of the hall would pay for; so it is gone through once, in a thread.
 */
import { GIVEN_UP } from '#domain/voting/ballot.ts';
import { NOT_COUNTED } from '#domain/voting/not-counted.ts';
import { pointsIn } from '#domain/voting/pick.ts';
import { runningOrder } from '../lineup/queries.ts';
import type { Reader } from '../store/store.ts';
import { asideReasons } from './flag-queries.ts';
import { pollById, standingIds } from './queries.ts';

/** The address of this module, for reading threads. */
export const BOOK = import.meta.url;

/** What became of a ballot. */
export interface ReceiptState {
  state: 'counted' | 'replaced' | 'set_aside';
  reason: string | null;
}

const COUNTED: ReceiptState = { state: 'counted', reason: null };
const REPLACED: ReceiptState = { state: 'replaced', reason: null };
const LEFT: ReceiptState = {
  state: 'set_aside',
  reason: NOT_COUNTED.actLeft,
};
const VOTED_BY_CODE: ReceiptState = {
  state: 'set_aside',
  reason: NOT_COUNTED.votedByCode,
};

/** The receipts of a closed poll in a compact form. */
export interface ReceiptBook {
  /** All receipts in ascending order, one behind the other; all are equally long. */
  receipts: Uint8Array;
  /** The length of one receipt, in bytes. */
  length: number;
  /** For each receipt, the index of its state in `states`. */
  became: Uint16Array;
  states: ReceiptState[];
}

/** A row of the ballot log. */
export interface LoggedReceipt {
  voter: string;
  choice: string;
  receipt: string;
}

/** A poll's rows in the ballot log, each voter's newest one last. */
export const loggedReceipts = (read: Reader, pollId: string): Promise<LoggedReceipt[]> =>
  read
    .selectFrom('ballot')
    .select(['voter', 'choice', 'receipt'])
    .where('pollId', '=', pollId)
    .orderBy('voterOrder')
    .orderBy('seq')
    .execute();

/** Each voter's newest row, by voter. */
export const newestOf = (rows: readonly LoggedReceipt[]): Map<string, LoggedReceipt> =>
  new Map(rows.map((row) => [row.voter, row]));

/** Whether every act on the ballot has left the show. */
export const isSetAside = (choice: string, standing: ReadonlySet<string>): boolean =>
  pointsIn(choice).every(({ act }) => !standing.has(act));

/** Reads the receipts of a closed poll. Runs on a reading thread. */
export async function readReceiptBook(read: Reader, pollId: string): Promise<ReceiptBook> {
  const poll = await pollById(read, pollId, Number.POSITIVE_INFINITY);
  const standing = standingIds(
    poll ?? { candidateIds: [] },
    poll ? await runningOrder(read, poll.roundId) : [],
  );
  const aside = await asideReasons(read, pollId);
  const rows = await loggedReceipts(read, pollId);
  const newest = newestOf(rows);
  const stateOf = ({ voter, choice, receipt }: LoggedReceipt): ReceiptState => {
    const last = newest.get(voter);
    if (last?.choice === GIVEN_UP) return VOTED_BY_CODE;
    if (last?.receipt !== receipt) return REPLACED;
    const why = aside.get(voter);
    if (why !== undefined) return { state: 'set_aside', reason: `${NOT_COUNTED.cameScripted}${why}` };
    return isSetAside(choice, standing) ? LEFT : COUNTED;
  };
  const inOrder = rows.toSorted((a, b) => (a.receipt < b.receipt ? -1 : 1));
  const length = Math.max(0, ...inOrder.slice(0, 1).map(({ receipt }) => receipt.length));
  const states = new Map<string, number>();
  const became = inOrder.map((row) => {
    const text = JSON.stringify(stateOf(row));
    const at = states.get(text) ?? states.size;
    states.set(text, at);
    return at;
  });
  return {
    receipts: new TextEncoder().encode(inOrder.map(({ receipt }) => receipt).join('')),
    length,
    became: Uint16Array.from(became),
    states: [...states.keys()].map((text) => JSON.parse(text) as ReceiptState),
  };
}

/** What became of the ballot with this receipt; undefined where the poll never gave it out. */
export function stateIn(
  { receipts, length, became, states }: ReceiptBook,
  receipt: string,
): ReceiptState | undefined {
  const sought = Buffer.from(receipt);
  if (sought.length !== length) return undefined;
  let [from, to] = [0, became.length];
  while (from < to) {
    const middle = (from + to) >>> 1;
    const order = sought.compare(receipts, middle * length, (middle + 1) * length);
    if (order === 0) return states[became[middle] ?? 0];
    if (order < 0) to = middle;
    else from = middle + 1;
  }
  return undefined;
}
