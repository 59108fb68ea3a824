/** Whose a data folder is that has no database to ask: it is known by the row that it noted, and by nothing else. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { lostBy, type NotedHead, noteHead } from './audit-note.ts';

const COPY = { row: 80, head: 'eighty', keyCheck: 'the key' };

async function lostWith(noted: NotedHead | undefined) {
  const folder = mkdtempSync(join(tmpdir(), 'ovation-noted-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  if (noted) await noteHead(folder, noted);
  return lostBy(COPY, folder);
}

it('is the same installation where the noted row names the same key, whatever row it is', async () => {
  const noted = { row: 120, head: 'another', keyCheck: 'the key' };
  expect(await lostWith(noted)).toEqual({ lost: noted, isOther: false });
});

it.each([
  ['another key, also where ours was changed since', 'another key'],
  ['no key, as an earlier version noted it', null],
])(
  'is not known to be the same with %s: a row of somebody else’s log is never told as lost',
  async (_, keyCheck) => {
    expect(await lostWith({ row: 120, head: 'another', keyCheck })).toEqual({ isOther: true });
  },
);

it('has nothing to lose where nothing was noted', async () => {
  expect(await lostWith(undefined)).toEqual({ isOther: false });
});
