/**
 * When places become known outside the hall. Phones, `/results` and screens that are not paired learn each place a
 * fixed time after it was revealed on stage, so that nobody, not even viewers of a delayed stream, reads a name before
 * it is said.
 */

/** How far one table was revealed in the hall, and when. Instants in ms. */
export interface TableProgress {
  state: 'certified' | 'revealing' | 'published';
  /** How many of its steps were revealed in the hall, lowest place first. */
  shownSteps: number;
  /** When each step was revealed; one without a time is not known to have been revealed yet. */
  toldAt: readonly number[];
}

/**
 * When each revealed step becomes known to everybody (`steps`), and when the whole published table does (`whole`; null
 * while it is not published). In ms. What was told further ahead of `now` than anybody waits was told under a clock
 * that was put back since: that is known.
 */
function times({ state, shownSteps, toldAt }: TableProgress, followMs: number, now: number) {
  const steps: number[] = [];
  // A step is never known before the one revealed before it.
  for (const at of toldAt.slice(0, shownSteps))
    steps.push(Math.max(steps.at(-1) ?? 0, at > now + followMs ? 0 : at + followMs));
  const whole = state === 'published' ? (steps.at(-1) ?? 0) : null;
  return { steps, whole };
}

/** How far everybody may know the table at `now`. `followMs` is the delay after the hall. */
export function publicProgress(
  table: TableProgress,
  followMs: number,
  now: number,
): Pick<TableProgress, 'state' | 'shownSteps'> {
  const { steps, whole } = times(table, followMs, now);
  if (whole !== null && whole <= now) return { state: 'published', shownSteps: table.shownSteps };
  const shownSteps = steps.filter((at) => at <= now).length;
  return { state: shownSteps > 0 ? 'revealing' : 'certified', shownSteps };
}

/** Future instants (ms) at which everybody learns more of the table as time passes. */
export function nextPublicInstants(table: TableProgress, followMs: number, now: number): number[] {
  const { steps, whole } = times(table, followMs, now);
  return [...steps, ...(whole === null ? [] : [whole])].filter((at) => at > now);
}
