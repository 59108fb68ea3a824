/** A tie in words: between whom, what each key compared, and what decided. */

import Fraction from 'fraction.js';
import { actsInPoll, doubledPoints, givesOrder } from '../../tabulation/audience-orders.ts';
import { cell } from '../../tabulation/panel.ts';
import { usesRanks } from '../../tabulation/rules.ts';
import type { PerformanceStanding } from '../../tabulation/standings.ts';
import { criteriaOf, isCriterionKey, type TieKey } from '../../tabulation/tie-keys.ts';
import type { PollFacts } from '../../tabulation/types.ts';
import { scaledSum, scaledSumText } from './by-totals.ts';
import { duel } from './methods/head-to-head.ts';
import { keyInWords } from './rules.ts';
import { assignedTo, type ResultFacts, rankedTotalOf, totalOf } from './sources.ts';
import { wayInWords } from './ways.ts';

/** The lines on an act's tie; none where it was in none. */
export function tieLines(told: ResultFacts, row: PerformanceStanding): string[] {
  const { tie, result } = row;
  if (!tie) return [];
  const { rules, criteria } = told.standings;
  const { say, list, name, colon } = told.voice;
  const together = togetherAt(told, row);
  const acts = list([...tie.with.map(told.act), ...(tie.more ? [say('why.more', { count: tie.more })] : [])]);
  const lines = [
    result ? say('why.tiedOn', { figure: told.figure(result), acts }) : say('why.tiedWith', { acts }),
    ...tie.steps.map((step, at) => {
      const called = keyInWords(told.voice, step.key, rules, criteria);
      if (step.value === null) return say('why.byKeyNothing', { key: called });
      const still = together[at] ?? [row];
      const figures = (of: PerformanceStanding) => told.voice.number(compared(told, of, step.key, at, still));
      const theirs = still.slice(1).map((other) => `${told.act(other.performanceId)} ${figures(other)}`);
      return say('why.byKey', {
        key: called,
        figures: `${figures(row)}${theirs.length === 0 ? '' : ` (${theirs.join('; ')})`}`,
      });
    }),
  ];
  if (tie.decidedBy === null) return [...lines, say('why.nothingSeparates')];
  const how = tie.how ? `, ${name(wayInWords(say, tie.how))}` : '';
  const why = tie.reason === null || tie.reason === '' ? '' : `${colon}${name(tie.reason)}`;
  const by = tie.by === null ? '' : ` (${name(tie.by)})`;
  const decided = say('why.decidedBy', { key: keyInWords(told.voice, tie.decidedBy, rules, criteria) });
  return [...lines, `${decided}${how}${why}${by}`];
}

/** For each step of an act's tie the act and the named ones that no step before it had separated from it. */
function togetherAt(told: ResultFacts, row: PerformanceStanding): PerformanceStanding[][] {
  let tied = [row, ...(row.tie?.with ?? []).flatMap((id) => told.row(id) ?? [])];
  return (row.tie?.steps ?? []).map(({ key, separated }, at) => {
    const before = tied;
    if (separated) {
      const own = decisive(told, row, key, at, before);
      tied = before.filter((other) => other === row || decisive(told, other, key, at, before) === own);
    }
    return before;
  });
}

/**
 * What decided between the tied acts at a step, exactly: values that differ may look alike as they are shown, and
 * duels that look different may be worth the same.
 */
function decisive(
  told: ResultFacts,
  row: PerformanceStanding,
  key: TieKey,
  at: number,
  tied: readonly PerformanceStanding[],
): string {
  const figure = figureOf(row, key);
  if (figure) return figure.exact;
  if (key === 'totals' || key === 'head_judge') return compared(told, row, key, at, tied);
  if (key !== 'head_to_head') return row.tie?.steps[at]?.value ?? '';
  const met = tied.filter((other) => other !== row).map((other) => duel(told, told.at(row), told.at(other)));
  const score = met.reduce((sum, [won, lost]) => sum + Math.sign(won - lost), 0);
  return `${score} ${met.reduce((sum, [won, lost]) => sum + won - lost, 0)}`;
}

