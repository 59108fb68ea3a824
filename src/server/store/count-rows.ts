/** Counting rows. */
import type { SelectQueryBuilder } from 'kysely';
import type { Tables } from './tables.ts';

/** How many rows a query finds; it selects nothing itself. */
export async function countRows<T extends keyof Tables>(
  query: SelectQueryBuilder<Tables, T, object>,
): Promise<number> {
  const { rows } = await query.select(({ fn }) => fn.countAll().as('rows')).executeTakeFirstOrThrow();
  return Number(rows);
}
