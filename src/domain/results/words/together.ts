/** Judges and audience combined, and points from earlier rounds, with every product and sum. */
import Fraction from 'fraction.js';
import { maximumOf, scaleOf } from '../../tabulation/combination.ts';
import { readiness } from '../../tabulation/outcome.ts';
import { lowerWins } from '../../tabulation/rules.ts';
import type { Figure, PerformanceStanding } from '../../tabulation/standings.ts';
import { rankAmong } from './by-totals.ts';
import type { ResultFacts } from './sources.ts';

/**
 * The lines on how the parts are combined: the judges' part on its scale, both products, and their sum. None where the
 * parts are kept apart.
 */
export function togetherLines(facts: ResultFacts, row: PerformanceStanding): string[] {
  const { combined, carried, result } = row;
  const together = carried?.round ?? result;
  if (!combined || !together) return [];
  const { judges, judgesWeighted, audience, audienceWeighted } = combined;
  const { combination } = facts.standings.rules;
  const own = judgesLine(facts, row);
  const { figure } = facts;
  const { say } = facts.voice;
  if (!audience || !audienceWeighted) return [own, say('why.judgesAlone', { figure: figure(together) })];
  const added = (one: Figure, other: Figure) =>
    say('why.together', { sum: `${figure(one)} + ${figure(other)} = ${figure(together)}` });
  if (combination.mode === 'points') return [own, added(judges, audience)];
  const shared = (of: Figure, percent: string, share: Figure) => ({
    sum: `${figure(of)} × ${percent} % = ${figure(share)}`,
  });
  return [
    own,
    say('why.shareOfJudges', shared(judges, combination.judges, judgesWeighted)),
    say('why.shareOfAudience', shared(audience, combination.audience, audienceWeighted)),
    added(judgesWeighted, audienceWeighted),
  ];
}

/** Whether the act's result from the judges counts when the scale is made. */
const settled = (facts: ResultFacts, row: PerformanceStanding): boolean =>
  row.judgesResult !== null && readiness(facts.panel, facts.at(row)) === null;

/** How the judges' result was put on the scale: "Judges, of the most there can be: 100 × 8.00 ÷ 10.00 = 80.00". */
function judgesLine(facts: ResultFacts, row: PerformanceStanding): string {
  const { combined, judgesResult } = row;
  const { say } = facts.voice;
  if (!combined || !judgesResult || !settled(facts, row)) return say('why.judgesNothing');
  const own = new Fraction(judgesResult.exact);
  const values = facts.ofField(row, 'judges', () =>
    facts
      .field(row)
      .flatMap((one) => (one.judgesResult && settled(facts, one) ? new Fraction(one.judgesResult.exact) : []))
      .toSorted((a, b) => a.compare(b)),
  );
  const lower = lowerWins(facts.standings.method);
  const [best = own, worst = own] = lower ? [values[0], values.at(-1)] : [values.at(-1), values[0]];
  const text = facts.value;
  const figure = facts.figure(combined.judges);
  const { rules } = facts.standings;
  const scale = scaleOf(rules, facts.standings.criteria);
  switch (scale) {
    case 'as_is':
      return say('why.judgesAsIs', { figure });
    case 'of_maximum': {
      const most = maximumOf(facts.panel, facts.at(row));
      return most.n === 0n
        ? say('why.judgesOfNothing', { figure })
        : say('why.judgesOfMost', { sum: `100 × ${text(own)} ÷ ${text(most)} = ${figure}` });
    }
    case 'share': {
      const all = values.reduce((sum, one) => sum.add(one), new Fraction(0));
      return all.n === 0n
        ? say('why.judgesOfAllNothing', { figure })
        : say('why.judgesOfAll', { sum: `100 × ${text(own)} ÷ ${text(all)} = ${figure}` });
    }
    case 'relative': {
      const [part, whole] = lower ? [best, own] : [own, best];
      return whole.n === 0n
        ? say('why.judgesBesideNothing', { figure })
        : say('why.judgesBesideBest', { sum: `100 × ${text(part)} ÷ ${text(whole)} = ${figure}` });
    }
    case 'min_max':
      return best.equals(worst)
        ? say('why.judgesBetweenEqual', { figure })
        : say('why.judgesBetween', {
            sum: `100 × (${text(own)} − ${text(worst)}) ÷ (${text(best)} − ${text(worst)}) = ${figure}`,
          });
    case 'points_table':
      return say('why.judgesAsPoints', {
        total: text(own),
        rank: rankAmong(facts, own, values, lower),
        figure,
      });
  }
}

/**
 * Points carried forward: "Carried from Semi-final: 41.25; this round 8.33; together 49.58". None where nothing is
 * carried.
 */
export function carriedLine(facts: ResultFacts, { carried, result }: PerformanceStanding): string[] {
  if (!carried || !result) return [];
  const { say } = facts.voice;
  const from = carried.lines
    .map((line) => say('why.carriedFrom', { round: line.from, points: facts.figure(line.points) }))
    .join(facts.voice.semicolon);
  const brought = carried.lines.map(({ points }) => facts.figure(points));
  const { carry } = facts.standings.rules;
  const own = facts.figure(carried.round);
  const sum = brought.length > 1 ? `(${brought.join(' + ')})` : (brought[0] ?? '0');
  const together = carry
    ? `${sum} × ${carry.earlier} % + ${own} × ${carry.round} %`
    : [...brought, own].join(' + ');
  return [
    say('why.carriedSum', {
      carried: from === '' ? say('why.nothingCarried') : from,
      own,
      sum: `${together} = ${facts.figure(result)}`,
    }),
  ];
}
