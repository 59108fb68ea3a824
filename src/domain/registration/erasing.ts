/** What is kept of the people of an event, in the parts in which it may be erased, in the order of the steps. */
export const ERASING_PARTS = ['music', 'pictures', 'letters', 'people', 'links'] as const;
export type ErasingPart = (typeof ERASING_PARTS)[number];

/** The parts that may go before the people do: who was on stage can still be thanked. */
export const PARTS_ALONE = [
  'music',
  'pictures',
  'letters',
  'links',
] as const satisfies readonly ErasingPart[];
export type PartAlone = (typeof PARTS_ALONE)[number];

/** A part of an event that was erased, and when that was last asked for. */
export interface ErasedPart {
  eventId: string;
  part: PartAlone;
  askedAt: number;
}

/**
 * Why a part may not go alone yet; undefined where it may. The show needs its music, its pictures and its judges.
 * `show`: how far the rounds of the event are, together.
 */
export function partBar(
  show: 'waiting' | 'running' | 'over',
  event: { startsAt: number | null },
  now: number,
): 'before' | 'running' | undefined {
  if (show === 'running') return 'running';
  if (show === 'over' || (event.startsAt !== null && event.startsAt <= now)) return undefined;
  return 'before';
}
