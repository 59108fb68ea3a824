/** The read side of the database. */
import type { Kysely } from 'kysely';
import type { Tables } from './tables.ts';

/** A Kysely that can only read: a write through it does not compile, and SQLite refuses it besides. */
export type Reader = Pick<Kysely<Tables>, 'selectFrom' | 'with' | 'selectNoFrom' | 'fn' | 'case'>;
