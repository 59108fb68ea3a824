/** A rehearsal is a round of its own, with its clock. One that is on in a database from before is thrown away. */
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Engine } from '../engine.ts';

type Row = Record<string, string | number | null>;

/** What a rehearsal wrote in its round, by how a table names it; each table after those it refers to. */
const ofRound = (round: string): readonly (readonly [string, RawBuilder<unknown>])[] => {
  const own = sql`round_id = ${round}`;
  const act = sql`performance_id in (select id from running_order_item where round_id = ${round})`;
  const poll = sql`poll_id in (select id from poll where round_id = ${round})`;
  return [
    ['running_order_item', own],
    ['poll', own],
    ['poll_candidate', poll],
    ['ballot', poll],
    ['vote_flag', poll],
    ['flagged_voter', poll],
    ['performance_scoring', act],
    ['scoresheet', act],
    [
      'scoresheet_revision',
      sql`scoresheet_id in (select s.id from scoresheet s
        join running_order_item i on i.id = s.performance_id where i.round_id = ${round})`,
    ],
    ['paper_entry', act],
    ['deduction', act],
    ['excused_sheet', act],
    ['sheet_return', act],
    ['act_release', act],
    ['tie_decision', own],
    ['set_aside_judge', own],
    ['face_off', own],
    ['face_off_choice', sql`face_off_id in (select id from face_off where round_id = ${round})`],
    ['certification_proposal', own],
    ['award', own],
    ['feedback_release', own],
  ];
};

const snake = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const camel = (name: string): string =>
  name.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** Puts the rows back that were kept when it began. */
async function throwAway(db: Kysely<unknown>, round: string, kept: Readonly<Record<string, Row[]>>) {
  const tables = ofRound(round);
  for (const [table, own] of tables.toReversed())
    await sql`delete from ${sql.table(table)} where ${own}`.execute(db);
  for (const [table] of tables)
    for (const row of kept[camel(table)] ?? []) {
      const columns = sql.join(Object.keys(row).map((column) => sql.ref(snake(column))));
      const values = sql.join(Object.values(row).map((value) => sql`${value}`));
      await sql`insert into ${sql.table(table)} (${columns}) values (${values})`.execute(db);
    }
}

/** Adds to `round` what a rehearsal is; see `tables/lineup.ts`. */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const { rows } = await sql<{ round_id: string; kept: string }>`
    select round_id, kept from rehearsal where ended_at is null`.execute(db);
  for (const { round_id, kept } of rows) await throwAway(db, round_id, JSON.parse(kept));
  await sql`delete from show_step where rehearsal_id is not null`.execute(db);
  await sql`delete from webhook_delivery where rehearsal_id is not null`.execute(db);
  await db.schema.dropTable('rehearsal').execute();
  await db.schema.alterTable('show_step').dropColumn('rehearsal_id').execute();
  await db.schema.alterTable('webhook_delivery').renameColumn('rehearsal_id', 'round_id').execute();
  const whole = engine === 'postgres' ? sql`bigint` : sql`integer`;
  await db.schema
    .alterTable('round')
    .addColumn('rehearses', 'text', (c) => c.references('round.id'))
    .execute();
  await db.schema.alterTable('round').addColumn('speed', 'integer').execute();
  await db.schema.alterTable('round').addColumn('real_from', whole).execute();
  await db.schema.alterTable('round').addColumn('stage_from', whole).execute();
}
