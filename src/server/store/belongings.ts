/**
 * Taking a row out with everything that belongs to it. What does is read from the database itself: rows that refer to
 * it, or name it in a column called after its table, as ballots do, and so on down. A new table needs no list.
 */
import { sql, type Transaction } from 'kysely';
import type { Engine } from './engine.ts';
import type { Tables } from './tables.ts';

interface Belonging {
  child: string;
  column: string;
}

const belonging = {
  sqlite: (table: string) => sql<Belonging>`
    select m.name as child, f."from" as "column" from sqlite_master m, pragma_foreign_key_list(m.name) f
    where m.type = 'table' and f."table" = ${table}
    union
    select m.name, c.name from sqlite_master m, pragma_table_info(m.name) c
    where m.type = 'table' and c.name = ${`${table}_id`}`,
  postgres: (table: string) => sql<Belonging>`
    select c.conrelid::regclass::text as child, a.attname::text as "column"
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confrelid = ${table}::regclass
    union
    select table_name::text, column_name::text from information_schema.columns
    where table_schema = current_schema() and column_name = ${`${table}_id`}`,
} as const satisfies Record<Engine, (table: string) => unknown>;

/** Both engines take far more values in one statement than this. */
const MOST_VALUES = 400;

/**
 * Deletes the row with this id together with every row that refers to it by a column `<table>_id`, and those that refer
 * to these in turn. `table` is the name in the database (snake case).
 */
export async function deleteWithDependents(
  tx: Transaction<Tables>,
  engine: Engine,
  table: string,
  id: string,
): Promise<void> {
  await takeOutBelongings(tx, engine, table, [id]);
  await sql`delete from ${sql.table(table)} where id = ${id}`.execute(tx);
}

async function takeOutBelongings(
  tx: Transaction<Tables>,
  engine: Engine,
  table: string,
  ids: readonly string[],
): Promise<void> {
  const { rows } = await belonging[engine](table).execute(tx);
  for (const { child, column } of rows)
    for (let from = 0; from < ids.length; from += MOST_VALUES) {
      const these = sql`${sql.ref(column)} in (${sql.join(ids.slice(from, from + MOST_VALUES))})`;
      if ((await belonging[engine](child).execute(tx)).rows.length > 0) {
        const found = await sql<{ id: string }>`select id from ${sql.table(child)} where ${these}`.execute(
          tx,
        );
        if (found.rows.length > 0)
          await takeOutBelongings(
            tx,
            engine,
            child,
            found.rows.map((row) => row.id),
          );
      }
      await sql`delete from ${sql.table(child)} where ${these}`.execute(tx);
    }
}
