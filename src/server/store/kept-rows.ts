/**
 * Rows that are put aside and later put back exactly as they were: what was changed, added or removed in
 * between is undone. A room says which of its rows are meant. Runs inside a transaction of its caller.
 */
import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { Tables } from './tables.ts';

/** Some rows of one table. */
export interface RowSet {
  table: keyof Tables;
  /** The columns of its primary key. */
  keys: readonly string[];
  /** The column that says which rows are meant, and the values it has for them. */
  column: string;
  values: readonly string[];
}

type Row = Record<string, string | number | null>;
/** Rows by table, as JSON can hold them. */
export type Kept = Partial<Record<keyof Tables, Row[]>>;

/** Both engines take far more values in one statement than this. */
const MOST_VALUES = 400;

/** The rows as they are now. */
export async function keepRows(tx: Transaction<Tables>, sets: readonly RowSet[]): Promise<Kept> {
  const kept: Kept = {};
  for (const set of sets) kept[set.table] = [...(kept[set.table] ?? []), ...(await rowsOf(tx, set))];
  return kept;
}

/**
 * Makes the sets hold what was kept and nothing else.
 * @param sets a table comes after every table that it refers to.
 */
export async function putBack(tx: Transaction<Tables>, sets: readonly RowSet[], kept: Kept): Promise<void> {
  const present = new Map<RowSet, Row[]>();
  for (const set of sets.toReversed()) {
    const known = new Set((kept[set.table] ?? []).map((row) => keyOf(set, row)));
    const rows = await rowsOf(tx, set);
    present.set(set, rows);
    for (const row of rows)
      if (!known.has(keyOf(set, row)))
        await sql`delete from ${sql.table(set.table)} where ${isRow(set, row)}`.execute(tx);
  }
  for (const set of sets) {
    const now = new Map((present.get(set) ?? []).map((row) => [keyOf(set, row), row]));
    for (const row of kept[set.table] ?? []) await write(tx, set, row, now.get(keyOf(set, row)));
  }
}

async function write(tx: Transaction<Tables>, set: RowSet, row: Row, now: Row | undefined): Promise<void> {
  const columns = Object.keys(row);
  if (now === undefined) {
    const values = columns.map((column) => sql`${row[column]}`);
    await sql`insert into ${sql.table(set.table)} (${list(columns)}) values (${sql.join(values)})`.execute(
      tx,
    );
    return;
  }
  const changed = columns.filter((column) => now[column] !== row[column]);
  if (changed.length === 0) return;
  const change = sql.join(changed.map((column) => sql`${sql.ref(column)} = ${row[column]}`));
  await sql`update ${sql.table(set.table)} set ${change} where ${isRow(set, row)}`.execute(tx);
}

async function rowsOf(tx: Transaction<Tables>, set: RowSet): Promise<Row[]> {
  const found: Row[] = [];
  for (let from = 0; from < set.values.length; from += MOST_VALUES) {
    const some = set.values.slice(from, from + MOST_VALUES);
    const { rows } = await sql<Row>`select * from ${sql.table(set.table)}
      where ${sql.ref(set.column)} in (${sql.join(some)})`.execute(tx);
    found.push(...rows);
  }
  return found;
}

const keyOf = (set: RowSet, row: Row): string => JSON.stringify(set.keys.map((key) => row[key]));

const isRow = (set: RowSet, row: Row): RawBuilder<unknown> =>
  sql.join(
    set.keys.map((key) => sql`${sql.ref(key)} = ${row[key]}`),
    sql` and `,
  );

const list = (columns: readonly string[]): RawBuilder<unknown> =>
  sql.join(columns.map((column) => sql.ref(column)));
