/**
 * Scoresheets that are asked for again and again: only those written since are read. Before each answer the rows are
 * held against the database by their number, revisions and newest time, so that whatever else happened to them
 * (a rehearsal taken back, an act removed, a clock set back) is seen and all are read anew.
 */
import type { Reader } from '../store/store.ts';
import { readScoresheet, type Scoresheet } from './scoresheet-row.ts';

/** The scoresheets of some performances, whatever their state. One that did not change is the very same object. */
export type SheetSource = (read: Reader, performanceIds: readonly string[]) => Promise<Scoresheet[]>;

/** Opens a source that remembers what it gave last. Not for use inside a transaction that writes. */
export function openSheets(): SheetSource {
  let known = new Map<string, Scoresheet>();
  let of = '';
  const rows = (read: Reader, ids: readonly string[]) =>
    read.selectFrom('scoresheet').where('performanceId', 'in', ids);
  const stand = async (read: Reader, ids: readonly string[]) => {
    const row = await rows(read, ids)
      .select((sheet) => [
        sheet.fn.countAll().as('count'),
        sheet.fn.sum('revision').as('revisions'),
        sheet.fn.max('updatedAt').as('newest'),
      ])
      .executeTakeFirstOrThrow();
    return `${Number(row.count)} ${Number(row.revisions)} ${Number(row.newest)}`;
  };
  const all = async (read: Reader, ids: readonly string[]) => {
    const found = await rows(read, ids).selectAll().execute();
    return new Map(found.map((row) => [row.id, readScoresheet(row)]));
  };
  return async (read, ids) => {
    if (ids.length === 0) return [];
    const asked = ids.toSorted().join(' ');
    if (asked !== of) {
      known = await all(read, ids);
      of = asked;
      return [...known.values()];
    }
    const newest = Math.max(0, ...[...known.values()].map((sheet) => sheet.updatedAt));
    const next = new Map(known);
    for (const row of await rows(read, ids).where('updatedAt', '>=', newest).selectAll().execute())
      if (next.get(row.id)?.revision !== row.revision) next.set(row.id, readScoresheet(row));
    // Written to meanwhile, or changed in a way that new rows alone do not explain.
    known = (await stand(read, ids)) === standOf(next) ? next : await all(read, ids);
    of = asked;
    return [...known.values()];
  };
}

function standOf(sheets: ReadonlyMap<string, Scoresheet>): string {
  let revisions = 0;
  let newest = 0;
  for (const sheet of sheets.values()) {
    revisions += sheet.revision;
    if (sheet.updatedAt > newest) newest = sheet.updatedAt;
  }
  return `${sheets.size} ${revisions} ${newest}`;
}
