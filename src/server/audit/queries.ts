/** Reading the audit log in pages, newest first. */
import { sql } from 'kysely';
import type { auditEndpoints } from '#contract/audit/endpoints.ts';
import type { AnswerOf, QueryOf } from '#contract/endpoint.ts';
import { catalogueLinesOf } from '#domain/messages/report.ts';
import type { AuditHead } from '../store/audit-note.ts';
import type { Reader } from '../store/store.ts';
import { namesOfSubjects } from './subjects.ts';

/**
 * One page of the audit log, newest first, with only what matches the query. `nextBefore` is where the next page
 * begins, null on the last.
 */
export async function auditPage(
  read: Reader,
  wanted: QueryOf<typeof auditEndpoints.auditLog>,
): Promise<AnswerOf<typeof auditEndpoints.auditLog>> {
  let query = read
    .selectFrom('audit')
    .selectAll()
    .orderBy('seq', 'desc')
    .limit(wanted.limit + 1);
  if (wanted.before !== undefined) query = query.where('seq', '<', wanted.before);
  if (wanted.actor !== undefined) query = query.where('actorKind', '=', wanted.actor);
  if (wanted.action) query = query.where(contains('action', wanted.action, 'start'));
  if (wanted.sinceAt !== undefined) query = query.where('at', '>=', wanted.sinceAt);
  if (wanted.untilAt !== undefined) query = query.where('at', '<', wanted.untilAt);
  const words = wanted.words?.trim();
  if (words)
    query = query.where((row) =>
      row.or([
        ...['actorName', 'action', 'subject', 'why'].map((field) => contains(field, words)),
        sql<boolean>`subject in (select 'participant:' || id from participant where ${contains('stageName', words)}
          union all select 'judge:' || id from judge where ${contains('name', words)})`,
      ]),
    );
  const rows = await query.execute();
  const shown = rows.slice(0, wanted.limit);
  const names = await namesOfSubjects(
    read,
    shown.map(({ subject }) => subject),
  );
  return {
    entries: shown.map(({ at, actorId: _actorId, actorKind, ...row }) => ({
      ...row,
      subjectName: names.get(row.subject) ?? null,
      whyTold: row.why === null ? [] : catalogueLinesOf(row.why),
      actorKind: actorKind as AnswerOf<typeof auditEndpoints.auditLog>['entries'][number]['actorKind'],
      happenedAt: at,
    })),
    nextBefore: rows.length > shown.length ? (shown.at(-1)?.seq ?? null) : null,
  };
}

/** Case does not matter; what people type is taken as it stands, `%` and `_` too. */
function contains(field: string, words: string, where: 'start' | 'anywhere' = 'anywhere') {
  const patterns = writtenAs(words).map((one) => one.replace(/[\\%_]/g, (sign) => `\\${sign}`));
  const likes = patterns.map(
    (pattern) =>
      sql<boolean>`lower(${sql.ref(field)}) like ${`${where === 'start' ? '' : '%'}${pattern}%`} escape '\\'`,
  );
  return sql<boolean>`(${sql.join(likes, sql` or `)})`;
}

/**
 * The ways in which words may stand in a row whose letters from A to Z were made small: SQLite knows no capitals but
 * these, so that Ö is looked for as it is typed, small, large, and at the start of a word.
 */
function writtenAs(words: string): string[] {
  const small = words.toLowerCase();
  const atStarts = small.replace(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase());
  const ways = [small, words, words.toUpperCase(), atStarts];
  return [...new Set(ways.map((way) => way.replace(/[A-Z]/g, (letter) => letter.toLowerCase())))];
}

/** The entries of these actions on a subject, oldest first. */
export async function entriesOf(
  read: Reader,
  subject: string,
  actions: readonly string[],
): Promise<
  {
    action: string;
    at: number;
    by: string;
    byId: string | null;
    before: Record<string, unknown>;
    after: Record<string, unknown>;
  }[]
> {
  const rows = await read
    .selectFrom('audit')
    .select(['action', 'at', 'actorId', 'actorName', 'before', 'after'])
    .where('subject', '=', subject)
    .where('action', 'in', [...actions])
    .orderBy('seq')
    .execute();
  const parsed = (text: string | null) => (text === null ? {} : JSON.parse(text));
  return rows.map(({ action, at, actorId, actorName, before, after }) => ({
    action,
    at,
    by: actorName,
    byId: actorId,
    before: parsed(before),
    after: parsed(after),
  }));
}

/** One entry of the audit log: who did it, when and why, what came of it, and where in the chain it stands. */
export interface Entry {
  at: number;
  by: string;
  after: Record<string, unknown>;
  why: string | null;
  logged: AuditHead;
}

/** The newest entry of an action on a subject; undefined when there is none. */
export async function newestEntry(read: Reader, subject: string, action: string): Promise<Entry | undefined> {
  const row = await read
    .selectFrom('audit')
    .select(['at', 'actorName', 'after', 'why', 'seq', 'hash'])
    .where('subject', '=', subject)
    .where('action', '=', action)
    .orderBy('seq', 'desc')
    .executeTakeFirst();
  return (
    row && {
      at: row.at,
      by: row.actorName,
      after: row.after === null ? {} : JSON.parse(row.after),
      why: row.why,
      logged: { row: row.seq, head: row.hash },
    }
  );
}

/** When the newest entry of the log was written, in ms; null when the log is empty. */
export async function newestEntryAt(read: Reader): Promise<number | null> {
  const row = await read.selectFrom('audit').select('at').orderBy('seq', 'desc').executeTakeFirst();
  return row?.at ?? null;
}
