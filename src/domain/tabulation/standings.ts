/**
 * What comes out of a tabulation: plain data that survives JSON, with every intermediate figure, for the scoring page,
 * the results page, the projector and recounts. Nothing here is computed with again.
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

/** How a judge's sheet for an act stands: `partial` lacks some marks, `missing` all of them. */
export type CellState = 'scored' | 'partial' | 'missing' | 'abstained' | 'excused' | 'not_assigned';

/** One judge's sheet for one performance. */
export interface JudgeCell {
  judgeId: string;
  state: CellState;
  /** The judge's weighted total; null while a mark is missing. */
  total: Figure | null;
  /** The total that is ranked, where deductions come off before ranking; else absent. */
  afterDeductions?: Figure;
  /** The judge's rank for this act among those they scored; tied acts share the mean rank (2.5). */
  rank: number | null;
  /** What the total was converted to before adding: a z-score, the points of its rank, the rank itself. */
  converted: Figure | null;
  /**
   * Whether the sheet was left out, as the highest or lowest: by a trimmed mean of totals, or as one of the act's best
   * (`highest`) or worst ranks.
   */
  trimmed: 'highest' | 'lowest' | null;
}

/** A mark on one criterion that a trimmed mean left out. */
export interface TrimmedMark {
  judgeId: string;
  side: 'highest' | 'lowest';
  value: Figure;
}

/** The panel's result on one criterion of one performance. */
export interface CriterionPanel {
  criterionId: string;
  /** How many judges' marks it is made of. */
  marks: number;
  /** By the method's own averaging and rounding; a plain mean where the method has none. Null without marks. */
  panel: Figure | null;
  /** `panel` times the criterion's weight. */
  weighted: Figure | null;
  trimmed: TrimmedMark[];
  /** For the Skating System by criterion: the act's place in this dance. */
  place: Figure | null;
}

/** Criteria that a judge has not marked for an act. */
export interface MissingMarks {
  judgeId: string;
  criterionIds: string[];
}

/** One deduction from an act. */
export interface DeductionLine {
  kind: 'time' | 'breach' | 'points';
  points: Figure;
  /** Started units of overrun, for `time`; null where the rules do not count time. */
  units: number | null;
  reason: string | null;
  by: string | null;
}

/** The audience's part of one act's result. */
export interface AudiencePart {
  /** Votes, points or sum of ratings as cast. */
  votes: Figure;
  /** How many ratings it got, or how many lists gave it anything; null for plain counts. */
  voters: number | null;
  converted: Figure;
  /** The act's place by the audience alone (`1`, `2=`). */
  place: string;
  rank: number;
}

/**
 * An act's two parts on the common scale, before and after their weights; the audience's are null where it does not
 * count.
 */
export interface CombinedPart {
  judges: Figure;
  judgesWeighted: Figure;
  audience: Figure | null;
  audienceWeighted: Figure | null;
}

/** One tie-break key applied to one act of a tie. */
export interface TieBreakStep {
  key: TieKey;
  /** What was compared, for display; null where the key does not apply to this tie. */
  value: string | null;
  separated: boolean;
}

/** How a tie that the act was in was treated. */
export interface TieRecord {
  /** Performance ids of the other acts with the same result, in running order; at most 24 of them. */
  with: string[];
  /** How many more tied acts there are than `with` names; absent where it names all. */
  more?: number;
  /** The key that gave this act its place; null while the place is shared. */
  decidedBy: TieKey | null;
  /** For a decision by people: why, by whom, and how (a face-off, an applause ranking); null otherwise. */
  reason: string | null;
  by: string | null;
  how: string | null;
  steps: TieBreakStep[];
}

/** How one act got its place in one dance of the Skating System. */
export interface SkatingStep {
  /** The criterion that is the dance; null where judges' totals are ranked. */
  criterionId: string | null;
  /** Each judge's ordinal in the panel's order; null where the judge gave none. */
  ordinals: (number | null)[];
  place: Figure;
  /** The rule that gave the place: 5, 6, 7 or 8. */
  rule: number;
  /**
   * The places "column and higher" that decided, how many judges placed the act there, and the sum of their ordinals.
   */
  column: number;
  count: number;
  sum: number;
}

/** How one act got its final place by the Skating System. */
export interface SkatingDetail {
  steps: SkatingStep[];
  /** The sum of its places over all dances (rule 9); null with one dance. */
  total: Figure | null;
  /** The rule that gave the final place: 5 to 8 with one dance, 9 to 11 with several. */
  rule: number;
}

/** An act's duels against each other act. */
export interface HeadToHeadDetail {
  wins: number;
  draws: number;
  losses: number;
  /** Over all other acts: judges who preferred this act, less judges who preferred the other. */
  margin: number;
}

