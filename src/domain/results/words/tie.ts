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
export function tieLines(facts: ResultFacts, row: PerformanceStanding): string[] {
  const { tie, result } = row;
  if (!tie) return [];
  const { rules, criteria } = facts.standings;
  const { say, list, name, colon } = facts.voice;
  const together = togetherAt(facts, row);
  const acts = list([
    ...tie.with.map(facts.act),
    ...(tie.more ? [say('why.more', { count: tie.more })] : []),
  ]);
  const lines = [
    result ? say('why.tiedOn', { figure: facts.figure(result), acts }) : say('why.tiedWith', { acts }),
    ...tie.steps.map((step, at) => {
      const called = keyInWords(facts.voice, step.key, rules, criteria);
      if (step.value === null) return say('why.byKeyNothing', { key: called });
      const still = together[at] ?? [row];
      const figures = (of: PerformanceStanding) =>
        facts.voice.number(compared(facts, of, step.key, at, still));
      const theirs = still.slice(1).map((other) => `${facts.act(other.performanceId)} ${figures(other)}`);
      return say('why.byKey', {
        key: called,
        figures: `${figures(row)}${theirs.length === 0 ? '' : ` (${theirs.join(facts.voice.semicolon)})`}`,
      });
    }),
  ];
  if (tie.decidedBy === null) return [...lines, say('why.nothingSeparates')];
  const how = tie.how ? `, ${name(wayInWords(say, tie.how))}` : '';
  const why = tie.reason === null || tie.reason === '' ? '' : `${colon}${name(tie.reason)}`;
  const by = tie.by === null ? '' : ` (${name(tie.by)})`;
  const decided = say('why.decidedBy', { key: keyInWords(facts.voice, tie.decidedBy, rules, criteria) });
  return [...lines, `${decided}${how}${why}${by}`];
}

/** For each step of an act's tie the act and the named ones that no step before it had separated from it. */
function togetherAt(facts: ResultFacts, row: PerformanceStanding): PerformanceStanding[][] {
  let tied = [row, ...(row.tie?.with ?? []).flatMap((id) => facts.row(id) ?? [])];
  return (row.tie?.steps ?? []).map(({ key, separated }, at) => {
    const before = tied;
    if (separated) {
      const own = decisive(facts, row, key, at, before);
      tied = before.filter((other) => other === row || decisive(facts, other, key, at, before) === own);
    }
    return before;
  });
}

/**
 * What decided between the tied acts at a step, exactly: values that differ may look alike as they are shown, and
 * duels that look different may be worth the same.
 */
function decisive(
  facts: ResultFacts,
  row: PerformanceStanding,
  key: TieKey,
  at: number,
  tied: readonly PerformanceStanding[],
): string {
  const figure = figureOf(row, key);
  if (figure) return figure.exact;
  if (key === 'totals' || key === 'head_judge') return compared(facts, row, key, at, tied);
  if (key !== 'head_to_head') return row.tie?.steps[at]?.value ?? '';
  const met = tied
    .filter((other) => other !== row)
    .map((other) => duel(facts, facts.at(row), facts.at(other)));
  const score = met.reduce((sum, [won, lost]) => sum + Math.sign(won - lost), 0);
  return `${score} ${met.reduce((sum, [won, lost]) => sum + won - lost, 0)}`;
}

