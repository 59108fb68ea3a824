/**
 * Reading that takes long (a hundred thousand ballots, all marks of a round) in threads that stay open beside the
 * server, each on a connection of its own: everybody else is answered meanwhile.
 */
import { Worker } from 'node:worker_threads';
import type { RefusalCode } from '#contract/errors.ts';
import { Refusal } from '#contract/refusal.ts';
import type { Reader } from './reader.ts';

const ENTRY = new URL('./reading-thread.ts', import.meta.url);

/** Where the database is: a PostgreSQL URL or an SQLite file. */
export type Place = { url: string } | { file: string };

/** Which exported function of which module a thread calls, and with what. */
export interface Reading {
  module: string;
  name: string;
  given: unknown;
}

/** A message to a reading thread: read something, or close the connection to a database. */
export type Asked = { id: number; place: Place } & (Reading | { leaves: true });

/** The answer of a reading, the tables it was read from, and the database version that it shows. */
export interface Read<Answer> {
  answer: Answer;
  tables: string[];
  version: number;
}

/** Why a reading failed: a `Refusal`, or an error with what the database said. */
export type Failed =
  | { refused: { code: RefusalCode; sentence: string; more: ConstructorParameters<typeof Refusal>[2] } }
  | { failed: { message: string; stack?: string; code?: string; errcode?: number } };

/** A message from a reading thread: the answer to the request with this id, or its failure. */
export type Answered = { id: number } & ({ read: Read<unknown> } | Failed);

const errorOf = (told: Failed): Error =>
  'refused' in told
    ? new Refusal(told.refused.code, told.refused.sentence, told.refused.more)
    : Object.assign(new Error(told.failed.message), told.failed);

/**
 * Calls a function that its module exports on a reading thread. Arguments and answer are copied, so both are plain
 * data; a `Uint8Array` at the top level of the answer is handed over without copying. @param module the module's
 * `import.meta.url`. @throws what the function threw.
 */
export type ReadInThread = <Given, Answer>(
  module: string,
  work: (read: Reader, given: Given) => Promise<Answer>,
  given: Given,
) => Promise<Read<Answer>>;

/** Reads on other threads what would hold up the thread that answers requests. */
export interface ReadingThreads {
  /** For the people who work at the show, and for live views. */
  readonly readInThread: ReadInThread;
  /** For what any visitor may ask: one reading at a time, so that nobody who works at the show waits behind a crowd. */
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
  const settle = (told: Answered) => {
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

/**
 * The reading threads for one database; the threads themselves are shared by all databases of the process. `close`
 * resolves when this database is read no more.
 */
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