/** One jury's part in an act's result; figure, rank and points are null where none of its jurors marked the act. */
export interface JuryPart {
  jury: string;
  /** What its jurors came to: the mean of their totals, of their ranks, or of what the ranks weigh. */
  figure: Figure | null;
  rank: number | null;
  points: Figure | null;
}

/** Points an act brought along from earlier rounds. */
export interface CarriedPart {
  lines: { from: string; points: Figure }[];
  total: Figure;
  /** This round's points alone; the standing's `result` holds both. */
  round: Figure;
  /** What counts of each, where the rules take a percentage of them. */
  weighted?: { earlier: Figure; round: Figure };
}

/**
 * Why an act has no place: no marks, some missing, too few for a trimmed mean, a guest, or no votes where only the
 * audience decides.
 */
export type BlockReason = 'no_marks' | 'missing_marks' | 'too_few_marks' | 'guest' | 'no_audience';

/** Everything about one act's place. */
export interface PerformanceStanding {
  performanceId: string;
  number: number | null;
  name: string;
  categoryId: string;
  guest: boolean;
  /** "1", "2="; null for guests and blocked acts. */
  place: string | null;
  /** The number in `place`: 1, 2, 2, 4. */
  rank: number | null;
  categoryPlace: string | null;
  categoryRank: number | null;
  /** What the place is decided by: judges, audience and carried points together. */
  result: Figure | null;
  /** The judges' result before deductions. */
  panel: Figure | null;
  /** The judges' result after deductions. */
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
  /** Why the act has no place; null where it has one. */
  blocked: BlockReason | null;
}

/** One judge compared with the panel: a help for the chief judge, never used to change a result. */
export interface JudgeAgreement {
  judgeId: string;
  scored: number;
  expected: number;
  mean: Figure | null;
  /** Population standard deviation of the judge's totals. */
  spread: Figure | null;
  /**
   * Spearman's rank correlation with the panel's result, and with the mean of the other judges; null where it cannot
   * be computed.
   */
  correlation: Figure | null;
  correlationWithRest: Figure | null;
  /** The correlation with the other judges is below −0.5: the scale may have been used upside down. */
  reversed: boolean;
  /** The judge gave every act the same total. */
  flat: boolean;
  gaveMostTo: string[];
  gaveLeastTo: string[];
}

/** A mark more than two panel deviations away from its act's mean (`outliers.ts`). */
export interface OutlierMark {
  judgeId: string;
  performanceId: string;
  criterionId: string;
  value: Figure;
  panelMean: Figure;
  deviation: Figure;
}

/** How far the judges agree (`agreement.ts`). */
export interface PanelAgreement {
  /**
   * Kendall's coefficient of concordance, corrected for ties: 0 no agreement, 1 full; null where it cannot be
   * computed.
   */
  kendallW: Figure | null;
  /** How many acts and judges it was computed over: only acts that all of these judges scored. */
  performances: number;
  raters: number;
  judges: JudgeAgreement[];
  outliers: OutlierMark[];
}

/** Whether the audience's part counts. */
export interface AudienceSummary {
  ballots: number;
  minimumTurnout: number;
  counted: boolean;
  /** Why it does not count; null where it does. */
  leftOut: 'below_minimum_turnout' | 'no_votes' | null;
}

/** Acts that share a place because nothing in the rules separates them. */
export interface SharedPlace {
  place: string;
  performanceIds: string[];
}

/** The complete result of a tabulation. */
export interface Standings {
  /** The engine that counted; absent in results from before engines were numbered (engine 1). */
  engine?: Engine;
  method: Method;
  /** With all defaults filled in. */
  rules: ScoringRules;
  /** Whether the higher or the lower result wins. */
  better: 'higher' | 'lower';
  /** No mark is missing and no act but guests is without a place. */
  complete: boolean;
  judges: {
    id: string;
    name: string;
    head: boolean;
    /** Only where the judge does not count once. */
    weight?: string;
    /** Only where the judge does not score all criteria. */
    criterionIds?: string[];
    /** Only for a juror. */
    jury?: string;
  }[];
  criteria: {
    id: string;
    name: string;
    weight: string;
    step: string;
    categoryId: string | null;
    /** Only where marks are points off: the number they are taken from (and `max`, the highest mark in steps). */
    subtractsFrom?: string;
    max?: number;
  }[];
  /** The best first, then acts without a place in running order. */
  performances: PerformanceStanding[];
  shared: SharedPlace[];
  audience: AudienceSummary | null;
  agreement: PanelAgreement;
}
