import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { storesOf } from '#test/store.ts';
import { PICTURES } from '../pictures/files.ts';
import type { TrackStorage } from './storage.ts';

const open = storesOf('sqlite');

it('a picture on its way lies where nothing stays that a kill left, and nowhere else on the machine', async () => {
  const passing = mkdtempSync(join(tmpdir(), 'ovation-passing-'));
  onTestFinished(() => rmSync(passing, { recursive: true }));
  let from = '';
  const storage = {
    keep: async (_shelf: string, _id: string, file: string) => {
      from = file;
      throw new Error('A kill would come here.');
    },
  } as unknown as TrackStorage;
  const { kept } = PICTURES.handling(await open(), {
    ...{ storage, passing },
    clearAway: async () => undefined,
    onTrouble: () => undefined,
  });
  const made = { bytes: new Uint8Array(10), facts: { side: 800 } } as unknown as Parameters<typeof kept>[0];
  await expect(kept(made, async () => undefined)).rejects.toThrow('A kill');
  expect(dirname(dirname(from))).toBe(passing);
  expect(readdirSync(passing)).toEqual([]);
});
