/** Judges and audience together, and what earlier rounds gave, with every product and sum. */
import Fraction from 'fraction.js';
import { maximumOf, scaleOf } from '../../tabulation/combination.ts';
import { readiness } from '../../tabulation/outcome.ts';
import { lowerWins } from '../../tabulation/rules.ts';
import type { PerformanceStanding } from '../../tabulation/standings.ts';
import type { ResultFacts } from './sources.ts';

/** The judges' part on its scale, both products, and their sum. */
export function togetherLines(told: ResultFacts, row: PerformanceStanding): string[] {
  const { combined, carried, result } = row;
  const together = carried?.round ?? result;
  if (!combined || !together) return [];
  const { judges, judgesWeighted, audience, audienceWeighted } = combined;
  const { combination } = told.standings.rules;
  const own = judgesLine(told, row);
  if (!audience || !audienceWeighted) return [own, `The judges stand alone: ${told.figure(together)}`];
  if (combination.mode === 'points')
    return [own, `Together: ${told.figure(judges)} + ${told.figure(audience)} = ${told.figure(together)}`];
  return [
    own,
    `Share of the judges: ${told.figure(judges)} × ${combination.judges} % = ${told.figure(judgesWeighted)}`,
    `Share of the audience: ${told.figure(audience)} × ${combination.audience} % = ${told.figure(audienceWeighted)}`,
    `Together: ${told.figure(judgesWeighted)} + ${told.figure(audienceWeighted)} = ${told.figure(together)}`,
  ];
}

/** Whether an act's judges' result takes part in making the scale. */
const settled = (told: ResultFacts, row: PerformanceStanding): boolean =>
  row.judgesResult !== null && readiness(told.panel, told.at(row)) === null;

/** "Judges, of the most there can be: 100 × 8.00 ÷ 10.00 = 80.00". */
function judgesLine(told: ResultFacts, row: PerformanceStanding): string {
  const { combined, judgesResult } = row;
  if (!combined || !judgesResult || !settled(told, row))
    return 'Judges: nothing, and they count for nothing here';
  const own = new Fraction(judgesResult.exact);
  const values = told.ofField(row, 'judges', () =>
    told
      .field(row)
      .flatMap((one) => (one.judgesResult && settled(told, one) ? new Fraction(one.judgesResult.exact) : []))
      .toSorted((a, b) => a.compare(b)),
  );
  const lower = lowerWins(told.standings.method);
  const [best = own, worst = own] = lower ? [values[0], values.at(-1)] : [values.at(-1), values[0]];
  const text = told.value;
  const equals = `= ${told.figure(combined.judges)}`;
  const { rules } = told.standings;
  const scale = scaleOf(rules, told.standings.criteria);
  switch (scale) {
    case 'as_is':
      return `Judges, as they are: ${told.figure(combined.judges)}`;
    case 'of_maximum': {
      const most = maximumOf(told.panel, told.at(row));
      return most.n === 0n
        ? `Judges, of the most there can be, which is 0: ${told.figure(combined.judges)}`
        : `Judges, of the most there can be: 100 × ${text(own)} ÷ ${text(most)} ${equals}`;
    }
    case 'relative': {
      const [part, whole] = lower ? [best, own] : [own, best];
      return whole.n === 0n
        ? `Judges, beside the best, where there is nothing to divide by: ${told.figure(combined.judges)}`
        : `Judges, beside the best: 100 × ${text(part)} ÷ ${text(whole)} ${equals}`;
    }
    case 'min_max':
      return best.equals(worst)
        ? `Judges, between the last and the best, all equal: ${told.figure(combined.judges)}`
        : `Judges, between the last and the best: 100 × (${text(own)} − ${text(worst)}) ÷ (${text(best)} − ${text(worst)}) ${equals}`;
    case 'points_table': {
      const better = values.filter((one) => (lower ? one.compare(own) < 0 : one.compare(own) > 0)).length;
      const same = values.filter((one) => one.equals(own)).length;
      return `Judges, as points: ${text(own)} has rank ${better + 1}${same > 1 ? `, shared by ${same}` : ''} ${equals}`;
    }
  }
}

/** "Carried from Semi-final: 41.25; this round 8.33; together 49.58". */
export function carriedLine(told: ResultFacts, { carried, result }: PerformanceStanding): string[] {
  if (!carried || !result) return [];
  const from = carried.lines
    .map((line) => `Carried from ${line.from}: ${told.figure(line.points)}`)
    .join('; ');
  const brought = carried.lines.map(({ points }) => told.figure(points));
  const { carry } = told.standings.rules;
  const own = told.figure(carried.round);
  const sum = brought.length > 1 ? `(${brought.join(' + ')})` : (brought[0] ?? '0');
  const together = carry
    ? `${sum} × ${carry.earlier} % + ${own} × ${carry.round} %`
    : [...brought, own].join(' + ');
  return [
    `${from === '' ? 'Nothing carried forward' : from}; this round ${own}; together ${together} = ${told.figure(result)}`,
  ];
}
