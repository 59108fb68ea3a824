/**
 * Which copies are kept. Copies made by hand or before something grave stay until somebody removes the file or
 * they are 30 days old: personal data must not outlive its event in a forgotten copy.
 */

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Every copy of so long ago stays; older ones thin out to one an hour, then one a day. */
const ALL_MS = 2 * HOUR_MS;
const HOURLY_MS = 2 * DAY_MS;
const LONGEST_MS = 30 * DAY_MS;

export interface Keepable {
  name: string;
  /** When it was taken, ms. */
  takenAt: number;
  reason: string;
}

/**
 * The names to remove at `now`. Of the copies taken by time all of the last two hours stay, then the last of each
 * hour for two days, then the last of each day (UTC) for 30 days. The newest copy of all is never removed.
 */
export function tooMany(copies: readonly Keepable[], now: number): string[] {
  const newestFirst = copies.toSorted((a, b) => b.takenAt - a.takenAt);
  const spans = new Set<string>();
  return newestFirst.flatMap(({ name, takenAt, reason }, i) => {
    const age = now - takenAt;
    if (i === 0) return [];
    if (age > LONGEST_MS) return [name];
    if (reason !== 'by_time' || age <= ALL_MS) return [];
    const [unit, ms] = age <= HOURLY_MS ? ['hour', HOUR_MS] : ['day', DAY_MS];
    const span = `${unit} ${Math.floor(takenAt / ms)}`;
    if (spans.has(span)) return [name];
    spans.add(span);
    return [];
  });
}
