/** `ovation audit verify`: the audit log's chain followed row by row, also while the server runs. */
import type { Config } from '../config.ts';
import { openToLook } from '../installation.ts';
import { auditSentence, checkAudit } from '../store/audit-chain.ts';
import { notedHead } from '../store/audit-note.ts';
import { say } from './say.ts';

/** What the exit code says. 1 is for trouble, as everywhere. */
const EXIT = { whole: 0, broken: 3, unkeyed: 3, unfollowed: 4 } as const;

const FEWEST_NOTED = 8;

/**
 * Prints whether the audit chain holds, or the first row that does not. Changes nothing.
 * @param noted the digest of a row that was written down or printed before, or its first eight characters and
 * more; the chain has to contain it
 * @returns the exit code: 0 when the chain holds, 3 when it is broken, 4 when there is no key to follow it with
 * @throws Error when there is no database to look at
 */
export async function verifyAudit(config: Config, noted?: string): Promise<number> {
  const store = await openToLook(config);
  try {
    const digest = noted?.replace(/\s/g, '').toLowerCase();
    if (digest !== undefined && digest.length < FEWEST_NOTED)
      throw new Error(`Give at least the first ${FEWEST_NOTED} characters of the digest.`);
    const check = await checkAudit(store, digest);
    say(auditSentence(check));
    const seen = notedHead(config.dataDir);
    if (check.state === 'broken' || !seen || seen.row === 0) return EXIT[check.state];
    const still = await checkAudit(store, seen.head);
    if (still.state !== 'broken') return EXIT[check.state];
    say(
      `It lacks row ${seen.row}, ${seen.head}, which ${config.dataDir} saw in it: the database was replaced by an older one, or made again.`,
    );
    return EXIT.broken;
  } finally {
    await store.close();
  }
}
