/** When the personal data of an event goes: so many days after the show, and not before anybody could be warned. */

const DAY_MS = 86_400_000;

/**
 * The instant (ms) from which the server erases by itself; undefined where nobody decided so, or the show has no
 * date. An event whose date or rule was changed last gets a day's grace, so that a slip can be mended.
 */
export function erasureDueAt(event: {
  startsAt: number | null;
  updatedAt: number;
  eraseAfterDays: number | null;
}): number | undefined {
  if (event.startsAt === null || event.eraseAfterDays === null) return undefined;
  return Math.max(event.startsAt + event.eraseAfterDays * DAY_MS, event.updatedAt + DAY_MS);
}
