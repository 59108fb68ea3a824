/** Wrong passwords, counted: who goes on failing waits longer and longer. Kept as fingerprints, for a day. */
import { Refusal } from '../http/refusal.ts';
import type { Store } from '../store/store.ts';
import type { Work } from '../store/write.ts';

const FREE_TRIES = 5;
const LONGEST_WAIT = 60_000;
const REMEMBERED = 86_400_000;

const printOf = (store: Store, tries: string): string => store.secrets.fingerprint('login', tries);

/** @throws Refusal `too_many` while these tries have to wait: 1 s after the fifth failure, doubling to 60 s. */
export async function refuseWhileWaiting(store: Store, tries: string): Promise<void> {
  const failed = await store.read
    .selectFrom('loginFailure')
    .selectAll()
    .where('emailHash', '=', printOf(store, tries))
    .executeTakeFirst();
  if (!failed || failed.failures < FREE_TRIES) return;
  const wait = Math.min(LONGEST_WAIT, 1_000 * 2 ** (failed.failures - FREE_TRIES));
  const left = Math.ceil((failed.lastAt + wait - store.now()) / 1_000);
  if (left > 0) throw new Refusal('too_many', `Try again in ${left} s.`, { retryAfter: left });
}

/** Counts one more. Answers how many tries are left before waiting begins, 0 or less when it has begun. */
export async function countFailure(store: Store, { tx, now }: Work, tries: string): Promise<number> {
  await tx
    .deleteFrom('loginFailure')
    .where('lastAt', '<', now - REMEMBERED)
    .execute();
  const counted = await tx
    .insertInto('loginFailure')
    .values({ emailHash: printOf(store, tries), failures: 1, lastAt: now })
    .onConflict((conflict) =>
      conflict
        .column('emailHash')
        .doUpdateSet((values) => ({ failures: values('loginFailure.failures', '+', 1), lastAt: now })),
    )
    .returning('failures')
    .executeTakeFirstOrThrow();
  return FREE_TRIES - counted.failures;
}

/** Begins anew after the right password. */
export async function forgiveFailures(store: Store, { tx }: Work, tries: string): Promise<void> {
  await tx.deleteFrom('loginFailure').where('emailHash', '=', printOf(store, tries)).execute();
}
