/** The tables that the room `show` owns. See `../tables.ts` for how to read them. */

export interface ShowStepTable {
  roundId: string;
  version: number;
  commandId: string;
  command: string;
  events: string;
  actorId: string;
  actorName: string;
  at: number;
  /** The rehearsal that it belongs to; null in the real show. */
  rehearsalId: string | null;
}
export interface ScreenTable {
  id: string;
  tokenHash: string;
  kind: 'mc' | 'projector';
  name: string;
  createdAt: number;
  lastSeenAt: number;
}
