/**
 * What goes into a tabulation: the round's scoring rules and its plain data.
 * What comes out is in `standings.ts`; the defaults of the rules are in `rules.ts`.
 * Decimals that decide a result (steps, weights, points) are strings, so that none passes through a float.
 */

import type { Engine } from './engines.ts';
import type { TieKey } from './tie-keys.ts';

/** Every way from marks to a panel's result; docs/tabulation.md defines each. */
export const METHODS = [
  'mean',
  'sum',
  'trimmed_mean',
  'median',
  'standardized',
  'rank_sum',
  'points_table',
  'exponential_rank',
  'skating_system',
  'head_to_head',
  'majority_judgment',
  'star',
  'calls',
] as const;
export type Method = (typeof METHODS)[number];

/** The methods that bring the judges' marks on one criterion to one figure. */
export const AVERAGES = ['mean', 'sum', 'trimmed_mean', 'median'] as const satisfies readonly Method[];
export type Averaging = (typeof AVERAGES)[number];

/** How the marks on one criterion are brought together, where it is not as on the others. */
export interface CriterionRule {
  method: Averaging;
  /** Of a trimmed mean, and of nothing else. */
  trim?: TrimRules;
}

/** How a figure is rounded: to `places` decimals. Halves go away from zero, to the even digit, or are cut off. */
export interface Rounding {
  places: number;
  mode: 'half_up' | 'half_even' | 'down';
}

/** Where rounding is part of the rules (null: the figure stays exact), and how figures are shown. */
export interface RoundingRules {
  afterCriterion: Rounding | null;
  afterWeighting: Rounding | null;
  afterTotal: Rounding | null;
  shown: Rounding;
}

/** What a judge's mark that should be there and is not means. */
export type MissingPolicy = 'exclude' | 'block' | 'zero';

/** `factor`: weight times mark, added. `share`: the same, divided by the sum of the weights. */
export type Weighting = 'factor' | 'share';

/** How many marks are dropped, from how many marks on (`minimum`), and what happens with fewer. */
export interface TrimRules {
  highest: number;
  lowest: number;
  minimum: number;
  otherwise: 'untrimmed' | 'blocked';
}

/** Points off for every started unit of overrun after the grace. */
export interface TimeDeductionRules {
  unitMs: number;
  points: string;
  graceMs: number;
}

/** How many of an act's ranks are left out before they are added, from either end. */
export interface DroppedRanks {
  best: number;
  worst: number;
}

/** How judges call acts: what an alternate is worth beside a yes, which is worth 1, and how many of each a judge gives. */
export interface CallRules {
  /** How many acts each judge says yes to, and how many are to be recalled; 0 where that is open. */
  recall: number;
  /** How many alternates of each kind. */
  alternates: number;
  alternateWorth: string;
  /** What a second and a third kind of alternate are worth, each less than the one before; absent where there is one kind. */
  furtherAlternates?: string[];
}

export interface DeductionRules {
  time: TimeDeductionRules | null;
  allowBelowZero: boolean;
}

export type AudienceConversion = 'share' | 'relative' | 'points_table' | 'min_max' | 'mean_rating' | 'points';

/** How the judges' result is put on the audience's scale before weighting. */
export type JudgesScale = 'as_is' | 'of_maximum' | 'relative' | 'min_max' | 'points_table';

export interface AudienceRules {
  conversion: AudienceConversion;
  /** Points by rank for `points_table`. */
  table: string[];
  /** The best rating a voter can give, for `mean_rating`. */
  ratingMaximum: string;
  /** Fewer ballots than this, and the audience's part is left out. */
  minimumTurnout: number;
}

/**
 * `weights`: both parts on one scale, weighed by percentages that add to 100. `points`: both added as they are.
 * `apart`: the judges decide alone and the audience has a table of its own.
 */
export interface CombinationRules {
  mode: 'weights' | 'points' | 'apart';
  judges: string;
  audience: string;
  judgesScale: JudgesScale;
}

