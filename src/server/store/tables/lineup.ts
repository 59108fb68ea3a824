/** The tables that the room `lineup` owns. See `../tables.ts` for how to read them. */
import type { Flag } from './flag.ts';

export interface RoundTable {
  id: string;
  eventId: string;
  name: string;
  position: number;
  rules: string;
  createdAt: number;
}
export interface RunningOrderItemTable {
  id: string;
  roundId: string;
  position: number;
  kind: 'performance' | 'opening' | 'interval' | 'vote' | 'results' | 'other';
  /** Of a cue; empty for a performance, which is called by its stage name. */
  title: string;
  participantId: string | null;
  plannedMs: number;
  isGuest: Flag;
  scratched: Flag;
  scratchReason: string;
}
