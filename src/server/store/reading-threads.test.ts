/** Stores share the threads that read, and none ends another's reading or waits for its own when it closes. */
import { expect, it } from 'vitest';
import { HELD, held, letGo, newHold } from '#test/show/held-reading.ts';
import { describeEachStore } from '#test/store.ts';

describeEachStore('reading beside', (open) => {
  it('goes on in one store while another one closes', async () => {
    const [reads, closes] = [await open(), await open()];
    const hold = newHold();
    const reading = reads.readInThread(HELD, held, hold);
    const closing = closes.close();
    letGo(hold);
    expect(await reading).toMatchObject({ answer: null });
    await closing;
  });

  it('is ended by the store that closes, and begins anew in the next', async () => {
    const closes = await open();
    const refused = expect(closes.readInThread(HELD, held, newHold())).rejects.toThrow(
      'ended before it was done',
    );
    await closes.close();
    await refused;
    const hold = newHold();
    letGo(hold);
    expect(await (await open()).readInThread(HELD, held, hold)).toMatchObject({ answer: null });
  });
});