/** One key of the tie-break list. With `untilPlace` it is used only for ties that begin at that place or a better one. */
export interface TieBreak {
  key: TieKey;
  untilPlace: number | null;
}

/** How the jurors of one jury come to its order: by the mean of their totals, of their ranks, or of what ranks weigh. */
export const JURY_METHODS = ['mean', 'rank_sum', 'exponential_rank'] as const satisfies readonly Method[];
export type JuryMethod = (typeof JURY_METHODS)[number];

/** In percent: how much counts of what an act brings along from earlier rounds, and of what it got in this one. */
export interface CarryRules {
  earlier: string;
  round: string;
}

export interface ScoringRules {
  method: Method;
  /** Whether `trimmed_mean`, `median` and `skating_system` work on each criterion or on judges' totals. */
  per: 'criterion' | 'judge_total';
  /** `round`: one table over all acts. `category`: each category is ranked by itself. */
  scope: 'round' | 'category';
  weighting: Weighting;
  /** `scores`: the higher mark is better. `places`: judges write places, 1 is best (rank methods only). */
  marks: 'scores' | 'places';
  missing: MissingPolicy;
  rounding: RoundingRules;
  trim: TrimRules;
  /** Points by rank for the method `points_table`, best first; ranks beyond its end get 0. */
  table: string[];
  /** The method `exponential_rank`: `top` × e^(−`rate` × (rank − 1)). */
  exponential: { top: string; rate: string };
  deductions: DeductionRules;
  audience: AudienceRules;
  combination: CombinationRules;
  tieBreaks: TieBreak[];
  /** By criterion id; absent where the method holds for all criteria. Only for methods that average by criterion. */
  byCriterion?: Record<string, CriterionRule>;
  /** Absent where all ranks count. Only for methods that add what ranks are worth exactly. */
  dropRanks?: DroppedRanks;
  /** Absent where both count whole. Without effect where nothing is carried forward. */
  carry?: CarryRules;
  /** Only for `points_table`: the points are those of juries. Absent where each judge gives points. */
  juries?: { method: JuryMethod };
  /** Of `calls`, and of nothing else. */
  calls?: CallRules;
  /** What marks are called under `majority_judgment`, the lowest first; for no other method. */
  grades?: string[];
}

/** Rules as people write them: only the method is needed, the rest has defaults. */
export interface RulesInput {
  method: Method;
  per?: ScoringRules['per'];
  scope?: ScoringRules['scope'];
  weighting?: Weighting;
  marks?: ScoringRules['marks'];
  missing?: MissingPolicy;
  rounding?: Partial<RoundingRules>;
  trim?: Partial<TrimRules>;
  table?: string[];
  exponential?: Partial<ScoringRules['exponential']>;
  deductions?: Partial<DeductionRules>;
  audience?: Partial<AudienceRules>;
  combination?: Partial<CombinationRules>;
  tieBreaks?: (TieKey | { key: TieKey; untilPlace?: number | null })[];
  byCriterion?: Record<string, { method: Averaging; trim?: Partial<TrimRules> }>;
  dropRanks?: Partial<DroppedRanks>;
  carry?: Partial<CarryRules>;
  juries?: ScoringRules['juries'];
  calls?: Partial<CallRules>;
  grades?: string[];
}

export interface JudgeInput {
  id: string;
  name: string;
  /** The head judge, for the tie-break of that name. */
  head?: boolean;
  /** The categories this judge scores; absent or null means all. */
  categoryIds?: string[] | null;
  /** The criteria this judge scores; absent or null means all. */
  criterionIds?: string[] | null;
  /** How often this judge counts, as a decimal above 0 ("2", "0.5"); absent means once. */
  weight?: string;
  /** The jury of which this judge is a juror, by its name; absent for one alone. */
  jury?: string;
}

