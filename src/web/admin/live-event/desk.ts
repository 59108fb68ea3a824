/** What every part of the desk works with: the newest view, how to give a command, and what stands in the way. */
import { createContext, use } from 'react';
import type { Camel } from '#contract/case.ts';
import type { AdminView } from '#contract/live/views.ts';
import type { SentShowCommand } from '#contract/show/schema.ts';
import { isOpen } from '#domain/voting/poll.ts';

type WithoutEnvelope<C> = C extends unknown ? Omit<C, 'commandId' | 'expectedVersion'> : never;

/** A command without its id and version, which are added when it is sent. */
export type DeskCommand = WithoutEnvelope<Camel<SentShowCommand>>;

/** A command that was sent and is not answered yet. */
export interface UnderWay {
  commandId: string;
  kind: DeskCommand['kind'];
  /** The version it was made from. */
  expectedVersion: number;
  /** It takes longer than it should, which is told. */
  slow: boolean;
}

export interface Desk {
  view: AdminView;
  /** Whether this desk follows the show. Without it nothing is sent. */
  connected: boolean;
  /** The server's time, in ms. */
  now: () => number;
  /** The least that the server's clock can show now, in ms. */
  atLeast: () => number;
  /** Gives a command; answers whether it was carried out. What was refused is said by a toast. */
  send: (command: DeskCommand) => Promise<boolean>;
  /** The commands that wait for their answers. */
  underWay: readonly UnderWay[];
  /** Locked against elbows: only GO, and only when held. */
  locked: boolean;
  setLocked: (locked: boolean) => void;
}

export const DeskContext = createContext<Desk | undefined>(undefined);

/** The desk around this component. */
export function useDesk(): Desk {
  const desk = use(DeskContext);
  if (!desk) throw new Error('useDesk stands outside the desk.');
  return desk;
}

/** The item called or on stage. */
export const currentOf = (view: AdminView) =>
  view.items.find((item) => item.itemId === view.currentId) ?? null;
/** The item that comes next. */
export const nextOf = (view: AdminView) => view.items.find((item) => item.itemId === view.nextId) ?? null;
/** The poll that is open, if one is. */
export const openPollOf = (view: AdminView) => view.polls.find(isOpen) ?? null;
