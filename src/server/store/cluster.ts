/**
 * What the processes on one database say to each other, and what only one of them does at a time. On SQLite there
 * is one process, and the same rules hold inside it.
 *
 * A word may be lost with a connection, and so may a turn: use words for what slows somebody down, and turns for
 * work that does no harm when it is done twice.
 */
import { setTimeout as pause } from 'node:timers/promises';

const TRY_AGAIN_MS = 50;

export interface Cluster {
  /** Tells the others of a topic. */
  say(topic: string, word: string): void;
  /** Calls back with what the others said of a topic. Returns how to stop. */
  onSaid(topic: string, listener: (word: string) => void): () => void;
  /** Does the work unless somebody is at it under that name; undefined then. */
  ifFree<T>(name: string, work: () => Promise<T>): Promise<{ done: T } | undefined>;
  /** Does the work once nobody else is at it under that name. */
  inTurn<T>(name: string, work: () => Promise<T>): Promise<T>;
}

/** How the other processes are reached. */
export interface Line {
  send(text: string): void;
  /** Whether this process has the name to itself now. */
  take(name: string): Promise<boolean>;
  giveBack(name: string): Promise<void>;
}

/** A process without others. */
const ALONE: Line = { send: () => undefined, take: async () => true, giveBack: async () => undefined };

/** Makes them known. `own` names this process; `hear` takes what comes in by the line. */
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
