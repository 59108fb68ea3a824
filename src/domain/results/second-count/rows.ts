/** Writes an act of the second count in the shape of the standings. */
import type {
  CarriedPart,
  CriterionPanel,
  Figure,
  JudgeCell,
  PerformanceStanding,
  SkatingDetail,
} from '../../tabulation/standings.ts';
import type { CarriedInput, Rounding, ScoringRules } from '../../tabulation/types.ts';
import { rankOf } from './by-ranks.ts';
import { type Exact, exact, figureOf, figureOrNull, parseFraction, sumOf } from './fractions.ts';
import type { ScoredAct } from './sheets.ts';
import type { SkatingPlace } from './skating.ts';
import { carriedAndRound, type RankedTable, type SharedRank } from './table.ts';

/** The standing of an act. `carried` is null where the round carries nothing forward. */
export function rowOf(
  act: ScoredAct,
  table: RankedTable,
  place: SharedRank | null,
  inCategory: SharedRank | null,
  rules: ScoringRules,
  carried: readonly CarriedInput[] | null,
): PerformanceStanding {
  const { shown } = rules.rounding;
  const { judged, both, results, round } = table;
  const { id, number, name, categoryId, guest } = act.performance;
  const result = (value: Exact | undefined) => (value ? figureOf(value, resultShown(value, rules)) : null);
  const skated = judged.skated.get(act);
  const together = both.get(act);
  const own = round.get(act);
  return {
    performanceId: id,
    number: number ?? null,
    name,
    categoryId,
    guest: guest === true,
    place: place && placeText(place),
    rank: place?.rank ?? null,
    categoryPlace: inCategory && placeText(inCategory),
    categoryRank: inCategory?.rank ?? null,
    result: result(results.get(act)),
    panel: result(judged.results.get(act)),
    judgesResult: result(judged.left.get(act)),
    criteria: criteriaOf(act, table, shown),
    judges: judgesOf(act, table, shown),
    ...juriesOf(act, table, shown),
    deductions: act.deductions,
    deducted: figureOf(act.deducted, shown),
    audience: audienceOf(act, table, shown),
    combined: together
      ? {
          judges: figureOf(together.judges, shown),
          judgesWeighted: figureOf(together.judgesWeighted, shown),
          audience: figureOrNull(together.audience, shown),
          audienceWeighted: figureOrNull(together.audienceWeighted, shown),
        }
      : null,
    ...(place && carried && own && { carried: carriedOf(carried, own, rules) }),
    skating: skated ? skatingOf(skated, shown) : null,
    headToHead: judged.duels.get(act) ?? null,
    tie: table.ties.get(act) ?? null,
    missing: act.missing,
    blocked: table.blocked.get(act) ?? null,
  };
}

/** A place for display: "2", or "2=" where more than one act shares it. */
export const placeText = ({ rank, shared }: SharedRank): string => (shared > 1 ? `${rank}=` : `${rank}`);

/** A result that is a place is shown like one: 1, or 2.5 where two share it. */
function resultShown({ d }: Exact, { method, combination, rounding }: ScoringRules): Rounding {
  const isPlace =
    (method === 'skating_system' || method === 'star') && combination.mode === 'apart' && d <= 2n;
  return isPlace ? { ...rounding.shown, places: d === 1n ? 0 : 1 } : rounding.shown;
}

const halved = (doubled: number, shown: Rounding): Figure =>
  figureOf(exact(doubled, 2), { ...shown, places: doubled % 2 });

function criteriaOf(act: ScoredAct, { judged }: RankedTable, shown: Rounding): CriterionPanel[] {
  const dances = judged.dances.flatMap((dance) => dance.get(act) ?? []);
  return (judged.criteria.get(act) ?? []).map(({ criterionId, marks, panel, weighted, dropped }) => {
    const dance = dances.find((one) => one.criterionId === criterionId);
    return {
      criterionId,
      marks,
      panel: figureOrNull(panel, shown),
      weighted: figureOrNull(weighted, shown),
      trimmed: dropped.map(({ judgeId, side, value }) => ({ judgeId, side, value: figureOf(value, shown) })),
      place: dance ? halved(dance.doubledPlace, shown) : null,
    };
  });
}

function judgesOf(act: ScoredAct, { judged }: RankedTable, shown: Rounding): JudgeCell[] {
  const became = judged.converted.get(act);
  const leftOut = judged.leftOut.get(act);
  return act.sheets.map(({ judge, state, total, ranked }, j) => {
    const span = judged.byJudge[j]?.get(act);
    const rank = span && rankOf(span);
    return {
      judgeId: judge.id,
      state,
      total: figureOrNull(total, shown),
      ...(act.offRanked.n !== 0n && ranked && { afterDeductions: figureOf(ranked, shown) }),
      rank: rank ? Number(rank.n) / Number(rank.d) : null,
      converted: figureOrNull(became?.[j] ?? null, shown),
      trimmed: leftOut?.get(judge.id) ?? null,
    };
  });
}

function juriesOf(
  act: ScoredAct,
  { judged }: RankedTable,
  shown: Rounding,
): Pick<PerformanceStanding, 'juries'> {
  const own = judged.juries.get(act);
  if (!own) return {};
  return {
    juries: own.map(({ jury, figure, span, points }) => ({
      jury,
      figure: figureOrNull(figure, shown),
      rank: span && span.first + (span.tied - 1) / 2,
      points: figureOrNull(points, shown),
    })),
  };
}

function audienceOf(act: ScoredAct, table: RankedTable, shown: Rounding): PerformanceStanding['audience'] {
  const { id } = act.performance;
  const votes = table.audience?.byAct.get(id);
  const place = table.audiencePlaces.get(id);
  if (!votes || !place) return null;
  return {
    votes: figureOf(votes.votes, shown),
    voters: votes.voters,
    converted: figureOf(votes.converted, shown),
    place: placeText(place),
    rank: place.rank,
  };
}

function carriedOf(carried: readonly CarriedInput[], round: Exact, rules: ScoringRules): CarriedPart {
  const { shown } = rules.rounding;
  const points = carried.map((one) => parseFraction(one.points));
  const counts = carriedAndRound(carried, round, rules);
  return {
    lines: carried.map(({ from }, at) => ({ from, points: figureOf(points[at] ?? exact(0), shown) })),
    total: figureOf(sumOf(points), shown),
    round: figureOf(round, shown),
    ...(rules.carry && {
      weighted: { earlier: figureOf(counts.earlier, shown), round: figureOf(counts.round, shown) },
    }),
  };
}

function skatingOf({ dances, doubledTotal, rule }: SkatingPlace, shown: Rounding): SkatingDetail {
  return {
    steps: dances.map((dance) => ({
      criterionId: dance.criterionId,
      ordinals: dance.ordinals,
      place: halved(dance.doubledPlace, shown),
      rule: dance.rule,
      column: dance.column,
      count: dance.count,
      sum: dance.doubledSum / 2,
    })),
    total: doubledTotal === null ? null : halved(doubledTotal, shown),
    rule,
  };
}
