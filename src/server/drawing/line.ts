/** Work that is done one after the other, in which nobody waits for others much longer than their own takes. */

/**
 * How many times as long as one's own work takes one may wait: whoever asks for much lets those by who come within that
 * time and ask for little. Who came first stays first in the end, so nobody waits for ever.
 */
const STRETCH = 30;

/** Does work in its turn. `lastsMs`: how long it is expected to take. */
export type Line = <T>(lastsMs: number, work: () => Promise<T>) => Promise<T>;

/** Opens a line in which one piece of work is under way at a time. */
export function openLine(now: () => number = () => performance.now()): Line {
  const waiting: { due: number; begin: () => Promise<unknown> }[] = [];
  let isWorking = false;
  const serve = async (): Promise<void> => {
    if (isWorking) return;
    isWorking = true;
    while (waiting.length > 0) {
      const soonest = Math.min(...waiting.map(({ due }) => due));
      const [next] = waiting.splice(
        waiting.findIndex(({ due }) => due === soonest),
        1,
      );
      await next?.begin();
    }
    isWorking = false;
  };
  return (lastsMs, work) =>
    new Promise((resolve, reject) => {
      waiting.push({ due: now() + STRETCH * lastsMs, begin: () => work().then(resolve, reject) });
      void serve();
    });
}
