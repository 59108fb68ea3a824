/**
 * Scores that the hall's screens may show before the result: one act's marks, and the judges' standings so far.
 * Computed by the tabulation itself, so they equal what will be certified. The audience's part is never included.
 */
import Fraction from 'fraction.js';
import { figure } from '../tabulation/exact.ts';
import { isPlainAverage } from '../tabulation/method-traits.ts';
import type { PerformanceStanding, Standings } from '../tabulation/standings.ts';
import { tabulate } from '../tabulation/tabulate.ts';
import type { TabulationInput } from '../tabulation/types.ts';
import { resultsApart } from './figures-apart.ts';

/** The input with only these performances, and without the audience and decisions. */
const judgesAlone = (input: TabulationInput, performanceIds: ReadonlySet<string>): TabulationInput => ({
  ...input,
  rules: { ...input.rules, combination: { mode: 'apart' } },
  audience: null,
  performances: input.performances.filter((performance) => performanceIds.has(performance.id)),
  scoresheets: input.scoresheets.filter((sheet) => performanceIds.has(sheet.performanceId)),
  deductions: (input.deductions ?? []).filter((one) => performanceIds.has(one.performanceId)),
  decisions: [],
});

/**
 * One act's scores as the hall may see them; null where the act is not in the round. Rows are criteria where the
 * method drops marks by criterion, else one row of totals; `total` is null where the method gives an act no points of
 * its own.
 */
export function actScores(input: TabulationInput, performanceId: string) {
  const alone = judgesAlone(input, new Set([performanceId]));
  const standings = tabulate(alone);
  const standing = standings.performances.find((one) => one.performanceId === performanceId);
  if (!standing) return null;
  const cells = standing.judges.filter((cell) => cell.state !== 'not_assigned');
  const names = new Map(standings.judges.map((judge) => [judge.id, judge.name]));
  const byCriterion = standings.rules.method === 'trimmed_mean' && standings.rules.per === 'criterion';
  return {
    performanceId,
    judges: cells.map((cell) => names.get(cell.judgeId) ?? ''),
    rows: byCriterion
      ? criterionRows(
          alone,
          standings,
          standing,
          cells.map((cell) => cell.judgeId),
        )
      : [
          {
            name: 'Total',
            marks: cells.map(({ total, trimmed }) =>
              total === null ? null : { value: total.shown, dropped: trimmed !== null },
            ),
          },
        ],
    deducted: standing.deducted.exact === '0' ? null : standing.deducted.shown,
    total: isPlainAverage(standings.method) ? (standing.judgesResult?.shown ?? null) : null,
  };
}

function criterionRows(
  input: TabulationInput,
  { rules, criteria }: Standings,
  standing: PerformanceStanding,
  judgeIds: readonly string[],
) {
  const sheets = new Map(input.scoresheets.map((sheet) => [sheet.judgeId, sheet.marks]));
  return standing.criteria.flatMap(({ criterionId, trimmed }) => {
    const criterion = criteria.find((one) => one.id === criterionId);
    if (!criterion) return [];
    // With the decimals of the criterion's step, as the judge gave it.
    const places = criterion.step.split('.')[1]?.length ?? 0;
    const dropped = new Set(trimmed.map((mark) => mark.judgeId));
    return [
      {
        name: criterion.name,
        marks: judgeIds.map((judgeId) => {
          const steps = sheets.get(judgeId)?.[criterionId] ?? null;
          if (steps === null) return null;
          const value = figure(new Fraction(criterion.step).mul(steps), { ...rules.rounding.shown, places });
          return { value: value.shown, dropped: dropped.has(judgeId) };
        }),
      },
    ];
  });
}

/**
 * The judges' standings over the performances `scored`, best first. Where each category is ranked by itself: the
 * category of the act `last`, whose id is `categoryId` (else empty).
 */
export function standingsSoFar(input: TabulationInput, scored: readonly string[], last: string) {
  const standings = tabulate(judgesAlone(input, new Set(scored)));
  const apart = standings.rules.scope === 'category';
  const categoryId = standings.performances.find((one) => one.performanceId === last)?.categoryId ?? '';
  const rows = standings.performances.flatMap((one) => {
    const place = apart ? one.categoryRank : one.rank;
    return place === null || (apart && one.categoryId !== categoryId)
      ? []
      : [{ performanceId: one.performanceId, place, one }];
  });
  rows.sort((a, b) => a.place - b.place);
  const totals = resultsApart(
    rows.map(({ one }) => one),
    standings,
  );
  return {
    categoryId: apart ? categoryId : '',
    entries: rows.map(({ performanceId, place }, at) => ({
      performanceId,
      place,
      total: totals.get(performanceId) ?? null,
      tied: rows.some((other, index) => index !== at && other.place === place),
    })),
  };
}
