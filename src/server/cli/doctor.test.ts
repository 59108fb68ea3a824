/** `ovation doctor`, as a program, where the database cannot be opened: told by its line, and the rest is still said. */
import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { CHECKED } from '#contract/operating/doctor.ts';
import { freePort } from '#test/free-port.ts';
import { freshDatabase } from '#test/store.ts';

const PROGRAM = join(import.meta.dirname, '../cli.ts');

function dataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'ovation-doctor-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

const doctor = (env: Record<string, string>) =>
  new Promise<{ code: number | string | null | undefined; said: string }>((resolve) => {
    execFile(process.execPath, [PROGRAM, 'doctor'], { env: { ...process.env, ...env } }, (error, said) =>
      resolve({ code: error?.code ?? 0, said }),
    );
  });

it('says of a damaged file what the start would say, and counts it as bad', async () => {
  const data = dataFolder();
  writeFileSync(join(data, 'ovation.db'), randomBytes(32_768));
  const { code, said } = await doctor({ OVATION_DATA: data });
  expect(said).toMatch(/^BAD {3}The database cannot be opened\. The database at .* is damaged/m);
  expect(code).toBe(1);
  expect(said.match(/^(ok|look|BAD)\b/gm)).toHaveLength(CHECKED.length);
});

/** A port with nothing behind it, and one where another program answers. */
const ELSEWHERE = {
  nothing: freePort,
  async 'another program'() {
    const other = createServer().listen(0, '127.0.0.1');
    onTestFinished(() => void other.close());
    await new Promise((resolve) => other.once('listening', resolve));
    return (other.address() as AddressInfo).port;
  },
};

it.each(Object.entries(ELSEWHERE))('says that no PostgreSQL answers where %s does', async (_what, portOf) => {
  const { code, said } = await doctor({
    OVATION_DATA: dataFolder(),
    OVATION_DATABASE_URL: `postgres://ovation@127.0.0.1:${await portOf()}/ovation`,
  });
  expect(said).toMatch(
    /^BAD {3}The database cannot be opened\. No PostgreSQL answers at 127\.0\.0\.1:\d+\. Start it/m,
  );
  expect(code).toBe(1);
  expect(said.match(/^(ok|look|BAD)\b/gm)).toHaveLength(CHECKED.length);
});

it('says of an empty PostgreSQL that the first start fills it', async () => {
  const { database, remove } = await freshDatabase('postgres', 'nothing');
  onTestFinished(remove);
  if (!('url' in database)) throw new Error('It is PostgreSQL.');
  const { said } = await doctor({ OVATION_DATA: dataFolder(), OVATION_DATABASE_URL: database.url });
  expect(said).toMatch(
    /^look {2}Whether the database keeps .*\n {6}It is empty: the first start makes its tables\./m,
  );
});