/** What a key compared of one act, all figures: one, the list of values from the best on, or the duels. */
function compared(
  told: ResultFacts,
  row: PerformanceStanding,
  key: TieKey,
  at: number,
  tied: readonly PerformanceStanding[],
): string {
  const p = told.at(row);
  const figure = figureOf(row, key);
  if (figure) return told.figure(figure);
  const judges = [...told.panel.judges.keys()];
  if (isCriterionKey(key)) return onCriteria(told, row, criteriaOf(key)) ?? row.tie?.steps[at]?.value ?? '';
  switch (key) {
    case 'countback':
    case 'countback:ranks': {
      if (key === 'countback:ranks' || usesRanks(told.standings.method)) {
        const ranks = row.judges.flatMap(({ rank }) => (rank === null ? [] : [rank]));
        return highest(told, ranks.toSorted((a, b) => a - b).map(String));
      }
      const totals = judges.flatMap((j) => totalOf(told, p, j) ?? []).filter((one) => one.compare(0) > 0);
      return highest(told, totals.toSorted((a, b) => b.compare(a)).map(told.value));
    }
    case 'totals': {
      const given = judges.flatMap((j) => {
        const value = rankedTotalOf(told, p, j);
        return value ? [{ j, value, text: told.value(value) }] : [];
      });
      const all = assignedTo(told, p);
      return `${scaledSumText(told, given, all)} = ${told.value(scaledSum(told, given, all))}`;
    }
    case 'countback:audience': {
      const given = audienceGiven(told, row).filter((one) => one.compare(0) > 0);
      return highest(
        told,
        given
          .toSorted((a, b) => b.compare(a))
          .map((one) => (one.d === 1n ? one.toFraction() : told.value(one))),
      );
    }
    case 'head_to_head': {
      const met = tied.filter((other) => other !== row);
      const named = met.map((other) => `${duel(told, p, told.at(other)).join('–')}`);
      return told.voice.say('why.duelsOfJudges', {
        figure: row.tie?.steps[at]?.value ?? '',
        duels: named.join(' '),
      });
    }
    case 'head_judge':
      return told.value(headJudges(told, row, tied));
    case 'judges':
    case 'audience':
    case 'fewest_deductions':
    case 'scored_by_most':
    case 'scored_by_most:audience':
    case 'earlier_in_order':
    case 'decision':
    case 'shared':
      return row.tie?.steps[at]?.value ?? '';
  }
}

/** The sum of the totals of the head judges who score all the tied acts; up to version 6 of the engine of all there are. */
function headJudges(
  told: ResultFacts,
  row: PerformanceStanding,
  tied: readonly PerformanceStanding[],
): Fraction {
  const { judges, engine } = told.panel;
  const acts = [row, ...tied].map((one) => told.at(one));
  return judges.reduce((sum, { head }, j) => {
    const counts = head === true && (engine < 7 || acts.every((act) => isAssigned(told, act, j)));
    const total = counts ? rankedTotalOf(told, told.at(row), j) : null;
    return total ? sum.add(total) : sum;
  }, new Fraction(0));
}

const isAssigned = ({ panel }: ResultFacts, p: number, j: number): boolean =>
  panel.states[cell(panel, p, j)] !== 'not_assigned';

const highest = ({ voice }: ResultFacts, values: readonly string[]): string =>
  values.length === 0 ? voice.say('why.none') : values.join(', ');

/** The figure of the standings that the key compares; null where it is not a single figure. */
function figureOf(row: PerformanceStanding, key: TieKey) {
  if (isCriterionKey(key)) {
    const [id, another] = criteriaOf(key);
    return (!another && row.criteria.find(({ criterionId }) => criterionId === id)?.panel) || null;
  }
  if (key === 'judges') return row.judgesResult;
  if (key === 'audience') return row.audience?.converted ?? null;
  return key === 'fewest_deductions' ? row.deducted : null;
}

/** The sum over several criteria, each times its weight, with its parts: "2 × 8.00 + 7.50 = 23.50". */
function onCriteria(told: ResultFacts, row: PerformanceStanding, ids: readonly string[]): string | null {
  const parts = ids.flatMap((id) => {
    const weight = told.standings.criteria.find((one) => one.id === id)?.weight ?? '1';
    const own = row.criteria.find(({ criterionId }) => criterionId === id)?.panel;
    if (!own) return [];
    const value = new Fraction(own.exact);
    return [{ sum: value.mul(weight), text: (weight === '1' ? '' : `${weight} × `) + told.value(value) }];
  });
  if (parts.length < Math.max(2, ids.length)) return null;
  const sum = parts.reduce((all, one) => all.add(one.sum), new Fraction(0));
  return `${parts.map(({ text }) => text).join(' + ')} = ${told.value(sum)}`;
}

/** What each list, each poll or the only vote gave the act. */
function audienceGiven(told: ResultFacts, row: PerformanceStanding): Fraction[] {
  const id = row.performanceId;
  const { polls, lists, ratings, counts } = told.input.audience ?? {};
  if (lists) return lists.map(({ points }) => new Fraction(points[id] ?? '0'));
  const boxes: PollFacts[] = polls ?? [{ ...(ratings && { ratings }), ...(counts && { counts }) }];
  return boxes.flatMap((box) => {
    if (givesOrder(box)) {
      const ids = told.field(row).map(({ performanceId }) => performanceId);
      const points = doubledPoints(
        box,
        actsInPoll(box).filter((act) => ids.includes(act)),
        told.panel.engine,
      ).get(id);
      return points === undefined ? [] : [new Fraction(points, 2)];
    }
    const rated = box.ratings?.[id];
    if (rated && told.panel.engine > 6) return [new Fraction(rated.sum).div(Math.max(1, rated.count))];
    const votes = rated?.sum ?? box.counts?.[id];
    return votes === undefined ? [] : [new Fraction(votes)];
  });
}
