/** What the things that the log is about are called: it holds their ids. */
import { sql } from 'kysely';
import type { Reader } from '../store/store.ts';

type NamesOf = (read: Reader, ids: string[]) => Promise<{ id: string; name: string }[]>;

const titled = (table: 'poll' | 'award'): NamesOf => {
  return (read, ids) =>
    read.selectFrom(table).select(['id', 'title as name']).where('id', 'in', ids).execute();
};

const named = (
  table: 'judge' | 'admin' | 'category' | 'criterion' | 'round' | 'event' | 'screen',
): NamesOf => {
  return (read, ids) => read.selectFrom(table).select(['id', 'name']).where('id', 'in', ids).execute();
};

/** An act in the running order by its stage name, a cue by its title. */
const inOrder: NamesOf = (read, ids) =>
  read
    .selectFrom('runningOrderItem as item')
    .leftJoin('participant', 'participant.id', 'item.participantId')
    .select(['item.id', sql<string>`coalesce(participant.stage_name, item.title)`.as('name')])
    .where('item.id', 'in', ids)
    .execute();

/** By the word before the colon of a subject. */
const KINDS: Readonly<Record<string, NamesOf>> = {
  participant: (read, ids) =>
    read.selectFrom('participant').select(['id', 'stageName as name']).where('id', 'in', ids).execute(),
  scoresheet: (read, ids) =>
    read
      .selectFrom('scoresheet')
      .innerJoin('runningOrderItem as item', 'item.id', 'scoresheet.performanceId')
      .innerJoin('participant', 'participant.id', 'item.participantId')
      .select(['scoresheet.id', 'stageName as name'])
      .where('scoresheet.id', 'in', ids)
      .execute(),
  performance: inOrder,
  item: inOrder,
  judge: named('judge'),
  admin: named('admin'),
  category: named('category'),
  criterion: named('criterion'),
  round: named('round'),
  event: named('event'),
  screen: named('screen'),
  poll: titled('poll'),
  award: titled('award'),
};

/**
 * What each of these subjects (`judge:` and its id) is called now; a scoresheet is called by its act. Left out is what
 * has no name or is not there any more.
 */
export async function namesOfSubjects(
  read: Reader,
  subjects: readonly string[],
): Promise<Map<string, string>> {
  const ids = new Map<string, Set<string>>();
  for (const subject of subjects) {
    const [kind = '', id] = subject.split(':', 2);
    if (id !== undefined && Object.hasOwn(KINDS, kind)) ids.set(kind, (ids.get(kind) ?? new Set()).add(id));
  }
  const found = [...ids].map(async ([kind, of]) =>
    ((await KINDS[kind]?.(read, [...of])) ?? []).map(({ id, name }) => [`${kind}:${id}`, name] as const),
  );
  return new Map((await Promise.all(found)).flat().filter(([, name]) => name !== ''));
}
