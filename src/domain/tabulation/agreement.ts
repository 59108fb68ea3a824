/**
 * How far the judges agree: shown to admins as a help, never used to change a result.
 * Everything is compared in whole numbers or fractions; roots are taken only of figures that are shown.
 */
import Fraction from 'fraction.js';
import { concordance, rankCorrelation } from './correlation.ts';
import { denseOrder, figure } from './exact.ts';
import type { Outcome } from './outcome.ts';
import { outlierMarks } from './outliers.ts';
import { cell, merit, type Panel, takesPart } from './panel.ts';
import { doubledRanks } from './ranks.ts';
import { squareRoot } from './roots-and-powers.ts';
import { lowerWins } from './rules.ts';
import type { JudgeAgreement, PanelAgreement } from './standings.ts';

/**
 * Statistics on how far the judges agree: Kendall's W for the panel, and for each judge mean, spread, correlation and
 * outlying marks. Guests are left out. Never used to change a result.
 */
export function agreementOf(panel: Panel, outcome: Outcome): PanelAgreement {
  const acts = panel.performances.flatMap((performance, p) => (performance.guest ? [] : [p]));
  const raters = panel.judges.flatMap((_judge, j) =>
    acts.some((p) => !Number.isNaN(merit(panel, p, j))) ? [j] : [],
  );
  const shared = acts.filter((p) => raters.every((j) => !Number.isNaN(merit(panel, p, j))));
  const field: Field = {
    panel,
    acts,
    results: resultOrder(panel, outcome, acts),
    sums: panelSums(panel),
  };
  const alone = panel.judges.map((_judge, j) => byThemselves(field, j));
  const ranksOnShared = (j: number): number[] => {
    const own = alone[j];
    return own?.scored.length === shared.length
      ? own.ranks
      : doubledRanks(shared.map((p) => merit(panel, p, j)));
  };
  const kendallW = concordance(raters.map(ranksOnShared));
  return {
    kendallW: kendallW ? figure(kendallW, panel.rules.rounding.shown) : null,
    performances: shared.length,
    raters: raters.length,
    judges: alone.map((own) => withOthers(field, own)),
    outliers: outlierMarks(panel, acts),
  };
}

/**
 * What every judge is compared with: the acts (indexes into the panel's performances), the panel's order of them, and
 * the sums of all judges' totals.
 */
interface Field {
  panel: Panel;
  acts: readonly number[];
  results: ResultOrder;
  sums: PanelSums;
}

/**
 * What one judge's own totals tell, without looking at the other judges. `scored`, `merits` and `ranks` run in
 * parallel.
 */
interface Own {
  j: number;
  scored: number[];
  merits: number[];
  ranks: number[];
  said: Omit<JudgeAgreement, 'expected' | 'correlation' | 'correlationWithRest' | 'reversed'>;
}

function byThemselves(field: Field, j: number): Own {
  const { panel, acts } = field;
  const { shown } = panel.rules.rounding;
  const scored = acts.filter((p) => !Number.isNaN(merit(panel, p, j)));
  const totals = scored.map((p) => panel.totals[cell(panel, p, j)] ?? 0);
  const merits = scored.map((p) => merit(panel, p, j));
  const most = Math.max(...merits);
  const least = Math.min(...merits);
  const idsWith = (value: number): string[] =>
    scored.flatMap((p, at) => (merits[at] === value ? [panel.performances[p]?.id ?? ''] : []));
  const flat = scored.length > 1 && most === least;
  return {
    j,
    scored,
    merits,
    ranks: doubledRanks(merits),
    said: {
      judgeId: panel.judges[j]?.id ?? '',
      scored: scored.length,
      mean: totals.length > 0 ? figure(meanOf(totals).div(panel.totalUnit), shown) : null,
      spread: totals.length > 0 ? figure(squareRoot(variance(totals)).div(panel.totalUnit), shown) : null,
      flat,
      gaveMostTo: flat || scored.length < 2 ? [] : idsWith(most),
      gaveLeastTo: flat || scored.length < 2 ? [] : idsWith(least),
    },
  };
}

