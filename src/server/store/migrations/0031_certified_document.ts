/**
 * One document for everything that is told of a certified result. What was certified before keeps what was frozen
 * with it, in one column that is never written again, under the digest that it has.
 */
import { type Kysely, sql } from 'kysely';

const FROZEN = ['standings', 'rules', 'inputs', 'programme', 'certified_at', 'certified_by', 'proposed_by'];
const TOLD = ['kind', 'category_id', 'title'];

interface Frozen {
  id: string;
  round_id: string;
  standings: string;
  inputs: string;
  programme: string;
  certified_at: number;
  certified_by: string;
  proposed_by: string | null;
}

interface Told {
  kind: string;
  category_id: string | null;
  title: string;
}

interface Award extends Told {
  performance_id: string | null;
  reason: string;
}

interface Act {
  id: string;
  participant_id: string;
}

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ['document', 'openings', 'earlier'])
    await db.schema.alterTable('result').addColumn(column, 'text').execute();
  const { rows } =
    await sql<Frozen>`select id, round_id, standings, inputs, programme, certified_at, certified_by, proposed_by
    from result`.execute(db);
  for (const row of rows) {
    const { id } = row;
    const { rows: tables } = await sql<Told>`select kind, category_id, title from announcement
      where result_id = ${id} order by position`.execute(db);
    const { rows: awards } =
      await sql<Award>`select kind, title, category_id, performance_id, reason from award
      where round_id = ${row.round_id} order by position, id`.execute(db);
    const { rows: acts } = await sql<Act>`select id, participant_id from running_order_item
      where round_id = ${row.round_id} and participant_id is not null order by id`.execute(db);
    const earlier = JSON.stringify({
      certifiedAt: row.certified_at,
      certifiedBy: row.certified_by,
      proposedBy: row.proposed_by,
      standings: JSON.parse(row.standings),
      input: JSON.parse(row.inputs),
      programme: JSON.parse(row.programme),
      tables: tables.map(({ kind, category_id, title }) => ({ kind, categoryId: category_id, title })),
      awards: awards.map(({ kind, title, category_id, performance_id, reason }) => ({
        kind,
        title,
        categoryId: category_id,
        performanceId: performance_id,
        reason,
      })),
      participants: Object.fromEntries(acts.map((act) => [act.id, act.participant_id])),
    });
    await sql`update result set earlier = ${earlier} where id = ${id}`.execute(db);
  }
  for (const column of FROZEN) await db.schema.alterTable('result').dropColumn(column).execute();
  for (const column of TOLD) await db.schema.alterTable('announcement').dropColumn(column).execute();
}
