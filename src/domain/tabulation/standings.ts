/**
 * What comes out of a tabulation: plain JSON-safe data with every intermediate figure, for the admin's matrix,
 * the public results page, the projector and the recount alike. Nothing here is ever computed with again.
 */

import type { Engine } from './engines.ts';
import type { TieKey } from './tie-keys.ts';
import type { Method, ScoringRules } from './types.ts';

/**
 * One figure. `exact` is a whole number or a fraction in lowest terms ("171/2"); `shown` is the same figure
 * rounded by the round's display rule ("85.50"). Two figures are equal exactly when their `exact` are.
 */
export interface Figure {
  exact: string;
  shown: string;
}

export type CellState = 'scored' | 'partial' | 'missing' | 'abstained' | 'excused' | 'not_assigned';

/** One judge on one performance. */
export interface JudgeCell {
  judgeId: string;
  state: CellState;
  /** The judge's weighted total over criteria; null while a mark is missing. */
  total: Figure | null;
  /** What was left of it to be ranked, where points are taken off before there are ranks. */
  afterDeductions?: Figure;
  /** The judge's rank for this act among the acts they scored; ties share the mean rank (2.5). */
  rank: number | null;
  /** What the total became before the panel was added up: a z-score, points of the rank, a rank. */
  converted: Figure | null;
  /** Left out: by a trimmed mean of totals, or as one of the act's best (`highest`) or worst ranks. */
  trimmed: 'highest' | 'lowest' | null;
}

/** A mark that a trimmed mean left out. */
export interface TrimmedMark {
  judgeId: string;
  side: 'highest' | 'lowest';
  value: Figure;
}

/** The panel on one criterion of one performance. */
export interface CriterionPanel {
  criterionId: string;
  /** How many judges' marks are in the result. */
  marks: number;
  /** The panel's result, by the method's own rule and rounding; a plain mean where the method has none. */
  panel: Figure | null;
  /** The same, weighted. */
  weighted: Figure | null;
  trimmed: TrimmedMark[];
  /** For the Skating System per criterion: the place in this "dance". */
  place: Figure | null;
}

export interface MissingMarks {
  judgeId: string;
  criterionIds: string[];
}

export interface DeductionLine {
  kind: 'time' | 'breach' | 'points';
  points: Figure;
  /** Started units of overrun, for `time`. */
  units: number | null;
  reason: string | null;
  by: string | null;
}

export interface AudiencePart {
  /** Votes, points or the sum of ratings, as they came in. */
  votes: Figure;
  /** How many ratings, or how many lists gave anything. */
  voters: number | null;
  converted: Figure;
  /** Place by the audience alone (`1`, `2=`). */
  place: string;
  rank: number;
}

/** How judges and audience came together. */
export interface CombinedPart {
  /** The judges' result on the common scale, and after its weight. */
  judges: Figure;
  judgesWeighted: Figure;
  audience: Figure | null;
  audienceWeighted: Figure | null;
}

/** One key tried on one act of a tie. */
export interface TieBreakStep {
  key: TieKey;
  /** The figure or word that was compared; null where the key had nothing to say. */
  value: string | null;
  separated: boolean;
}

export interface TieRecord {
  /** The other acts with the same result, in running order; at most 24 of them. */
  with: string[];
  /** How many others there are besides those; absent where all are named. */
  more?: number;
  /** The key that gave this act its place; null when it is still shared. */
  decidedBy: TieKey | null;
  /** For a human decision: why, by whom, and how it was found (a face-off, an applause ranking). */
  reason: string | null;
  by: string | null;
  how: string | null;
  steps: TieBreakStep[];
}

/** How one act got its place in one table of the Skating System. */
export interface SkatingStep {
  /** The criterion ("dance"), or null where judges' totals are ranked. */
  criterionId: string | null;
  /** The judges' ordinals in the panel's order; null where the judge gave none. */
  ordinals: (number | null)[];
  place: Figure;
  /** The rule that gave the place: 5, 6, 7 or 8. */
  rule: number;
  /** "column and higher" that decided, with how many judges placed the act there and the sum of those places. */
  column: number;
  count: number;
  sum: number;
}

export interface SkatingDetail {
  steps: SkatingStep[];
  /** The sum of places over the dances (rule 9); null with one dance. */
  total: Figure | null;
  /** The rule that gave the final place: 5 to 8 with one dance, 9, 10 or 11 with several. */
  rule: number;
}

export interface HeadToHeadDetail {
  wins: number;
  draws: number;
  losses: number;
  /** Judges who preferred this act, less judges who preferred the other, added over all the others. */
  margin: number;
}

