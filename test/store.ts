/**
 * Real, fresh stores for tests: a SQLite file in a folder of its own and a PostgreSQL database on the run's
 * throw-away server.
 */
import { randomBytes } from 'node:crypto';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, describe, inject, it, TestRunner } from 'vitest';
import type { Engine } from '#server/store/engine.ts';
import { secretsFrom } from '#server/store/secrets.ts';
import { openStore, type Store, type StoreSettings } from '#server/store/store.ts';
import { PREPARED } from './engines.ts';
import { isEveryTestRun } from './tried.ts';

/** Both, in the order in which tests run on them. */
export const ENGINES: readonly Engine[] = ['sqlite', 'postgres'];

/** A database of a test's own and how to be rid of it. */
export interface FreshDatabase {
  readonly engine: Engine;
  readonly database: StoreSettings['database'];
  remove(): Promise<void>;
}

/**
 * Makes a database on the engine: up to date and without an event, with nothing in it at all, or with what the
 * other one at this address holds, which nobody may be connected to.
 */
export async function freshDatabase(
  engine: Engine,
  holds: 'tables' | 'nothing' | { database: string } = 'tables',
): Promise<FreshDatabase> {
  if (engine === 'sqlite') {
    const folder = mkdtempSync(join(tmpdir(), 'ovation-store-'));
    const remove = async () => rmSync(folder, { recursive: true, force: true });
    const file = join(folder, 'ovation.sqlite');
    if (holds !== 'nothing') copyFileSync(holds === 'tables' ? inject('preparedFile') : holds.database, file);
    return { engine, database: { file }, remove };
  }
  const name = `test_${randomBytes(8).toString('hex')}`;
  // As files: written into the log page by page, as is usual, it takes twice as long.
  await onServer(`create database ${name} template ${templateOf(holds)} strategy file_copy`);
  return {
    engine,
    database: { url: `${inject('postgresServer')}/${name}` },
    remove: () => onServer(`drop database if exists ${name} with (force)`),
  };
}

function templateOf(holds: 'tables' | 'nothing' | { database: string }): string {
  if (holds === 'tables') return PREPARED;
  return holds === 'nothing' ? 'template1' : new URL(holds.database).pathname.slice(1);
}

async function onServer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: `${inject('postgresServer')}/postgres` });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** What a test may choose about its store; the rest is given. */
export type OpenSettings = Partial<Pick<StoreSettings, 'clock' | 'secrets' | 'onTrouble' | 'database'>>;

/** Opens a store on a fresh database, or on `database` when given. Closed and removed after the test. */
export type Open = (settings?: OpenSettings) => Promise<Store>;

/** Runs every test on SQLite and on PostgreSQL. Each `open()` is a fresh store. */
export function describeEachStore(name: string, tests: (open: Open, engine: Engine) => void): void {
  describe.each(ENGINES)(`${name} (%s)`, (engine) => tests(storesOf(engine), engine));
}

/** The same of tests to which it matters little which engine it is: `describeByTurns`. */
export function describeStoresByTurns(name: string, tests: (open: Open, engine: Engine) => void): void {
  describeByTurns(`${name} (%s)`, (engine) => tests(storesOf(engine), engine));
}

/**
 * Runs the tests on SQLite and PostgreSQL by turns, every fifth on PostgreSQL, where it costs twice as much, so that a
 * room is tried on both and a test once. Where tests are named, and in `npm run check-long`, every test runs on both. None may
 * need what another one left.
 * @param name with `%s` for the engine
 * @throws Error where the engines have other tests: whose turn it is would be lost
 */
export function describeByTurns(name: string, tests: (engine: Engine) => void): void {
  const ofEach: string[] = [];
  describe.each(ENGINES)(name, (engine) => {
    tests(engine);
    const { tasks } = TestRunner.getCurrentSuite();
    ofEach.push(tasks.map((task) => `${task.name} ${task.mode}`).join());
    if (new Set(ofEach).size > 1) throw new Error(`“${name}” has other tests on ${engine}.`);
    // One that stands alone has nobody to take turns with.
    if (isEveryTestRun || tasks.length < ENGINES.length) return;
    tasks.splice(0, tasks.length, ...tasks.filter((_, at) => turnOf(at) === engine));
  });
}

/** Whose turn it is with the test that stands at this place. */
const turnOf = (at: number): Engine => (at % 5 === 1 ? 'postgres' : 'sqlite');

/** One test of its own kind: the first of a file on SQLite, the next on PostgreSQL, as `describeByTurns`. */
export function itByTurns(name: string, test: (engine: Engine) => Promise<void>): void {
  const before = TestRunner.getCurrentSuite().tasks.length;
  const theirs = ENGINES.filter((engine) => isEveryTestRun || engine === turnOf(before));
  it.each(theirs)(name, test);
}

/** `open` for one engine; registers the clearing up with the surrounding `describe`. */
export function storesOf(engine: Engine): Open {
  const toClear: (() => Promise<void>)[] = [];
  afterEach(async () => {
    for (const clear of toClear.splice(0).reverse()) await clear();
  });
  return async (settings = {}) => {
    const fresh = settings.database ? undefined : await freshDatabase(engine);
    if (fresh) toClear.push(fresh.remove);
    const store = await openStore({
      database: settings.database ?? fresh?.database ?? { file: ':memory:' },
      secrets: settings.secrets ?? secretsFrom(randomBytes(32)),
      clock: settings.clock ?? Date.now,
      clockIsMoved: settings.clock !== undefined,
      onTrouble:
        settings.onTrouble ??
        ((message) => {
          throw new Error(message);
        }),
    });
    let closed = false;
    const close = async () => {
      if (closed) return;
      closed = true;
      await store.close();
    };
    toClear.push(close);
    return { ...store, close };
  };
}
