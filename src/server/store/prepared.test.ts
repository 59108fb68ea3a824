/** A write never goes by what was so before something else was committed. */
import { expect, it } from 'vitest';
import { Refusal } from '#contract/refusal.ts';
import { describeEachStore } from '#test/store.ts';
import { SYSTEM } from './audit.ts';
import { type Prepare, writePrepared } from './prepared.ts';
import type { Reader, Store } from './store.ts';

const versionIn = async (read: Reader) =>
  (await read.selectFrom('ledger').select('version').executeTakeFirstOrThrow()).version;
const commit = (store: Store) => store.write({ by: SYSTEM }, async () => undefined);

describeEachStore('a write that was prepared', (open) => {
  /** Prepares, and is overtaken so often. Says what the write went by, and whether that was so as it began. */
  const tried = async (overtaken: number) => {
    const store = await open();
    let times = 0;
    const prepare: Prepare<number> = async (read) => {
      const version = await versionIn(read);
      times += 1;
      if (times <= overtaken) await commit(store);
      return { answer: version, version };
    };
    const wentBy = await writePrepared(store, { by: SYSTEM }, prepare, async ({ version }, prepared) => [
      prepared,
      version,
    ]);
    return { times, wentBy, version: await store.version() };
  };

  it('goes by what was read before it where nothing came between', async () => {
    const { times, wentBy, version } = await tried(0);
    expect([times, wentBy]).toEqual([1, [version - 1, version]]);
  });

  it('is read again where something did', async () => {
    const { times, wentBy, version } = await tried(2);
    expect([times, wentBy]).toEqual([3, [version - 1, version]]);
  });

  it('is read inside the write where something always does', async () => {
    const { times, wentBy, version } = await tried(3);
    expect(times).toBe(4);
    // Inside, the version is that of the write itself.
    expect(wentBy).toEqual([version, version]);
  });

  it('is told that there was nothing to prepare', async () => {
    const store = await open();
    const prepared = await writePrepared(
      store,
      { by: SYSTEM },
      async () => null,
      async (_work, given) => given,
    );
    expect(prepared).toBeNull();
  });

  it('is not made by somebody who may not any more once all is read', async () => {
    const store = await open();
    const before = await store.version();
    let read = 0;
    const stillMay = async () => {
      if (read > 0) throw new Refusal('unauthenticated');
    };
    const prepare: Prepare<number> = async (reader) => {
      read += 1;
      return { answer: read, version: await versionIn(reader) };
    };
    const made = writePrepared(store, { by: SYSTEM, stillMay }, prepare, async () => undefined);
    await expect(made).rejects.toMatchObject({ code: 'unauthenticated' });
    expect(await store.version()).toBe(before);
  });
});
