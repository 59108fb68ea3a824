/** Why two people certify a result that the second count does not agree with, and what that count found. */
import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ['disagreement', 'despite'])
    await db.schema.alterTable('certification_proposal').addColumn(column, 'text').execute();
}
