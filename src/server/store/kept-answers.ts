/** The answers that are kept for commands that are sent again, once what they hold was erased. */
import type { Secrets } from './secrets.ts';
import type { Work } from './write.ts';

/** So long a command may still be sent again by whoever never heard its answer. */
const AGAIN_MS = 3_600_000;
/** With more words all answers go: looking for each in each would take longer than a write may. */
const MOST_WORDS = 200;

/**
 * Deletes the kept answers in which one of these ids or names stands by itself, sealed or not, whatever their commands were, and all that are
 * older than an hour. Sending such a command again afterwards carries it out as a new one.
 */
export async function forgetAnswers(
  { tx, now, secrets }: Pick<Work, 'tx' | 'now'> & { secrets: Secrets },
  words: readonly string[],
): Promise<void> {
  const all = tx.deleteFrom('command');
  if (words.length > MOST_WORDS) {
    await all.execute();
    return;
  }
  await all.where('createdAt', '<', now - AGAIN_MS).execute();
  // Whole, in their quotes: an act may be called “1”.
  const asWritten = words.filter((word) => word !== '').map((word) => JSON.stringify(word));
  const kept = await tx.selectFrom('command').select(['id', 'answer']).execute();
  const holding = kept.filter(({ answer }) => {
    const text = secrets.unseal(answer);
    return asWritten.some((word) => text.includes(word));
  });
  if (holding.length === 0) return;
  await tx
    .deleteFrom('command')
    .where(
      'id',
      'in',
      holding.map(({ id }) => id),
    )
    .execute();
}
