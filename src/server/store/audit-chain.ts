/**
 * The chain of the audit log followed from its first row to the one that the ledger names last. A row that was
 * changed, taken out or put in shows; a chain that was made anew as a whole shows only against a digest that
 * somebody wrote down before.
 */
import { auditHash } from './audit.ts';
import type { Reader, Store } from './store.ts';

/** What following the chain found. `notedSeq` is the row of a digest that was written down before. `head` is the newest row's hash, to be written down or compared. */
export type AuditCheck =
  | { intact: true; rows: number; head: string; notedSeq?: number }
  | { intact: false; rows: number; brokenSeq: number; trouble: 'changed' | 'missing' | 'ledger' | 'noted' };

const PAGE = 1_000;

/**
 * Follows the chain. Reads only, in pages; what is appended meanwhile is left for the next time.
 * `rows` counts the rows that hold, `brokenSeq` names the first that does not. `noted` is the digest of a row that
 * somebody wrote down before: a chain that was cut off and mended, or made anew, does not hold it any more.
 */
export async function checkAudit(read: Reader, noted?: string): Promise<AuditCheck> {
  const ledger = await read.selectFrom('ledger').selectAll().executeTakeFirstOrThrow();
  let seq = 0;
  let head = '';
  let notedSeq: number | undefined;
  while (seq < ledger.auditSeq) {
    const page = await read
      .selectFrom('audit')
      .selectAll()
      .where('seq', '>', seq)
      .where('seq', '<=', ledger.auditSeq)
      .orderBy('seq')
      .limit(PAGE)
      .execute();
    for (const row of page) {
      if (row.seq !== seq + 1) return { intact: false, rows: seq, brokenSeq: seq + 1, trouble: 'missing' };
      if (auditHash(head, row) !== row.hash)
        return { intact: false, rows: seq, brokenSeq: row.seq, trouble: 'changed' };
      seq = row.seq;
      head = row.hash;
      if (head === noted) notedSeq = seq;
    }
    if (page.length === 0) return { intact: false, rows: seq, brokenSeq: seq + 1, trouble: 'missing' };
  }
  if (head !== ledger.auditHash) return { intact: false, rows: seq, brokenSeq: seq, trouble: 'ledger' };
  if (noted === undefined) return { intact: true, rows: seq, head };
  return notedSeq === undefined
    ? { intact: false, rows: seq, brokenSeq: seq + 1, trouble: 'noted' }
    : { intact: true, rows: seq, head, notedSeq };
}

/** The same in the thread that reads: a year's log takes longer than a show may be kept waiting. */
export const checkAuditBeside = async (store: Pick<Store, 'readBeside'>): Promise<AuditCheck> =>
  (await store.readBeside(import.meta.url, checkAudit, undefined)).answer;

/** What was found, in a sentence. */
export function auditSentence(check: AuditCheck): string {
  if (check.intact) {
    const noted =
      check.notedSeq === undefined ? '' : ` The digest you noted is that of row ${check.notedSeq}.`;
    return `The audit log is whole: ${check.rows} rows, newest ${check.head || 'none'}.${noted}`;
  }
  if (check.trouble === 'noted')
    return `The audit log is broken: none of its ${check.rows} rows has the digest you noted. It was cut off before that row, or made anew.`;
  const found = {
    changed: 'was changed after it was written',
    missing: 'is missing',
    ledger: 'is the last one and does not match the ledger',
  }[check.trouble];
  return `The audit log is broken: row ${check.brokenSeq} ${found}. ${check.rows} rows hold.`;
}
