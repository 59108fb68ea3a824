/** The parts in which data on an event's people can be erased, in the order of the steps. */
import type { ShowPhase } from '../events/show-phase.ts';
export const ERASING_PARTS = ['music', 'pictures', 'letters', 'people', 'links'] as const;
export type ErasingPart = (typeof ERASING_PARTS)[number];

/** Parts that can be erased before the people are, so that everybody can still be thanked. */
export const PARTS_ALONE = [
  'music',
  'pictures',
  'letters',
  'links',
] as const satisfies readonly ErasingPart[];
export type PartAlone = (typeof PARTS_ALONE)[number];

/** A part of an event that was erased, and when (ms) that was last asked for. */
export interface ErasedPart {
  eventId: string;
  part: PartAlone;
  askedAt: number;
}

/**
 * Why a part may not be erased yet; undefined where it may. A show needs its music, pictures and judges' links.
 * `show`: the state of all the event's rounds together.
 */
export function partBar(
  show: ShowPhase,
  event: { startsAt: number | null },
  now: number,
): 'before' | 'running' | undefined {
  if (show === 'running') return 'running';
  if (show === 'over' || (event.startsAt !== null && event.startsAt <= now)) return undefined;
  return 'before';
}