function withOthers(field: Field, { j, scored, merits, ranks, said }: Own): JudgeAgreement {
  const { panel, acts, results } = field;
  const { shown } = panel.rules.rounding;
  const withRest = correlationWithRest(field, scored, ranks, j);
  const withPanel = correlationWithPanel(results, scored, merits, ranks);
  return {
    ...said,
    expected: acts.filter((p) => takesPart(panel.states[cell(panel, p, j)])).length,
    correlation: withPanel ? figure(withPanel, shown) : null,
    correlationWithRest: withRest ? figure(withRest, shown) : null,
    reversed: withRest !== null && withRest.compare('-1/2') < 0,
  };
}

function meanOf(values: readonly number[]): Fraction {
  const sum = values.reduce((total, value) => total + BigInt(value), 0n);
  return new Fraction(sum, BigInt(values.length));
}

function variance(values: readonly number[]): Fraction {
  const count = BigInt(values.length);
  const sum = values.reduce((total, value) => total + BigInt(value), 0n);
  const squares = values.reduce((total, value) => total + BigInt(value) * BigInt(value), 0n);
  return new Fraction(count * squares - sum * sum, count * count);
}

interface ResultOrder {
  /** Performance index → position by result as a whole number, higher is better; only acts that have a result. */
  order: Map<number, number>;
  /** Doubled mean ranks by result, in the order of the acts; null while some act has no result. */
  ranks: number[] | null;
}

function resultOrder(panel: Panel, outcome: Outcome, acts: readonly number[]): ResultOrder {
  const sign = lowerWins(panel.rules.method) ? -1 : 1;
  const placed = acts.flatMap((p) => {
    const result = outcome.results[p];
    return result ? [{ p, result }] : [];
  });
  const dense = denseOrder(placed.map((entry) => entry.result)).map((order) => sign * order);
  return {
    order: new Map(placed.map(({ p }, at) => [p, dense[at] ?? 0])),
    ranks: placed.length === acts.length ? doubledRanks(dense) : null,
  };
}

function correlationWithPanel(
  { order, ranks }: ResultOrder,
  scored: readonly number[],
  merits: readonly number[],
  own: readonly number[],
): Fraction | null {
  if (ranks && ranks.length === scored.length) return rankCorrelation(own, ranks);
  const both = scored.flatMap((p, at) => {
    const result = order.get(p);
    return result === undefined ? [] : [{ merit: merits[at] ?? 0, result }];
  });
  return rankCorrelation(
    doubledRanks(both.map((entry) => entry.merit)),
    doubledRanks(both.map((entry) => entry.result)),
  );
}

/** For each performance index: the sum of all judges' totals (higher is better), and how many judges gave one. */
interface PanelSums {
  sum: Float64Array;
  count: Float64Array;
}

function panelSums(panel: Panel): PanelSums {
  const sum = new Float64Array(panel.performances.length);
  const count = new Float64Array(panel.performances.length);
  for (let p = 0; p < sum.length; p += 1) {
    for (let j = 0; j < panel.judges.length; j += 1) {
      const total = merit(panel, p, j);
      if (Number.isNaN(total)) continue;
      sum[p] = (sum[p] ?? 0) + total;
      count[p] = (count[p] ?? 0) + 1;
    }
  }
  return { sum, count };
}

// An act that only this judge scored has no other judges to compare with and is left out. Each mean is a quotient of
// two whole numbers, which every machine rounds alike, so equal means stay equal and ranks come out the same.
function correlationWithRest(
  { panel, sums }: Field,
  scored: readonly number[],
  own: readonly number[],
  j: number,
): Fraction | null {
  const restOf = (p: number): number =>
    ((sums.sum[p] ?? 0) - merit(panel, p, j)) / ((sums.count[p] ?? 0) - 1);
  const shared = scored.filter((p) => (sums.count[p] ?? 0) > 1);
  const ranks = shared.length === scored.length ? own : doubledRanks(shared.map((p) => merit(panel, p, j)));
  return rankCorrelation(ranks, doubledRanks(shared.map(restOf)));
}
