import { expect, it } from 'vitest';
import { openLine } from './line.ts';

/** A line on a clock of its own, with work that ends when it is told to. */
function begun() {
  let time = 0;
  const line = openLine(() => time);
  const order: string[] = [];
  let end: () => void = () => undefined;
  const ask = (name: string, lastsMs: number) =>
    line(lastsMs, async () => {
      order.push(name);
      await new Promise<void>((done) => {
        end = done;
      });
      return name;
    });
  /** Ends what is under way, after so many ms. */
  const pass = async (ms: number) => {
    time += ms;
    end();
    await new Promise((turn) => setImmediate(turn));
  };
  return { ask, pass, order };
}

it('does what takes little before what takes long and came a moment earlier, and what is alike in its order', async () => {
  const { ask, pass, order } = begun();
  for (const name of ['long 1', 'long 2', 'long 3']) void ask(name, 3_000);
  await pass(0);
  void ask('short 1', 100);
  void ask('short 2', 100);
  for (let at = 0; at < 4; at += 1) await pass(3_000);
  expect(order).toEqual(['long 1', 'long 2', 'short 1', 'short 2', 'long 3']);
});

it('does what takes long in the end, however much comes that takes little', async () => {
  const { ask, pass, order } = begun();
  void ask('under way', 100);
  void ask('long', 3_000);
  for (let at = 0; at < 1_000 && !order.includes('long'); at += 1) {
    void ask(`short ${at}`, 100);
    await pass(100);
  }
  // Thirty times as long as it takes itself.
  expect(order.length).toBeGreaterThan(800);
  expect(order.at(-1)).toBe('long');
});

it('goes on after work that fails, and says so to whoever asked for it', async () => {
  const line = openLine();
  const failed = line(1, () => Promise.reject(new Error('unreadable')));
  await expect(failed).rejects.toThrow('unreadable');
  expect(await line(1, async () => 'drawn')).toBe('drawn');
});
