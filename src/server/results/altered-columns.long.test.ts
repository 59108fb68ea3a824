/** Every column that a recount reads, altered by hand: what is a part of a result is named, and nothing else is told. */
import { sql, type Transaction } from 'kysely';
import { describe, expect, it } from 'vitest';
import { besideTheDoor } from '#test/beside-the-door.ts';
import { OF_DECISIONS, OF_RESULTS, OF_VOTES } from '#test/results/columns/decisions.ts';
import { OF_JUDGES, OF_PEOPLE, OF_SHEETS } from '#test/results/columns/people.ts';
import type { Alteration, Placed, Server } from '#test/results/columns/placed.ts';
import { type RichRound, seedRichRound } from '#test/results/rich-round.ts';
import { ENGINES, storesOf } from '#test/store.ts';
import { roundById } from '../lineup/queries.ts';
import type { Engine } from '../store/engine.ts';
import type { Reader } from '../store/store.ts';
import type { Tables } from '../store/tables.ts';
import { publicResults } from './present-public.ts';
import { announcedTables } from './queries.ts';
import { recount } from './recount.ts';

/** By table. The audit log is not here: its own chain holds it, which `ovation audit verify` follows. */
const PLACED: Record<string, Placed> = {
  ...OF_PEOPLE,
  ...OF_JUDGES,
  ...OF_SHEETS,
  ...OF_DECISIONS,
  ...OF_VOTES,
  ...OF_RESULTS,
};

type Tx = Transaction<Tables>;
/** By column: whether it holds text. */
type Columns = Map<string, boolean>;

const camel = (name: string) => name.replace(/_(.)/g, (_, sign: string) => sign.toUpperCase());
const snake = (name: string) => name.replace(/[A-Z]/g, (sign) => `_${sign.toLowerCase()}`);

/** The columns of a table as the database has them. */
async function columnsOf(tx: Tx, engine: Engine, table: string): Promise<Columns> {
  const query =
    engine === 'sqlite'
      ? sql<{ name: string; type: string }>`select name, type from pragma_table_info(${table})`
      : sql<{ name: string; type: string }>`select column_name as name, data_type as type
          from information_schema.columns where table_schema = current_schema() and table_name = ${table}`;
  const { rows } = await query.execute(tx);
  return new Map(rows.map(({ name, type }) => [camel(name), type.toLowerCase() === 'text']));
}

/** After it everybody may know what the hall was told. */
const A_WHILE_MS = 3_600_000;

/** What the server tells of the round now. */
async function serverTells(read: Reader, { round: { id }, at }: RichRound) {
  const round = await roundById(read, id);
  if (!round) throw new Error('The round is gone.');
  const tables = await announcedTables(read, round, at);
  const page = await publicResults(read, { roundId: id, ...at, now: at.now + A_WHILE_MS });
  // When a place was told says since when others may know it, and stands on no page.
  const told = tables.map(({ toldAt: _toldAt, ...table }) => table);
  return { voided: tables.every((table) => table.state === 'voided'), text: JSON.stringify([told, page]) };
}

/** The round, and what the server tells of it before anything is altered. */
type Shown = RichRound & { before: string };

interface Seen {
  /** The recount's sentences; null where it agrees. */
  details: string | null;
  server: Server;
}

class Back extends Error {}

/** What comes of one altered column; it is put back. Null where the database refuses it. */
async function altered(
  rich: Shown,
  { table, column, row, to }: { table: string; column: string; row: Placed['row']; to: unknown },
): Promise<Seen | null> {
  const { store, before } = rich;
  let seen: Seen | undefined;
  const inside = async (tx: Tx) => {
    let update = tx.updateTable(table as never).set({ [column]: to } as never);
    for (const [key, value] of Object.entries(row(rich)))
      update = update.where(key as never, '=', value as never);
    const { numUpdatedRows } = await update.executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) throw new Error(`${table}: no row to alter`);
    const found = await recount({ read: tx, now: store.now }, rich.round.id);
    const tells = await serverTells(tx, rich);
    const details = found.kind === 'recounted' && found.agrees ? null : JSON.stringify(found);
    const same = tells.text === before ? 'tells_the_same' : 'tells_another_part';
    seen = {
      details: details?.replaceAll('\\"', '"') ?? null,
      server: tells.voided ? 'takes_it_back' : same,
    };
    throw new Back();
  };
  await besideTheDoor(store, inside).catch((error: unknown) => {
    if (!(error instanceof Back) && !('code' in (error as object))) throw error;
  });
  return seen ?? null;
}

