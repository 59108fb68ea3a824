/**
 * How a parent's consent came and to whom their link was given; where a registration came from; until when a letter
 * is worth sending and which addresses were refused. Wrong passwords are counted in memory.
 */
import { type Kysely, sql } from 'kysely';
import type { Engine } from '../engine.ts';

/** Adds columns to `participant` and `mail`; see `tables/registration.ts` and `tables/mail.ts` for meanings. */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const whole = engine === 'postgres' ? sql`bigint` : sql`integer`;
  await db.schema.alterTable('participant').addColumn('consent_how', 'text').execute();
  await db.schema
    .alterTable('participant')
    .addColumn('consent_link_of', 'text', (c) => c.notNull().defaultTo('performer'))
    .execute();
  await db.schema.alterTable('participant').addColumn('came_from', 'text').execute();
  await db.schema.alterTable('mail').addColumn('worth_until', whole).execute();
  await db.schema.alterTable('mail').addColumn('address_print', 'text').execute();
  await db.schema
    .alterTable('mail')
    .addColumn('refused', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
  // The sealed record says it too, but no migration has the key: the log does.
  const said = (action: string) => sql`exists (select 1 from audit where audit.action = ${action}
    and audit.subject = ${sql.lit('participant:')} || participant.id)`;
  await sql`update participant set consent_how = case
      when ${said('consent.recorded')} then 'paper' when ${said('consent.given')} then 'link' else 'form' end
    where consent in ('given', 'withdrawn')`.execute(db);
  await db.schema.dropTable('login_failure').execute();
}
