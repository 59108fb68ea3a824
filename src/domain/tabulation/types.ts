/**
 * What goes into a tabulation: the round's scoring rules and its plain data.
 * What comes out is in `standings.ts`; the defaults of the rules are in `rules.ts`.
 * Decimals that decide a result (steps, weights, points) are strings, so that none passes through a float.
 */

import type { Engine } from './engines.ts';
import type { EqualRanks } from './equal-ranks.ts';
import type { TieKey } from './tie-keys.ts';
import type { DecidedBy } from './tie-ways.ts';

/** Every method of turning judges' marks into a result; docs/tabulation.md defines each. */
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

/** The methods that average the judges' marks on one criterion. */
export const AVERAGES = ['mean', 'sum', 'trimmed_mean', 'median'] as const satisfies readonly Method[];
export type Averaging = (typeof AVERAGES)[number];

/** How the marks on one criterion are averaged, where it differs from the other criteria. */
export interface CriterionRule {
  method: Averaging;
  /** Only for a trimmed mean. */
  trim?: TrimRules;
}

/**
 * Rounding to `places` decimals: halves away from zero (`half_up`), to the even digit (`half_even`), or cut off
 * (`down`).
 */
export interface Rounding {
  places: number;
  mode: 'half_up' | 'half_even' | 'down';
}

/** At which steps of the tabulation values are rounded (null: they stay exact), and how figures are shown. */
export interface RoundingRules {
  afterCriterion: Rounding | null;
  afterWeighting: Rounding | null;
  afterTotal: Rounding | null;
  shown: Rounding;
}

/** What happens where a judge has not given a mark they should: leave the judge out, wait for it, or count 0. */
export type MissingPolicy = 'exclude' | 'block' | 'zero';

/** `factor`: weight times mark, added. `share`: the same, divided by the sum of the weights. */
export type Weighting = 'factor' | 'share';

/**
 * How many highest and lowest marks are dropped, how many marks that needs (`minimum`), and what happens with fewer.
 */
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

/** How many of an act's best and worst ranks are left out before they are added. */
export interface DroppedRanks {
  best: number;
  worst: number;
}

/** The rules of `calls`; a yes is worth 1. */
export interface CallRules {
  /** How many yes each judge gives, which is also how many acts are recalled; 0 where it is open. */
  recall: number;
  /** How many alternates of each kind a judge gives; 0 where it is open. */
  alternates: number;
  alternateWorth: string;
  /** Worth of a second and third kind of alternate, each less than the one before; absent where there is one kind. */
  furtherAlternates?: string[];
}

export interface DeductionRules {
  time: TimeDeductionRules | null;
  allowBelowZero: boolean;
}

/** How votes become a figure for each act; `audience-conversion.ts`, docs/tabulation.md. */
export type AudienceConversion = 'share' | 'relative' | 'points_table' | 'min_max' | 'mean_rating' | 'points';

/** How the judges' results are put on the audience's scale before the two are weighed. */
export type JudgesScale = 'as_is' | 'of_maximum' | 'share' | 'relative' | 'min_max' | 'points_table';

/** How the audience's votes count. */
export interface AudienceRules {
  conversion: AudienceConversion;
  /** Points by rank, best first, for `points_table`. */
  table: string[];
  /** The best rating a voter can give, as a decimal, for `mean_rating`. */
  ratingMaximum: string;
  /** With fewer ballots the audience's part does not count. */
  minimumTurnout: number;
}

/**
 * How judges and audience are combined. `weights`: both on one scale, weighed by percentages that add to 100.
 * `points`: both added as they are. `apart`: the judges decide alone and the audience has a table of its own.
 */
export interface CombinationRules {
  mode: 'weights' | 'points' | 'apart';
  judges: string;
  audience: string;
  judgesScale: JudgesScale;
}

/** One key of the tie-break list. With `untilPlace` it applies only to ties for that place or a better one. */
export interface TieBreak {
  key: TieKey;
  untilPlace: number | null;
}

