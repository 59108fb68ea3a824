/**
 * What an admin should look at before certifying: facts about the panel and the marks, worst first. They never block.
 */
import { unscoredCriteria } from '../judging/panel.ts';
import type { PerformanceStanding, Standings } from '../tabulation/standings.ts';
import type { Award } from './awards.ts';
import { type CallsOff, miscountedCalls } from './call-doubts.ts';
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
  /** The act on which the judges' totals lie furthest apart. */
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

/** The lowest and highest of the judges' totals of an act; `gap` is 0 with fewer than three totals. */
function gapOf(standing: PerformanceStanding): Gap {
  const totals = standing.judges.flatMap((cell) => (cell.total ? [Number(cell.total.shown)] : []));
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
  return widest.gap > 0 ? { kind: 'disagreement', performanceId, lowest, highest } : undefined;
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
