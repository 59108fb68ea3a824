/**
 * The Skating System, rules 9 to 11: the places of several dances added up, and ties in that sum settled.
 * Places are doubled so that a shared one (2½) is a whole number.
 */
import { bestOf, type Ordinals, placeByMajority } from './skating-majority.ts';

export interface DanceResult {
  p: number;
  /** The act's place in each dance, doubled. */
  placesDoubled: number[];
  /** All judges' ordinals over all dances, doubled. */
  ordinalsDoubled: number[];
}

/** One act, or several that share a place, with the rule that decided. */
export interface Summary {
  acts: number[];
  place: number;
  rule: number;
}

/** The sum of an act's places over all dances, doubled. */
export function totalDoubled(act: DanceResult): number {
  return act.placesDoubled.reduce((sum, place) => sum + place, 0);
}

/** Rule 9: the lowest total of places wins. */
export function summarize(acts: readonly DanceResult[]): Summary[] {
  const result: Summary[] = [];
  let remaining = [...acts];
  let place = 1;
  while (remaining.length > 0) {
    const best = bestOf(remaining, totalDoubled);
    if (best.length === 1) result.push({ acts: best.map((act) => act.p), place, rule: 9 });
    else result.push(...ruleTen(best, place, acts.length));
    remaining = without(remaining, best);
    place += best.length;
  }
  return result;
}

/**
 * Rule 10: of the acts tied on the total the one with most places "`place` and higher", then with the least total of
 * those places. Whoever is still tied after a place is given goes back to rule 10 for the next one.
 */
function ruleTen(tied: readonly DanceResult[], place: number, lastPlace: number): Summary[] {
  if (tied.length <= 1) return tied.map((act) => ({ acts: [act.p], place, rule: 10 }));
  const counted = (act: DanceResult): number[] => act.placesDoubled.filter((entry) => entry <= place * 2);
  const most = bestOf(tied, (act) => -counted(act).length);
  const best = bestOf(most, (act) => counted(act).reduce((sum, entry) => sum + entry, 0));
  const first =
    best.length === 1
      ? best.map((act) => ({ acts: [act.p], place, rule: 10 }))
      : ruleEleven(best, place, lastPlace);
  return [...first, ...ruleTen(without(tied, best), place + best.length, lastPlace)];
}

/**
 * Rule 11: the ordinals of all dances as if they were one dance, from column `place` on. Those who came to rule 11
 * are settled before anyone else: what is left of them goes back to rule 10 among themselves.
 */
function ruleEleven(tied: readonly DanceResult[], place: number, lastPlace: number): Summary[] {
  const asOneDance: Ordinals[] = tied.map((act) => ({ p: act.p, doubled: act.ordinalsDoubled }));
  const chosen = placeByMajority(asOneDance, place, lastPlace)[0];
  const best = tied.filter((act) => chosen?.acts.includes(act.p));
  const rest = without(tied, best);
  const first = { acts: best.map((act) => act.p), place, rule: 11 };
  const next = place + best.length;
  if (rest.length <= 1) return [first, ...rest.map((act) => ({ acts: [act.p], place: next, rule: 11 }))];
  return [first, ...ruleTen(rest, next, lastPlace)];
}

function without(acts: readonly DanceResult[], gone: readonly DanceResult[]): DanceResult[] {
  return acts.filter((act) => !gone.includes(act));
}