/** How one jury's jurors are combined: by the mean of their totals, of their ranks, or of what the ranks weigh. */
export const JURY_METHODS = ['mean', 'rank_sum', 'exponential_rank'] as const satisfies readonly Method[];
export type JuryMethod = (typeof JURY_METHODS)[number];

/** What becomes of an act that a jury did not mark: its points are brought up to all juries, or it gets none from it. */
export const JURY_ABSENCES = ['brought_up', 'nothing'] as const;
export type JuryAbsence = (typeof JURY_ABSENCES)[number];

/** How much counts, in percent (decimals), of an act's points from earlier rounds and of those from this one. */
export interface CarryRules {
  earlier: string;
  round: string;
}

/** A round's scoring rules with every default filled in. */
export interface ScoringRules {
  method: Method;
  /** Whether `trimmed_mean`, `median` and `skating_system` work on each criterion or on judges' totals. */
  per: 'criterion' | 'judge_total';
  /** `round`: all acts in one ranking. `category`: each category is ranked by itself. */
  scope: 'round' | 'category';
  weighting: Weighting;
  /** `scores`: the higher mark is better. `places`: judges write places, 1 is best (rank methods only). */
  marks: 'scores' | 'places';
  missing: MissingPolicy;
  rounding: RoundingRules;
  trim: TrimRules;
  /** For `points_table`: points by rank, best first; ranks beyond the end get 0. */
  table: string[];
  /** For `exponential_rank`: a rank is worth `top` × e^(−`rate` × (rank − 1)). */
  exponential: { top: string; rate: string };
  deductions: DeductionRules;
  audience: AudienceRules;
  combination: CombinationRules;
  tieBreaks: TieBreak[];
  /** By criterion id: another averaging method for that criterion. Only for methods that average by criterion. */
  byCriterion?: Record<string, CriterionRule>;
  /** Absent where all ranks count. Only for methods that add exact values of ranks. */
  dropRanks?: DroppedRanks;
  /** Absent where equal acts share the ranks that they span. */
  equalRanks?: Exclude<EqualRanks, 'mean'>;
  /** Absent where both count in full. Without effect where points start at zero, which is where `carried` is absent. */
  carry?: CarryRules;
  /** For `points_table`: the points come from juries. Absent where each judge gives points. */
  juries?: { method: JuryMethod; absent?: 'nothing' };
  /** Only for `calls`. */
  calls?: CallRules;
  /** Only for `majority_judgment`: what the grades are called, the lowest first. */
  grades?: string[];
}

/** Rules of which only some are written; a list is written whole. */
type Written<Rules> = {
  [Rule in keyof Rules]?: NonNullable<Rules[Rule]> extends readonly unknown[]
    ? Rules[Rule]
    : Partial<NonNullable<Rules[Rule]>>;
};

/** Rules as people write them: only the method is needed; `completeRules` fills in the rest. */
export interface RulesInput
  extends Written<Omit<ScoringRules, 'method' | 'tieBreaks' | 'byCriterion' | 'juries' | 'equalRanks'>> {
  method: Method;
  tieBreaks?: (TieKey | { key: TieKey; untilPlace?: number | null })[];
  byCriterion?: Record<string, { method: Averaging; trim?: Partial<TrimRules> }>;
  juries?: { method: JuryMethod; absent?: JuryAbsence };
  equalRanks?: EqualRanks;
}

export interface JudgeInput {
  id: string;
  name: string;
  /** A head judge, for the tie-break `head_judge`. */
  head?: boolean;
  /** The categories this judge scores; absent or null means all. */
  categoryIds?: string[] | null;
  /** The criteria this judge scores; absent or null means all. */
  criterionIds?: string[] | null;
  /** How often this judge counts, as a decimal above 0 ("2", "0.5"); absent means once. */
  weight?: string;
  /** The name of the jury that this judge belongs to; absent for a judge alone. */
  jury?: string;
}

