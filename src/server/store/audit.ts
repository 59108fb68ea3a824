/**
 * The audit log: who changed what, when and why. Each row's hash covers the row and the hash before it,
 * so a row that was changed or taken out shows. Values of personal fields never enter it, only their names.
 */
import { createHash } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Tables } from './tables.ts';

/** Who did it. `name` is what the log shows. */
export interface Actor {
  kind: 'admin' | 'crew' | 'judge' | 'participant' | 'visitor' | 'screen' | 'gear' | 'system';
  id: string | null;
  name: string;
  /** Why a certified result is taken back by what they do, where they say so. Admins only. */
  takesBack?: string;
}

/** One change. `action` as "judge.link_reissued"; `subject` as "judge:id". */
export interface AuditEntry {
  action: string;
  subject: string;
  eventId?: string | null;
  before?: unknown;
  after?: unknown;
  why?: string | null;
}

/** The installation itself, for what no person asked for. */
export const SYSTEM: Actor = { kind: 'system', id: null, name: 'Ovation' };

/** The hash of a row that follows `previous`. */
export function auditHash(previous: string, row: Omit<Tables['audit'], 'hash'>): string {
  const covered = [
    row.seq,
    row.at,
    row.actorKind,
    row.actorId,
    row.actorName,
    row.eventId,
    row.action,
    row.subject,
    row.before,
    row.after,
    row.why,
  ];
  return createHash('sha256')
    .update(`${previous}\n${JSON.stringify(covered)}`)
    .digest('hex');
}

/**
 * Forgets the kept answers of the commands that are noted about these subjects: an answer may hold, sealed,
 * what was erased. A command that comes again after this is taken as a new one.
 */
export async function forgetAnswers(tx: Transaction<Tables>, subjects: readonly string[]): Promise<void> {
  // A command's answer is kept with the instant of its audit entries.
  await tx
    .deleteFrom('command')
    .where('createdAt', 'in', (command) =>
      command
        .selectFrom('audit')
        .select('at')
        .where('subject', 'in', [...subjects]),
    )
    .execute();
}

/** Appends entries inside the transaction that holds the ledger row. */
export async function appendAudit(
  tx: Transaction<Tables>,
  ledger: { auditSeq: number; auditHash: string },
  by: Actor,
  now: number,
  entries: readonly AuditEntry[],
): Promise<void> {
  let { auditSeq: seq, auditHash: hash } = ledger;
  const text = (value: unknown) => (value === undefined || value === null ? null : JSON.stringify(value));
  const rows = entries.map((entry) => {
    seq += 1;
    const row = {
      seq,
      at: now,
      actorKind: by.kind,
      actorId: by.id,
      actorName: by.name,
      eventId: entry.eventId ?? null,
      action: entry.action,
      subject: entry.subject,
      before: text(entry.before),
      after: text(entry.after),
      why: entry.why ?? null,
    };
    hash = auditHash(hash, row);
    return { ...row, hash };
  });
  await tx.insertInto('audit').values(rows).execute();
  await tx.updateTable('ledger').set({ auditSeq: seq, auditHash: hash }).where('id', '=', 1).execute();
}
