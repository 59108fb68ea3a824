/** Juries: what the jurors of each come to, its ranks of the acts, and its points. */
import type { JudgeInput, ScoringRules } from '../../tabulation/types.ts';
import { fallingWorth, rankOf, type Span, spansOf, tableWorth } from './by-ranks.ts';
import { type Exact, exact, over, rounded, sumOf, times, ZERO } from './fractions.ts';
import { addBounds, NOTHING, roundedForComparing, scaleBounds, shownOf } from './irrational.ts';
import type { ScoredAct, Sheet } from './sheets.ts';

/** One jury on one act; figure, span and points are null where none of its jurors marked it. */
export interface OnAct {
  jury: string;
  figure: Exact | null;
  span: Span | null;
  points: Exact | null;
}

/** What all juries yield. */
export interface JuriesFound {
  byAct: Map<ScoredAct, OnAct[]>;
  results: Map<ScoredAct, Exact>;
  /** By judge index: what the juror's rank weighs; only for `exponential_rank`. */
  weighs: Map<ScoredAct, (Exact | null)[]>;
}

/**
 * Whether the sheet's judge is of the jury that `jury` stands for. Judges with the same jury name form one; a judge
 * without a jury is one alone.
 */
const isOf = (jury: JudgeInput, { judge }: Sheet): boolean =>
  jury.jury === undefined ? judge.id === jury.id : judge.jury === jury.jury;

interface Juror {
  sheet: Sheet;
  span: Span;
}

/** The mean of what jurors gave, weighed by how often each counts. */
function meanOf(
  jurors: readonly Juror[],
  rules: ScoringRules,
  weigh: ReturnType<typeof fallingWorth>,
): Exact {
  const weight = sumOf(jurors.map(({ sheet }) => sheet.weight));
  const mean = (value: (juror: Juror) => Exact) =>
    over(sumOf(jurors.map((juror) => times(value(juror), juror.sheet.weight))), weight);
  switch (rules.juries?.method) {
    case 'exponential_rank': {
      const together = jurors
        .map(({ sheet, span }) => scaleBounds(weigh(span), sheet.weight))
        .reduce(addBounds, NOTHING);
      return roundedForComparing(scaleBounds(together, over(exact(1), weight)));
    }
    case 'rank_sum':
      return mean(({ span }) => rankOf(span));
    default:
      return mean(({ sheet }) => sheet.ranked ?? ZERO);
  }
}

/** Counts the juries for acts that are ranked together. */
export function byJuries(
  acts: readonly ScoredAct[],
  byJudge: readonly Map<ScoredAct, Span>[],
  rules: ScoringRules,
): JuriesFound {
  const weigh = fallingWorth(acts, rules);
  const panel = acts[0]?.sheets.map(({ judge }) => judge) ?? [];
  const juries = panel.filter(
    (judge, at) => judge.jury === undefined || panel.findIndex(({ jury }) => jury === judge.jury) === at,
  );
  const byPlaces =
    rules.juries?.method === 'rank_sum' || (rules.juries?.method === 'mean' && rules.marks === 'places');
  const found: OnAct[][] = juries.map((jury) => {
    const figures = new Map(
      acts.flatMap((act) => {
        const jurors = act.sheets.flatMap((sheet, j) => {
          const span = byJudge[j]?.get(act);
          return span && isOf(jury, sheet) ? [{ sheet, span }] : [];
        });
        return jurors.length === 0 ? [] : [[act, meanOf(jurors, rules, weigh)] as const];
      }),
    );
    const spans = spansOf(figures, byPlaces ? 'lowest' : 'highest', rules.equalRanks);
    return acts.map((act) => {
      const span = spans.get(act) ?? null;
      const points = span && tableWorth(rules.table, span);
      return { jury: jury.jury ?? jury.name, figure: figures.get(act) ?? null, span, points };
    });
  });
  const byAct = new Map(acts.map((act, at) => [act, found.flatMap((ofJury) => ofJury[at] ?? [])]));
  const results = new Map<ScoredAct, Exact>();
  for (const [act, own] of byAct) {
    const points = own.flatMap((one) => one.points ?? []);
    const assigned = juries.filter((jury) =>
      act.sheets.some((sheet) => isOf(jury, sheet) && sheet.state !== 'not_assigned'),
    ).length;
    if (points.length === 0) continue;
    const share = rules.juries?.absent === 'nothing' ? exact(1) : exact(assigned, points.length);
    results.set(act, rounded(times(sumOf(points), share), rules.rounding.afterTotal));
  }
  const shown = (span: Span | undefined) => (span ? shownOf(weigh(span)) : null);
  const weighs =
    rules.juries?.method === 'exponential_rank'
      ? acts.map((act) => [act, byJudge.map((spans) => shown(spans.get(act)))] as const)
      : [];
  return { byAct, results, weighs: new Map(weighs) };
}
