/** That the tests' own stores are what they claim: fresh, apart from each other, and of the engine named. */
import { expect, it } from 'vitest';
import { SYSTEM } from '#server/store/audit.ts';
import { describeEachStore, freshDatabase } from '../store.ts';

describeEachStore('a store', (open, engine) => {
  it('is of the engine it says', async () => {
    const store = await open();
    expect(store.engine).toBe(engine);
    expect(await store.version()).toBe(0);
  });

  it('comes up to date from a database with nothing in it', async () => {
    const { database, remove } = await freshDatabase(engine, 'nothing');
    const store = await open({ database });
    await store.write({ by: SYSTEM }, async ({ audit }) => audit({ action: 'test.noted', subject: 'test' }));
    expect(await store.version()).toBe(1);
    await store.close();
    await remove();
  });

  it('shows a write as exactly one new version, and only to its own readers', async () => {
    const [one, other] = [await open({ clock: () => 1_000 }), await open()];
    const heard: number[] = [];
    one.onVersion((version) => heard.push(version));
    await one.write({ by: SYSTEM }, async ({ audit }) => audit({ action: 'test.noted', subject: 'test' }));
    await expect.poll(() => heard).toContain(1);
    expect(await one.version()).toBe(1);
    expect(await other.version()).toBe(0);
  });
});
