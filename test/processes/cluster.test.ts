/** Two stores on one PostgreSQL, as two processes have them: what they say to each other and do in turn. */
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { type Pace, registrationPace } from '#server/registration/pace.ts';
import { secretsFrom } from '#server/store/secrets.ts';
import type { Store } from '#server/store/store.ts';
import { storesOf } from '../store.ts';

describe('two processes on one database', () => {
  const open = storesOf('postgres');
  // The test's own database is dropped while a closed store's turn still hangs on it.
  const onTrouble = () => undefined;
  async function both(): Promise<[Store, Store]> {
    const secrets = secretsFrom(Buffer.alloc(32, 1));
    const one = await open({ secrets, onTrouble });
    const database = { url: String(one.pool?.options.connectionString) };
    return [one, await open({ secrets, database, onTrouble })];
  }

  it('do a piece of work one at a time, and go on when its holder is gone', async () => {
    const [one, other] = await both();
    let finish: () => void = () => undefined;
    const busy = await begun(one, () => new Promise<void>((resolve) => (finish = resolve)));
    expect(await other.cluster.ifFree('work', async () => 'mine')).toBeUndefined();
    expect(await other.cluster.ifFree('other work', async () => 'mine')).toEqual({ done: 'mine' });
    const waits = other.cluster.inTurn('work', async () => 'after you');
    expect(await Promise.race([waits, pause(150, 'waiting')])).toBe('waiting');
    finish();
    await busy.over;
    expect(await waits).toBe('after you');

    await begun(one, () => new Promise(() => undefined));
    expect(await other.cluster.ifFree('work', async () => 'mine')).toBeUndefined();
    // Its connection ends, as that of a killed process does.
    await one.close();
    expect(await other.cluster.inTurn('work', async () => 'mine now')).toBe('mine now');
  });

  it('hear each other, and nobody hears themselves', async () => {
    const [one, other] = await both();
    const heard: string[] = [];
    one.cluster.onSaid('topic', (word) => heard.push(`one ${word}`));
    other.cluster.onSaid('topic', (word) => heard.push(`other ${word}`));
    one.cluster.say('topic', 'a');
    other.cluster.say('topic', 'b');
    await expect.poll(() => heard.toSorted()).toEqual(['one b', 'other a']);
  });

  it('count registrations together', async () => {
    const [one, other] = await both();
    const [mine, theirs] = [registrationPace(one), registrationPace(other)];
    for (let act = 0; act < 60; act += 1) await Promise.all([mine('school'), theirs('school')]);
    // Each of them heard of all that the other took, so that the next one waits wherever it comes in.
    const waits = async (pace: Pace) =>
      Promise.race([pace('school').then(() => 'taken'), pause(200).then(() => 'waits')]);
    await expect.poll(() => waits(mine)).toBe('waits');
    await expect.poll(() => waits(theirs)).toBe('waits');
    expect(await waits(() => mine('another house'))).toBe('taken');
  });
});

/** Resolves once the store has its turn at the work; `over` when that is done. */
const begun = (store: Store, work: () => Promise<void>): Promise<{ over: Promise<unknown> }> =>
  new Promise((resolve, reject) => {
    const over = store.cluster.ifFree('work', () => {
      queueMicrotask(() => resolve({ over }));
      return work();
    });
    over.catch(reject);
  });
