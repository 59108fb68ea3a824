/**
 * What an admin should look at before certifying: facts about the panel and the marks, worst first. They never block.
 */

import Fraction from 'fraction.js';
import { unscoredCriteria } from '../judging/panel.ts';
import { alternateWorths } from '../tabulation/calls.ts';
import type { PerformanceStanding, Standings } from '../tabulation/standings.ts';
import type { Award } from './awards.ts';
import type { RoundRecords } from './inputs.ts';

/** One fact to look at. Figures are rounded for display. */
export type Doubt =
  /** The judge's order is nearly the reverse of the others' order: the scale may have been used upside down. */
  | { kind: 'reversed'; judgeId: string; gaveMostTo: string[]; gaveLeastTo: string[] }
  | { kind: 'flat'; judgeId: string; total: string }
  /** A mark more than two panel deviations from its act's mean. */
  | {
      kind: 'far_off';
      judgeId: string;
      performanceId: string;
      criterionId: string;
      value: string;
      mean: string;
    }
  /** The act on which the judges' totals lie furthest apart, and far enough to move places. */
  | { kind: 'disagreement'; performanceId: string; lowest: string; highest: string }
  | { kind: 'shared_place'; place: string; performanceIds: string[] }
  | { kind: 'no_turnout'; ballots: number; minimum: number }
  /** The certified result that this round was made from has been taken back; `carried`: its points count here. */
  | { kind: 'earlier_taken_back'; round: string; carried: boolean }
  /** Points are carried forward, and these acts bring none. */
  | { kind: 'nothing_carried'; performanceIds: string[] }
  /** A prize that is given by hand, and by nobody yet or to an act that was not on stage. */
  | { kind: 'prize_open'; award: string }
  | CallsOff
  /** No judge scores these criteria for some act. */
  | { kind: 'nobody_scores'; criterionIds: string[] };

const MOST_FAR_OFF = 5;
/** So much of the distance between the lowest and the highest total of the round, and judges disagree about an act. */
const DISAGREEMENT = 1 / 4;

/** The doubts that follow from a round's standings, worst first. */
export function doubtsOf(standings: Standings): Doubt[] {
  const { agreement, audience } = standings;
  const reversed = agreement.judges
    .filter((judge) => judge.reversed)
    .map(
      ({ judgeId, gaveMostTo, gaveLeastTo }): Doubt => ({
        kind: 'reversed',
        judgeId,
        gaveMostTo,
        gaveLeastTo,
      }),
    );
  const flat = agreement.judges
    .filter((judge) => judge.flat && judge.scored > 2)
    .map((judge): Doubt => ({ kind: 'flat', judgeId: judge.judgeId, total: judge.mean?.shown ?? '' }));
  const farOff = agreement.outliers.slice(0, MOST_FAR_OFF).map(
    (mark): Doubt => ({
      kind: 'far_off',
      judgeId: mark.judgeId,
      performanceId: mark.performanceId,
      criterionId: mark.criterionId,
      value: mark.value.shown,
      mean: mark.panelMean.shown,
    }),
  );
  // While marks are missing, acts share places by chance all the time.
  const shared = (standings.complete ? standings.shared : []).map(
    ({ place, performanceIds }): Doubt => ({ kind: 'shared_place', place, performanceIds }),
  );
  const widest = widestGap(standings);
  const bringNothing = standings.performances.flatMap((row) =>
    row.carried?.lines.length === 0 ? [row.performanceId] : [],
  );
  return [
    ...(bringNothing.length > 0 ? [{ kind: 'nothing_carried' as const, performanceIds: bringNothing }] : []),
    ...miscountedCalls(standings),
    ...reversed,
    ...(audience?.leftOut === 'below_minimum_turnout'
      ? [{ kind: 'no_turnout' as const, ballots: audience.ballots, minimum: audience.minimumTurnout }]
      : []),
    ...shared,
    ...flat,
    ...(widest ? [widest] : []),
    ...farOff,
  ];
}

/** Prizes without a winner among these acts: they are not revealed. */
export const openPrizes = (
  awards: readonly { kind: Award['kind']; title: string; performanceIds: readonly string[] }[],
  acts: readonly { id: string }[],
): Doubt[] =>
  awards
    .filter(
      ({ kind, performanceIds }) => kind === 'special' && !acts.some(({ id }) => performanceIds.includes(id)),
    )
    .map(({ title }) => ({ kind: 'prize_open', award: title }));

