/**
 * A line in front of a pool of connections. Whoever waits in one that moves waits, for a crowd's writes only need their
 * time on a busy machine; whoever stands in one in which nobody gets on is told after our patience, for then it is the
 * database that stands still.
 */

/** So long nobody gets on before those who wait are told, in ms. */
const PATIENCE_MS = 5_000;
/** So long anybody waits, in ms, however well the line moves: as long as a connection may be in use. */
const LONGEST_MS = 20_000;

/** The `code` of the error that a caller gets who waited too long for a connection. */
export const WAITED_FOR_CONNECTION = 'OVATION_LINE_STANDS';

/** A queue for the connections of a pool. */
export interface ConnectionQueue {
  /**
   * Waits for a connection to be free and returns a function that gives it back, to be called once. @throws Error with
   * the code `WAITED_FOR_CONNECTION` after waiting too long.
   */
  enter(): Promise<() => void>;
}

interface Limits {
  patienceMs?: number;
  longestMs?: number;
}

/** A queue that lets `most` callers hold a connection at a time, first come first served. */
export function openConnectionQueue(
  most: number,
  { patienceMs = PATIENCE_MS, longestMs = LONGEST_MS }: Limits = {},
): ConnectionQueue {
  const waiting = new Set<() => void>();
  let on = 0;
  let movedAt = Number.NEGATIVE_INFINITY;
  const begin = (): (() => void) => {
    on += 1;
    movedAt = performance.now();
    let isBack = false;
    return () => {
      if (isBack) return;
      isBack = true;
      on -= 1;
      movedAt = performance.now();
      const [next] = waiting;
      next?.();
    };
  };
  return {
    enter: () =>
      new Promise((resolve, reject) => {
        if (on < most && waiting.size === 0) {
          resolve(begin());
          return;
        }
        const since = performance.now();
        const left = () =>
          Math.min(Math.max(since, movedAt) + patienceMs, since + longestMs) - performance.now();
        const giveUp = () => {
          if (!waiting.delete(go)) return;
          reject(
            Object.assign(new Error('Nobody gets on in the line for a connection.'), {
              code: WAITED_FOR_CONNECTION,
            }),
          );
        };
        // After a process that stood still, answers that lie in its sockets are read before anybody is sent away.
        const look = () => {
          if (left() > 0) timer = setTimeout(look, left());
          else setImmediate(() => (left() > 0 ? look() : giveUp()));
        };
        const go = () => {
          clearTimeout(timer);
          waiting.delete(go);
          resolve(begin());
        };
        let timer = setTimeout(look, left());
        waiting.add(go);
      }),
  };
}
