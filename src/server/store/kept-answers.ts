/** The answers that are kept for commands that are sent again, once what they hold was erased. */
import type { Secrets } from './secrets.ts';
import type { Work } from './write.ts';

/** So long a command may still be sent again by whoever never heard its answer: 30 days. */
const AGAIN_MS = 30 * 24 * 3_600_000;
/** So many are read at once. */
const PAGE = 500;
/** A text in JSON, in its quotes: a name or id stands whole in them, for an act may be called “1”. */
const TEXTS = /"(?:[^"\\]|\\.)*"/g;

/**
 * Deletes the kept answers in which one of these ids or names stands by itself, sealed or not, whatever their commands
 * were, and all that are older than 30 days. Sending such a command again afterwards carries it out as a new one; every
 * other one keeps its answer.
 */
export async function forgetAnswers(
  { tx, now, secrets }: Pick<Work, 'tx' | 'now'> & { secrets: Secrets },
  words: readonly string[],
): Promise<void> {
  await tx
    .deleteFrom('command')
    .where('createdAt', '<', now - AGAIN_MS)
    .execute();
  const forgotten = new Set(words.filter((word) => word !== '').map((word) => JSON.stringify(word)));
  for (let after = ''; ; ) {
    const page = await tx
      .selectFrom('command')
      .select(['id', 'answer'])
      .where('id', '>', after)
      .orderBy('id')
      .limit(PAGE)
      .execute();
    const holding = page.filter(({ answer }) =>
      secrets
        .unseal(answer)
        .match(TEXTS)
        ?.some((text) => forgotten.has(text)),
    );
    if (holding.length > 0)
      await tx
        .deleteFrom('command')
        .where(
          'id',
          'in',
          holding.map(({ id }) => id),
        )
        .execute();
    const last = page.at(-1);
    if (last === undefined || page.length < PAGE) return;
    after = last.id;
  }
}
