/**
 * What has to hold of every database at rest, whatever happened before: after a kill, a full disk, a lost
 * connection. Reads only. Each invariant is a check of its own, so that a test can plant a fault for each.
 */

import { sql } from 'kysely';
import type { Tally } from '#domain/voting/tally.ts';
import { recount } from '#server/results/recount.ts';
import { auditSentence, checkAudit } from '#server/store/audit-chain.ts';
import type { Store } from '#server/store/store.ts';
import { besideTheDoor } from '../beside-the-door.ts';
import { lettersAreWholeOrDone, sealedIsReadable, tracksHaveTheirFiles } from './invariants-of-files.ts';
import { oneOnStage, oneVoteOpen, revisionsAreWhole, stepsFollow } from './invariants-of-the-show.ts';
import { onePerPollAndVoter, onlyInTheWindow, tallyIsTheRecount } from './invariants-of-votes.ts';

/** What is looked at. */
export interface Checked {
  store: Store;
  /** The folder of the tracks, where it is on this machine. */
  tracksFolder?: string | undefined;
  /** How the running server counts a poll; a box that is opened anew where none is given. */
  count?: ((pollId: string) => Promise<Tally>) | undefined;
}

/** Answers one sentence for each fault that it finds. */
export type Invariant = (checked: Checked) => Promise<string[]>;

/** SQLite's own look at every page, and rows that refer to nothing; PostgreSQL's references by query. */
const databaseIsSound: Invariant = async ({ store }) => {
  const rows = async <R>(statement: string) =>
    (await besideTheDoor(store, (tx) => sql.raw<R>(statement).execute(tx))).rows;
  if (store.engine === 'sqlite') {
    const pages = await rows<{ integrityCheck: string }>('pragma integrity_check');
    const orphans = await rows<{ table: string; parent: string }>('pragma foreign_key_check');
    return [
      ...pages.filter((row) => row.integrityCheck !== 'ok').map((row) => row.integrityCheck),
      ...orphans.map(({ table, parent }) => `a row of ${table} refers to no row of ${parent}`),
    ];
  }
  const keys = await rows<{ child: string; parent: string; columns: string[]; targets: string[] }>(`
    select c.conrelid::regclass::text as child, c.confrelid::regclass::text as parent,
      array(select attname::text from unnest(c.conkey) with ordinality as k(n, i)
        join pg_attribute on attrelid = c.conrelid and attnum = k.n order by k.i) as columns,
      array(select attname::text from unnest(c.confkey) with ordinality as k(n, i)
        join pg_attribute on attrelid = c.confrelid and attnum = k.n order by k.i) as targets
    from pg_constraint c where c.contype = 'f'`);
  const found: string[] = [];
  for (const { child, parent, columns, targets } of keys) {
    const match = columns.map((column, i) => `p."${targets[i]}" = c."${column}"`).join(' and ');
    const given = columns.map((column) => `c."${column}" is not null`).join(' and ');
    const orphans = await rows(
      `select 1 from ${child} c where ${given} and not exists (select 1 from ${parent} p where ${match}) limit 1`,
    );
    if (orphans.length > 0) found.push(`a row of ${child} refers to no row of ${parent}`);
  }
  return found;
};

const auditIsChained: Invariant = async ({ store }) => {
  const check = await checkAudit(store);
  return check.state === 'whole' ? [] : [auditSentence(check)];
};

/** Whoever counts a certified result again, from the raw rows, gets the certified digest. */
const certifiedIsTheRecount: Invariant = async ({ store }) => {
  const rounds = await store.read.selectFrom('round').select(['id', 'name']).execute();
  const found: string[] = [];
  for (const { id, name } of rounds) {
    const again = await recount(store, id);
    if (again.kind === 'recounted' && again.state === 'certified' && !again.agrees)
      found.push(`${name}: the recount does not agree (${again.details.join('; ')})`);
  }
  return found;
};

export const INVARIANTS = {
  databaseIsSound,
  auditIsChained,
  certifiedIsTheRecount,
  oneOnStage,
  stepsFollow,
  revisionsAreWhole,
  oneVoteOpen,
  onePerPollAndVoter,
  onlyInTheWindow,
  tallyIsTheRecount,
  tracksHaveTheirFiles,
  lettersAreWholeOrDone,
  sealedIsReadable,
} as const satisfies Record<string, Invariant>;

/** Every invariant; answers "name: fault" for each that is broken, and nothing when all hold. */
export async function checkInvariants(checked: Checked): Promise<string[]> {
  const found: string[] = [];
  for (const [name, check] of Object.entries(INVARIANTS))
    for (const fault of await check(checked)) found.push(`${name}: ${fault}`);
  return found;
}
