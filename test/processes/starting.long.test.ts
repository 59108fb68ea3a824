/** Starting by `npm start`, and what a start that cannot be says: a sentence that tells what to do, and it ends. */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, describe, expect, inject, it } from 'vitest';
import { freePort } from '../free-port.ts';
import { freshConfig, startProcess } from '../server.ts';

const ROOT = join(import.meta.dirname, '../..');
const CLI = join(ROOT, 'src/server/cli.ts');

const clearing: (() => unknown)[] = [];
afterEach(async () => {
  for (const clear of clearing.splice(0).reverse()) await clear();
});

function freshFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'ovation-start-'));
  clearing.push(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Runs a command to its end. */
function ovation(given: string[], env: NodeJS.ProcessEnv) {
  const done = spawnSync(process.execPath, [CLI, ...given], {
    encoding: 'utf8',
    env: { ...process.env, OVATION_HOST: '127.0.0.1', ...env },
    timeout: 300_000,
  });
  return { code: done.status, said: done.stderr.trim(), answered: done.stdout };
}

/** The processes that have the folder in their environment. */
const livingOn = (folder: string): string[] =>
  readdirSync('/proc').filter((pid) => {
    try {
      return readFileSync(`/proc/${pid}/environ`, 'latin1').includes(`OVATION_DATA=${folder}\0`);
    } catch {
      return false;
    }
  });

describe.skipIf(process.platform !== 'linux')('a server that npm started', () => {
  it.each(['SIGTERM', 'SIGKILL'] as const)('ends with npm, also by %s', async (signal) => {
    const folder = freshFolder();
    const data = join(folder, 'data');
    const npm = spawn('npm', ['start', '--', '--port', '0', '--host', '127.0.0.1'], {
      cwd: ROOT,
      env: { ...process.env, OVATION_DATA: data },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let said = '';
    npm.stdout.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
    await expect.poll(() => said).toContain('Stop with Ctrl-C');
    // npm, its shell, the way in, the server.
    expect(livingOn(data).length).toBeGreaterThanOrEqual(3);
    npm.kill(signal);
    await expect.poll(() => livingOn(data)).toEqual([]);
    // It closed its database: what is left of a kill would be a log of what was written.
    expect(readdirSync(data)).not.toContain('ovation.db-wal');
  });
});

it.skipIf(process.platform === 'win32')(
  'a server ends with what started it, where that is asked to end as by Ctrl-C and nobody tells the server',
  async () => {
    const data = join(freshFolder(), 'data');
    const given = ['start', '--port', '0', '--host', '127.0.0.1'];
    const wayIn = spawn(process.execPath, [join(ROOT, 'bin/ovation.mjs'), ...given], {
      env: { ...process.env, OVATION_DATA: data },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let said = '';
    wayIn.stdout.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
    await expect.poll(() => said).toContain('Stop with Ctrl-C');
    const ended = new Promise((resolve) => wayIn.once('exit', resolve));
    wayIn.kill('SIGINT');
    expect(await ended).toBe(0);
    expect(readdirSync(data)).not.toContain('ovation.db-wal');
  },
);

it.skipIf(process.platform === 'win32').each(['SIGTERM', 'SIGHUP', 'SIGINT'] as const)(
  'a server that hears %s itself and from what started it, as one group, takes its copy and ends cleanly',
  async (signal) => {
    const data = join(freshFolder(), 'data');
    const wayIn = spawn(
      process.execPath,
      [join(ROOT, 'bin/ovation.mjs'), 'start', '--port', '0', '--host', '127.0.0.1'],
      {
        env: { ...process.env, OVATION_DATA: data, OVATION_HTTPS_PORT: 'off', OVATION_DRAIN_SECONDS: '1' },
        stdio: ['ignore', 'pipe', 'inherit'],
        detached: true,
      },
    );
    clearing.push(() => wayIn.kill('SIGKILL'));
    let said = '';
    wayIn.stdout.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
    await expect.poll(() => said).toContain('Stop with Ctrl-C');
    const account = ['--email', 'jo@example.org', '--name', 'Jo'];
    expect(ovation(['admin', 'create', ...account], { OVATION_DATA: data })).toMatchObject({ code: 0 });
    const ended = new Promise((resolve) => wayIn.once('exit', resolve));
    process.kill(-(wayIn.pid ?? 0), signal);
    // As npm passes on what it was asked itself, a little later.
    await pause(400);
    process.kill(-(wayIn.pid ?? 0), signal);
    expect(await ended).toBe(0);
    expect(readdirSync(data)).not.toContain('ovation.db-wal');
    expect(readdirSync(join(data, 'backups')).filter((name) => name.endsWith('at_stop.tar'))).toHaveLength(1);
  },
);

it.skipIf(process.platform !== 'linux')('a server that is asked once more later ends at once', async () => {
  const { config, remove } = await freshConfig('sqlite');
  clearing.push(remove);
  const server = await startProcess(config, { OVATION_DRAIN_SECONDS: '60' });
  clearing.push(() => server.kill());
  process.kill(server.pid, 'SIGTERM');
  await pause(3_500);
  process.kill(server.pid, 'SIGTERM');
  await expect.poll(() => livingOn(config.dataDir), { timeout: 5_000 }).toEqual([]);
});

describe('a second server on a data folder', () => {
  it('says who holds it and ends; killed, the first holds nothing', async () => {
    const { config, remove } = await freshConfig('sqlite');
    clearing.push(remove);
    const first = await startProcess(config);
    clearing.push(() => first.kill());
    const env = { OVATION_DATA: config.dataDir, OVATION_PORT: '0' };
    const port = new URL(first.origin).port;
    const second = ovation(['start'], env);
    expect(second.code).toBe(1);
    expect(second.said).toMatch(
      new RegExp(
        `^Ovation runs already on the data in ${config.dataDir}: process ${first.pid} on .+, at http://localhost:${port}, since .+\\. .+ \\(kill ${first.pid}\\)\\.$`,
      ),
    );
    // What only reads, and adding an account, go on beside it.
    expect(ovation(['audit', 'verify'], env)).toMatchObject({ code: 0 });
    expect(ovation(['backup', '--to', join(config.dataDir, 'copies')], env)).toMatchObject({ code: 0 });
    const account = ['--email', 'second@example.org', '--name', 'Second'];
    expect(ovation(['admin', 'create', ...account], env)).toMatchObject({ code: 0 });
    await first.kill();
    const third = await startProcess(config);
    expect(await third.stop()).toBe(0);
    expect(readdirSync(config.dataDir)).not.toContain('running.json');
  });

  it('runs beside the first one on PostgreSQL, where the database keeps them together', async () => {
    const { config, remove } = await freshConfig('postgres');
    clearing.push(remove);
    const first = await startProcess(config);
    clearing.push(() => first.kill());
    const second = await startProcess(config);
    expect(await second.stop()).toBe(0);
    expect(await first.stop()).toBe(0);
  });
});

describe('opened without a word', () => {
  it('shows the set-up link in the browser; a second time, what runs already', async () => {
    const folder = freshFolder();
    const seen = join(folder, 'seen');
    const browser = join(folder, process.platform === 'darwin' ? 'open' : 'xdg-open');
    writeFileSync(browser, `#!/bin/sh\necho "$1" >> ${seen}\n`, { mode: 0o755 });
    const env = {
      ...process.env,
      OVATION_DATA: join(folder, 'data'),
      OVATION_PORT: String(await freePort()),
      OVATION_HOST: '127.0.0.1',
      PATH: folder,
    };
    const first = spawn(process.execPath, [CLI, 'open'], { env, stdio: 'ignore' });
    clearing.push(() => first.kill('SIGKILL'));
    const shown = () => (existsSync(seen) ? readFileSync(seen, 'utf8').trim().split('\n') : []);
    await expect.poll(shown).toHaveLength(1);
    const link = new URL(shown()[0] ?? '');
    expect(link.href).toMatch(/^http:\/\/localhost:\d+\/setup\/\w+$/);
    expect((await fetch(`${link.origin}/api/v1/auth${link.pathname}`)).status).toBe(200);

    const second = ovation(['open'], env);
    expect(second).toMatchObject({ code: 0, said: '' });
    expect(second.answered).toMatch(/^Ovation runs already on the data in /);
    // Nobody can sign in yet, and the first link may have been closed: there is a new one. Nobody waits for the browser.
    await expect.poll(shown).toHaveLength(2);
    const again = new URL(shown()[1] ?? '');
    expect(again.origin).toBe(link.origin);
    expect((await fetch(`${again.origin}/api/v1/auth${again.pathname}`)).status).toBe(200);

    const account = ['--email', 'jo@example.org', '--name', 'Jo'];
    expect(ovation(['admin', 'create', ...account], env)).toMatchObject({ code: 0 });
    // Nothing here opens anything: the address is said.
    expect(ovation(['open'], { ...env, PATH: '/nonexistent' }).answered).toContain(
      `Open this address in one: ${link.origin}\n`,
    );
  });
});

describe('a start that cannot be', () => {
  it('names the port that is taken', async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    clearing.push(() => new Promise((done) => taken.close(done)));
    await new Promise((done) => taken.once('listening', done));
    const address = taken.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const data = freshFolder();
    expect(ovation(['start', '--port', String(port)], { OVATION_DATA: data })).toMatchObject({
      code: 1,
      said: `Port ${port} is taken: another program listens there. End it, or choose another one: npx ovation start --port ${port + 1} (or OVATION_PORT).`,
    });
    const elsewhere = ovation(['start', '--port', '0', '--host', '192.0.2.254'], { OVATION_DATA: data });
    expect(elsewhere.said).toMatch(/^This machine has no address 192\.0\.2\.254\. Correct OVATION_HOST/);
  });

  it('says of a PostgreSQL what is missing, and never its password', async () => {
    const server = new URL(inject('postgresServer'));
    const start = (change: (url: URL) => void) => {
      const url = new URL(`${server}/nonesuch`);
      change(url);
      const env = { OVATION_DATA: freshFolder(), OVATION_PORT: '0', OVATION_DATABASE_URL: url.href };
      const { code, said } = ovation(['start'], env);
      expect(code).toBe(1);
      expect(said).not.toContain(url.password);
      return said;
    };
    expect(start(() => undefined)).toMatch(/has no database “nonesuch”\. Make it \(createdb -h 127\.0\.0\.1/);
    const port = String(await freePort());
    expect(start((url) => Object.assign(url, { port }))).toBe(
      `No PostgreSQL answers at 127.0.0.1:${port}. Start it, or correct OVATION_DATABASE_URL.`,
    );
    expect(start((url) => Object.assign(url, { password: 'not-this-one' }))).toMatch(
      /does not let “ovation” in .* Give the right name and password/,
    );
    expect(start((url) => Object.assign(url, { hostname: 'no-such-machine.invalid' }))).toMatch(
      /^No machine called no-such-machine\.invalid is found/,
    );
  });

  it('refuses settings that are misspelt or wrong, all at once, and repeats no secret', () => {
    const { code, said } = ovation(['start'], {
      OVATION_DATA: freshFolder(),
      OVATION_DATABSE_URL: 'postgres://a:hidden@b/c',
      OVATION_BACKUP_MINUTES: 'five',
      OVATION_BACKUP_PASSPHRASE: 'hidden',
      OVATION_DRAIN_SECONDS: '',
    });
    expect(code).toBe(1);
    expect(said.split('\n')).toEqual([
      'OVATION_DATABSE_URL is no setting. Did you mean OVATION_DATABASE_URL? "npx ovation config" names them all.',
      'OVATION_BACKUP_MINUTES must be a whole number from 0 to 10080, not “five”.',
      'OVATION_BACKUP_PASSPHRASE must have 12 characters or more.',
    ]);
  });
});

it('a terminal is shown where it runs and no line of the log, unless a level was asked for', async () => {
  const onTerminal = async (env: NodeJS.ProcessEnv) => {
    const data = freshFolder();
    // `script` gives it a terminal.
    const command = `exec ${process.execPath} ${CLI} start --port 0 --host 127.0.0.1`;
    const child = spawn('script', ['-qfec', command, '/dev/null'], {
      env: { ...process.env, OVATION_DATA: data, OVATION_LOG: undefined, ...env },
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    let said = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
    const ended = new Promise((done) => child.once('exit', done));
    await expect.poll(() => said).toContain('Stop with Ctrl-C');
    child.stdin.write('\u0003');
    await ended;
    return said;
  };
  expect(await onTerminal({})).not.toContain('"level"');
  expect(await onTerminal({ OVATION_LOG: 'info' })).toContain('Ovation runs at');
});
