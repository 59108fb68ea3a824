/**
 * Points given by juries, in two levels: a jury's jurors are combined to one order of the acts, that order gives the
 * jury's points by the table, and all juries' points are added. As in song contests with a jury for each country.
 */
import Fraction from 'fraction.js';
import { commonDenominator, denseOrder, figure, numerator, rounded, ZERO } from './exact.ts';
import { rankWeight } from './exponential-rank.ts';
import type { Group, MethodRun, Outcome } from './outcome.ts';
import { cell, type Panel, totalWorth } from './panel.ts';
import { tablePoints } from './points-table.ts';
import { meanRank, type RankSpan, rankJudges, rankSpans } from './ranks.ts';
import { roundedForComparing } from './roots-and-powers.ts';
import type { JuryPart } from './standings.ts';
import type { JudgeInput, JuryMethod } from './types.ts';

/** A jury, and the indexes of its jurors in the panel. */
export interface Jury {
  name: string;
  jurors: number[];
}

/** The juries in the order of the panel. A judge without a jury forms one alone, under their own name. */
export function juriesOf(judges: readonly Pick<JudgeInput, 'id' | 'name' | 'jury'>[]): Jury[] {
  const numbered = judges.map((judge, j) => ({ ...judge, j }));
  const together = Map.groupBy(numbered, ({ id, jury }) =>
    jury === undefined ? `judge ${id}` : `jury ${jury}`,
  );
  return [...together.values()].map((jurors) => ({
    name: jurors[0]?.jury ?? jurors[0]?.name ?? '',
    jurors: jurors.map(({ j }) => j),
  }));
}

/**
 * How many juries the points that `given` of them gave performance `p` are brought up to: all that have a juror who is
 * assigned to it, or no more than gave some where the rules say so.
 */
export function juriesCounted(panel: Panel, p: number, juries: readonly Jury[], given: number): number {
  if (panel.rules.juries?.absent === 'nothing') return given;
  return juries.filter(({ jurors }) => jurors.some((j) => panel.states[cell(panel, p, j)] !== 'not_assigned'))
    .length;
}

/**
 * Writes the sum of the juries' points as the result of each act in the group. Where some juries gave an act nothing,
 * the sum is scaled up to all juries assigned to it, unless the rules say that they give it nothing.
 */
export const addJuries: MethodRun = (panel, group, outcome) => {
  const given = givenBy(panel.rules.juries?.method ?? 'mean', panel, group, outcome);
  const juries = juriesOf(panel.judges);
  const parts = juries.map((jury) => juryOnActs(panel, group, jury, given));
  for (const p of group.ranked) {
    const own = parts.map(({ byAct, none }) => byAct.get(p) ?? none);
    outcome.juries[p] = own;
    const points = own.flatMap((part) => (part.points ? [new Fraction(part.points.exact)] : []));
    if (points.length === 0) {
      outcome.blocked[p] ??= 'missing_marks';
      continue;
    }
    const sum = points.reduce((all, one) => all.add(one), ZERO);
    const full = sum.mul(juriesCounted(panel, p, juries, points.length)).div(points.length);
    outcome.results[p] = rounded(full, panel.rules.rounding.afterTotal);
  }
};

/**
 * What each juror gives an act, as a whole number of 1/`common`; `units` returns null where the juror gave nothing.
 */
interface Given {
  common: bigint;
  units: (p: number, j: number) => bigint | null;
}

function givenBy(method: JuryMethod, panel: Panel, group: Group, outcome: Outcome): Given {
  const spans = rankJudges(panel, group, outcome);
  if (method === 'mean') {
    const units = (p: number, j: number) => {
      const worth = totalWorth(panel, p, j);
      return Number.isNaN(worth) ? null : BigInt(worth);
    };
    return { common: BigInt(panel.totalUnit), units };
  }
  if (method === 'rank_sum') return byRanks(spans, (span) => new Fraction(2 * meanRank(span), 2));
  const { shown } = panel.rules.rounding;
  return byRanks(spans, rankWeight(panel, group), (weight, { p }, j) => {
    outcome.converted[cell(panel, p, j)] = figure(weight, shown);
  });
}

/** Turns each juror's ranks into what they are worth, on one denominator. `note` is told every single value. */
function byRanks(
  spans: readonly RankSpan[][],
  worthOf: (span: RankSpan) => Fraction,
  note: (worth: Fraction, span: RankSpan, j: number) => void = () => undefined,
): Given {
  const known = new Map<string, Fraction>();
  const worths = spans.map(
    (ofJudge, j) =>
      new Map(
        ofJudge.map((span): [number, Fraction] => {
          const key = `${span.first} ${span.shared}`;
          const worth = known.get(key) ?? worthOf(span);
          known.set(key, worth);
          note(worth, span, j);
          return [span.p, worth];
        }),
      ),
  );
  const common = commonDenominator([...known.values()]);
  const units = new Map([...known.values()].map((worth) => [worth, numerator(worth) * (common / worth.d)]));
  return { common, units: (p, j) => units.get(worths[j]?.get(p) ?? ZERO) ?? null };
}

/**
 * One jury's figure, rank and points for each act in the group; `none` is the part of an act that no juror of it
 * marked.
 */
function juryOnActs(panel: Panel, group: Group, { name, jurors }: Jury, given: Given) {
  const { rules, sign } = panel;
  const { shown } = rules.rounding;
  const method = rules.juries?.method;
  const found = group.ranked.flatMap((p) => {
    const value = comeTo(panel, p, jurors, given);
    return value ? [{ p, value }] : [];
  });
  const order = denseOrder(found.map(({ value }) => value));
  const lowest = method === 'rank_sum' ? -1 : 1;
  const known = new Map(found.map(({ p, value }, at) => [p, { value, merit: lowest * (order[at] ?? 0) }]));
  const points = tablePoints(rules.table);
  const spans = rankSpans(group.ranked, (p) => known.get(p)?.merit ?? Number.NaN, rules.equalRanks);
  const none: JuryPart = { jury: name, figure: null, rank: null, points: null };
  const byAct = new Map(
    spans.map((span): [number, JuryPart] => {
      const { value } = known.get(span.p) ?? { value: ZERO };
      const told = figure(method === 'mean' ? value.mul(sign) : value, shown);
      return [
        span.p,
        { jury: name, figure: told, rank: meanRank(span), points: figure(points(span), shown) },
      ];
    }),
  );
  return { none, byAct };
}

/**
 * The mean of what the jurors gave performance `p`, weighed by how often each juror counts; null where none gave
 * anything.
 */
function comeTo(panel: Panel, p: number, jurors: readonly number[], given: Given): Fraction | null {
  let [sum, weight] = [0n, 0n];
  for (const j of jurors) {
    const units = given.units(p, j);
    if (units === null) continue;
    const counts = BigInt(panel.weights[j] ?? 1);
    sum += units * counts;
    weight += counts;
  }
  if (weight === 0n) return null;
  const irrational = panel.rules.juries?.method === 'exponential_rank';
  return irrational
    ? roundedForComparing(sum, given.common * weight)
    : new Fraction(sum, given.common * weight);
}
