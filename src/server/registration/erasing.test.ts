/** "Erased" is said when the last file is clean, and not before; what failed or was cut off is gone on with. */

import { expect, it } from 'vitest';
import { besideTheDoor } from '#test/beside-the-door.ts';
import { ADULT, house, key } from '#test/registration/house.ts';
import { describeEachStore } from '#test/store.ts';
import { SYSTEM } from '../store/audit.ts';
import { eraseEverybody } from './erase.ts';
import { openErasing } from './erasing.ts';

describeEachStore('erasing', (open) => {
  it('is under way until every file is clean: for the desk, for the log, and over a restart', async () => {
    const { ask, admin, store } = await house(open);
    const { body } = await ask('POST', '/participants', ADULT, key('registration-1'));
    const at = `/admin/participants/${body.participant.id}`;
    const shown = async () => {
      const { erasing, erased_at } = (await ask('GET', at, undefined, admin)).body;
      return { erasing, isErased: erased_at !== null };
    };
    const logged = async () =>
      (await ask('GET', `${at}/history`, undefined, admin)).body
        .map(({ action }: { action: string }) => action)
        .filter((action: string) => action.startsWith('participant.eras'));
    const [event] = (await ask('GET', '/admin/events', undefined, admin)).body;
    const troubles: unknown[] = [];
    const cleared: (readonly string[])[] = [];
    const job = (clearAway: () => Promise<void>) =>
      openErasing(
        store,
        async (ids) => {
          await clearAway();
          cleared.push(ids);
        },
        (error) => troubles.push(error),
      );

    // The commit, and then the server goes down.
    await store.write({ by: SYSTEM }, (work) =>
      eraseEverybody({ ...work, secrets: store.secrets }, event.id),
    );
    expect(await shown()).toEqual({ erasing: true, isErased: false });
    expect(await logged()).toEqual(['participant.erasing']);

    // It comes back to a disk that does not take the copy.
    const first = job(() => Promise.reject(new Error('the disk is full')));
    expect(await first.finish()).toBe(false);
    await first.stop();
    expect(troubles).toHaveLength(1);
    expect(await shown()).toEqual({ erasing: true, isErased: false });

    const second = job(async () => undefined);
    expect(await second.finish()).toBe(true);
    expect(cleared).toEqual([[body.participant.id]]);
    expect(await shown()).toEqual({ erasing: false, isErased: true });
    expect(await logged()).toEqual(expect.arrayContaining(['participant.erasing', 'participant.erased']));

    // Nothing is left to do, and nothing is written.
    const version = await store.version();
    expect(await second.finish()).toBe(true);
    expect([cleared.length, await store.version()]).toEqual([1, version]);
    await second.stop();
  });

  it('takes up who is erased while it clears away for others', async () => {
    const { ask, admin, store } = await house(open);
    const ids: string[] = [];
    for (const stage_name of ['One', 'Two']) {
      const { body } = await ask(
        'POST',
        '/participants',
        { ...ADULT, stage_name },
        key(`registration-${stage_name}`),
      );
      ids.push(body.participant.id);
    }
    const cleared: (readonly string[])[] = [];
    const [event] = (await ask('GET', '/admin/events', undefined, admin)).body;
    await besideTheDoor(store, (tx) =>
      tx
        .updateTable('participant')
        .set({ erasedAt: 1 })
        .where('id', '=', ids[0] ?? '')
        .execute(),
    );
    const job = openErasing(
      store,
      async (whom) => {
        cleared.push(whom);
        if (cleared.length === 1)
          await store.write({ by: SYSTEM }, (work) =>
            eraseEverybody({ ...work, secrets: store.secrets }, event.id),
          );
      },
      (error) => {
        throw error;
      },
    );
    expect(await job.finish()).toBe(true);
    expect(cleared).toEqual([[ids[0]], [ids[1]]]);
    await job.stop();
  });
});
