import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { addErased, ERASED_LIST, readErased } from './erased-list.ts';

const folder = mkdtempSync(join(tmpdir(), 'ovation-erased-'));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('holds everybody once and of each part the newest, and reads a list from before there were parts', async () => {
  expect(await readErased(folder)).toEqual({ people: [], parts: [] });
  await addErased(folder, { people: ['a'], parts: [] });
  const music = { eventId: 'e', part: 'music', askedAt: 2 } as const;
  await addErased(folder, { people: ['b', 'a'], parts: [music] });
  expect(await readErased(folder)).toEqual({ people: ['a', 'b'], parts: [music] });
  // Asked for once more, while everything else is known.
  await addErased(folder, { people: [], parts: [{ ...music, askedAt: 5 }] });
  await addErased(folder, { people: [], parts: [music] });
  expect(await readErased(folder)).toEqual({ people: ['a', 'b'], parts: [{ ...music, askedAt: 5 }] });
  // And once more before another part was, as clocks that differ may have it.
  const letters = { eventId: 'e', part: 'letters', askedAt: 9 } as const;
  await addErased(folder, { people: [], parts: [letters] });
  await addErased(folder, { people: [], parts: [{ ...music, askedAt: 7 }] });
  expect((await readErased(folder)).parts).toEqual([{ ...music, askedAt: 7 }, letters]);

  writeFileSync(join(folder, ERASED_LIST), '{"erased":["c"]}');
  expect(await readErased(folder)).toEqual({ people: ['c'], parts: [] });
  writeFileSync(join(folder, ERASED_LIST), 'half a li');
  await expect(readErased(folder)).rejects.toThrow('cannot be read');
});
