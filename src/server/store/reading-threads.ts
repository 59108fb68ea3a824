/**
 * Reading that takes long (a hundred thousand ballots, all marks of a round) in threads that stay open beside the
 * server, each on a connection of its own: everybody else is answered meanwhile.
 */
import { Worker } from 'node:worker_threads';
import type { RefusalCode } from '#contract/errors.ts';
import { Refusal } from '#contract/refusal.ts';
import type { Reader } from './reader.ts';

const ENTRY = new URL('./reading-thread.ts', import.meta.url);

/** Where the database is. */
export type Place = { url: string } | { file: string };

/** Which function of which module, and what it is given beside the read side of which database. */
export interface Reading {
  module: string;
  name: string;
  given: unknown;
}

/** What a thread is asked: to read, or to let go of a database that it read from. */
export type Asked = { id: number; place: Place } & (Reading | { leaves: true });

/** What was read, from which tables, and the version of the moment that it shows. */
export interface Read<Answer> {
  answer: Answer;
  tables: string[];
  version: number;
}

/** What went wrong: a refusal, or an error with what the database says of itself. */
export type Failed =
  | { refused: { code: RefusalCode; sentence: string; more: ConstructorParameters<typeof Refusal>[2] } }
  | { failed: { message: string; stack?: string; code?: string; errcode?: number } };

/** What the thread tells. */
export type Told = { id: number } & ({ read: Read<unknown> } | Failed);

const errorOf = (told: Failed): Error =>
  'refused' in told
    ? new Refusal(told.refused.code, told.refused.sentence, told.refused.more)
    : Object.assign(new Error(told.failed.message), told.failed);

/**
 * Calls a function that its module exports, in the thread. What goes in and comes out is copied, so both are plain
 * data; bytes right under the answer are handed over.
 * @param module the module's `import.meta.url`.
 * @throws what the function threw.
 */
export type ReadInThread = <Given, Answer>(
  module: string,
  work: (read: Reader, given: Given) => Promise<Answer>,
  given: Given,
) => Promise<Read<Answer>>;

/** Reads in a thread what takes too long for the one that answers everybody. */
export interface ReadingThreads {
  /** For whoever works at the show, and for live views. */
  readonly readInThread: ReadInThread;
  /** For what anybody may ask: one reading comes after the other, and nobody at work stands behind a crowd. */
  readonly readForCrowd: ReadInThread;
}

interface Waiting {
  place: Place;
  resolve: (read: Read<unknown>) => void;
  reject: (error: unknown) => void;
}

interface Thread {
  ask(place: Place, what: Reading | { leaves: true }): Promise<Read<unknown>>;
  /** Nothing is read from there any more. */
  leave(place: Place): Promise<void>;
}

/** The thread is started when somebody asks, and anew when it was lost. */
function threadThatReads(): Thread {
  const waiting = new Map<number, Waiting>();
  let thread: Worker | undefined;
  let asked = 0;
  const settle = (told: Told) => {
    const one = waiting.get(told.id);
    waiting.delete(told.id);
    // A program that has nothing else to wait for may end.
    if (waiting.size === 0) thread?.unref();
    if ('read' in told) one?.resolve(told.read);
    else one?.reject(errorOf(told));
  };
  const start = (): Worker => {
    const fresh = new Worker(ENTRY);
    const lost = (error: unknown) => {
      if (thread === fresh) thread = undefined;
      for (const { reject } of waiting.values()) reject(error);
      waiting.clear();
    };
    fresh.on('message', settle);
    fresh.once('error', lost);
    fresh.once('exit', () => lost(new Error('The thread that reads ended before it was done.')));
    return fresh;
  };
  const ask: Thread['ask'] = (place, what) =>
    new Promise((resolve, reject) => {
      thread ??= start();
      asked += 1;
      waiting.set(asked, { place, resolve, reject });
      thread.ref();
      thread.postMessage({ id: asked, place, ...what } satisfies Asked);
    });
  return {
    ask,
    async leave(place) {
      if (!thread) return;
      const places = [...waiting.values()].map((one) => one.place);
      // What is still read is not waited for, unless somebody else's reading would end with it.
      if (places.length > 0 && places.every((one) => one === place)) await thread.terminate();
      else await ask(place, { leaves: true });
    },
  };
}

/** A thread takes 0.3 s of the processor to start, so whatever stores a process opens share these. */
const WORK = threadThatReads();
const CROWD = threadThatReads();

/** The threads for one database. */
export function openReadingThreads(place: Place): { reading: ReadingThreads; close(): Promise<unknown> } {
  const by =
    ({ ask }: Thread) =>
    (module: string, work: { name: string }, given: unknown) =>
      ask(place, { module, name: work.name, given });
  return {
    reading: { readInThread: by(WORK) as ReadInThread, readForCrowd: by(CROWD) as ReadInThread },
    close: () => Promise.all([WORK.leave(place), CROWD.leave(place)]),
  };
}
