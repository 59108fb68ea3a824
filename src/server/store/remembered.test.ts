/** What is read once and kept until a table that it was read from is written, by whichever process. */

import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { besideTheDoor } from '#test/beside-the-door.ts';
import { seedRound } from '#test/round.ts';
import { describeEachStore } from '#test/store.ts';
import { SYSTEM } from './audit.ts';
import { remembered } from './remembered.ts';
import { newId } from './secrets.ts';
import type { Reader, Store } from './store.ts';

const titles = (read: Reader) =>
  read
    .selectFrom('runningOrderItem')
    .innerJoin('participant', 'participant.id', 'runningOrderItem.participantId')
    .select('stageName')
    .orderBy('position')
    .execute();

const rename = (store: Store, stageName: string) =>
  store.write({ by: SYSTEM }, ({ tx }) => tx.updateTable('participant').set({ stageName }).execute());

const somethingElse = (store: Store) =>
  store.write({ by: SYSTEM }, ({ tx }) => tx.updateTable('event').set({ venue: newId() }).execute());

describeEachStore('what is remembered', (open, engine) => {
  async function counted() {
    const store = await open();
    await seedRound(store, { acts: 2 });
    let readings = 0;
    const acts = remembered(store, async (read, asked: string) => {
      readings += 1;
      return `${asked}${(await titles(read)).map((row) => row.stageName).join(', ')}`;
    });
    return { store, acts: (asked = '') => acts(asked), readings: () => readings };
  }

  it('is read once, and again when one of its tables was written', async () => {
    const { store, acts, readings } = await counted();
    expect(await Promise.all([acts(), acts(), acts()])).toEqual(Array(3).fill('Act 1, Act 2'));
    await somethingElse(store);
    expect(await acts()).toBe('Act 1, Act 2');
    expect(readings()).toBe(1);
    await rename(store, 'Ana');
    expect(await acts()).toBe('Ana, Ana');
    await besideTheDoor(store, (tx) => tx.deleteFrom('runningOrderItem').where('position', '=', 1).execute());
    expect(await acts()).toBe('Ana');
    expect(readings()).toBe(3);
  });

  it('is read for each key, and what was refused is asked again', async () => {
    const { store, acts, readings } = await counted();
    expect(await acts('one ')).toBe('one Act 1, Act 2');
    expect(await acts('two ')).toBe('two Act 1, Act 2');
    expect(await acts('two ')).toBe('two Act 1, Act 2');
    expect(readings()).toBe(2);
    let tries = 0;
    const failing = remembered(store, async () => {
      tries += 1;
      throw new Error('no');
    });
    await expect(failing()).rejects.toThrow('no');
    await expect(failing()).rejects.toThrow('no');
    expect(tries).toBe(2);
  });

  it('is read once more when it is written to in the middle of a reading', async () => {
    const { store } = await counted();
    let readings = 0;
    const both = remembered(store, async (read) => {
      readings += 1;
      const first = await titles(read);
      if (readings === 1) await rename(store, 'Bo');
      return [first, await titles(read)].map((rows) => rows[0]?.stageName);
    });
    // PostgreSQL tells of a commit a moment after it; what was torn meanwhile is not kept.
    await both();
    await expect.poll(() => both()).toEqual(['Bo', 'Bo']);
    expect(readings).toBe(2);
  });

  it('is read again after a write in the words of SQL, whatever that wrote', async () => {
    const { store, acts, readings } = await counted();
    await acts();
    await store.write({ by: SYSTEM }, async ({ tx }) => {
      const { sql } = await import('kysely');
      await sql`update participant set stage_name = 'Raw'`.execute(tx);
    });
    expect(await acts()).toBe('Raw, Raw');
    expect(readings()).toBe(2);
  });

  if (engine === 'postgres')
    it('is read again after a write of another process, and not after one of something else', async () => {
      const { store, acts, readings } = await counted();
      const other = await open({ database: { url: String(store.pool?.options.connectionString) } });
      await acts();
      await somethingElse(other);
      await pause(200);
      await acts();
      expect(readings()).toBe(1);
      await rename(other, 'Cy');
      await expect.poll(() => acts()).toBe('Cy, Cy');
      await besideTheDoor(other, (tx) =>
        tx.deleteFrom('runningOrderItem').where('position', '=', 1).execute(),
      );
      await expect.poll(() => acts()).toBe('Cy');
    });
});
