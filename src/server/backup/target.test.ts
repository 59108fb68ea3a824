/** Where a backup may be restored to, and what is left there whatever comes between. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it, onTestFinished, vi } from 'vitest';
import { freshConfig, openDatabase } from '#test/server.ts';
import { restoreTo } from '../cli/backup.ts';
import { newId } from '../store/secrets.ts';
import { restoreBackup } from './restore.ts';
import { takeBackup } from './take.ts';

const PASSPHRASE = 'twelve or more letters';

/** A copy of an installation on SQLite, and a folder beside it that is empty. */
async function fixture(passphrase?: string, music?: Buffer) {
  const { config, remove } = await freshConfig('sqlite');
  const folder = mkdtempSync(join(tmpdir(), 'ovation-target-'));
  onTestFinished(remove);
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  await (await openDatabase(config)).close();
  if (music) {
    mkdirSync(join(config.dataDir, 'tracks/originals'), { recursive: true });
    writeFileSync(join(config.dataDir, 'tracks/originals/tune'), music);
  }
  const { file } = await takeBackup({
    dataDir: config.dataDir,
    databaseUrl: undefined,
    to: join(folder, 'backups'),
    tracks: true,
    now: Date.now(),
    passphrase,
  });
  const restore = (to: string) => restoreBackup({ file, to, databaseUrl: undefined, passphrase });
  return { config, folder, file, restore };
}

/** What a command prints while `work` is done. */
async function printed(work: () => Promise<void>): Promise<string> {
  let text = '';
  const out = vi.spyOn(process.stdout, 'write').mockImplementation((line) => {
    text += String(line);
    return true;
  });
  try {
    await work();
  } finally {
    out.mockRestore();
  }
  return text;
}

it('a file is no place to restore to, the copy itself and the database in use least of all', async () => {
  const { config, folder, file, restore } = await fixture();
  for (const taken of [file, join(config.dataDir, 'ovation.db')]) {
    const before = readFileSync(taken);
    await expect(restore(taken)).rejects.toThrow(/is there and is no folder\. .*nothing was changed/);
    expect(readFileSync(taken)).toEqual(before);
  }
  await expect(restore(join(file, 'within'))).rejects.toThrow();
  await expect(restoreTo(config, file, '')).rejects.toThrow('Name a folder after --to.');
  expect(readdirSync(folder)).toEqual(['backups']);
});

it('an empty folder is filled and stays the folder it is, as a disk of its own has to', async () => {
  const { folder, restore } = await fixture();
  const to = join(folder, 'disk');
  // What a new disk holds already.
  mkdirSync(join(to, 'lost+found'), { recursive: true });
  const { ino } = statSync(to);
  await restore(to);
  expect(statSync(to).ino).toBe(ino);
  expect(readdirSync(to).sort()).toEqual(['lost+found', 'manifest.json', 'ovation.db']);
  expect(readdirSync(folder).sort()).toEqual(['backups', 'disk']);
});

it('a copy that is refused leaves an empty folder as it was', async () => {
  const { folder, file, restore } = await fixture();
  const to = join(folder, 'disk');
  mkdirSync(to);
  writeFileSync(file, readFileSync(file).subarray(0, -2_600));
  await expect(restore(to)).rejects.toThrow('ends too early');
  expect(readdirSync(to)).toEqual([]);
});

it('what a restore that was killed left in clear goes with the next, whatever either was called', async () => {
  const { folder, restore } = await fixture();
  const gone = spawnSync(process.execPath, ['-e', '']).pid;
  const left = (pid: number) => {
    const name = `.other-restoring-${pid}-${newId()}-${hostname()}`;
    mkdirSync(join(folder, name));
    writeFileSync(join(folder, name, 'archive.tar'), 'in clear');
    return name;
  };
  const killed = left(gone);
  const atWork = left(process.ppid);
  mkdirSync(join(folder, '.my-restoring-notes'));
  await restore(join(folder, 'restored'));
  expect(existsSync(join(folder, killed))).toBe(false);
  expect(readdirSync(folder).sort()).toEqual(['.my-restoring-notes', atWork, 'backups', 'restored'].sort());
});

it.each(['SIGINT', 'SIGTERM'] as const)(
  '%s in the middle of the command leaves nothing in clear',
  async (signal) => {
    const { config, folder, file } = await fixture(PASSPHRASE, Buffer.alloc(60_000_000, 'la '));
    const cli = fileURLToPath(import.meta.resolve('../cli.ts'));
    const child = spawn(process.execPath, [cli, 'restore', file, '--to', join(folder, 'restored')], {
      env: { ...process.env, OVATION_DATA: config.dataDir, OVATION_BACKUP_PASSPHRASE: PASSPHRASE },
      stdio: 'ignore',
    });
    onTestFinished(() => void child.kill('SIGKILL'));
    const ended = once(child, 'exit');
    const inClear = () =>
      readdirSync(folder).some(
        (name) => name.startsWith('.') && existsSync(join(folder, name, 'archive.tar')),
      );
    await expect.poll(inClear, { interval: 5 }).toBe(true);
    child.kill(signal);
    expect(await ended).toEqual([{ SIGINT: 130, SIGTERM: 143 }[signal], null]);
    expect(readdirSync(folder)).toEqual(['backups']);
  },
);

it.each([
  [undefined, /as secret\.key, then: OVATION_DATA/],
  ['postgres://nobody@127.0.0.1:1/none', /then, without OVATION_DATABASE_URL \(this is a copy of SQLite\):/],
])('the last line says how to start by the engine of the copy (%s)', async (databaseUrl, line) => {
  const { config, folder, file } = await fixture();
  const said = await printed(() => restoreTo({ ...config, databaseUrl }, file, join(folder, 'restored')));
  expect(said.trim().split('\n').at(-1)).toMatch(line);
});
