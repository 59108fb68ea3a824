/** The tables that the room `show` owns. See `../tables.ts` for how to read them. */

import type { Generated } from 'kysely';
import type { PAIRABLE } from '#contract/show/screens.ts';

export interface ShowStepTable {
  roundId: string;
  version: number;
  commandId: string;
  command: string;
  events: string;
  actorId: string;
  actorName: string;
  at: number;
}
/** A paired screen, which opens what its event shows while that one is on. */
export interface ScreenTable {
  id: string;
  eventId: string;
  tokenHash: string;
  /** Of one that was paired by the code it showed: the token of its page, once that came. */
  pageHash: Generated<string | null>;
  kind: (typeof PAIRABLE)[number];
  name: string;
  createdAt: number;
  lastSeenAt: number;
  /** Until when it shows its number and name. */
  calledUntil: Generated<number | null>;
}
/** A process that serves live views, and who is connected to it (`present`, JSON). Renewed while it runs. */
export interface LiveProcessTable {
  id: string;
  beat: number;
  present: string;
  seenAt: number;
}
