/**
 * Why an act has its place: the figures of its standing as a list of steps, each ready to be put into a sentence.
 * Nothing is computed here; the words belong to whoever shows it.
 */
import { isPlainAverage } from './rules.ts';
import type {
  BlockReason,
  CarriedPart,
  CombinedPart,
  DeductionLine,
  Figure,
  MissingMarks,
  PerformanceStanding,
  SkatingStep,
  Standings,
  TieBreakStep,
  TrimmedMark,
} from './standings.ts';

export type ExplanationStep =
  /** What the panel gave on a criterion, and what that is worth. */
  | {
      kind: 'criterion';
      criterionId: string;
      name: string;
      marks: number;
      trimmed: TrimmedMark[];
      panel: Figure;
      weight: string;
      weighted: Figure;
    }
  /** A judge's total, rank and what it became, where the method goes by judges. */
  | {
      kind: 'judge';
      judgeId: string;
      name: string;
      total: Figure;
      rank: number | null;
      converted: Figure | null;
    }
  | { kind: 'skating'; steps: SkatingStep[]; total: Figure | null; rule: number }
  | { kind: 'duels'; wins: number; draws: number; losses: number; margin: number }
  | { kind: 'panel'; result: Figure }
  | { kind: 'missing'; marks: MissingMarks[] }
  | { kind: 'deduction'; line: DeductionLine }
  | { kind: 'after_deductions'; result: Figure }
  | { kind: 'audience'; votes: Figure; converted: Figure; place: string; counted: boolean }
  | { kind: 'combined'; parts: CombinedPart; result: Figure }
  /** What earlier rounds gave; `round` is what this one gave alone. */
  | { kind: 'carried'; lines: CarriedPart['lines']; round: Figure; result: Figure }
  /** `more`: how many others there are besides those that are named. */
  | {
      kind: 'tie';
      with: string[];
      more: number;
      steps: TieBreakStep[];
      decidedBy: string | null;
      reason: string | null;
      /** How a decision was found, in words; empty or null where nobody said. */
      how: string | null;
    }
  | { kind: 'blocked'; reason: BlockReason }
  | { kind: 'place'; place: string; result: Figure };

/** The steps to an act's place, in the order they were taken; null when there is no such act. */
export function explain(standings: Standings, performanceId: string): ExplanationStep[] | null {
  const standing = standings.performances.find((entry) => entry.performanceId === performanceId);
  if (!standing) return null;
  return [...panelSteps(standings, standing), ...resultSteps(standings, standing)];
}

function panelSteps(standings: Standings, standing: PerformanceStanding): ExplanationStep[] {
  const steps: ExplanationStep[] = [];
  const byCriterion = isPlainAverage(standings.method);
  if (byCriterion) {
    for (const entry of standing.criteria) {
      const criterion = standings.criteria.find((found) => found.id === entry.criterionId);
      if (!criterion || !entry.panel || !entry.weighted) continue;
      const { id: criterionId, name, weight } = criterion;
      const { marks, trimmed, panel, weighted } = entry;
      steps.push({ kind: 'criterion', criterionId, name, marks, trimmed, panel, weight, weighted });
    }
  }
  if (!byCriterion || standings.rules.per === 'judge_total') {
    for (const { judgeId, total, rank, converted } of standing.judges) {
      const name = standings.judges.find((judge) => judge.id === judgeId)?.name ?? '';
      if (total) steps.push({ kind: 'judge', judgeId, name, total, rank, converted });
    }
  }
  const { skating, headToHead, missing, panel } = standing;
  if (skating) steps.push({ kind: 'skating', ...skating });
  if (headToHead) steps.push({ kind: 'duels', ...headToHead });
  if (missing.length > 0) steps.push({ kind: 'missing', marks: missing });
  if (panel) steps.push({ kind: 'panel', result: panel });
  return steps;
}

function resultSteps(standings: Standings, standing: PerformanceStanding): ExplanationStep[] {
  const steps: ExplanationStep[] = [];
  const { deductions, judgesResult, audience, combined, carried, result, tie, blocked, place } = standing;
  for (const line of deductions) steps.push({ kind: 'deduction', line });
  if (deductions.length > 0 && judgesResult) steps.push({ kind: 'after_deductions', result: judgesResult });
  if (audience) {
    const { votes, converted, place: audiencePlace } = audience;
    const counted = standings.audience?.counted === true && standings.rules.combination.mode !== 'apart';
    steps.push({ kind: 'audience', votes, converted, place: audiencePlace, counted });
  }
  if (combined && result) steps.push({ kind: 'combined', parts: combined, result: carried?.round ?? result });
  if (carried && result) steps.push({ kind: 'carried', lines: carried.lines, round: carried.round, result });
  if (tie) {
    const { with: others, more = 0, steps: tried, decidedBy, reason, how } = tie;
    steps.push({ kind: 'tie', with: others, more, steps: tried, decidedBy, reason, how });
  }
  if (blocked) steps.push({ kind: 'blocked', reason: blocked });
  if (place && result) steps.push({ kind: 'place', place, result });
  return steps;
}
