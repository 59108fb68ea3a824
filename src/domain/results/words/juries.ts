/** Juries in words: what the jurors of each come to, its rank, its points, and the sum of all. */
import Fraction from 'fraction.js';
import { isolated } from '../../registration/isolated-name.ts';
import { juriesAssigned, juriesOf } from '../../tabulation/juries.ts';
import type { JuryPart, PerformanceStanding, Standings } from '../../tabulation/standings.ts';
import type { JuryMethod, ScoringRules } from '../../tabulation/types.ts';
import { panelLine } from './by-criterion.ts';
import { type Given, meanText, rankText, stepsByTotals } from './by-totals.ts';
import { orderOfTotals } from './ranks.ts';
import { counted, listed, type ResultFacts, rankedTotalOf } from './sources.ts';

const COME_TO: Record<JuryMethod, (rules: ScoringRules) => string> = {
  mean: ({ marks }) =>
    marks === 'places'
      ? 'Judges write places. A jury comes to the mean of its jurors’ totals, the lowest first.'
      : 'A jury comes to the mean of its jurors’ totals, the highest first.',
  rank_sum: (rules) =>
    `${orderOfTotals(rules)} turned to ranks, and a jury comes to the mean of its jurors’ ranks, the lowest first.`,
  exponential_rank: (rules) =>
    `${orderOfTotals(rules)} turned to ranks and these to weights, ${rules.exponential.top} × e^(−${rules.exponential.rate} × (rank − 1)); equal totals share the weights of the ranks they span. A jury comes to the mean of its jurors’ weights, the highest first.`,
};

/** The rules of juries in sentences. */
export const juryRules = (rules: ScoringRules): string[] => [
  `Juries give points. ${COME_TO[rules.juries?.method ?? 'mean'](rules)} What juries come to is turned to ranks and these to points, ${rules.table.join(', ')}, then none; equal ones share the points of the ranks they span. The points are added, brought up to all juries where some are out.`,
];

/** Who is in which jury; nothing where juries give no points. */
export function juriesInWords(rules: ScoringRules, judges: Standings['judges']): string[] {
  if (!rules.juries || judges.length === 0) return [];
  return juriesOf(judges).map(({ name, jurors }) => {
    const [first] = jurors.map((j) => judges[j]);
    return first?.jury === undefined
      ? `${name} is a jury alone.`
      : `Jury ${name}: ${listed(jurors.map((j) => judges[j]?.name ?? ''))}.`;
  });
}

/** A line for each juror and each jury, and the sum. */
export function juryLines(told: ResultFacts, row: PerformanceStanding): string[] {
  const { juries: parts = [], panel } = row;
  const { rules } = told.standings;
  const juries = juriesOf(told.panel.judges);
  const given = parts.flatMap(({ points }) => (points ? [points] : []));
  const jurors = stepsByTotals(told, row, (_told, _row, j) => {
    const weight = row.judges[j]?.converted;
    const ranked = rules.juries?.method === 'mean' ? [] : rankText(told, row, j);
    return [...ranked, ...(weight ? [`weighs ${told.figure(weight)}`] : [])];
  });
  const lines = parts.flatMap((part, k) => juryLine(told, row, part, k, juries[k]?.jurors ?? []));
  if (!panel || given.length === 0) return [...jurors, ...lines];
  const sum = given.reduce((all, { exact }) => all.add(exact), new Fraction(0));
  const assigned = juriesAssigned(told.panel, told.at(row), juries);
  const added = given.map(told.figure).join(' + ');
  const how = assigned === given.length ? added : `(${added}) ÷ ${given.length} × ${assigned} juries`;
  return [...jurors, ...lines, panelLine(told, panel.exact, sum.mul(assigned).div(given.length), how)];
}

/** "Jury North: (10.00 + 8.00) ÷ 2 = 9.00; rank 1; 12.00 points". */
function juryLine(
  told: ResultFacts,
  row: PerformanceStanding,
  { jury, figure, rank, points }: JuryPart,
  k: number,
  jurors: readonly number[],
): string[] {
  if (!figure || !points) return [];
  const same = told.field(row).filter((other) => other.juries?.[k]?.rank === rank).length;
  const given = jurors.flatMap((j) => givenBy(told, row, j));
  const how = given.length === 1 ? '' : `${meanText(told, given)} = `;
  return [
    `Jury ${isolated(jury)}: ${how}${told.figure(figure)}; rank ${rank}${same > 1 ? `, shared by ${same}` : ''}; ${counted(told.figure(points), 'point')}`,
  ];
}

/** What a juror brought: the total as it is ranked, its rank, or what that weighs. */
function givenBy(told: ResultFacts, row: PerformanceStanding, j: number): Given[] {
  const { rank = null, converted = null } = row.judges[j] ?? {};
  if (rank === null) return [];
  const total = rankedTotalOf(told, told.at(row), j) ?? new Fraction(0);
  if (converted) return [{ j, value: new Fraction(converted.exact), text: told.figure(converted) }];
  if (told.standings.rules.juries?.method === 'mean') return [{ j, value: total, text: told.value(total) }];
  return [{ j, value: new Fraction(2 * rank, 2), text: String(rank) }];
}
