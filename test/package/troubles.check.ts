/** The one file where something is wrong, and the files for systems that are not here. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it } from 'vitest';
import { clearAfterEach, emptyFolder, FILE, RELEASE, run, startIn } from './machine.ts';

clearAfterEach();

describe('the one file', () => {
  it('started without a word shows itself in the browser; a second time, what runs already', async () => {
    const folder = emptyFolder();
    const seen = join(folder, 'seen');
    writeFileSync(join(folder, 'xdg-open'), `#!/bin/sh\necho "$1" >> ${seen}\n`, { mode: 0o755 });
    const running = await startIn(FILE, [], folder, { PATH: folder });
    await expect.poll(() => readFileSync(seen, 'utf8')).toMatch(/\/setup\/\w+\n$/);
    const second = run(FILE, [], folder, { PATH: folder });
    expect(second).toMatchObject({
      code: 0,
      said: expect.stringMatching(/^Ovation runs already on the data in/),
    });
    expect(readFileSync(seen, 'utf8').trim().split('\n')).toHaveLength(2);
    expect(await running.stop()).toBe(0);
  });

  it.runIf(process.getuid?.() === 0)('runs for a user whom the system knows by number alone', () => {
    const folder = emptyFolder();
    chmodSync(folder, 0o777);
    const who = { uid: 54_321, gid: 54_321 };
    const done = spawnSync(FILE, ['--version'], { cwd: folder, env: { TMPDIR: folder }, ...who });
    expect(done.stderr.toString()).toBe('');
    expect(done.status).toBe(0);
  });

  it('lays what was changed in its unpacked files anew', () => {
    const folder = emptyFolder();
    expect(run(FILE, ['--version'], folder).code).toBe(0);
    const [unpacked = ''] = globSync('ovation-*/*/dist/server/cli.js', { cwd: folder });
    const program = join(folder, unpacked);
    const whole = readFileSync(program);
    for (const planted of ['process.stdout.write("planted");', '']) {
      writeFileSync(program, planted);
      expect(run(FILE, ['--version'], folder)).toMatchObject({ code: 0, said: expect.stringMatching(/^\d/) });
      expect(readFileSync(program).equals(whole)).toBe(true);
    }
  });

  it('removes what a start was unpacking when it was killed, and leaves what another one unpacks', () => {
    const folder = emptyFolder();
    expect(run(FILE, ['--version'], folder).code).toBe(0);
    const [unpacked = ''] = globSync('ovation-*/*/dist/server/cli.js', { cwd: folder });
    // No process has so high a number; the other one is this test.
    const [cutOff, under] = [99_999_999, process.pid].map((pid) => {
      const aside = join(folder, `${unpacked}.${pid}.${hostname()}`);
      writeFileSync(aside, 'half of it');
      return aside;
    });
    expect(run(FILE, ['--version'], folder).code).toBe(0);
    expect([cutOff, under].map((aside) => existsSync(aside ?? ''))).toEqual([false, true]);
  });

  it('that was cut off does nothing at all, and its checksum says why', () => {
    const folder = emptyFolder();
    const cut = join(folder, 'ovation-linux-x64');
    for (const left of [0.5, 0.95, 0.999]) {
      copyFileSync(FILE, cut);
      truncateSync(cut, Math.floor(readFileSync(FILE).length * left));
      const tried = run(cut, ['start'], folder);
      expect(tried.code === 0 || tried.said.includes('Ovation runs')).toBe(false);
      const digest = createHash('sha256').update(readFileSync(cut)).digest('hex');
      expect(readFileSync(join(RELEASE, 'SHA256SUMS'), 'utf8')).not.toContain(digest);
    }
  });

  it('refuses a database of a newer version, and changes nothing in it', async () => {
    const folder = emptyFolder();
    expect(await (await startIn(FILE, ['start'], folder)).stop()).toBe(0);
    const database = new DatabaseSync(join(folder, 'data/ovation.db'));
    database.exec("insert into migration (name) values ('9999_later')");
    database.close();
    const before = readFileSync(join(folder, 'data/ovation.db'));
    const tried = run(FILE, ['start'], folder, { OVATION_PORT: '0' });
    expect(tried).toMatchObject({ code: 1, said: expect.stringContaining('newer version of Ovation') });
    expect(readFileSync(join(folder, 'data/ovation.db')).equals(before)).toBe(true);
  });

  it('says which folder it may not write to', () => {
    const folder = emptyFolder();
    const data = join(folder, 'data');
    mkdirSync(data);
    chmodSync(data, 0o555);
    const sentence = `Nothing can be kept in ${data} (EACCES). Let this user write there, or name another folder in OVATION_DATA.`;
    const tried = run(FILE, ['start'], folder, { OVATION_PORT: '0' });
    if (process.getuid?.() === 0) expect(tried).toEqual({ code: 1, signal: null, said: `${sentence}\n` });
    chmodSync(data, 0o755);
  });
});

/** The first bytes by which a system knows a program of its own, and where the machine it is for stands in it. */
const FORMATS: Readonly<Record<string, { magic: string; machine: [at: number, hex: string] }>> = {
  'ovation-linux-x64': { magic: '7f454c46', machine: [18, '3e00'] },
  'ovation-linux-arm64': { magic: '7f454c46', machine: [18, 'b700'] },
  'ovation-macos-x64': { magic: 'cffaedfe', machine: [4, '07000001'] },
  'ovation-macos-arm64': { magic: 'cffaedfe', machine: [4, '0c000001'] },
  'ovation-windows-x64.exe': { magic: '4d5a', machine: [-1, ''] },
};

it.each(Object.entries(FORMATS))(
  '%s is a program of its system and holds ours',
  (name, { magic, machine }) => {
    const bytes = readFileSync(join(RELEASE, name));
    expect(bytes.toString('hex', 0, magic.length / 2)).toBe(magic);
    const [at, hex] = machine;
    // Windows: the header's place stands at 60, the machine four bytes after its own first bytes.
    const found = at === -1 ? bytes.readUInt32LE(60) + 4 : at;
    expect(bytes.toString('hex', found, found + (hex === '' ? 2 : hex.length / 2))).toBe(
      hex === '' ? '6486' : hex,
    );
    expect(bytes.includes('dist/server/cli.js')).toBe(true);
    const digest = createHash('sha256').update(bytes).digest('hex');
    expect(readFileSync(join(RELEASE, 'SHA256SUMS'), 'utf8')).toContain(`${digest}  ${name}\n`);
  },
);
