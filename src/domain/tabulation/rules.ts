/** The defaults of the scoring rules: `{ method: 'mean' }` alone is a complete set of rules. */
import {
  AVERAGES,
  type Averaging,
  type CarryRules,
  type CriterionRule,
  type DroppedRanks,
  type Method,
  type MissingPolicy,
  type RulesInput,
  type ScoringRules,
  type TieBreak,
  type TrimRules,
} from './types.ts';

const SONG_CONTEST_TABLE = ['12', '10', '8', '7', '6', '5', '4', '3', '2', '1'];

const RANK_METHODS: readonly Method[] = [
  'rank_sum',
  'points_table',
  'exponential_rank',
  'skating_system',
  'head_to_head',
];

/**
 * Methods that give an act points of its own on the scale of the marks, whatever the other acts got: there is a
 * highest possible result, and points of two rounds can be added.
 */
export function isPlainAverage(method: Method): method is Averaging {
  return (AVERAGES as readonly Method[]).includes(method);
}

/** Whether marks are averaged on each criterion and then added; else judges' totals come first. */
export function goesByCriterion({ method, per }: Pick<ScoringRules, 'method' | 'per'>): boolean {
  return method === 'mean' || method === 'sum' || (isPlainAverage(method) && per === 'criterion');
}

/** Methods in which only the order of each judge's totals counts. */
export function usesRanks(method: Method): boolean {
  return RANK_METHODS.includes(method);
}

/** Methods that can leave out the best or worst of an act's ranks: what they add is exact, so that it is clear which. */
export function canDropRanks(method: Method): boolean {
  return method === 'rank_sum' || method === 'points_table';
}

/** Whether the lowest result wins. */
export function lowerWins(method: Method): boolean {
  return method === 'rank_sum' || method === 'skating_system';
}

// A judge who leaves a gap can't be ranked fairly, so rank methods wait; averages can do without a mark.
function missingByDefault(method: Method): MissingPolicy {
  return usesRanks(method) ? 'block' : 'exclude';
}

/** The complete rules of a method with nothing else said. */
export function defaultRules(method: Method): ScoringRules {
  return {
    method,
    per: method === 'trimmed_mean' || method === 'median' ? 'criterion' : 'judge_total',
    scope: 'round',
    weighting: 'factor',
    marks: 'scores',
    missing: missingByDefault(method),
    rounding: {
      afterCriterion: null,
      afterWeighting: null,
      afterTotal: null,
      shown: { places: 2, mode: 'half_up' },
    },
    trim: { highest: 1, lowest: 1, minimum: 3, otherwise: 'untrimmed' },
    table: SONG_CONTEST_TABLE,
    exponential: { top: '12', rate: '0.19' },
    deductions: { time: null, allowBelowZero: false },
    audience: {
      conversion: 'share',
      table: SONG_CONTEST_TABLE,
      ratingMaximum: '5',
      minimumTurnout: 0,
    },
    combination: {
      mode: 'apart',
      judges: '50',
      audience: '50',
      judgesScale: usesRanks(method) ? 'min_max' : method === 'standardized' ? 'as_is' : 'of_maximum',
    },
    tieBreaks: [{ key: 'shared', untilPlace: null }],
  };
}

/** Rules as written, completed. `trim.minimum` follows the marks that are dropped unless it is named. */
export function completeRules(input: RulesInput): ScoringRules {
  const base = defaultRules(input.method);
  return {
    ...base,
    per: input.per ?? base.per,
    scope: input.scope ?? base.scope,
    weighting: input.weighting ?? base.weighting,
    marks: input.marks ?? base.marks,
    missing: input.missing ?? base.missing,
    rounding: { ...base.rounding, ...input.rounding },
    trim: completeTrim(base.trim, input.trim),
    table: input.table ?? base.table,
    exponential: { ...base.exponential, ...input.exponential },
    deductions: { ...base.deductions, ...input.deductions },
    audience: { ...base.audience, ...input.audience },
    combination: { ...base.combination, ...input.combination },
    tieBreaks: input.tieBreaks ? input.tieBreaks.map(tieBreak) : base.tieBreaks,
    ...(input.byCriterion &&
      Object.keys(input.byCriterion).length > 0 && {
        byCriterion: Object.fromEntries(
          Object.entries(input.byCriterion).map(([id, { method, trim }]): [string, CriterionRule] => [
            id,
            { method, ...(method === 'trimmed_mean' && { trim: completeTrim(base.trim, trim) }) },
          ]),
        ),
      }),
    ...completeDrops(input.dropRanks),
    ...completeCarry(input.carry),
    ...(input.juries && { juries: { method: input.juries.method } }),
  };
}

function completeCarry({
  earlier = '100',
  round = '100',
}: Partial<CarryRules> = {}): Pick<ScoringRules, 'carry'> {
  return earlier === '100' && round === '100' ? {} : { carry: { earlier, round } };
}

function completeDrops({ best = 0, worst = 0 }: Partial<DroppedRanks> = {}): Pick<ScoringRules, 'dropRanks'> {
  return best + worst === 0 ? {} : { dropRanks: { best, worst } };
}

function completeTrim(base: TrimRules, given: Partial<TrimRules> | undefined): TrimRules {
  const trim = { ...base, ...given };
  return { ...trim, minimum: given?.minimum ?? trim.highest + trim.lowest + 1 };
}

function tieBreak(entry: string | { key: string; untilPlace?: number | null }): TieBreak {
  return typeof entry === 'string'
    ? { key: entry, untilPlace: null }
    : { key: entry.key, untilPlace: entry.untilPlace ?? null };
}