/** One jury on an act: what its jurors came to, its rank and its points; nulls where none of them gave anything. */
export interface JuryPart {
  jury: string;
  /** The mean of the jurors' totals, of their ranks, or of what these weigh. */
  figure: Figure | null;
  rank: number | null;
  points: Figure | null;
}

/** What an act brought along from earlier rounds. */
export interface CarriedPart {
  lines: { from: string; points: Figure }[];
  total: Figure;
  /** What this round alone gave; `result` is both together. */
  round: Figure;
  /** What counts of either, where the rules take percents of them. */
  weighted?: { earlier: Figure; round: Figure };
}

export type BlockReason = 'no_marks' | 'missing_marks' | 'too_few_marks' | 'guest' | 'no_audience';

export interface PerformanceStanding {
  performanceId: string;
  number: number | null;
  name: string;
  categoryId: string;
  guest: boolean;
  /** `1`, `2=`; null for guests and blocked acts. */
  place: string | null;
  /** The same as a number: 1, 2, 2, 4. */
  rank: number | null;
  categoryPlace: string | null;
  categoryRank: number | null;
  /** What decides the place: judges and audience together. */
  result: Figure | null;
  /** The panel's result before deductions. */
  panel: Figure | null;
  /** The panel's result after deductions. */
  judgesResult: Figure | null;
  criteria: CriterionPanel[];
  judges: JudgeCell[];
  /** Only where juries give the points. */
  juries?: JuryPart[];
  deductions: DeductionLine[];
  deducted: Figure;
  audience: AudiencePart | null;
  combined: CombinedPart | null;
  /** Only where points are carried forward. */
  carried?: CarriedPart;
  skating: SkatingDetail | null;
  headToHead: HeadToHeadDetail | null;
  tie: TieRecord | null;
  missing: MissingMarks[];
  /** Why there is no place. */
  blocked: BlockReason | null;
}

/** One judge against the panel: a help for the chief judge, never used to change a result. */
export interface JudgeAgreement {
  judgeId: string;
  scored: number;
  expected: number;
  mean: Figure | null;
  /** Population standard deviation of the judge's totals. */
  spread: Figure | null;
  /** Spearman's rank correlation with the panel's result, and with the mean of the other judges. */
  correlation: Figure | null;
  correlationWithRest: Figure | null;
  /** The correlation with the rest is below −0.5: the scale may have been used upside down. */
  reversed: boolean;
  /** The same total for every act. */
  flat: boolean;
  gaveMostTo: string[];
  gaveLeastTo: string[];
}

/** A mark more than two panel deviations away from its act's mean. */
export interface OutlierMark {
  judgeId: string;
  performanceId: string;
  criterionId: string;
  value: Figure;
  panelMean: Figure;
  deviation: Figure;
}

export interface PanelAgreement {
  /** Kendall's coefficient of concordance, corrected for ties: 0 none, 1 full agreement. */
  kendallW: Figure | null;
  /** Over how many acts and judges it was taken: those without a gap. */
  performances: number;
  raters: number;
  judges: JudgeAgreement[];
  outliers: OutlierMark[];
}

export interface AudienceSummary {
  ballots: number;
  minimumTurnout: number;
  counted: boolean;
  /** Why the audience's part was left out of the result. */
  leftOut: 'below_minimum_turnout' | 'no_votes' | null;
}

/** Acts that hold one place because nothing in the rules separates them. */
export interface SharedPlace {
  place: string;
  performanceIds: string[];
}

export interface Standings {
  /** The version of the engine that counted; none stands in what was frozen before they had numbers. */
  engine?: Engine;
  method: Method;
  /** The rules with all defaults filled in. */
  rules: ScoringRules;
  /** Whether the higher or the lower result wins. */
  better: 'higher' | 'lower';
  /** No mark is missing and no act is blocked. */
  complete: boolean;
  judges: {
    id: string;
    name: string;
    head: boolean;
    /** Only of one who counts otherwise than once. */
    weight?: string;
    /** Only of one who does not score all criteria. */
    criterionIds?: string[];
    /** Only of a juror. */
    jury?: string;
  }[];
  criteria: {
    id: string;
    name: string;
    weight: string;
    step: string;
    categoryId: string | null;
    /** Only where marks are points off: from how many, and the highest mark in steps. */
    subtractsFrom?: string;
    max?: number;
  }[];
  /** Best first; then those without a place, in running order. */
  performances: PerformanceStanding[];
  shared: SharedPlace[];
  audience: AudienceSummary | null;
  agreement: PanelAgreement;
}
