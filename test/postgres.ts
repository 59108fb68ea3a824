/**
 * A PostgreSQL server of the tests' own, thrown away at the end: on a free port, as an unprivileged user.
 * Where none can be had the run fails; it is never skipped.
 */
import { execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from './free-port.ts';
import { postgresFolder } from './machine.ts';

const START_LIMIT = 30_000;

/** Someone who is not root: PostgreSQL refuses to run as root. Undefined when we are not root ourselves. */
function unprivilegedUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of ['postgres', 'nobody']) {
    try {
      const id = (flag: string) =>
        Number(execFileSync('id', [flag, name], { stdio: ['ignore', 'pipe', 'ignore'] }));
      return { uid: id('-u'), gid: id('-g') };
    } catch {
      // That user does not exist here; the next one may.
    }
  }
  throw new Error('No user "postgres" or "nobody" exists to run the throw-away PostgreSQL as.');
}

// Ends the server and removes its data once its standard input closes: also when the run was killed.
const KEEPER =
  'dir="$1"; shift; "$@" & server=$!; cat >/dev/null; kill -QUIT $server; wait $server; rm -rf "$dir"';

/** A running throw-away server. */
export interface ThrowAwayServer {
  /** `postgres://…:port`, a superuser's, without a database's name. */
  url: string;
  stop(): Promise<void>;
}

/**
 * Starts a server with an empty data folder below `place`. It keeps nothing safe from a power cut, for speed, unless `durable`.
 */
export async function startPostgres(place = tmpdir(), durable = false): Promise<ThrowAwayServer> {
  const bin = postgresFolder();
  if (bin === undefined)
    throw new Error(
      'The tests need PostgreSQL and found no server in /usr/lib/postgresql. Install Debian\'s package "postgresql", or set OVATION_TEST_POSTGRES_BIN to a folder with initdb and postgres.',
    );
  const user = unprivilegedUser();
  const folder = mkdtempSync(join(place, 'ovation-postgres-'));
  const password = randomBytes(16).toString('hex');
  const passwordFile = join(folder, 'password');
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (user) for (const path of [folder, passwordFile]) chownSync(path, user.uid, user.gid);
  const data = join(folder, 'data');
  const owner = user ? { uid: user.uid, gid: user.gid } : {};
  const locale = ['--encoding=UTF8', '--locale=C.UTF-8'];
  try {
    const login = ['--username=ovation', `--pwfile=${passwordFile}`, '--auth=scram-sha-256'];
    execFileSync(join(bin, 'initdb'), ['-D', data, '--no-sync', ...locale, ...login], {
      ...owner,
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
  const port = await freePort();
  const settings = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: folder,
    max_connections: 400,
    fsync: durable ? 'on' : 'off',
    full_page_writes: durable ? 'on' : 'off',
    logging_collector: 'off',
    log_min_messages: 'fatal',
  };
  const server = [
    join(bin, 'postgres'),
    '-D',
    data,
    ...Object.entries(settings).map(([k, v]) => `--${k}=${v}`),
  ];
  const keeper = spawn('sh', ['-c', KEEPER, 'keeper', folder, ...server], {
    ...owner,
    cwd: folder,
    // A group of its own, so that Ctrl-C reaches it only through its input, after the tests are done with it.
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  const gone = new Promise<void>((resolve) => keeper.once('exit', () => resolve()));
  const stop = async () => {
    keeper.stdin.end();
    await gone;
    rmSync(folder, { recursive: true, force: true });
  };
  const url = `postgres://ovation:${password}@127.0.0.1:${port}`;
  try {
    await answering(url);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, stop };
}

async function answering(url: string): Promise<void> {
  const limit = Date.now() + START_LIMIT;
  for (;;) {
    const client = new pg.Client({ connectionString: `${url}/postgres` });
    client.on('error', () => undefined);
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (Date.now() > limit) throw error;
      await pause(50);
    }
  }
}
