/** Votes by ten seconds of an open poll, read off the counts that the live view brings. */

const STEP_MS = 10_000;

/** How many had voted at a moment. */
export interface Count {
  at: number;
  votes: number;
}

/** New votes for each ten seconds from the first count to `now` (ms), the newest last; at most `most` figures. */
export function votesByTenSeconds(counts: readonly Count[], now: number, most: number): number[] {
  const first = counts[0];
  if (first === undefined) return [];
  const steps = Math.floor((now - first.at) / STEP_MS) + 1;
  const sums = Array<number>(Math.max(1, steps)).fill(0);
  for (const [index, { at, votes }] of counts.entries()) {
    const before = counts[index - 1]?.votes ?? votes;
    const step = Math.min(sums.length - 1, Math.floor((at - first.at) / STEP_MS));
    sums[step] = (sums[step] ?? 0) + Math.max(0, votes - before);
  }
  return sums.slice(-most);
}