/** Another value of the same kind. */
async function another(rich: RichRound, table: string, column: string, isText: boolean, row: Placed['row']) {
  let query = rich.store.read.selectFrom(table as never).select(column as never);
  for (const [key, value] of Object.entries(row(rich)))
    query = query.where(key as never, '=', value as never);
  const [found] = (await query.execute()) as Record<string, unknown>[];
  const value = found?.[column];
  if (String(value).startsWith('{')) return `${value} `;
  return isText ? `${value ?? ''}x` : Number(value ?? 0) + 1;
}

const faultOf = (seen: Seen | null, expected: Pick<Alteration, 'says' | 'server'>): string[] => {
  if (seen === null) return ['the database refuses it'];
  const said = seen.details !== null && expected.says.test(seen.details);
  return [
    ...(said ? [] : [`the recount says ${seen.details ?? 'nothing'}`]),
    ...(seen.server === expected.server ? [] : [`the server ${seen.server}`]),
  ];
};

/** What is not as it is placed. */
async function faultsOf(rich: Shown, table: string, columns: Columns): Promise<string[]> {
  const placed = PLACED[table];
  if (!placed) return [`${table}: a recount reads it, and it is not placed`];
  const { row, noticed, apart, refused } = placed;
  const found: string[] = [];
  const named = [...Object.keys(noticed), ...apart, ...refused];
  if ([...named].sort().join() !== [...columns.keys()].sort().join())
    found.push(`${table}: columns ${[...columns.keys()]}, placed ${named}`);
  const say = (column: string, faults: string[]) =>
    found.push(...faults.map((fault) => `${table}.${column}: ${fault}`));
  for (const [column, { to, ...expected }] of Object.entries(noticed)) {
    const value = typeof to === 'function' ? to(rich) : to;
    say(column, faultOf(await altered(rich, { table, column, row, to: value }), expected));
  }
  for (const column of [...apart, ...refused]) {
    const to = await another(rich, table, column, columns.get(column) ?? false, row);
    const seen = await altered(rich, { table, column, row, to });
    if (refused.includes(column)) say(column, seen === null ? [] : ['the database takes it']);
    else if (seen && (seen.details !== null || seen.server !== 'tells_the_same'))
      say(column, [`apart, yet the recount says ${seen.details}, the server ${seen.server}`]);
  }
  return found;
}

// A recount reads the same rows from both; what their types refuse is looked at on the other one at length.
describe.each(ENGINES)('rows behind a certified result (%s)', (engine) => {
  const open = storesOf(engine);
  it('can be altered in no column without being named, unless it is no part of a result', async () => {
    const store = await open();
    const seeded = await seedRichRound(store);
    const rich = { ...seeded, before: (await serverTells(store.read, seeded)).text };
    const read = new Set<string>();
    const following = store.following((table) => read.add(table));
    expect(await recount({ read: following, now: store.now }, rich.round.id)).toMatchObject({ details: [] });
    read.delete('audit');
    expect([...read].map(camel).sort()).toEqual(Object.keys(PLACED).sort());
    const faults: string[] = [];
    for (const table of Object.keys(PLACED)) {
      const columns = await besideTheDoor(store, (tx) => columnsOf(tx, engine, snake(table)));
      faults.push(...(await faultsOf(rich, table, columns)));
    }
    expect(faults).toEqual([]);
  });
});
