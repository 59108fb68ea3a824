/** `ovation admin create` as an installation's first command: what it makes is this user's alone. */
import { execFile } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';

const PROGRAM = join(import.meta.dirname, '../cli.ts');

const createIn = (data: string) =>
  new Promise<{ code: number | string | null | undefined; trouble: string }>((resolve) => {
    const args = [PROGRAM, 'admin', 'create', '--email', 'jo@example.org', '--name', 'Jo'];
    execFile(
      process.execPath,
      args,
      { env: { ...process.env, OVATION_DATA: data } },
      (error, _said, trouble) => resolve({ code: error?.code ?? 0, trouble }),
    );
  });

function place(): string {
  const folder = mkdtempSync(join(tmpdir(), 'ovation-admin-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

it.runIf(process.platform !== 'win32')('makes the data folder for nobody else', async () => {
  const data = join(place(), 'new', 'data');
  expect(await createIn(data)).toEqual({ code: 0, trouble: '' });
  expect(statSync(data).mode & 0o777).toBe(0o700);
});

it.runIf(process.platform !== 'win32')(
  'tells of a folder that everybody may look into, and leaves it',
  async () => {
    const data = place();
    chmodSync(data, 0o755);
    expect(await createIn(data)).toEqual({
      code: 0,
      trouble: expect.stringMatching(/^Everybody on this machine may look into .* chmod 700 /),
    });
    expect(statSync(data).mode & 0o777).toBe(0o755);
  },
);
