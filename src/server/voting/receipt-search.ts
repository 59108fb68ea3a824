/**
 * Finds a receipt in the log of ballots. The log has no index for it, which every ballot of the hall would pay for;
 * so it is read in slices, one search at a time, and everything else goes on between them.
 */
import { setImmediate as nextTurn } from 'node:timers/promises';
import { Refusal } from '../http/refusal.ts';
import type { Store } from '../store/store.ts';

const SLICE = 20_000;
const MOST_WAITING = 50;

/** A ballot of the log. */
export interface FoundBallot {
  voter: string;
  choice: string;
}

export interface ReceiptSearch {
  /**
   * The poll's ballot with this receipt, if it ever gave one.
   * @throws Refusal `busy` when too many searches wait.
   */
  find(pollId: string, receipt: string): Promise<FoundBallot | undefined>;
}

/** Searches of one process, in the order in which they were asked for. */
export function openReceiptSearch(store: Pick<Store, 'read'>): ReceiptSearch {
  let line: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  const search = async (pollId: string, receipt: string): Promise<FoundBallot | undefined> => {
    const { first, last } = await store.read
      .selectFrom('ballot')
      .select(({ fn }) => [fn.min('seq').as('first'), fn.max('seq').as('last')])
      .executeTakeFirstOrThrow();
    if (first === null) return undefined;
    for (let from = first; from <= last; from += SLICE) {
      const row = await store.read
        .selectFrom('ballot')
        .select(['voter', 'choice'])
        .where('seq', '>=', from)
        .where('seq', '<', from + SLICE)
        .where('pollId', '=', pollId)
        .where('receipt', '=', receipt)
        .executeTakeFirst();
      if (row) return row;
      await nextTurn();
    }
    return undefined;
  };
  return {
    async find(pollId, receipt) {
      if (waiting >= MOST_WAITING) throw new Refusal('busy', undefined, { retryAfter: 2 });
      waiting += 1;
      const found = line
        .then(() => search(pollId, receipt))
        .finally(() => {
          waiting -= 1;
        });
      line = found.catch(() => undefined);
      return found;
    },
  };
}
