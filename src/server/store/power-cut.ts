/** Whether what the database acknowledges outlasts a power cut. */
import type { Store } from './store.ts';

/**
 * What PostgreSQL's owner may have switched off for every session: it then does not wait for the disk (`fsync`), or
 * cannot mend a page of which half was written (`full_page_writes`). What a session can set for itself ours do.
 */
const GUARDS = ['fsync', 'full_page_writes'] as const;
export type Guard = (typeof GUARDS)[number];

/** How the database stands: SQLite, whose every commit waits for the disk, or what PostgreSQL has switched off. */
export type Outlasting = 'file' | { off: readonly Guard[] };

/** Asks the database how it stands. Rejects where it does not answer. */
export async function outlasting({ pool }: Pick<Store, 'pool'>): Promise<Outlasting> {
  if (!pool) return 'file';
  const { rows } = await pool.query<{ name: Guard }>(
    "select name from pg_settings where name = any($1) and setting = 'off' order by name",
    [GUARDS],
  );
  return { off: rows.map(({ name }) => name) };
}
