/**
 * What the audit log says of a certified result, and what stands beside its document: how much of it is published,
 * how far each table was told, whether it was taken back. The document cannot hold that, because it changes; the log can.
 */
import type { Selectable } from 'kysely';
import type { Certified } from '#domain/results/certified.ts';
import { newestEntry } from '../audit/queries.ts';
import type { AuditHead } from '../store/audit-note.ts';
import type { Reader } from '../store/store.ts';
import type { Tables } from '../store/tables.ts';

type ResultRow = Selectable<Tables['result']>;

/** What the audit log says of a certified result. */
export interface Logged {
  digest: unknown;
  head: AuditHead;
  /** How much of it is published; undefined in logs of older versions. */
  depth: unknown;
  /** The ids of its announcements in the order of the document's tables; null in logs of older versions. */
  tables: string[] | null;
  voided: { at: number; reason: string | null } | null;
}

/** What the audit log says of a result; undefined before certifying is committed. */
export async function loggedOf(read: Reader, resultId: string): Promise<Logged | undefined> {
  const subject = `result:${resultId}`;
  const certified = await newestEntry(read, subject, 'result.certified');
  if (!certified) return undefined;
  const published = await newestEntry(read, subject, 'result.published');
  const voided = await newestEntry(read, subject, 'result.voided');
  return {
    digest: certified.after.digest,
    head: certified.logged,
    depth: (published ?? certified).after.depth,
    tables: Array.isArray(certified.after.announcements) ? named(certified.after.announcements) : null,
    voided: voided ? { at: voided.at, reason: voided.why } : null,
  };
}

/** Where the rows beside a document differ from the document or the audit log, in words; null where they agree. */
export function damageBeside(
  row: ResultRow,
  { version, round }: Pick<Certified, 'version' | 'round'>,
  logged: Logged,
): string | null {
  if (logged.digest !== row.digest)
    return 'Its digest is not the one that was written down when it was certified.';
  // What was certified before there was a document names no round.
  if (version !== row.version || (round.id !== '' && round.id !== row.roundId))
    return 'Its round or version is not the one that was certified.';
  if (logged.voided && row.state === 'certified') return 'It was taken back, and what says so was changed.';
  if (logged.depth !== undefined && logged.depth !== row.depth)
    return `How much of it is published is not what was written down: ${logged.depth}, now ${row.depth}.`;
  return null;
}

/** A list of ids as the audit log stores it; empty for anything else. */
export const named = (ids: unknown): string[] => (Array.isArray(ids) ? ids.map(String) : []);
