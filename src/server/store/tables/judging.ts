/** The tables that the room `judging` owns. See `../tables.ts` for how to read them. */
import type { ScoringState, SheetState } from '#domain/judging/scoresheet.ts';
import type { Flag } from './flag.ts';

export interface JudgeTable {
  id: string;
  eventId: string;
  name: string;
  isHead: Flag;
  tokenHash: string;
  /** Empty once the judge was let go after the show: the link ended, and cannot be shown. */
  tokenSealed: string;
  position: number;
  revokedAt: number | null;
  createdAt: number;
  /** When the crew last asked for the scores that are missing. */
  nudgedAt: number | null;
  /** How often their marks count: decimal text above 0. */
  weight: string;
  /** The name of the jury they are a juror of; empty for one alone. */
  jury: string;
}
export interface JudgeCategoryTable {
  judgeId: string;
  categoryId: string;
}
/** Criteria that a judge scores; none named means all. */
export interface JudgeCriterionTable {
  judgeId: string;
  criterionId: string;
}
export interface JudgeSessionTable {
  id: string;
  judgeId: string;
  device: string;
  createdAt: number;
  lastSeenAt: number;
  /** How many acts' marks the device said it still holds. */
  unsent: number;
  revokedAt: number | null;
}
export interface CriterionTable {
  id: string;
  eventId: string;
  categoryId: string | null;
  name: string;
  meaning: string;
  weight: number;
  minSteps: number;
  maxSteps: number;
  /** Decimal text, as "0.5": a mark's value is its steps times this. */
  step: string;
  /** Decimal text where marks are points off: what counts is this less the mark. */
  subtractsFrom: string | null;
  guidance: string;
  position: number;
}
export interface ScoresheetTable {
  id: string;
  performanceId: string;
  judgeId: string;
  state: SheetState;
  revision: number;
  /** JSON: criterion id → steps or null. */
  marks: string;
  abstained: Flag;
  note: string;
  feedback: string;
  updatedAt: number;
  submittedAt: number | null;
}
export interface ScoresheetRevisionTable {
  scoresheetId: string;
  revision: number;
  state: SheetState;
  marks: string;
  abstained: Flag;
  note: string;
  feedback: string;
  source: 'judge' | 'desk' | 'paper';
  sourceId: string;
  at: number;
}
export interface PerformanceScoringTable {
  performanceId: string;
  state: ScoringState;
  changedAt: number;
  /** When it locks by itself; by comparison, nobody writes that down. */
  closesAt: number | null;
}
