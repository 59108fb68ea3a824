/** Commands on a disk that is full to the last byte: what is full, what to do, and nothing half done. Needs root on Linux. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { addAdmin } from '#server/accounts/commands.ts';
import { SYSTEM } from '#server/store/audit.ts';
import { smallDisk } from '#test/faults/small-disk.ts';
import { freshConfig, openDatabase } from '#test/server.ts';
import { ADMIN } from '#test/show/evening.ts';

const PROGRAM = join(import.meta.dirname, '../cli.ts');
const MAKE_ROOM = 'Delete or move other files there, then do this again.';

it.runIf(process.getuid?.() === 0)('says which disk is full, and leaves nothing on it', async () => {
  const { config, remove } = await freshConfig('sqlite');
  onTestFinished(remove);
  const store = await openDatabase(config);
  await addAdmin(store, SYSTEM, ADMIN);
  await store.close();
  const elsewhere = mkdtempSync(join(tmpdir(), 'ovation-elsewhere-'));
  onTestFinished(() => rmSync(elsewhere, { recursive: true, force: true }));
  const disk = smallDisk(4);
  onTestFinished(disk.remove);
  const data = join(disk.path, 'data');
  cpSync(config.dataDir, data, { recursive: true });
  const said = (dataDir: string, ...words: string[]) => {
    const { stderr, status } = spawnSync(process.execPath, [PROGRAM, ...words], {
      env: { ...process.env, OVATION_DATA: dataDir, OVATION_PORT: '0', OVATION_HTTPS_PORT: 'off' },
      encoding: 'utf8',
    });
    expect(status).toBe(1);
    return stderr.trim();
  };
  expect(
    spawnSync(process.execPath, [PROGRAM, 'backup', '--to', elsewhere], {
      env: { ...process.env, OVATION_DATA: config.dataDir },
    }).status,
  ).toBe(0);
  const copy = join(elsewhere, readdirSync(elsewhere).find((name) => name.endsWith('.tar')) ?? '');

  disk.fill();
  const before = readdirSync(disk.path);
  const copies = join(disk.path, 'copies');
  expect(said(config.dataDir, 'backup', '--to', copies)).toMatch(
    /^The disk of .*copies is full, so no backup/,
  );
  expect(said(config.dataDir, 'restore', copy, '--to', join(disk.path, 'back'))).toMatch(
    new RegExp(`^The disk( of .*)? is full\\. ${MAKE_ROOM}$`),
  );
  expect(readdirSync(disk.path).filter((name) => name !== 'copies')).toEqual(before);
  for (const words of [['start'], ['audit', 'verify'], ['recount']])
    expect(said(data, ...words)).toMatch(new RegExp(`^The disk of the database .*full.* ${MAKE_ROOM}`));
});
