/**
 * Reading that takes long (a hundred thousand ballots, all marks of a round) in a thread that stays open beside the
 * server, on a connection of its own: everybody else is answered meanwhile.
 */
import { Worker } from 'node:worker_threads';
import type { RefusalCode } from '#contract/errors.ts';
import { Refusal } from '../http/refusal.ts';
import type { Reader } from './reader.ts';

const ENTRY = new URL('./reading-thread.ts', import.meta.url);

/** Where the database is. */
export type Place = { url: string } | { file: string };

/** Which function of which module, and what it is given beside the read side. */
export interface Asked {
  id: number;
  module: string;
  name: string;
  given: unknown;
}

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
export type ReadBeside = <Given, Answer>(
  module: string,
  work: (read: Reader, given: Given) => Promise<Answer>,
  given: Given,
) => Promise<Read<Answer>>;

interface Waiting {
  resolve: (read: Read<unknown>) => void;
  reject: (error: unknown) => void;
}

/** The thread is started when somebody asks, and anew when it was lost. */
export function openReadBeside(place: Place): { readBeside: ReadBeside; close(): Promise<void> } {
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
    const fresh = new Worker(ENTRY, { workerData: { place } });
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
  const readBeside = (module: string, work: { name: string }, given: unknown) =>
    new Promise<Read<unknown>>((resolve, reject) => {
      thread ??= start();
      asked += 1;
      waiting.set(asked, { resolve, reject });
      thread.ref();
      thread.postMessage({ id: asked, module, name: work.name, given } satisfies Asked);
    });
  return {
    readBeside: readBeside as ReadBeside,
    close: async () => {
      await thread?.terminate();
    },
  };
}
