/**
 * A PostgreSQL server of one test, that keeps what it acknowledged as a real one does, and can be stopped in the
 * middle, started again and held still.
 */
import { execFileSync, spawn } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { startPostgres } from '../postgres.ts';

export interface OwnPostgres {
  /** With an empty database's name. */
  url: string;
  /** Ends it as a power cut would. */
  stop(): Promise<void>;
  start(): Promise<void>;
  /** Whether it runs and takes connections, or recovers by itself within a few seconds. */
  isThere(): Promise<boolean>;
  /** Holds all of it still: connections stay open and nothing is answered. */
  freeze(): void;
  thaw(): void;
  /** Cuts every connection to the database but our own; answers how many. */
  cut(): Promise<number>;
  remove(): Promise<void>;
}

const RECOVERS_WITHIN_MS = 5_000;
const DURABLE = ['--fsync=on', '--synchronous_commit=on', '--full_page_writes=on'];

/** Starts one; its data lie below `place`, in the system's folder for the passing unless given. */
export async function ownPostgres(place?: string): Promise<OwnPostgres> {
  const server = await startPostgres(place);
  const admin = `${server.url}/postgres`;
  const ask = async <R extends pg.QueryResultRow>(statement: string): Promise<R[]> => {
    const client = new pg.Client({ connectionString: admin });
    client.on('error', () => undefined);
    await client.connect();
    try {
      return (await client.query<R>(statement)).rows;
    } finally {
      await client.end().catch(() => undefined);
    }
  };
  const [setting] = await ask<{ data_directory: string }>('show data_directory');
  const data = setting?.data_directory ?? '';
  await ask('create database show');
  const { uid, gid } = statSync(data);
  const owner = process.getuid?.() === 0 ? { uid, gid } : {};
  const [program = '', ...given] = [
    ...readFileSync(join(data, 'postmaster.opts'), 'utf8').matchAll(/"([^"]*)"|(\S+)/g),
  ].map(([, quoted, bare]) => quoted ?? bare ?? '');
  const pid = () => Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]);
  const isThere = (id: number) => {
    try {
      return !/^State:\s*Z/m.test(readFileSync(`/proc/${id}/status`, 'utf8'));
    } catch {
      return false;
    }
  };
  const stop = async () => {
    const id = pid();
    process.kill(id, 'SIGQUIT');
    while (isThere(id)) await pause(20);
  };
  const start = async () => {
    spawn(program, [...given, ...DURABLE], { ...owner, cwd: data, stdio: 'ignore', detached: true }).unref();
    for (;;) {
      if (await ask('select 1').catch(() => undefined)) return;
      await pause(50);
    }
  };
  const family = () => {
    const id = pid();
    const children = execFileSync('ps', ['-o', 'pid=', '--ppid', String(id)], { encoding: 'utf8' });
    return [id, ...children.split('\n').map(Number).filter(Boolean)];
  };
  let held: number[] = [];
  await stop();
  await start();
  return {
    url: `${server.url}/show`,
    stop,
    start,
    async isThere() {
      const until = Date.now() + RECOVERS_WITHIN_MS;
      while (Date.now() < until) {
        if (await ask('select 1').catch(() => undefined)) return true;
        await pause(100);
      }
      return false;
    },
    freeze() {
      held = family();
      for (const id of held) process.kill(id, 'SIGSTOP');
    },
    thaw() {
      for (const id of held) process.kill(id, 'SIGCONT');
    },
    async cut() {
      const cut = await ask(
        `select pg_terminate_backend(pid) from pg_stat_activity where datname = 'show' and pid <> pg_backend_pid()`,
      );
      return cut.length;
    },
    async remove() {
      await stop().catch(() => undefined);
      await server.stop();
    },
  };
}
