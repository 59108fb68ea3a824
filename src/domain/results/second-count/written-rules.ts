/** Completes rules as people write them with the defaults that docs/tabulation.md lists. */
import type { Averaging, Method, RulesInput, ScoringRules, TrimRules } from '../../tabulation/types.ts';

const TABLE = ['12', '10', '8', '7', '6', '5', '4', '3', '2', '1'];

/** The methods that average marks or add them. */
export type ByMarks = Averaging | 'calls';

/** What each method goes by. Those that rank the acts for each judge take deductions off before ranking. */
const GOES_BY = {
  mean: 'marks',
  sum: 'marks',
  trimmed_mean: 'marks',
  median: 'marks',
  calls: 'marks',
  standardized: 'spread',
  majority_judgment: 'grades',
  rank_sum: 'ranks, lowest first',
  skating_system: 'ranks, lowest first',
  star: 'ranks, lowest first',
  points_table: 'ranks',
  exponential_rank: 'ranks',
  head_to_head: 'ranks',
} as const satisfies { [M in Method]: M extends ByMarks ? 'marks' : string };

/** Whether the method averages or adds marks. */
export const averages = (method: Method): method is ByMarks => GOES_BY[method] === 'marks';

/** Whether the method ranks the acts for each judge; deductions then come off before ranking. */
export const ranks = (method: Method): boolean => GOES_BY[method].startsWith('ranks');

/** Whether the lowest result wins. */
export const lowestWins = (method: Method): boolean => GOES_BY[method].endsWith('lowest first');

/** The rules with every default filled in. */
export function writtenRules(given: RulesInput): ScoringRules {
  const { method } = given;
  return {
    method,
    per: given.per ?? (method === 'trimmed_mean' || method === 'median' ? 'criterion' : 'judge_total'),
    scope: given.scope ?? 'round',
    weighting: given.weighting ?? 'factor',
    marks: given.marks ?? 'scores',
    missing: given.missing ?? (ranks(method) ? 'block' : 'exclude'),
    rounding: writtenRounding(given.rounding),
    trim: writtenTrim(given.trim),
    table: given.table ?? TABLE,
    exponential: { top: given.exponential?.top ?? '12', rate: given.exponential?.rate ?? '0.19' },
    deductions: {
      time: given.deductions?.time ?? null,
      allowBelowZero: given.deductions?.allowBelowZero ?? false,
    },
    audience: writtenAudience(given.audience),
    combination: writtenCombination(given),
    tieBreaks: (given.tieBreaks ?? ['shared']).map((entry) =>
      typeof entry === 'string'
        ? { key: entry, untilPlace: null }
        : { key: entry.key, untilPlace: entry.untilPlace ?? null },
    ),
    ...ownRules(given.byCriterion),
    ...ofRanks(given),
    ...percents(given.carry),
    ...(given.juries ? { juries: writtenJuries(given.juries) } : {}),
    ...ofOneMethod(given),
  };
}

const writtenJuries = (given: NonNullable<RulesInput['juries']>): ScoringRules['juries'] =>
  given.absent === 'nothing' ? { method: given.method, absent: 'nothing' } : { method: given.method };

const writtenRounding = (given: RulesInput['rounding']): ScoringRules['rounding'] => ({
  afterCriterion: given?.afterCriterion ?? null,
  afterWeighting: given?.afterWeighting ?? null,
  afterTotal: given?.afterTotal ?? null,
  shown: given?.shown ?? { places: 2, mode: 'half_up' },
});

const writtenAudience = (given: RulesInput['audience']): ScoringRules['audience'] => ({
  conversion: given?.conversion ?? 'share',
  table: given?.table ?? TABLE,
  ratingMaximum: given?.ratingMaximum ?? '5',
  minimumTurnout: given?.minimumTurnout ?? 0,
});

function writtenCombination({ method, combination }: RulesInput): ScoringRules['combination'] {
  const scale = averages(method) ? 'of_maximum' : method === 'standardized' ? 'as_is' : 'min_max';
  return {
    mode: combination?.mode ?? 'apart',
    judges: combination?.judges ?? '50',
    audience: combination?.audience ?? '50',
    judgesScale: combination?.judgesScale ?? scale,
  };
}

const GRADES = ['To reject', 'Poor', 'Acceptable', 'Good', 'Very good', 'Excellent'];

/** The rules that only calls or grades have; else empty. */
function ofOneMethod({ method, calls, grades }: RulesInput): Pick<ScoringRules, 'calls' | 'grades'> {
  if (method === 'majority_judgment') return { grades: grades ?? GRADES };
  if (method !== 'calls') return {};
  const { recall = 0, alternates = 0, alternateWorth = '0.5', furtherAlternates = [] } = calls ?? {};
  const further = furtherAlternates.length > 0 && { furtherAlternates };
  return { calls: { recall, alternates, alternateWorth, ...further } };
}

function writtenTrim(given: Partial<TrimRules> | undefined): TrimRules {
  const [highest, lowest] = [given?.highest ?? 1, given?.lowest ?? 1];
  return {
    highest,
    lowest,
    minimum: given?.minimum ?? highest + lowest + 1,
    otherwise: given?.otherwise ?? 'untrimmed',
  };
}

/** The percentages of carried points; empty where both count in full. */
function percents(given: RulesInput['carry']): Pick<ScoringRules, 'carry'> {
  const carry = { earlier: given?.earlier ?? '100', round: given?.round ?? '100' };
  return Object.values(carry).every((percent) => percent === '100') ? {} : { carry };
}

/** Which ranks are left out, and which equal acts have; empty where all count and equal ones share theirs. */
function ofRanks(given: RulesInput): Pick<ScoringRules, 'dropRanks' | 'equalRanks'> {
  const dropRanks = { best: given.dropRanks?.best ?? 0, worst: given.dropRanks?.worst ?? 0 };
  const { equalRanks = 'mean' } = given;
  return {
    ...(dropRanks.best > 0 || dropRanks.worst > 0 ? { dropRanks } : {}),
    ...(equalRanks === 'mean' ? {} : { equalRanks }),
  };
}

/** Criteria with an averaging method of their own; empty where there are none. */
function ownRules(given: RulesInput['byCriterion']): Pick<ScoringRules, 'byCriterion'> {
  const entries = Object.entries(given ?? {});
  if (entries.length === 0) return {};
  return {
    byCriterion: Object.fromEntries(
      entries.map(([id, { method, trim }]) => [
        id,
        method === 'trimmed_mean' ? { method, trim: writtenTrim(trim) } : { method },
      ]),
    ),
  };
}