/** What a key compared of one act, all figures: one, the list of values from the best on, or the duels. */
function compared(
  facts: ResultFacts,
  row: PerformanceStanding,
  key: TieKey,
  at: number,
  tied: readonly PerformanceStanding[],
): string {
  const p = facts.at(row);
  const figure = figureOf(row, key);
  if (figure) return facts.figure(figure);
  const judges = [...facts.panel.judges.keys()];
  if (isCriterionKey(key)) return onCriteria(facts, row, criteriaOf(key)) ?? row.tie?.steps[at]?.value ?? '';
  switch (key) {
    case 'countback':
    case 'countback:ranks': {
      if (key === 'countback:ranks' || usesRanks(facts.standings.method)) {
        const ranks = row.judges.flatMap(({ rank }) => (rank === null ? [] : [rank]));
        return highest(facts, ranks.toSorted((a, b) => a - b).map(String));
      }
      const totals = judges.flatMap((j) => totalOf(facts, p, j) ?? []).filter((one) => one.compare(0) > 0);
      return highest(facts, totals.toSorted((a, b) => b.compare(a)).map(facts.value));
    }
    case 'totals': {
      const given = judges.flatMap((j) => {
        const value = rankedTotalOf(facts, p, j);
        return value ? [{ j, value, text: facts.value(value) }] : [];
      });
      const all = assignedTo(facts, p);
      return `${scaledSumText(facts, given, all)} = ${facts.value(scaledSum(facts, given, all))}`;
    }
    case 'countback:audience': {
      const given = audienceGiven(facts, row).filter((one) => one.compare(0) > 0);
      return highest(
        facts,
        given
          .toSorted((a, b) => b.compare(a))
          .map((one) => (one.d === 1n ? one.toFraction() : facts.value(one))),
      );
    }
    case 'head_to_head': {
      const met = tied.filter((other) => other !== row);
      const named = met.map((other) => duel(facts, p, facts.at(other)).join('–'));
      return facts.voice.say('why.duelsOfJudges', {
        figure: row.tie?.steps[at]?.value ?? '',
        duels: named.join(' '),
      });
    }
    case 'head_judge':
      return facts.value(headJudges(facts, row, tied));
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
  facts: ResultFacts,
  row: PerformanceStanding,
  tied: readonly PerformanceStanding[],
): Fraction {
  const { judges, engine } = facts.panel;
  const acts = [row, ...tied].map((one) => facts.at(one));
  return judges.reduce((sum, { head }, j) => {
    const counts = head === true && (engine < 7 || acts.every((act) => isAssigned(facts, act, j)));
    const total = counts ? rankedTotalOf(facts, facts.at(row), j) : null;
    return total ? sum.add(total) : sum;
  }, new Fraction(0));
}

const isAssigned = ({ panel }: ResultFacts, p: number, j: number): boolean =>
  panel.states[cell(panel, p, j)] !== 'not_assigned';

const highest = ({ voice }: ResultFacts, values: readonly string[]): string =>
  values.length === 0 ? voice.say('why.none') : voice.numbers(values);

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
function onCriteria(facts: ResultFacts, row: PerformanceStanding, ids: readonly string[]): string | null {
  const parts = ids.flatMap((id) => {
    const weight = facts.standings.criteria.find((one) => one.id === id)?.weight ?? '1';
    const own = row.criteria.find(({ criterionId }) => criterionId === id)?.panel;
    if (!own) return [];
    const value = new Fraction(own.exact);
    return [{ sum: value.mul(weight), text: (weight === '1' ? '' : `${weight} × `) + facts.value(value) }];
  });
  if (parts.length < Math.max(2, ids.length)) return null;
  const sum = parts.reduce((all, one) => all.add(one.sum), new Fraction(0));
  return `${parts.map(({ text }) => text).join(' + ')} = ${facts.value(sum)}`;
}

/** What each list, each poll or the only vote gave the act. */
function audienceGiven(facts: ResultFacts, row: PerformanceStanding): Fraction[] {
  const id = row.performanceId;
  const { polls, lists, ratings, counts } = facts.input.audience ?? {};
  if (lists) return lists.map(({ points }) => new Fraction(points[id] ?? '0'));
  const boxes: PollFacts[] = polls ?? [{ ...(ratings && { ratings }), ...(counts && { counts }) }];
  return boxes.flatMap((box) => {
    if (givesOrder(box)) {
      const ids = facts.field(row).map(({ performanceId }) => performanceId);
      const points = doubledPoints(
        box,
        actsInPoll(box).filter((act) => ids.includes(act)),
        facts.panel.engine,
      ).get(id);
      return points === undefined ? [] : [new Fraction(points, 2)];
    }
    const rated = box.ratings?.[id];
    if (rated && facts.panel.engine > 6) return [new Fraction(rated.sum).div(Math.max(1, rated.count))];
    const votes = rated?.sum ?? box.counts?.[id];
    return votes === undefined ? [] : [new Fraction(votes)];
  });
}