export interface CriterionInput {
  id: string;
  name: string;
  weight: string;
  /** The lowest and highest mark, in steps. */
  min: number;
  max: number;
  /** The value of one step, a decimal ("0.25"). */
  step: string;
  /** Only acts of this category are scored on it; absent or null means all acts. */
  categoryId?: string | null;
  /** Marks are points off: what counts is this number less the mark ("10", or "0" for a plain penalty). */
  subtractsFrom?: string;
}

export interface PerformanceInput {
  id: string;
  /** Its number in the programme; null where it has none. */
  number?: number | null;
  name: string;
  categoryId: string;
  /** A guest is scored like the others but takes no place. */
  guest?: boolean;
}

/** A submitted scoresheet: criterion id → mark in steps; null or absent where it was not given. */
export interface ScoresheetInput {
  judgeId: string;
  performanceId: string;
  marks: Readonly<Record<string, number | null>>;
  /** The judge does not score this act (a relative, say); its marks are not missing then. */
  abstained?: boolean;
  /** The organiser excused the judge from this act; counts like `abstained`. */
  excused?: boolean;
}

/** Points off an act. `time` follows from `overrunMs` by the rules (`points` where they say nothing). */
export interface DeductionInput {
  performanceId: string;
  kind: 'time' | 'breach' | 'points';
  points?: string;
  overrunMs?: number;
  reason?: string;
  by?: string;
}

/** Votes of one region or hall, where several are counted: performance id → votes or points as a decimal. */
export interface AudienceList {
  id: string;
  name?: string;
  points: Record<string, string>;
}

/** One act in a STAR vote; each ballot counts as often as its weight says. */
export interface StarCount {
  /** `sum`: its stars. `best`: the ballots that give it the most stars there are. */
  sum: number;
  best: number;
  /** By the other act's id: ballots that give this act more stars than that one. */
  over: Record<string, number>;
}

/** What one poll gave each candidate, by performance id, 0 for those nobody chose. Exactly one is present. */
export interface PollFacts {
  /** Votes, or points by place. */
  counts?: Record<string, number>;
  ratings?: Record<string, { sum: number; count: number }>;
  /** For majority judgment: how often each grade was given, the lowest first. */
  grades?: Record<string, number[]>;
  stars?: Record<string, StarCount>;
}

/** One of several polls of a round, with what it gave each candidate. */
export interface AudiencePoll extends PollFacts {
  id: string;
  name?: string;
  /** Its weight beside the other polls, as a decimal. */
  share: string;
  ballots: number;
}

/** What the audience voted, in one of four forms. With several polls, `ballots` is the number of the smallest one. */
export interface AudienceInput {
  ballots: number;
  polls?: AudiencePoll[];
  counts?: Record<string, number>;
  ratings?: Record<string, { sum: number; count: number }>;
  lists?: AudienceList[];
}

/** A recorded decision by people on a tie: performance ids from the best placed on. */
export interface DecisionInput {
  order: string[];
  reason: string;
  by?: string;
  /** How it was made: by the head judge, a vote of the judges, of the audience, an applause ranking, a draw. */
  how?: string;
  /** For a face-off: who decided it. */
  kind?: DecidedBy;
  /** For `hall`: each act's votes. Kept for comparison only; `order` decides. */
  votes?: Record<string, number>;
}

/** Points that an act brings along from an earlier round. */
export interface CarriedInput {
  performanceId: string;
  /** A whole number, a decimal or a fraction in lowest terms ("165/4"). */
  points: string;
  /** The name of the earlier round. */
  from: string;
  /** The fingerprint of the certified result that the points come from. */
  digest?: string;
}

export interface TabulationInput {
  /** The engine that counts; the current one where none is named. */
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
  /** Only where points are carried forward; acts that are not named bring nothing, in an empty list nobody does. */
  carried?: CarriedInput[];
}
