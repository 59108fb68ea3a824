/** The defaults of the scoring rules: `{ method: 'mean' }` alone is a complete set of rules. */

import { GRADES } from '../judging/named-marks.ts';
import { isPlainAverage, METHOD_TRAITS, readsRule } from './method-traits.ts';
import { criteriaKey, criteriaOf, isCriterionKey, type TieKey } from './tie-keys.ts';
import type {
  CallRules,
  CarryRules,
  CriterionRule,
  DroppedRanks,
  Method,
  MissingPolicy,
  RulesInput,
  ScoringRules,
  TieBreak,
  TrimRules,
} from './types.ts';

/** The defaults of `calls`: an alternate is worth half a yes, and how many of each a judge gives is open. */
const CALLS: CallRules = { recall: 0, alternates: 0, alternateWorth: '0.5' };

const SONG_CONTEST_TABLE = ['12', '10', '8', '7', '6', '5', '4', '3', '2', '1'];

/** Whether the method averages the marks on each criterion and adds the results, rather than judges' totals. */
export function goesByCriterion({ method, per }: Pick<ScoringRules, 'method' | 'per'>): boolean {
  return isPlainAverage(method) && (per === 'criterion' || !METHOD_TRAITS[method].per.either);
}

/**
 * Whether the rules may name another averaging method for single criteria (`byCriterion`). Not for calls, which are
 * counted.
 */
export const takesOwnWays = (rules: Pick<ScoringRules, 'method' | 'per'>): boolean =>
  goesByCriterion(rules) && rules.method !== 'calls';

/** Whether the method's result is an order of the acts. */
export const usesRanks = (method: Method): boolean => METHOD_TRAITS[method].orders;

/**
 * Whether exact values of ranks are added: the rules may leave out the best or worst of an act's, and say which equal acts
 * have.
 */
export const addsRanks = (method: Method): boolean => METHOD_TRAITS[method].addsRanks;

/** Whether the lowest result wins. */
export const lowerWins = (method: Method): boolean => METHOD_TRAITS[method].lowerWins;

// A judge with a missing mark cannot rank the acts fairly, so rank methods wait for it; averages can do without a
// mark.
function missingByDefault(method: Method): MissingPolicy {
  return usesRanks(method) ? 'block' : 'exclude';
}

/** The complete rules for a method with all defaults. */
export function defaultRules(method: Method): ScoringRules {
  return {
    method,
    per: METHOD_TRAITS[method].per.usual,
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
      judgesScale: METHOD_TRAITS[method].usualScale,
    },
    tieBreaks: [{ key: 'shared', untilPlace: null }],
    ...ownRules({ method }),
  };
}

/**
 * Fills in the defaults of rules as people wrote them. `trim.minimum` defaults to one more than the marks that are
 * dropped.
 */
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
            { method, ...(readsRule({ method }, 'trim') && { trim: completeTrim(base.trim, trim) }) },
          ]),
        ),
      }),
    ...completeDrops(input.dropRanks),
    ...(input.equalRanks && input.equalRanks !== 'mean' && { equalRanks: input.equalRanks }),
    ...completeCarry(input.carry),
    ...completeJuries(input.juries),
    ...ownRules(input),
  };
}

function completeCarry({
  earlier = '100',
  round = '100',
}: Partial<CarryRules> = {}): Pick<ScoringRules, 'carry'> {
  return earlier === '100' && round === '100' ? {} : { carry: { earlier, round } };
}

function completeJuries(juries: RulesInput['juries']): Pick<ScoringRules, 'juries'> {
  if (!juries) return {};
  const { method, absent } = juries;
  return { juries: { method, ...(absent === 'nothing' && { absent }) } };
}

/** Rules that belong to one method only, with their defaults. */
function ownRules({ method, calls, grades }: RulesInput): Pick<ScoringRules, 'calls' | 'grades'> {
  const { furtherAlternates = [], ...rest } = calls ?? {};
  return {
    ...(readsRule({ method }, 'calls') && {
      calls: { ...CALLS, ...rest, ...(furtherAlternates.length > 0 && { furtherAlternates }) },
    }),
    ...(readsRule({ method }, 'grades') && { grades: grades ?? [...GRADES] }),
  };
}

function completeDrops({ best = 0, worst = 0 }: Partial<DroppedRanks> = {}): Pick<ScoringRules, 'dropRanks'> {
  return best + worst === 0 ? {} : { dropRanks: { best, worst } };
}

function completeTrim(base: TrimRules, given: Partial<TrimRules> | undefined): TrimRules {
  const trim = { ...base, ...given };
  return { ...trim, minimum: given?.minimum ?? trim.highest + trim.lowest + 1 };
}

function tieBreak(entry: TieKey | { key: TieKey; untilPlace?: number | null }): TieBreak {
  return typeof entry === 'string'
    ? { key: entry, untilPlace: null }
    : { key: entry.key, untilPlace: entry.untilPlace ?? null };
}

/** The rules with criterion ids replaced (old → new) wherever they name one; an id that is not in `ids` stays. */
export function onOtherCriteria(rules: RulesInput, ids: ReadonlyMap<string, string>): RulesInput {
  const fresh = (id: string) => ids.get(id) ?? id;
  const freshKey = (key: TieKey): TieKey =>
    isCriterionKey(key) ? criteriaKey(criteriaOf(key).map(fresh)) : key;
  return {
    ...rules,
    ...(rules.byCriterion && {
      byCriterion: Object.fromEntries(
        Object.entries(rules.byCriterion).map(([id, rule]) => [fresh(id), rule]),
      ),
    }),
    ...(rules.tieBreaks && {
      tieBreaks: rules.tieBreaks.map((entry) =>
        typeof entry === 'string' ? freshKey(entry) : { ...entry, key: freshKey(entry.key) },
      ),
    }),
  };
}
