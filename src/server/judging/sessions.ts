/**
 * The devices of judges. A session's id is minted without writing anything, so that opening a link, by a
 * person or by a preview robot, leaves no trace; its row is made when the device first makes a judge's call.
 * The id is signed, so nobody can fill the table with ids of their own.
 */
import { Refusal } from '#contract/refusal.ts';
import { newId, type Secrets } from '../store/secrets.ts';
import type { Store } from '../store/store.ts';
import type { Work } from '../store/write.ts';

const SEEN_EVERY_MS = 5_000;
const SIGNATURE_LENGTH = 16;
const MOST_DEVICES = 40;

const signatureOf = (secrets: Secrets, judgeId: string, word: string): string =>
  secrets.fingerprint('judge session', `${judgeId} ${word}`).slice(0, SIGNATURE_LENGTH);

/** A signed session id for a judge's device. Nothing is written until the device makes its first call. */
export function mintSession(secrets: Secrets, judgeId: string): string {
  const word = newId();
  return word + signatureOf(secrets, judgeId, word);
}

/** Whether the session id was minted here for this judge. */
export function isSessionOf(secrets: Secrets, judgeId: string, sessionId: string): boolean {
  const word = sessionId.slice(0, -SIGNATURE_LENGTH);
  return word !== '' && sessionId === word + signatureOf(secrets, judgeId, word);
}

/** Whether this session was ended. */
export async function isEnded(store: Store, sessionId: string): Promise<boolean> {
  const row = await store.read
    .selectFrom('judgeSession')
    .select('revokedAt')
    .where('id', '=', sessionId)
    .executeTakeFirst();
  return row !== undefined && row.revokedAt !== null;
}

/**
 * Records, at most every few seconds and without an audit entry, that the device made a call at `at` (ms). @throws
 * Refusal `judge_unknown` when the session was ended.
 */
export async function noteSeen(
  store: Store,
  { judgeId, sessionId, device, at }: { judgeId: string; sessionId: string; device: string; at: number },
): Promise<void> {
  const row = await store.read
    .selectFrom('judgeSession')
    .select(['revokedAt', 'lastSeenAt'])
    .where('id', '=', sessionId)
    .executeTakeFirst();
  if (row && row.revokedAt !== null) throw new Refusal('judge_unknown');
  if (row && Math.abs(at - row.lastSeenAt) < SEEN_EVERY_MS) return;
  const noted = store.quiet(async (tx) => {
    if (row) {
      await tx.updateTable('judgeSession').set({ lastSeenAt: at }).where('id', '=', sessionId).execute();
      return;
    }
    await tx
      .insertInto('judgeSession')
      .values({ id: sessionId, judgeId, device, createdAt: at, lastSeenAt: at, unsent: 0, revokedAt: null })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
    const kept = await tx
      .selectFrom('judgeSession')
      .select('id')
      .where('judgeId', '=', judgeId)
      .where('revokedAt', 'is', null)
      .orderBy('lastSeenAt', 'desc')
      .limit(MOST_DEVICES)
      .execute();
    if (kept.length < MOST_DEVICES) return;
    await tx
      .deleteFrom('judgeSession')
      .where('judgeId', '=', judgeId)
      .where('revokedAt', 'is', null)
      .where(
        'id',
        'not in',
        kept.map((one) => one.id),
      )
      .execute();
  });
  // A full disk or a locked database keeps no judge from their page; the next call notes it.
  await noted.catch(() => undefined);
}

/** Records how many acts' marks a device holds and has not sent. */
export async function noteUnsent(store: Store, sessionId: string, unsent: number): Promise<void> {
  const now = store.now();
  await store.quiet((tx) =>
    tx.updateTable('judgeSession').set({ unsent, lastSeenAt: now }).where('id', '=', sessionId).execute(),
  );
}

/** Ends a judge's sessions on every device. */
export async function endSessions({ tx, now }: Work, judgeId: string): Promise<void> {
  await tx
    .updateTable('judgeSession')
    .set({ revokedAt: now })
    .where('judgeId', '=', judgeId)
    .where('revokedAt', 'is', null)
    .execute();
}
