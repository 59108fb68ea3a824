/** Folders that a setting names: made with those above them, or refused in the system's words, and never waited for. */
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { makeFolder } from './make-folder.ts';

function place(): string {
  const folder = mkdtempSync(join(tmpdir(), 'ovation-folder-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

it('makes a folder and those above it, and leaves one that is there', () => {
  const folder = join(place(), 'a', 'b', 'c');
  makeFolder(folder, 0o700);
  makeFolder(folder, 0o755);
  expect(statSync(folder).mode & 0o777).toBe(0o700);
});

it('says what is in the way', () => {
  const file = join(place(), 'file');
  writeFileSync(file, '');
  expect(() => makeFolder(file)).toThrow('EEXIST');
  expect(() => makeFolder(join(file, 'below'))).toThrow('ENOTDIR');
});

/** Long enough for a start on any machine: what is held up there is held up for ever. */
const LIMIT_MS = 120_000;

// A folder that is there and takes none in; other systems have none that is always there.
it.runIf(process.platform === 'linux')(
  'ends a start in words below a folder that takes none in',
  async () => {
    const args = [join(import.meta.dirname, 'cli.ts'), 'start', '--port', '0'];
    const env = { ...process.env, OVATION_DATA: '/proc/nowhere/below' };
    const { code, said } = await new Promise<{ code: unknown; said: string }>((resolve) => {
      execFile(
        process.execPath,
        args,
        { env, timeout: LIMIT_MS, killSignal: 'SIGKILL' },
        (error, out, trouble) => resolve({ code: error?.code ?? 0, said: out + trouble }),
      );
    });
    expect(said).toContain('Nothing can be kept in /proc/nowhere/below (ENOENT). Let this user write there');
    expect(code).toBe(1);
  },
);
