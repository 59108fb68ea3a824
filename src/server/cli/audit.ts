/** `ovation audit verify`: the audit log's chain followed row by row, also while the server runs. */
import type { Config } from '../config.ts';
import { openToLook } from '../installation.ts';
import { auditSentence, checkAudit } from '../store/audit-chain.ts';

/** What the exit code says. 1 is for trouble, as everywhere. */
const EXIT = { whole: 0, broken: 3 } as const;

/**
 * Says whether the chain holds, and names the first row that does not. Changes nothing.
 * @param noted the digest of a row that was written down before; it has to be in the chain.
 * @returns the exit code: 0 when it holds, 3 when it is broken.
 * @throws Error when there is no database to look at.
 */
export async function verifyAudit(config: Config, noted?: string): Promise<number> {
  const store = await openToLook(config);
  try {
    const check = await checkAudit(store.read, noted);
    process.stdout.write(`${auditSentence(check)}\n`);
    return check.intact ? EXIT.whole : EXIT.broken;
  } finally {
    await store.close();
  }
}
