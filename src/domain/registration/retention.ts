/** When an event's personal data is erased: some days after the show, but not before anybody could be warned. */

const DAY_MS = 86_400_000;

/**
 * The instant (ms) from which the server erases by itself; undefined where nobody chose that or the show has no date.
 * After a change of the date or the rule a day passes first, so that a mistake can be corrected.
 */
export function erasureDueAt(event: {
  startsAt: number | null;
  updatedAt: number;
  eraseAfterDays: number | null;
}): number | undefined {
  if (event.startsAt === null || event.eraseAfterDays === null) return undefined;
  return Math.max(event.startsAt + event.eraseAfterDays * DAY_MS, event.updatedAt + DAY_MS);
}
