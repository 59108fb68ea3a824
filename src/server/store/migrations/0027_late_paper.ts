/** Paper scoresheets that are typed after their act was locked. */
import type { Kysely } from 'kysely';

/** Adds to `paper_entry`; see `tables/paper.ts` for its meaning. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('paper_entry')
    .addColumn('late', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
}
