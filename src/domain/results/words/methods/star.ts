import Fraction from 'fraction.js';
import type { PerformanceStanding } from '../../../tabulation/standings.ts';
import { gaveBest, type StarField, starField } from '../../../tabulation/star.ts';
import type { StarRound } from '../../../tabulation/star-order.ts';
import { broughtUp, stepsByTotals } from '../by-totals.ts';
import type { MethodWords } from '../method-words.ts';
import { assignedTo, listed, type ResultFacts, rankedTotalOf, rankedWith } from '../sources.ts';

/** `star` in words. */
export const star: MethodWords = {
  rules: () => [
    'STAR, score then automatic runoff: the judges’ totals are added, brought up to all judges of the act where some are out. For each place the two acts with the highest sums meet in a runoff, and the one that more judges gave the higher total has the place; where as many did, the higher sum, then more judges who gave the best there is. The next place is found in the same way among the others.',
    'Of acts that tie for a seat in a runoff whoever loses to most of the others is out, again and again; where all lose to as many, those with most judges who gave the best there is are through, or those with fewest are out. Where nothing separates them, whoever would win against any who may have the seat shares the place. Acts that share a place have the mean of the places they span.',
  ],
  steps: (told, row) => {
    const p = told.at(row);
    const lines = stepsByTotals(told, row, (_told, _row, j) =>
      gaveBest(told.panel, p, j) ? ['the best there is'] : [],
    );
    if (!row.panel) return lines;
    const field = told.ofField(row, 'star', () => starField(told.panel, rankedWith(told, row)));
    const at = field.acts.indexOf(p);
    const round = field.rounds.find(({ winners }) => winners.includes(at));
    return [
      ...lines,
      scoreLine(told, row, field.scores[at] ?? new Fraction(0)),
      ...(round ? [roundLine(told, field, round)] : []),
      `The panel: place ${new Fraction(row.panel.exact).toString()}`,
    ];
  },
};

function scoreLine(told: ResultFacts, row: PerformanceStanding, score: Fraction): string {
  const p = told.at(row);
  const given = told.panel.judges.flatMap((_judge, j) => {
    const value = rankedTotalOf(told, p, j);
    return value ? [{ j, value, text: told.value(value) }] : [];
  });
  return `Sum: ${broughtUp(told, given, assignedTo(told, p))} = ${told.value(score)}`;
}

/** "Runoff: Kites against Lanterns, judges 2–1", and what else decided. */
function roundLine(told: ResultFacts, field: StarField, { finalists, tied, by }: StarRound): string {
  const named = (some: readonly number[]) =>
    some.map((at) => told.act(told.panel.performances[field.acts[at] ?? -1]?.id ?? ''));
  const [a, b] = finalists;
  if (tied.length > 0)
    return `Runoff: nothing separates ${listed(named(tied))}, who tie for ${a === undefined ? 'both seats' : `the seat beside ${named([a])[0]}`}`;
  if (a === undefined || b === undefined) return 'Runoff: nobody else is left';
  const weight = (units: number) => new Fraction(units).div(told.panel.weightUnit).toString();
  const judges = `judges ${weight(field.prefer(a, b))}–${weight(field.prefer(b, a))}`;
  const best = `the best there is from ${weight(field.best[a] ?? 0)} and ${weight(field.best[b] ?? 0)}`;
  const also = { preference: '', score: '; the higher sum', best: `; ${best}` };
  return `Runoff: ${named([a, b]).join(' against ')}, ${judges}${by ? also[by] : '; nothing separates them'}`;
}
