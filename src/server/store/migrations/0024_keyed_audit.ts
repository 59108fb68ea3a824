/** From which row on the audit log's chain is keyed, and that a database is a copy that was put back. */
import { type Kysely, sql } from 'kysely';

/** Keys an audit log that holds nothing yet from its first row; a log with rows stays as it was written. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('ledger').addColumn('audit_keyed_from', 'integer').execute();
  await db.schema.alterTable('ledger').addColumn('put_back', 'text').execute();
  await sql`update ledger set audit_keyed_from = 1 where audit_seq = 0`.execute(db);
}
