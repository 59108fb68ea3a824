/**
 * Taking turns on the thread that answers everybody. Queries of SQLite come back at once, so a command of a hundred of
 * them would be one piece of work that nobody else gets in between.
 */

/** After so long with one turn of the loop, whoever wants to go on waits for a later one. */
const LONGEST_MS = 4;

/** First come, first served: a turn for each. */
const waiting: (() => void)[] = [];
/** When this turn of the loop was first worked in. */
let beganAt: number | undefined;

function begin(): number {
  setImmediate(() => {
    const next = waiting.shift();
    beganAt = next && begin();
    next?.();
  });
  return performance.now();
}

/**
 * Lets other work on this thread have a turn if it was held for 4 ms or more; otherwise resolves without waiting.
 */
export async function yieldToLoop(): Promise<void> {
  beganAt ??= begin();
  if (performance.now() - beganAt < LONGEST_MS) return;
  await new Promise<void>((resolve) => {
    waiting.push(resolve);
  });
}
