/** Rows of scoring on paper, of face-offs, awards and certifying by two. See `../tables.ts` for how to read them. */
import type { Generated } from 'kysely';
import type { Depth } from '#domain/results/telling.ts';
import type { Flag } from './flag.ts';

/** One paper scoresheet, typed by one person and again by another. Only one of a pair may be unsettled. */
export interface PaperEntryTable {
  id: string;
  performanceId: string;
  judgeId: string;
  /** `typed` once; `differs` when the second typing is another; then `confirmed`, `rejected` or `withdrawn`. */
  state: 'typed' | 'differs' | 'confirmed' | 'rejected' | 'withdrawn';
  /** The revision of the scoresheet that was there when the first person typed; 0: none. */
  baseRevision: number;
  /** Why a sheet that the judge had given is replaced, or why it is typed late; empty where neither is so. */
  reason: string;
  /** The act was locked when the first person typed. */
  late: Generated<Flag>;
  /** JSON: criterion id → steps. */
  firstMarks: string;
  firstAbstained: Flag;
  firstById: string;
  firstBy: string;
  firstAt: number;
  secondMarks: string | null;
  secondAbstained: Flag | null;
  secondById: string | null;
  secondBy: string | null;
  secondAt: number | null;
  settledAt: number | null;
}

/** A judge whose sheets do not count in a round, by decision of an admin. The sheets stay. */
export interface SetAsideJudgeTable {
  roundId: string;
  judgeId: string;
  reason: string;
  by: string;
  createdAt: number;
}

/** Judges choose between tied acts on their devices, or the hall in a poll of its own. */
export interface FaceOffTable {
  id: string;
  roundId: string;
  /** JSON: the tied performances, in running order. */
  performances: string;
  openedBy: string;
  openedAt: number;
  closedAt: number | null;
  kind: Generated<'judges' | 'hall'>;
  /** For `hall`: the poll that was made for it. */
  pollId: Generated<string | null>;
  /** JSON, once it was ended: what each act was given, and whether that decided. */
  outcome: Generated<string | null>;
}
export interface FaceOffChoiceTable {
  faceOffId: string;
  judgeId: string;
  performanceId: string;
  at: number;
}

/** What one admin has seen and would certify, waiting for another. */
export interface CertificationProposalTable {
  roundId: string;
  digest: string;
  depth: Depth;
  byId: string;
  by: string;
  proposedAt: number;
  /** What the second count found where it does not agree, and why to certify despite it. */
  disagreement: Generated<string | null>;
  despite: Generated<string | null>;
}

/** A named prize. `place` and `audience` follow the certified result; `special` is given by hand. */
export interface AwardTable {
  id: string;
  roundId: string;
  kind: 'place' | 'audience' | 'special';
  title: string;
  /** For `place`: the best of this category; null: of all. */
  categoryId: string | null;
  /** For `special`: who has it. */
  performanceId: string | null;
  reason: string;
  by: string;
  position: number;
  createdAt: number;
}

/** Performers may read what judges wrote for them. */
export interface FeedbackReleaseTable {
  roundId: string;
  by: string;
  releasedAt: number;
}
