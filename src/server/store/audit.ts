/**
 * The audit log: who changed what, when and why. Each row's hash covers the row and the hash before it,
 * so a row that was changed or taken out shows, and it is keyed by the installation's key, so that who has the database
 * alone cannot make the chain anew. Values of personal fields never enter it, only their names.
 */
import { createHash } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { ActAction } from '#domain/registration/history-words.ts';
import type { Secrets } from './secrets.ts';
import type { Tables } from './tables.ts';

/** Who makes a change. `name` is what the audit log shows. */
export interface Actor {
  kind: 'admin' | 'crew' | 'judge' | 'participant' | 'visitor' | 'screen' | 'gear' | 'system';
  id: string | null;
  name: string;
  /** Why a certified result is taken back by what they do, where they say so. Admins only. */
  takesBack?: string;
}

/**
 * One change, as the audit log records it. `action` is dotted ("judge.link_reissued"), `subject` is a kind and an id
 * ("judge:k3x9"). What is done to an act is read by its performers, so it has words in every language.
 */
export interface AuditEntry<Subject extends string = string> {
  action: Subject extends `participant:${string}` ? ActAction : string;
  subject: Subject;
  eventId?: string | null;
  before?: unknown;
  after?: unknown;
  why?: string | null;
}

/** The actor of what the server does by itself, without any person asking. */
export const SYSTEM: Actor = { kind: 'system', id: null, name: 'Ovation' };

/** How a link of the chain is hashed. */
type HashOf = (text: string) => string;

/** How rows were hashed before the chain was keyed: plain SHA-256 in hexadecimal. */
export const UNKEYED: HashOf = (text) => createHash('sha256').update(text).digest('hex');

/** The hash, in hexadecimal, of a row that follows the row with the hash `previous`. `hashOf` is keyed or `UNKEYED`. */
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

/** A statement of SQLite takes 32,766 values: whoever erases an event's people writes a row for each of thousands. */
const ROWS_AT_ONCE = 1_000;

/**
 * Appends entries to the audit chain. The caller's transaction must hold the ledger row, so that no other process
 * appends meanwhile. A chain that was not keyed yet is keyed from these rows on.
 */
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
      // As a database keeps it: half a character would be hashed as it came and read as another one.
      why: entry.why?.toWellFormed() ?? null,
    };
    hash = auditHash(secrets.chain, hash, row);
    return { ...row, hash };
  });
  for (let at = 0; at < rows.length; at += ROWS_AT_ONCE)
    await tx
      .insertInto('audit')
      .values(rows.slice(at, at + ROWS_AT_ONCE))
      .execute();
  await tx
    .updateTable('ledger')
    .set({ auditSeq: seq, auditHash: hash, auditKeyedFrom })
    .where('id', '=', 1)
    .execute();
}
