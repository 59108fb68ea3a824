/** Bursts: many registrations in a short time from one network, such as a class in a lesson or a script. */

/** A pause this long ends a burst. */
const PAUSE_MS = 10 * 60_000;
/** Fewer registrations are not reported as a burst. */
const FEWEST = 20;

interface Came {
  id: string;
  /** A fingerprint of the network; null where it is not known. */
  cameFrom: string | null;
  createdAt: number;
}

/** A burst: the registrations' ids, and the first and last instant (ms). */
export interface Burst {
  ids: readonly string[];
  firstAt: number;
  lastAt: number;
}

/** The bursts among these registrations, the largest first. */
export function burstsOf(registrations: readonly Came[]): Burst[] {
  const runs = new Map<string, Came[][]>();
  for (const one of registrations.toSorted((a, b) => a.createdAt - b.createdAt)) {
    if (one.cameFrom === null) continue;
    const ofNetwork = runs.get(one.cameFrom) ?? [];
    const last = ofNetwork.at(-1);
    const before = last?.at(-1);
    if (last && before && one.createdAt - before.createdAt <= PAUSE_MS) last.push(one);
    else ofNetwork.push([one]);
    runs.set(one.cameFrom, ofNetwork);
  }
  return [...runs.values()]
    .flat()
    .filter((run) => run.length >= FEWEST)
    .map((run) => ({
      ids: run.map(({ id }) => id),
      firstAt: run[0]?.createdAt ?? 0,
      lastAt: run.at(-1)?.createdAt ?? 0,
    }))
    .toSorted((a, b) => b.ids.length - a.ids.length);
}
