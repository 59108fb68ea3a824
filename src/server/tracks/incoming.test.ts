import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { expect, it, onTestFinished } from 'vitest';
import { openIncoming } from './incoming.ts';

it.each([
  ['goes on', 0, 12_000_000],
  ['ends where the disk has no more than is to stay free', Number.MAX_SAFE_INTEGER, 4_000_000],
])('what is being sent %s', async (_name, leave, most) => {
  const folder = join(mkdtempSync(join(tmpdir(), 'ovation-incoming-')), 'incoming');
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(folder);
  const { tus } = openIncoming(folder, leave);
  writeFileSync(join(folder, 'act-file'), '');
  const sent = Readable.from(Array.from({ length: 120 }, () => Buffer.alloc(100_000)));
  const written = tus.write(sent, 'act-file', 0);
  if (leave === 0) expect(await written).toBe(most);
  else await expect(written).rejects.toMatchObject({ status_code: 500 });
  expect(statSync(join(folder, 'act-file')).size).toBeLessThanOrEqual(most);
});
