/**
 * What the processes on one database say to each other, and what only one of them does at a time. On SQLite there
 * is one process, and the same rules hold inside it.
 *
 * A word may be lost with a connection, and so may a turn: use words for what slows somebody down, and turns for
 * work that does no harm when it is done twice.
 */
import { setTimeout as pause } from 'node:timers/promises';

const TRY_AGAIN_MS = 50;

/** How the processes on one database notify each other and take turns. */
export interface Cluster {
  /** Sends `word` to every other process that listens to `topic`. It may be lost with a connection. */
  say(topic: string, word: string): void;
  /**
   * Calls `listener` with each word that another process sent on the topic. Returns a function that stops listening.
   */
  onSaid(topic: string, listener: (word: string) => void): () => void;
  /** Does the work unless some process is at work under the same name; undefined then. */
  ifFree<T>(name: string, work: () => Promise<T>): Promise<{ done: T } | undefined>;
  /** Waits until no process is at work under the same name, then does the work. */
  inTurn<T>(name: string, work: () => Promise<T>): Promise<T>;
}

/** How one process reaches the others: what it sends, and the named locks it may hold. */
export interface Line {
  send(text: string): void;
  /** Tries to take the named lock. False when another process holds it. */
  take(name: string): Promise<boolean>;
  giveBack(name: string): Promise<void>;
}

/** A process without others. */
const ALONE: Line = { send: () => undefined, take: async () => true, giveBack: async () => undefined };

/**
 * Connects a process to the others. `own` is this process's name, by which its own words are told from those of others;
 * without a line there is only this process. Give each text that arrives to `hear`.
 */
export function openCluster(own: string, line: Line = ALONE): Cluster & { hear(text: string): void } {
  const listeners = new Map<string, Set<(word: string) => void>>();
  const busy = new Set<string>();
  const ifFree = async <T>(name: string, work: () => Promise<T>): Promise<{ done: T } | undefined> => {
    if (busy.has(name)) return undefined;
    busy.add(name);
    try {
      if (!(await line.take(name))) return undefined;
      try {
        return { done: await work() };
      } finally {
        await line.giveBack(name);
      }
    } finally {
      busy.delete(name);
    }
  };
  return {
    say: (topic, word) => line.send(JSON.stringify([own, topic, word])),
    onSaid(topic, listener) {
      const all = listeners.get(topic) ?? new Set();
      listeners.set(topic, all.add(listener));
      return () => all.delete(listener);
    },
    ifFree,
    async inTurn(name, work) {
      for (;;) {
        const turn = await ifFree(name, work);
        if (turn) return turn.done;
        await pause(TRY_AGAIN_MS);
      }
    },
    hear(text) {
      const [from, topic, word] = JSON.parse(text) as [string, string, string];
      if (from !== own) for (const listener of listeners.get(topic) ?? []) listener(word);
    },
  };
}
