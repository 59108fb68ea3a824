/**
 * What those know of a result who follow the hall: phones, `/results` and every screen that the house does not know are
 * told each place so long after the stage, so that nobody in the hall, and no viewer of a stream that comes late, reads
 * a name before it is said.
 */

/** How far one table was told, and when. Times are in ms. */
export interface Telling {
  state: 'certified' | 'revealing' | 'published';
  /** So many of its steps were told in the hall, lowest place first. */
  shownSteps: number;
  /** When each of them was. One without a time was told long ago. */
  toldAt: readonly number[];
  publishedAt: number | null;
}

/** When everybody may know of each step that was told in the hall, and of the whole table where it is published. */
function times({ state, shownSteps, toldAt, publishedAt }: Telling, followMs: number) {
  const steps: number[] = [];
  // No place is known before the one that was told before it.
  for (let step = 0; step < shownSteps; step += 1) {
    const at = toldAt[step];
    steps.push(Math.max(steps.at(-1) ?? 0, at === undefined ? 0 : at + followMs));
  }
  const whole = state === 'published' ? Math.max(publishedAt ?? 0, steps.at(-1) ?? 0) : null;
  return { steps, whole };
}

/** How far everybody may know the table at `now`. */
export function followed(
  table: Telling,
  followMs: number,
  now: number,
): Pick<Telling, 'state' | 'shownSteps'> {
  const { steps, whole } = times(table, followMs);
  if (whole !== null && whole <= now) return { state: 'published', shownSteps: table.shownSteps };
  const shownSteps = steps.filter((at) => at <= now).length;
  return { state: shownSteps > 0 ? 'revealing' : 'certified', shownSteps };
}

/** When everybody is told more of the table by the clock alone, after `now`. */
export function comesAt(table: Telling, followMs: number, now: number): number[] {
  const { steps, whole } = times(table, followMs);
  return [...steps, ...(whole === null ? [] : [whole])].filter((at) => at > now);
}
