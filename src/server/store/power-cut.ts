/** Whether what the database acknowledges outlasts a power cut. */
import type { Store } from './store.ts';

/**
 * What PostgreSQL's owner may have switched off for every session: it then does not wait for the disk (`fsync`), or
 * cannot mend a page of which half was written (`full_page_writes`). What a session can set for itself ours do.
 */
const GUARDS = ['fsync', 'full_page_writes'] as const;
export type Guard = (typeof GUARDS)[number];

/**
 * Whether acknowledged commits outlast a power cut. `file` is SQLite, whose every commit waits for the disk; otherwise
 * the settings that PostgreSQL has switched off, empty when none is.
 */
export type PowerCutSafety = 'file' | { off: readonly Guard[] };

/** Asks the database whether its commits outlast a power cut. Rejects when it does not answer. */
export async function powerCutSafety({ pool }: Pick<Store, 'pool'>): Promise<PowerCutSafety> {
  if (!pool) return 'file';
  const { rows } = await pool.query<{ name: Guard }>(
    "select name from pg_settings where name = any($1) and setting = 'off' order by name",
    [GUARDS],
  );
  return { off: rows.map(({ name }) => name) };
}
