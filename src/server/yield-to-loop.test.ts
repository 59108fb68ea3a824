/** Nobody's work is one piece that everybody else waits for. */
import { expect, it } from 'vitest';
import { describeEachStore } from '#test/store.ts';
import { SYSTEM } from './store/audit.ts';
import { yieldToLoop } from './yield-to-loop.ts';

const QUERIES = 1_000;

/** How many turns the loop took until this was done. */
async function turnsOf(work: Promise<unknown>): Promise<number> {
  let turns = 0;
  let isDone = false;
  const next = () => {
    turns += 1;
    if (!isDone) setImmediate(next);
  };
  setImmediate(next);
  await work;
  isDone = true;
  return turns;
}

/** Holds the thread for longer than anybody may. */
function hold(): void {
  const until = performance.now() + 6;
  while (performance.now() < until);
}

describeEachStore('others have their turn', (open) => {
  it('between the queries of a long command, and of a long reading', async () => {
    const store = await open();
    const many = async (ask: () => Promise<unknown>) => {
      for (let at = 0; at < QUERIES; at += 1) await ask();
    };
    const writing = store.write({ by: SYSTEM }, ({ tx }) =>
      many(() => tx.selectFrom('ledger').select('version').execute()),
    );
    expect(await turnsOf(writing)).toBeGreaterThan(1);
    const reading = many(() => store.read.selectFrom('ledger').select('version').execute());
    expect(await turnsOf(reading)).toBeGreaterThan(1);
  });
});

it('gives turns to whoever came first', async () => {
  const order: string[] = [];
  const work = async (who: string) => {
    for (let at = 0; at < 3; at += 1) {
      await yieldToLoop();
      order.push(who);
      hold();
    }
  };
  await Promise.all([work('a'), work('b'), work('c')]);
  expect(order.join('')).toBe('abcabcabc');
});