export interface CriterionInput {
  id: string;
  name: string;
  weight: string;
  /** Lowest and highest mark, in steps. */
  min: number;
  max: number;
  /** The value of one step, as a decimal string ("0.25"). */
  step: string;
  /** Scored in this category only; absent or null means in all. */
  categoryId?: string | null;
  /** Marks are points off: what counts is this number less the mark ("10", or "0" for a plain penalty). */
  subtractsFrom?: string;
}

export interface PerformanceInput {
  id: string;
  /** What the programme calls it; null where it has none. */
  number?: number | null;
  name: string;
  categoryId: string;
  /** A guest is scored like the others but takes no place. */
  guest?: boolean;
}

/** A submitted scoresheet. Marks are integers in steps of their criterion; null or absent: not given. */
export interface ScoresheetInput {
  judgeId: string;
  performanceId: string;
  marks: Record<string, number | null>;
  /** The judge may not score this act (a relative, say). Excludes by right; it is not a missing mark. */
  abstained?: boolean;
  /** The organiser excused the judge from this act. Counts as an abstention. */
  excused?: boolean;
}

/** Points off. `time` is worked out from the overrun by the rules; the others name their points. */
export interface DeductionInput {
  performanceId: string;
  kind: 'time' | 'breach' | 'points';
  points?: string;
  overrunMs?: number;
  reason?: string;
  by?: string;
}

/** The votes of one region, hall or poll, where there are several; performance id to votes or points. */
export interface AudienceList {
  id: string;
  name?: string;
  points: Record<string, string>;
}

/** What the ballots of a STAR vote say of one act, each as often as it counts. */
export interface StarCount {
  /** Its stars, and on how many ballots it has the most that there are. */
  sum: number;
  best: number;
  /** By each other act: how many ballots give it more than that one. */
  over: Record<string, number>;
}

/** What one poll gave to each of its candidates, also those that nobody chose. One of these. */
export interface PollFacts {
  /** Votes, or points by place. */
  counts?: Record<string, number>;
  ratings?: Record<string, { sum: number; count: number }>;
  /** For majority judgment: how often each grade was given, the lowest first. */
  grades?: Record<string, number[]>;
  stars?: Record<string, StarCount>;
}

/** One poll of several. */
export interface AudiencePoll extends PollFacts {
  id: string;
  name?: string;
  /** What its figures weigh beside the other polls'. */
  share: string;
  ballots: number;
}

/**
 * What the ballots say: votes per act, or ratings per act, or several lists of votes or points, or several polls.
 * `ballots` of several polls is that of the smallest.
 */
export interface AudienceInput {
  ballots: number;
  polls?: AudiencePoll[];
  counts?: Record<string, number>;
  ratings?: Record<string, { sum: number; count: number }>;
  lists?: AudienceList[];
}

/** A recorded human decision on a tie: the acts from the best placed on. */
export interface DecisionInput {
  order: string[];
  reason: string;
  by?: string;
  /** How it was found: by the head judge, a vote of the judges, of the hall, an applause ranking, a draw. */
  how?: string;
  /** What found it, where it was a face-off: the judges, a poll of the hall, an applause ranking. */
  kind?: 'judges' | 'hall' | 'applause';
  /** For `hall`: how many votes each act had. A record to compare; the order alone decides. */
  votes?: Record<string, number>;
}

/** Points that an act brings along from an earlier round. */
export interface CarriedInput {
  performanceId: string;
  /** A whole number, a decimal or a fraction in lowest terms ("165/4"). */
  points: string;
  /** What the earlier round is called. */
  from: string;
  /** The fingerprint of the certified result that the points stand in. */
  digest?: string;
}

export interface TabulationInput {
  /** The version of the engine that counts; the newest where none is named. */
  engine?: Engine;
  rules: RulesInput;
  judges: JudgeInput[];
  criteria: CriterionInput[];
  /** In running order. */
  performances: PerformanceInput[];
  scoresheets: ScoresheetInput[];
  deductions?: DeductionInput[];
  audience?: AudienceInput | null;
  decisions?: DecisionInput[];
  /** Present only where points are carried forward; acts that are not named bring nothing. */
  carried?: CarriedInput[];
}
