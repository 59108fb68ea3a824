/** The lines of methods that average the marks on each criterion, weigh the results and add them. */
import Fraction from 'fraction.js';
import { sayWith } from '../../messages/catalogue.ts';
import { METHOD_TRAITS } from '../../tabulation/method-traits.ts';
import type { CriterionPanel, PerformanceStanding } from '../../tabulation/standings.ts';
import type { Averaging } from '../../tabulation/types.ts';
import {
  assignedOnCriterion,
  criteriaFor,
  markText,
  type ResultFacts,
  weightOf,
  weightPrefix,
} from './sources.ts';

interface Marks {
  /** `given`: judges who gave a mark; `used`: those whose mark was not dropped. */
  given: number;
  used: number;
  /** The weight of the judges who gave a mark, and of all who are assigned to give one. */
  weight: Fraction;
  assigned: Fraction;
}

type Average = 'mean' | 'meanOfOthers' | 'sum' | 'sumUp' | 'middle';

/** For each method: which sentence describes what was done to the marks. */
const AVERAGES: Record<Averaging, (marks: Marks, panel: ResultFacts['panel']) => Average> = {
  mean: () => 'mean',
  sum: ({ weight, assigned }, { engine, rules }) => {
    const asGiven = weight.equals(assigned) || (engine === 1 && rules.missing === 'zero');
    return asGiven ? 'sum' : 'sumUp';
  },
  trimmed_mean: ({ given, used }) => (used < given ? 'meanOfOthers' : 'mean'),
  median: () => 'middle',
};

/** What the marks came to: "mean 8.50", "mean, rounded, 8.5", "sum of 2 judges brought up to 3 24.00". */
function averageText(
  facts: ResultFacts,
  method: Averaging,
  about: Marks,
  { figure, isRounded }: { figure: string; isRounded: boolean },
): string {
  const average = AVERAGES[method](about, facts.panel);
  const blanks = { figure, count: about.used, all: about.assigned.toString() };
  return sayWith(facts.voice.say, `why.${average}${isRounded ? 'Rounded' : ''}`, blanks);
}

/** A line for each criterion ("Singing: Ana 8, Ben 9; mean 8.50; × 2 = 17.00"), then the panel's result. */
export function stepsByCriterion(facts: ResultFacts, row: PerformanceStanding): string[] {
  const p = facts.at(row);
  return [
    ...criteriaFor(facts, p).flatMap((c) => {
      const id = facts.panel.criteria[c]?.id ?? '';
      const found = row.criteria.find(({ criterionId }) => criterionId === id);
      return found ? [criterionLine(facts, p, c, found)] : [];
    }),
    ...resultLine(facts, row),
  ];
}

function criterionLine(
  facts: ResultFacts,
  p: number,
  c: number,
  { criterionId, marks, panel, weighted, trimmed }: CriterionPanel,
): string {
  const { afterCriterion, afterWeighting } = facts.standings.rules.rounding;
  const given = facts.panel.judges.flatMap(({ id }, j) => {
    const mark = markText(facts, p, j, c);
    const side = trimmed.find(({ judgeId }) => judgeId === id)?.side;
    return mark === null
      ? []
      : [
          {
            text: `${facts.judge(j)} ${weightPrefix(facts, j)}${mark}${side ? ` (${facts.voice.say(side === 'highest' ? 'why.highestLeftOut' : 'why.lowestLeftOut')})` : ''}`,
            j,
          },
        ];
  });
  const { say, row, colon } = facts.voice;
  const lead = `${facts.criterion(criterionId)}${colon}${given.length === 0 ? say('why.noMarks') : row(given.map(({ text }) => text))}`;
  if (!panel || !weighted) return lead;
  const { rules } = facts.panel;
  const method = rules.byCriterion?.[criterionId]?.method ?? rules.method;
  const about = {
    given: given.length,
    used: marks,
    weight: given.reduce((sum, { j }) => sum.add(weightOf(facts, j)), new Fraction(0)),
    assigned: assignedOnCriterion(facts, p, c),
  };
  const figure = facts.figure(panel);
  const { averages } = METHOD_TRAITS[method];
  const averaged = averages
    ? averageText(facts, averages, about, { figure, isRounded: afterCriterion !== null })
    : figure;
  const weight = weightText(facts, p, c);
  if (weight === '1' && !afterWeighting) return [lead, averaged].join(facts.voice.semicolon);
  const product = facts.figure(weighted);
  const counted = afterWeighting ? facts.voice.say('why.rounded', { figure: product }) : product;
  return [lead, averaged, `× ${weight} = ${counted}`].join(facts.voice.semicolon);
}

/** A criterion's weight as text: "2", or its share of all weights, "2/3". */
export function weightText({ panel, voice }: ResultFacts, p: number, c: number): string {
  const weight = panel.units[c]?.weightIn.get(panel.performances[p]?.categoryId ?? '') ?? { n: 0, d: 1 };
  const value = new Fraction(weight.n).div(weight.d);
  const shared = panel.rules.weighting === 'share';
  return shared || value.toString().includes('(') ? value.toFraction() : voice.number(value.toString());
}

function resultLine(facts: ResultFacts, { criteria, panel }: PerformanceStanding): string[] {
  if (!panel) return [];
  const parts = criteria.flatMap(({ weighted }) => (weighted ? [weighted] : []));
  const sum = parts.reduce((all, { exact }) => all.add(exact), new Fraction(0));
  return [panelLine(facts, panel.exact, sum, parts.length < 2 ? '' : parts.map(facts.figure).join(' + '))];
}

/**
 * The line of the panel's result: "The panel: 17.00 + 7.50 = 24.50", with what it was rounded to. `before` is the
 * value before rounding, `how` the calculation (may be empty).
 */
export function panelLine(facts: ResultFacts, exact: string, before: Fraction, how: string): string {
  const { afterTotal } = facts.standings.rules.rounding;
  const sum = `${how === '' ? '' : `${how} = `}${facts.value(before)}`;
  const { say } = facts.voice;
  return afterTotal
    ? say('why.panelRounded', { sum, figure: facts.value(new Fraction(exact)) })
    : say('why.panel', { sum });
}
