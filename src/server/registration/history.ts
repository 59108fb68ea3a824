/** An act's history, read from the audit log. */
import { snakeKeys } from '#contract/case.ts';
import type { Reader } from '../store/store.ts';

const MOST = 200;

/** Who changed what on an act, newest first. Values of personal fields are not in the log, so not here. */
export async function historyOf(read: Reader, participantId: string) {
  const rows = await read
    .selectFrom('audit')
    .select(['at', 'actorName', 'actorKind', 'action', 'before', 'after', 'why'])
    .where('subject', '=', `participant:${participantId}`)
    .orderBy('seq', 'desc')
    .limit(MOST)
    .execute();
  return rows.map((row) => ({
    happenedAt: row.at,
    by: row.actorName,
    byKind: row.actorKind,
    action: row.action,
    changes: changesOf(fieldsOf(row.before), fieldsOf(row.after)),
    why: row.why,
  }));
}

type Fields = Record<string, unknown>;

const fieldsOf = (text: string | null): Fields =>
  text === null ? {} : (snakeKeys(JSON.parse(text)) as Fields);

function changesOf(before: Fields, { personal, ...after }: Fields) {
  const shown = Object.keys(after).map((field) => ({
    field,
    before: inWords(before[field]),
    after: inWords(after[field]),
  }));
  const covered = Array.isArray(personal) ? personal : [];
  return [...shown, ...covered.map((field) => ({ field: String(field), before: null, after: null }))];
}

const inWords = (value: unknown): string | null =>
  value === undefined || value === null ? null : String(value);
