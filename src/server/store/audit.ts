/**
 * The audit log: who changed what, when and why. Each row's hash covers the row and the hash before it,
 * so a row that was changed or taken out shows, and it is keyed by the installation's key, so that who has the database
 * alone cannot make the chain anew. Values of personal fields never enter it, only their names.
 */
import { createHash } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Secrets } from './secrets.ts';
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

/** How a link of the chain is hashed. */
type HashOf = (text: string) => string;

/** As rows were hashed before the chain was keyed. */
export const UNKEYED: HashOf = (text) => createHash('sha256').update(text).digest('hex');

/** The hash of a row that follows `previous`. */
export function auditHash(hashOf: HashOf, previous: string, row: Omit<Tables['audit'], 'hash'>): string {
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
  return hashOf(`${previous}\n${JSON.stringify(covered)}`);
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

/** Appends entries inside the transaction that holds the ledger row. A chain that was not keyed is from here on. */
export async function appendAudit(
  tx: Transaction<Tables>,
  ledger: Pick<Tables['ledger'], 'auditSeq' | 'auditHash' | 'auditKeyedFrom'>,
  { secrets, by, now }: { secrets: Secrets; by: Actor; now: number },
  entries: readonly AuditEntry[],
): Promise<void> {
  const auditKeyedFrom = ledger.auditKeyedFrom ?? ledger.auditSeq + 1;
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
    hash = auditHash(secrets.chain, hash, row);
    return { ...row, hash };
  });
  await tx.insertInto('audit').values(rows).execute();
  await tx
    .updateTable('ledger')
    .set({ auditSeq: seq, auditHash: hash, auditKeyedFrom })
    .where('id', '=', 1)
    .execute();
}
