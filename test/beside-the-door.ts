/** Changing what lies in a database as no room does: from outside, without a version and without the audit. */
import type { Transaction } from 'kysely';
import type { QuietTransaction } from '#server/store/quiet.ts';
import type { Store } from '#server/store/store.ts';
import type { Tables } from '#server/store/tables.ts';

/** Any change of any table. What listens for writes beside the door hears of it. */
export const besideTheDoor = <T>(
  store: Pick<Store, 'quiet'>,
  work: (tx: Transaction<Tables>) => Promise<T>,
): Promise<T> => store.quiet((tx: QuietTransaction) => work(tx as unknown as Transaction<Tables>));
