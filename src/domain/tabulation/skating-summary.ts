/**
 * The Skating System, rules 9 to 11: places of several dances added up, and ties in the sum broken. Places are doubled
 * so that a shared one (2½) is whole.
 */
import { bestOf, type InColumn, type Ordinals, type Placed, placeByMajority } from './skating-majority.ts';

/** One act's places over all dances. */
export interface DanceResult {
  p: number;
  /** The act's place in each dance, doubled. */
  placesDoubled: number[];
  /** All judges' ordinals over all dances, doubled. */
  ordinalsDoubled: number[];
}

/** Acts that share a final place (or one alone), and the rule (9, 10 or 11) that gave it. */
export interface Summary {
  acts: number[];
  place: number;
  rule: number;
  /** For rules 10 and 11, by act: what it has in places "column and higher"; null for rule 9. */
  compared: ReadonlyMap<number, InColumn & Pick<Placed, 'column'>> | null;
}

/** The sum of an act's places over all dances (rule 9), doubled. */
export function totalDoubled(act: DanceResult): number {
  return act.placesDoubled.reduce((sum, place) => sum + place, 0);
}

/** Places acts by rules 9 to 11, best first; rule 9: the lowest total of places wins. */
export function summarize(acts: readonly DanceResult[]): Summary[] {
  const result: Summary[] = [];
  let remaining = [...acts];
  let place = 1;
  while (remaining.length > 0) {
    const best = bestOf(remaining, totalDoubled);
    if (best.length === 1) result.push({ acts: best.map((act) => act.p), place, rule: 9, compared: null });
    else result.push(...ruleTen(best, place, acts.length));
    remaining = without(remaining, best);
    place += best.length;
  }
  return result;
}

/**
 * Rule 10: of acts tied on the total, the one with most places "`place` and higher", then with the lowest sum of those
 * places. After each place given, the rest go back to rule 10 for the next.
 */
function ruleTen(tied: readonly DanceResult[], place: number, lastPlace: number): Summary[] {
  const counted = (act: DanceResult): number[] => act.placesDoubled.filter((entry) => entry <= place * 2);
  const sumOf = (act: DanceResult): number => counted(act).reduce((sum, entry) => sum + entry, 0);
  const alone = (act: DanceResult): Summary => {
    const compared = { column: place, count: counted(act).length, sumDoubled: sumOf(act) };
    return { acts: [act.p], place, rule: 10, compared: new Map([[act.p, compared]]) };
  };
  if (tied.length <= 1) return tied.map(alone);
  const most = bestOf(tied, (act) => -counted(act).length);
  const best = bestOf(most, sumOf);
  const first = best.length === 1 ? best.map(alone) : ruleEleven(best, place, lastPlace);
  return [...first, ...ruleTen(without(tied, best), place + best.length, lastPlace)];
}

/**
 * Rule 11: the ordinals of all dances judged as if they were one dance, from column `place` on. Acts tied here are
 * settled among themselves before any other act; what is left of them goes back to rule 10.
 */
function ruleEleven(tied: readonly DanceResult[], place: number, lastPlace: number): Summary[] {
  const asOneDance: Ordinals[] = tied.map((act) => ({ p: act.p, doubled: act.ordinalsDoubled }));
  const [chosen, second] = placeByMajority(asOneDance, place, lastPlace);
  const best = tied.filter((act) => chosen?.acts.includes(act.p));
  const rest = without(tied, best);
  const next = place + best.length;
  const settled = (acts: readonly DanceResult[], start: number, compared: Placed | undefined): Summary => ({
    acts: acts.map((act) => act.p),
    place: start,
    rule: 11,
    compared:
      compared === undefined
        ? null
        : new Map(
            compared.acts.map((p, at) => [
              p,
              { column: compared.column, ...(compared.figures[at] ?? { count: 0, sumDoubled: 0 }) },
            ]),
          ),
  });
  const first = settled(best, place, chosen);
  if (rest.length === 0) return [first];
  if (rest.length === 1) return [first, settled(rest, next, second)];
  return [first, ...ruleTen(rest, next, lastPlace)];
}

function without(acts: readonly DanceResult[], gone: readonly DanceResult[]): DanceResult[] {
  return acts.filter((act) => !gone.includes(act));
}
