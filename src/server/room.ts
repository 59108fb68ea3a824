/** What every room is given when it is opened, and what it gives to the server that it is part of. */
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { Config } from './config.ts';
import type { Gates } from './http/access.ts';
import type { Store } from './store/store.ts';

/** What every room is opened with. */
export interface RoomContext {
  readonly config: Config;
  readonly store: Store;
  readonly log: Logger;
  /** Hears of what went wrong on our own side; `words` say what could not be done. */
  readonly trouble: (words: string) => (error: unknown) => void;
  /** Whether things may be removed for their age: not by a clock that may be wrong (`clock-doubt.ts`). */
  readonly clockIsSettled: () => boolean;
}

/** A room that is open. Nothing runs by itself before `start`. */
export interface Room {
  /** Adds its calls. */
  routes(app: FastifyInstance, gates: Gates): Promise<void> | void;
  /** Begins what it does by itself, before anybody is let in. */
  start?(): Promise<void> | void;
  /** Ends the answers that have no end of their own, while every other call that came is still answered. */
  endStreams?(): Promise<void> | void;
  /** Ends it, once every call was answered. */
  close?(): Promise<void> | void;
}

/** A room that gives other rooms something beside its calls, such as its gates or a function that counts. */
export type RoomWithMore = Room & Readonly<Record<string, unknown>>;
