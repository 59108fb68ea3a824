/** The table that the room `recordings` owns. */
import type { Flag } from './flag.ts';

/** How the name of one act is said, as recorded. The sound lies in the tracks' storage. */
export interface NameRecordingTable {
  participantId: string;
  /** Of the file; another recording has another one. */
  id: string;
  /** In bytes. */
  size: number;
  durationMs: number;
  sentBy: string;
  sentByCrew: Flag;
  sentAt: number;
}
