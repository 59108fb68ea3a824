/**
 * Wrong answers to what anybody may try, a password or a code. Whoever goes on giving them is told later and later;
 * a right answer is never held, whatever others do. Kept in memory: a restart forgives.
 */
import { setTimeout as pause } from 'node:timers/promises';

const FIRST_MS = 1_000;
const LONGEST_MS = 5_000;
const REMEMBERED_MS = 15 * 60_000;
/** More than this many are remembered, and the oldest are forgotten. */
const MOST_REMEMBERED = 20_000;
/** Told at once beyond this many, for each that is held keeps its connection open. */
const MOST_HELD = 2_000;

/** Counts wrong passwords or codes, and delays the answers to whoever goes on giving them. */
export interface WrongAnswers {
  /** Counts one wrong answer of `from`, and returns how many there were within the last 15 minutes. */
  note(from: string): number;
  /**
   * Waits before a wrong answer is told; `beyond` is by how many it exceeds the free ones (0: no wait). From 1 s,
   * doubling, to 5 s; shortened by chance by up to half, so that many who wait do not return at the same moment.
   */
  hold(beyond: number): Promise<void>;
  /** Forgets the wrong answers of `from`, after a right one. */
  forgive(from: string): void;
}

/** Opens the counter, empty. `now` in ms. */
export function openWrongAnswers(now: () => number): WrongAnswers {
  const all = new Map<string, { count: number; at: number }>();
  let held = 0;
  return {
    note(from) {
      const before = all.get(from);
      const count = before && now() - before.at < REMEMBERED_MS ? before.count + 1 : 1;
      // A map keeps the order in which keys were put in.
      all.delete(from);
      all.set(from, { count, at: now() });
      const [oldest] = all.keys();
      if (all.size > MOST_REMEMBERED && oldest !== undefined) all.delete(oldest);
      return count;
    },
    async hold(beyond) {
      if (beyond <= 0 || held >= MOST_HELD) return;
      held += 1;
      const longest = Math.min(LONGEST_MS, FIRST_MS * 2 ** (beyond - 1));
      await pause(longest * (1 - Math.random() / 2), undefined, { ref: false });
      held -= 1;
    },
    forgive: (from) => void all.delete(from),
  };
}
