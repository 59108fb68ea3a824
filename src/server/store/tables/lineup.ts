/** The tables that the room `lineup` owns. See `../tables.ts` for how to read them. */
import type { StageSide } from '#domain/events/stage-side.ts';
import type { Speed } from '#domain/lineup/rehearsal.ts';
import type { Flag } from './flag.ts';

export interface RoundTable {
  id: string;
  eventId: string;
  name: string;
  position: number;
  rules: string;
  createdAt: number;
  /** The highest number that an act was given; null while numbers follow the order. */
  lastNumber: number | null;
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
  /** Where an act comes to the stage; empty: as the event says. */
  stageSide: '' | StageSide;
  /** An act's own, once numbers stay. */
  number: number | null;
}
/** The last rehearsal of a round; on while `endedAt` is null. */
export interface RehearsalTable {
  roundId: string;
  id: string;
  speed: Speed;
  realFrom: number;
  stageFrom: number;
  /** JSON: rows of each room as they were before it; empty once it was thrown away. */
  kept: string;
  /** The highest version that the show had in any rehearsal of the round. The real show never makes one of these. */
  topVersion: number;
  startedAt: number;
  startedBy: string;
  endedAt: number | null;
}