interface Gap {
  performanceId: string;
  lowest: string;
  highest: string;
  gap: number;
}

const totalsOf = ({ judges }: PerformanceStanding): number[] =>
  judges.flatMap(({ total }) => (total ? [Number(total.shown)] : []));

/** The lowest and highest of the judges' totals of an act; `gap` is 0 with fewer than three totals. */
function gapOf(standing: PerformanceStanding): Gap {
  const totals = totalsOf(standing);
  const [low, high] = [Math.min(...totals), Math.max(...totals)];
  const shown = (value: number) =>
    standing.judges.find((cell) => cell.total && Number(cell.total.shown) === value)?.total?.shown ?? '';
  return {
    performanceId: standing.performanceId,
    lowest: shown(low),
    highest: shown(high),
    gap: totals.length > 2 ? high - low : 0,
  };
}

function widestGap(standings: Standings): Doubt | undefined {
  const [first, ...rest] = standings.performances.map(gapOf);
  if (!first) return undefined;
  const widest = rest.reduce((most, one) => (one.gap > most.gap ? one : most), first);
  const { performanceId, lowest, highest } = widest;
  const all = standings.performances.flatMap(totalsOf);
  const farthest = Math.max(...all) - Math.min(...all);
  if (widest.gap === 0 || widest.gap < farthest * DISAGREEMENT) return undefined;
  return { kind: 'disagreement', performanceId, lowest, highest };
}

/**
 * What is wrong with a panel before anything is scored: criteria that nobody scores. Ended links and judges set aside
 * do not count.
 */
export function panelDoubts({ criteria, judges, performances, setAside }: RoundRecords): Doubt[] {
  const scopes = judges
    .filter(({ id, revoked }) => !revoked && !setAside.includes(id))
    .map(({ categoryIds, criterionIds = [] }) => ({ categoryIds, criterionIds }));
  const unscored = unscoredCriteria(
    criteria,
    scopes,
    performances.filter(({ guest }) => !guest),
  );
  return unscored.length === 0 ? [] : [{ kind: 'nobody_scores', criterionIds: unscored.map(({ id }) => id) }];
}

/**
 * A judge whose calls differ from the rules: what the judge gave (`yes`, `alternates`), and what was asked (`recall`,
 * `alternatesAsked` of each kind; 0 where it is open).
 */
interface CallsOff {
  kind: 'calls_off';
  judgeId: string;
  yes: number;
  /** How many of each kind, the best kind first. */
  alternates: number[];
  recall: number;
  alternatesAsked: number;
}

/**
 * The judges whose numbers of calls differ from what the rules ask for. Empty while calls are missing, where the
 * rules leave both numbers open, where there are several criteria, and where two calls are worth the same, so that
 * totals cannot tell them apart.
 */
function miscountedCalls({ rules, criteria, complete, judges, performances }: Standings): CallsOff[] {
  const [criterion, another] = criteria;
  const { calls } = rules;
  if (!calls || !complete || !criterion || another || rules.scope === 'category') return [];
  const yesIsWorth = new Fraction(rules.weighting === 'share' ? 1 : criterion.weight);
  const worths = alternateWorths(calls).map((worth) => yesIsWorth.mul(worth));
  const different = new Set(['0', yesIsWorth.toFraction(), ...worths.map((worth) => worth.toFraction())]);
  if (different.size < worths.length + 2) return [];
  return judges.flatMap(({ id }): CallsOff[] => {
    const totals = performances.flatMap((row) => {
      const cell = row.judges.find(({ judgeId }) => judgeId === id);
      return cell?.total && !row.guest ? [new Fraction(cell.total.exact)] : [];
    });
    const given = (worth: Fraction) => totals.filter((total) => total.equals(worth)).length;
    const yes = given(yesIsWorth);
    const alternates = worths.map(given);
    const off =
      (calls.recall > 0 && yes !== calls.recall) ||
      (calls.alternates > 0 && alternates.some((count) => count !== calls.alternates));
    if (totals.length === 0 || !off) return [];
    const asked = { recall: calls.recall, alternatesAsked: calls.alternates };
    return [{ kind: 'calls_off', judgeId: id, yes, alternates, ...asked }];
  });
}
