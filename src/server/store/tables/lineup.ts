/** The tables that the room `lineup` owns. See `../tables.ts` for how to read them. */

import type { StageSide } from '#domain/events/stage-side.ts';
import type { ItemKind } from '#domain/lineup/item.ts';
import type { Speed } from '#domain/lineup/round-clock.ts';
import type { Flag } from './flag.ts';

export interface RoundTable {
  id: string;
  eventId: string;
  name: string;
  position: number;
  rules: string;
  /** How its results are told, in JSON (`RevealScript`); empty where nobody decided it. */
  reveal: string;
  createdAt: number;
  /** The highest number that an act was given; null while numbers follow the order. */
  lastNumber: number | null;
  /** The round that this one rehearses, of which it is a copy; null in a round of the show. */
  rehearses: string | null;
  /** A rehearsal's clock (`RoundClock`); null in a round of the show. */
  speed: Speed | null;
  realFrom: number | null;
  stageFrom: number | null;
}
export interface RunningOrderItemTable {
  id: string;
  roundId: string;
  position: number;
  kind: ItemKind;
  /** Of a cue; empty for a performance, which is called by its stage name. */
  title: string;
  participantId: string | null;
  plannedMs: number;
  isGuest: Flag;
  scratched: Flag;
  scratchReason: string;
  /** Where an act comes to the stage; empty: as the event says. */
  stageSide: '' | StageSide;
  /** An act's own, once numbers stay; null while they follow the order. */
  number: number | null;
}
