/** A reading that ends when it is let go, as one of a great many ballots would: for the thread that reads. */

/** Memory that a thread shares with whoever holds it. */
export const newHold = (): Int32Array<SharedArrayBuffer> => new Int32Array(new SharedArrayBuffer(4));

/** This module, for the thread. */
export const HELD = import.meta.url;

/** Called in the thread: reads nothing, and nothing else is read there meanwhile. */
export async function held(_read: unknown, hold: Int32Array): Promise<null> {
  Atomics.wait(hold, 0, 0);
  return null;
}

/** Lets it go. */
export function letGo(hold: Int32Array): void {
  Atomics.store(hold, 0, 1);
  Atomics.notify(hold, 0);
}
