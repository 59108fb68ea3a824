/**
 * Which copies are kept. Copies made by hand or before something grave stay until somebody removes the file or
 * they are 30 days old: personal data must not outlive its event in a forgotten copy. For the same reason what is
 * older than the copy taken after an erasing goes a day later, once that copy has proved itself by time.
 */

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Every copy of so long ago stays; older ones thin out to one an hour, then one a day. */
const ALL_MS = 2 * HOUR_MS;
const HOURLY_MS = 2 * DAY_MS;
const LONGEST_MS = 30 * DAY_MS;
/** How long what was erased may still be in a copy. */
const ERASED_MS = DAY_MS;

/** Taken without anybody asking or anything grave to follow: these thin out. */
const BY_ITSELF = new Set(['by_time', 'at_stop']);

/** What of a backup copy decides how long it is kept. */
export interface Keepable {
  name: string;
  /** When it was taken, in ms. */
  takenAt: number;
  reason: string;
  /** When a copy dated in the future was first seen, in ms: its age is counted from then. */
  seenLaterAt?: number | undefined;
}

/** Corrections that machines make by themselves are smaller. */
const LATER_MS = 60_000;

/** Whether a copy is dated in the future: the clock was wrong when it was taken, or is now. */
export const isLater = ({ takenAt }: Pick<Keepable, 'takenAt'>, now: number): boolean =>
  takenAt - now > LATER_MS;

/**
 * The copies, newest first. A copy dated later than `now` (ms) was taken while the clock was wrong; nobody knows
 * when that was, so it stands behind all others.
 */
export function inOrder<Copy extends Pick<Keepable, 'takenAt'>>(
  copies: readonly Copy[],
  now: number,
): Copy[] {
  const later = (copy: Copy) => Number(isLater(copy, now));
  return copies.toSorted((a, b) => later(a) - later(b) || b.takenAt - a.takenAt);
}

/**
 * The names of the copies to remove at `now` (ms). Of those taken by time and at a stop, all of the last two hours
 * stay, then the last of each hour for two days, then the last of each day (UTC) for 30 days; the newest copy of
 * all always stays. A copy dated later than now is kept like one made by hand, its age counted from when it was
 * first seen.
 */
export function tooMany(copies: readonly Keepable[], now: number): string[] {
  const spans = new Set<string>();
  const oldest = oldestAllowed(copies, now);
  return inOrder(copies, now).flatMap(({ name, takenAt, reason, seenLaterAt }, i) => {
    const age = now - takenAt;
    if (i === 0) return [];
    if ((seenLaterAt ?? takenAt) < oldest) return [name];
    if (!BY_ITSELF.has(reason) || age <= ALL_MS) return [];
    const [unit, ms] = age <= HOURLY_MS ? ['hour', HOUR_MS] : ['day', DAY_MS];
    const span = `${unit} ${Math.floor(takenAt / ms)}`;
    if (spans.has(span)) return [name];
    spans.add(span);
    return [];
  });
}

/**
 * The instant (ms) before which nothing is kept, neither copies nor databases that were set aside, except the
 * newest copy: 30 days ago, or when the newest copy after an erasing was taken that is at least a day old.
 */
export function oldestAllowed(copies: readonly Keepable[], now: number): number {
  const erasings = copies
    .filter(({ reason, takenAt }) => reason === 'after_erasing' && now - takenAt >= ERASED_MS)
    .map(({ takenAt }) => takenAt);
  return Math.max(now - LONGEST_MS, ...erasings);
}
