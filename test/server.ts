/**
 * The real server for tests, on a free port, with a fresh data folder and a fresh database of either engine:
 * in this process with a clock that the test moves, or as a process of its own that can be killed.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { copyFileSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, inject } from 'vitest';
import { type Config, readConfig } from '#server/config.ts';
import { type Caller, callerOf } from '#server/demo/api.ts';
import { makeSampleEvent, type SampleEvent } from '#server/demo/sample-event.ts';
import { type Server, startServer } from '#server/main.ts';
import type { Engine } from '#server/store/engine.ts';
import { openSecrets } from '#server/store/secrets.ts';
import { openStore, type Store } from '#server/store/store.ts';
import { freshDatabase } from './store.ts';

/** A running server, from outside. */
export interface TestServer {
  /** `http://127.0.0.1:port`, without a trailing slash. */
  readonly origin: string;
  readonly store: Store;
  /** Calls with these headers; none is a visitor. */
  caller(headers?: Readonly<Record<string, string>>): Caller;
  /** Fills it with the sample event. */
  sample(): Promise<SampleEvent>;
}

type Cleaner = () => Promise<void> | void;

/** Cleans up in the opposite order, whatever fails. */
async function runAll(cleaners: Cleaner[]): Promise<void> {
  const failures: unknown[] = [];
  for (const clean of cleaners.splice(0).reverse()) {
    try {
      await clean();
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
}

/**
 * A data folder and a database, both fresh, or both a copy of what a server that has ended left; `remove` is for
 * after the server has gone.
 */
export async function freshConfig(
  engine: Engine,
  left?: Config,
): Promise<{ config: Config; remove: Cleaner }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'ovation-server-'));
  const holds = left?.databaseUrl === undefined ? 'tables' : { database: left.databaseUrl };
  const fresh = engine === 'postgres' ? await freshDatabase('postgres', holds) : undefined;
  if (left) cpSync(left.dataDir, dataDir, { recursive: true });
  // Outside of vitest nothing is prepared: the server makes its tables itself.
  else if (!fresh && process.env.VITEST) copyFileSync(inject('preparedFile'), join(dataDir, 'ovation.db'));
  const config: Config = {
    ...readConfig({
      OVATION_DATA: dataDir,
      OVATION_HOST: '127.0.0.1',
      OVATION_LOG: 'error',
      OVATION_PORT: '0',
      // A certificate is made where it is the matter.
      OVATION_HTTPS_PORT: 'off',
      // Copies are tested where they are the matter.
      OVATION_BACKUP_MINUTES: '0',
    }),
    databaseUrl: fresh && 'url' in fresh.database ? fresh.database.url : undefined,
  };
  const remove = async () => {
    rmSync(dataDir, { recursive: true, force: true });
    await fresh?.remove();
  };
  return { config, remove };
}

export interface ServerSettings {
  engine?: Engine;
  clock?: () => number;
  /** What a server that has ended left, to go on from a copy of it. */
  left?: Config;
}

/** Starts a server in this process. Answers it and how to stop it; `testServers` does that by itself. */
export async function startTestServer(settings: ServerSettings = {}): Promise<[TestServer, Cleaner]> {
  const { config, remove } = await freshConfig(settings.engine ?? 'sqlite', settings.left);
  let server: Server;
  try {
    server = await startServer(config, settings.clock, undefined, settings.clock !== undefined);
  } catch (error) {
    await remove();
    throw error;
  }
  const origin = `http://127.0.0.1:${new URL(server.url).port}`;
  return [
    {
      origin,
      store: server.store,
      caller: (headers) => callerOf(origin, headers),
      sample: () => makeSampleEvent(server.store, origin),
    },
    () => runAll([remove, () => server.close()]),
  ];
}

/** Servers that stop after each test. Call it in a `describe` or at the top of a file. */
export function testServers(): (settings?: ServerSettings) => Promise<TestServer> {
  const running: Cleaner[] = [];
  afterEach(() => runAll(running));
  return async (settings) => {
    const [server, stop] = await startTestServer(settings);
    running.push(stop);
    return server;
  };
}

const CLI = join(import.meta.dirname, '../src/server/cli.ts');
const START_LIMIT = 300_000;

/** A server in a process of its own. */
export interface ServerProcess {
  readonly origin: string;
  readonly pid: number;
  /** What it wrote to its standard output so far: its log. */
  said(): string;
  /** Ends it at once, as a power cut would. */
  kill(): Promise<void>;
  /** Resolves with its exit code once it has ended. */
  readonly gone: Promise<number | null>;
  /** Asks it to end and answers its exit code. */
  stop(): Promise<number | null>;
}

/**
 * Starts `ovation start` with the config; `port` 0 takes a free one. Ready when it answers. `env` comes on top. With
 * `files` it may open so many files and connections and no more.
 */
export async function startProcess(
  config: Config,
  env: NodeJS.ProcessEnv = {},
  files?: number,
): Promise<ServerProcess> {
  const started = [process.execPath, CLI, 'start', '--port', String(config.port)];
  const [program = '', ...args] =
    files === undefined ? started : ['/bin/sh', '-c', `ulimit -n ${files} && exec "$0" "$@"`, ...started];
  const child = spawn(program, args, {
    env: {
      ...process.env,
      OVATION_DATA: config.dataDir,
      OVATION_KEY_FILE: config.keyFile,
      OVATION_HOST: config.host,
      OVATION_HTTPS_PORT: String(config.https?.port ?? 'off'),
      OVATION_LOG: config.log,
      ...(config.databaseUrl !== undefined && { OVATION_DATABASE_URL: config.databaseUrl }),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const gone = new Promise<number | null>((resolve) => child.once('exit', resolve));
  let said = '';
  const hear = (text: string) => {
    said += text;
  };
  child.stdout?.setEncoding('utf8').on('data', (text: string) => {
    hear(text);
    // What failed inside of it belongs beside the test that it failed in.
    if (text.includes('"level":50')) process.stderr.write(text);
  });
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    hear(text);
    process.stderr.write(text);
  });
  const end = (signal: NodeJS.Signals) => {
    child.kill(signal);
    return gone;
  };
  try {
    const origin = await announced(child, () => said);
    return {
      origin,
      pid: child.pid ?? 0,
      gone,
      said: () => said,
      kill: async () => {
        await end('SIGKILL');
      },
      stop: () => end('SIGTERM'),
    };
  } catch (error) {
    await end('SIGKILL');
    throw error;
  }
}

/** The address that the process says it is reached at. */
async function announced(child: ChildProcess, said: () => string): Promise<string> {
  const limit = Date.now() + START_LIMIT;
  while (Date.now() < limit && child.exitCode === null) {
    const port = /Ovation runs at http:\/\/localhost:(\d+)/.exec(said())?.[1];
    if (port !== undefined) return `http://127.0.0.1:${port}`;
    await pause(10);
  }
  throw new Error(`The server did not start. It said: ${said()}`);
}

/** Opens the database of a process that has ended, or beside one that runs, to look inside. */
export const openDatabase = (config: Config): Promise<Store> =>
  openStore({
    database: config.databaseUrl ? { url: config.databaseUrl } : { file: join(config.dataDir, 'ovation.db') },
    secrets: openSecrets(config.keyFile),
    clock: Date.now,
    onTrouble: () => undefined,
  });
