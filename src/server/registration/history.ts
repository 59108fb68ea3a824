/** An act's history, read from the audit log. */
import { snakeKeys } from '#contract/case.ts';
import { catalogueLinesOf } from '#domain/messages/report.ts';
import type { Reader } from '../store/store.ts';
import type { PersonalData } from './personal.ts';
import { takenInBy } from './queries.ts';

const MOST = 200;

/**
 * Who changed what on an act and on the registrations that it took in, newest first. Values of personal fields are
 * not in the audit log, so they are not here; a person's own words on why come from their data (`reasons`).
 */
export async function historyOf(
  read: Reader,
  participantId: string,
  { reasons }: Pick<PersonalData, 'reasons'>,
) {
  const said = new Map(reasons.map(({ at, words }) => [at, words]));
  const rows = await read
    .selectFrom('audit')
    .select(['at', 'actorName', 'actorKind', 'action', 'before', 'after', 'why'])
    .where(
      'subject',
      'in',
      [participantId, ...(await takenInBy(read, participantId))].map((id) => `participant:${id}`),
    )
    .orderBy('seq', 'desc')
    .limit(MOST)
    .execute();
  return rows.map((row) => ({
    happenedAt: row.at,
    by: row.actorName,
    byKind: row.actorKind,
    action: row.action,
    changes: changesOf(fieldsOf(row.before), fieldsOf(row.after)),
    why: row.why ?? said.get(row.at) ?? null,
    whyTold: told(row.why),
  }));
}

type Fields = Record<string, unknown>;

const fieldsOf = (text: string | null): Fields =>
  text === null ? {} : (snakeKeys(JSON.parse(text)) as Fields);

function changesOf(before: Fields, { personal, ...after }: Fields) {
  const shown = Object.keys(after).map((field) =>
    change(field, inWords(before[field]), inWords(after[field])),
  );
  const covered = Array.isArray(personal) ? personal : [];
  return [...shown, ...covered.map((field) => change(String(field), null, null))];
}

const change = (field: string, before: string | null, after: string | null) => ({
  field,
  before,
  after,
  beforeTold: told(before),
  afterTold: told(after),
});

const told = (sentence: string | null) => (sentence === null ? [] : catalogueLinesOf(sentence));

const inWords = (value: unknown): string | null =>
  value === undefined || value === null ? null : String(value);
