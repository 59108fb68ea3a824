/** The one door for writes: a command that is sent again does nothing again, and nobody gets another's answer. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Transaction } from 'kysely';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { describeEachStore, ENGINES, storesOf } from '#test/store.ts';
import { firstOf } from '#test/tried.ts';
import { type Actor, SYSTEM } from './audit.ts';
import { checkAudit } from './audit-chain.ts';
import type { QuietTransaction } from './quiet.ts';
import type { Tables } from './tables.ts';

const person = (name: string): Actor => ({ kind: 'admin', id: name, name });

describeEachStore('a command with its sender’s own id', (open) => {
  const begin = async () => {
    const store = await open();
    const done: string[] = [];
    const send = (by: Actor, what: string) =>
      store.write({ by, commandId: 'the-same-id' }, async () => {
        done.push(what);
        return what;
      });
    return { store, send, done };
  };

  it('is done once however often it comes, and answered the same', async () => {
    const { store, send, done } = await begin();
    expect([await send(person('ana'), 'first'), await send(person('ana'), 'again')]).toEqual([
      'first',
      'first',
    ]);
    expect(done).toEqual(['first']);
    expect(await store.version()).toBe(1);
  });

  it('is logged so that its row is read as it was hashed, also where its reason ends in half a character', async () => {
    const store = await open();
    await store.write({ by: SYSTEM }, async ({ audit }) =>
      audit({ action: 'event.changed', subject: 'event:one', why: 'cut \ud83d' }),
    );
    expect(await checkAudit(store)).toMatchObject({ state: 'whole' });
  });

  it('is another command when somebody else sends it', async () => {
    const { send, done } = await begin();
    await send(person('ana'), 'of ana');
    expect(await send(person('ben'), 'of ben')).toBe('of ben');
    // The same name in another role is somebody else as well.
    expect(await send({ kind: 'judge', id: 'ana', name: 'ana' }, 'of the judge')).toBe('of the judge');
    expect(done).toEqual(['of ana', 'of ben', 'of the judge']);
  });
});

describe.each(firstOf(1, ENGINES))('a crowd of writes (%s)', (engine) => {
  const open = storesOf(engine);
  it('waits in a line that moves, and every one is kept, also where that takes longer than a database is waited for', async () => {
    const store = await open();
    const kept = await Promise.allSettled(
      Array.from({ length: 20 }, () =>
        store.write({ by: SYSTEM }, async ({ version }) => {
          await pause(450);
          return version;
        }),
      ),
    );
    const versions = kept.map((one) => (one.status === 'fulfilled' ? one.value : one.reason));
    expect(new Set(versions)).toEqual(new Set(kept.map((_one, at) => at + 1)));
  });
});

it('leaves beside it no fact to set, no row of one to take out and no statement that is written out', () => {
  expectTypeOf<QuietTransaction>().not.toExtend<Transaction<Tables>>();
  expectTypeOf<QuietTransaction>().not.toHaveProperty('getExecutor');
  type Removed = Parameters<QuietTransaction['deleteFrom']>[0];
  expectTypeOf<'trackDiscard'>().toExtend<Removed>();
  expectTypeOf<'mail'>().not.toExtend<Removed>();
  expectTypeOf<'adminSession'>().not.toExtend<Removed>();
  type Written = Parameters<QuietTransaction['updateTable']>[0];
  expectTypeOf<'mail'>().toExtend<Written>();
  expectTypeOf<'scoresheet'>().not.toExtend<Written>();
});
