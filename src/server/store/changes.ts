/**
 * Which tables were written, as far as this process has heard: so that what was read from others need not be read
 * again. Counted by this process's own numbers, for a small write beside the door has no version.
 */
import type { KyselyPlugin, RootOperationNode } from 'kysely';

/** Stands for every table, where it is unknown which ones were read or written. */
export const ANY_TABLE = '*';

/** Which tables were written, numbered in the order in which this process heard of the writes. */
export interface Changes {
  /** How many writes this process has heard of. */
  count(): number;
  /** The number of the newest write to any of these tables; 0 when none was written. */
  last(tables: ReadonlySet<string>): number;
  /** Records one committed write and the tables that it touched. */
  note(tables: Iterable<string>): void;
}

/** Opens an empty record of writes. */
export function openChanges(): Changes {
  const writes = new Map<string, number>();
  let count = 0;
  return {
    count: () => count,
    last(tables) {
      if (tables.has(ANY_TABLE)) return count;
      let last = writes.get(ANY_TABLE) ?? 0;
      for (const table of tables) last = Math.max(last, writes.get(table) ?? 0);
      return last;
    },
    note(tables) {
      count += 1;
      for (const table of tables) writes.set(table, count);
    },
  };
}

/**
 * A Kysely plugin that calls `name` with each table that a query reads or writes (`which`), before the query is sent.
 */
export const namingTables = (which: 'reads' | 'writes', name: (table: string) => void): KyselyPlugin => ({
  transformQuery({ node }) {
    if (which === 'reads' || !onlyReads(node)) for (const table of tablesIn(node)) name(table);
    return node;
  },
  transformResult: async ({ result }) => result,
});

/** A query in words of its own is one that reads where it begins so. */
function onlyReads(node: RootOperationNode): boolean {
  if (node.kind === 'RawNode') return /^\s*select\b/i.test(node.sqlFragments[0] ?? '');
  return node.kind === 'SelectQueryNode';
}

function tablesIn(node: RootOperationNode): Set<string> {
  const found = new Set<string>();
  const look = (value: unknown): void => {
    if (value === null || typeof value !== 'object') return;
    const { kind, table } = value as { kind?: string; table?: { identifier?: { name?: string } } };
    if (kind === 'TableNode') found.add(table?.identifier?.name ?? ANY_TABLE);
    // What a query compares with holds no table, and may hold thousands of values.
    else if (kind !== 'PrimitiveValueListNode') for (const inside of Object.values(value)) look(inside);
  };
  look(node);
  if (found.size === 0) found.add(ANY_TABLE);
  return found;
}
