/** A stored result, read and proved once for as long as its very text stands in the database. */
import { isDeepStrictEqual } from 'node:util';
import type { Selectable } from 'kysely';
import type { Tables } from '../store/tables.ts';
import { type Kept, readDocument } from './document-kept.ts';
import { earlierCertified } from './earlier.ts';
import type { Logged } from './logged.ts';

/** A result as it is stored. */
export type ResultRow = Selectable<Tables['result']>;

interface ReadOnce {
  row: ResultRow;
  kept: Kept | { damage: string };
  /** What was written down of it as it stands in `row`, once it is found to agree. */
  logged: Logged | undefined;
}

const TEXTS = ['digest', 'document', 'openings', 'earlier'] as const;

// A document is read and proved once; only its very text is taken for it again.
const read = new Map<string, ReadOnce>();
const MOST_READ = 20;

/** The result that is stored in a row, proved against its seals once, and whether something of it is damaged. */
export function readOnce(row: ResultRow): ReadOnce {
  const known = read.get(row.id);
  if (known && TEXTS.every((part) => known.row[part] === row[part])) {
    // What else changes in the row stands in the log: it is asked again, but the document is not proved again.
    if (!isDeepStrictEqual(known.row, row)) Object.assign(known, { row, logged: undefined });
    return known;
  }
  const kept =
    row.earlier === null
      ? readDocument(row.document ?? '', row.openings ?? '', row.digest)
      : earlierCertified(row.earlier, row.version, row.digest);
  if (read.size >= MOST_READ) read.clear();
  const fresh = { row, kept, logged: undefined };
  read.set(row.id, fresh);
  return fresh;
}
