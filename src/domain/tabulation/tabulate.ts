/**
 * Tabulation: from marks, votes and rules to standings, with every intermediate figure. One pure function that the
 * server, the command line, the recount and the tests all call.
 */
import type Fraction from 'fraction.js';
import { agreementOf } from './agreement.ts';
import { type AudienceResult, audienceResult, isOneVote } from './audience.ts';
import { type Carried, carriedOf, NOTHING_CARRIED, withCarried } from './carried.ts';
import { audienceDecidesAlone, betterOf, type CombinedAct, combine } from './combination.ts';
import { type ActDeductions, afterDeductions, deductionsOf, takenFromResult } from './deductions.ts';
import { denseOrder, ZERO } from './exact.ts';
import { buildPanel } from './intake.ts';
import { runMethod } from './methods.ts';
import { emptyOutcome, type Group, type Outcome } from './outcome.ts';
import type { Panel } from './panel.ts';
import { classes, placeText, ranksOfClasses } from './places.ts';
import { completeRules, lowerWins } from './rules.ts';
import { type RankedAct, standingWriter } from './standing.ts';
import type { AudienceSummary, SharedPlace, Standings } from './standings.ts';
import { settleTie } from './ties.ts';
import type { TabulationInput } from './types.ts';

/**
 * Tabulates a round.
 * @param input judges, criteria, performances in running order, submitted scoresheets, deductions, votes, decisions
 * @returns the standings; acts best first, then those without a place in running order
 * @throws RangeError when a weight or step is not a decimal, or too fine to be added exactly
 */
export function tabulate(input: TabulationInput): Standings {
  const rules = completeRules(input.rules);
  const panel = buildPanel(input, rules);
  const outcome = emptyOutcome(panel);
  const deducted = deductionsOf(input.deductions ?? [], rules);
  const carried = carriedOf(input.carried, rules);
  const audiences: AudienceResult[] = [];
  const rows: RankedAct[] = [];
  const shared: SharedPlace[] = [];
  for (const group of groupsOf(panel, outcome)) {
    runMethod(panel, group, outcome);
    const table = rankGroup(panel, group, outcome, { deducted, carried }, input);
    rows.push(...table.rows);
    shared.push(...table.shared);
    if (table.audience) audiences.push(table.audience);
  }
  const voted = votedAmongAll(withoutUncounted(rows, panel, audiences), panel, input.audience);
  const performances = voted.map(standingWriter(panel, outcome, categoryPlaces(panel, rows)));
  return {
    engine: panel.engine,
    method: rules.method,
    rules,
    better: betterOf(rules),
    complete: performances.every(
      (entry) => entry.missing.length === 0 && (entry.blocked === null || entry.blocked === 'guest'),
    ),
    judges: panel.judges.map(({ id, name, head, weight, criterionIds, jury }) => ({
      id,
      name,
      head: head === true,
      ...(weight !== undefined && { weight }),
      ...(criterionIds && { criterionIds }),
      ...(jury !== undefined && { jury }),
    })),
    criteria: panel.criteria.map(({ id, name, weight, step, categoryId, subtractsFrom, max }) => ({
      id,
      name,
      weight,
      step,
      categoryId: categoryId ?? null,
      ...(subtractsFrom !== undefined && { subtractsFrom, max }),
    })),
    performances,
    shared,
    audience: audienceSummary(audiences),
    agreement: agreementOf(panel, outcome),
  };
}

/** Acts that are ranked together: all of the round, or each category by itself in order of first appearance. */
function groupsOf({ rules, performances }: Panel, { blocked }: Outcome): Group[] {
  const together = Map.groupBy(performances.keys(), (p) =>
    rules.scope === 'category' ? performances[p]?.categoryId : '',
  );
  return [...together.values()].map((all) => ({ all, ranked: all.filter((p) => blocked[p] === null) }));
}

/** What decides the places of acts that are ranked together. Arrays and maps are by performance index. */
interface Field {
  /** After deductions, with guests and acts that wait for marks. */
  judgesResults: (Fraction | null)[];
  /** The same without guests and acts that wait for marks, which take no part in the ranking. */
  unblocked: (Fraction | null)[];
  audience: AudienceResult | null;
  combined: Map<number, CombinedAct>;
  /** Points carried forward; null where the round carries nothing. */
  brought: Map<number, Carried> | null;
  /** `round`: what this round gave. `results`: that and the points carried forward. */
  round: Map<number, Fraction>;
  results: Map<number, Fraction>;
}

interface Given {
  deducted: Map<string, ActDeductions>;
  carried: Map<string, Carried> | null;
}

function fieldOf(
  panel: Panel,
  contenders: readonly number[],
  outcome: Outcome,
  { deducted, carried }: Given,
  votes: TabulationInput['audience'],
): Field {
  const { rules, performances } = panel;
  const better = lowerWins(rules.method) ? 'lower' : 'higher';
  const fromResult = takenFromResult(rules, panel.engine);
  const judgesResults = performances.map(({ id }, p) => {
    const result = outcome.results[p] ?? null;
    const total = deducted.get(id)?.total ?? ZERO;
    return result && fromResult ? afterDeductions(result, total, better, rules) : result;
  });
  const unblocked = judgesResults.map((result, p) => (outcome.blocked[p] === null ? result : null));
  const audience = audienceResult(votes, panel, contenders);
  const combined = combine(panel, contenders, unblocked, audience);
  const apart = rules.combination.mode === 'apart';
  const brought =
    carried && new Map(contenders.map((p) => [p, carried.get(performances[p]?.id ?? '') ?? NOTHING_CARRIED]));
  const round = new Map(
    contenders.flatMap((p) => {
      const found = apart ? unblocked[p] : combined.get(p)?.result;
      return found ? [[p, found] as const] : [];
    }),
  );
  const results = new Map(
    [...round].map(([p, found]) => [
      p,
      brought ? withCarried(found, brought.get(p) ?? NOTHING_CARRIED, rules) : found,
    ]),
  );
  return { judgesResults, unblocked, audience, combined, brought, round, results };
}

/**
 * The acts with a result in groups that share a place, best first, after all tie-breaks; `records` tells what was
 * tried on each.
 */
function settledOrder(
  field: Field,
  outcome: Outcome,
  deducted: Given['deducted'],
  decisions: TabulationInput['decisions'] = [],
): { ordered: number[][]; records: RankedAct['ties'] } {
  const { panel } = outcome;
  const { results, audience, unblocked } = field;
  const placed = [...results.keys()];
  const sign = betterOf(panel.rules) === 'lower' ? -1 : 1;
  const byResult = denseOrder([...results.values()]).map((order) => order * sign);
  const apart = panel.rules.combination.mode === 'apart';
  const bySecond = denseOrder(placed.map((p) => (apart ? outcome.second[p] : null) ?? ZERO));
  const context = { panel, outcome, judgesResults: unblocked, audience, deducted, decisions };
  const records: RankedAct['ties'] = new Map();
  let rank = 1;
  const ordered = classes(placed, [byResult, bySecond]).flatMap((tie) => {
    const start = rank;
    rank += tie.length;
    if (tie.length === 1) return [tie];
    const settledTie = settleTie(tie, start, context);
    for (const [p, record] of settledTie.records) records.set(p, record);
    return settledTie.classes;
  });
  return { ordered, records };
}

function rankGroup(
  panel: Panel,
  group: Group,
  outcome: Outcome,
  { deducted, carried }: Given,
  input: TabulationInput,
): { rows: RankedAct[]; shared: SharedPlace[]; audience: AudienceResult | null } {
  const contenders = group.all.filter((p) => panel.performances[p]?.guest !== true);
  const field = fieldOf(panel, contenders, outcome, { deducted, carried }, input.audience);
  const { audience, judgesResults, combined } = field;
  const { ordered, records } = settledOrder(field, outcome, deducted, input.decisions);
  const ranks = ranksOfClasses(ordered);
  const unplaced = group.all.filter((p) => !ranks.has(p));
  const audienceRanks = audienceRanksOf(audience);
  const rows = [...ordered.flat(), ...unplaced].map((p): RankedAct => {
    const place = ranks.get(p) ?? null;
    noteBlocked(outcome, p, place !== null);
    return {
      p,
      place,
      result: field.results.get(p) ?? null,
      judgesResult: judgesResults[p] ?? null,
      deducted: deducted.get(panel.performances[p]?.id ?? '') ?? null,
      audience: audience?.byAct.get(p) ?? null,
      audienceRank: audienceRanks.get(p) ?? null,
      combined: combined.get(p) ?? null,
      carried: place ? (field.brought?.get(p) ?? null) : null,
      round: field.round.get(p) ?? null,
      ties: records,
    };
  });
  return { rows, shared: sharedPlaces(panel, ordered, ranks), audience };
}

/**
 * An act with a place is not blocked. Where only the audience decides, an act without one lacks votes, whatever its
 * marks.
 */
function noteBlocked({ panel, blocked }: Outcome, p: number, hasPlace: boolean): void {
  if (hasPlace) blocked[p] = null;
  else if (audienceDecidesAlone(panel.rules) && blocked[p] !== 'guest') blocked[p] = 'no_audience';
}

function audienceRanksOf(audience: AudienceResult | null): ReturnType<typeof ranksOfClasses> {
  if (!audience || audience.summary.leftOut === 'no_votes') return new Map();
  const acts = [...audience.byAct.keys()];
  return ranksOfClasses(
    classes(acts, [denseOrder(acts.map((p) => audience.byAct.get(p)?.converted ?? ZERO))]),
  );
}

const sharedPlaces = (
  panel: Panel,
  ordered: readonly number[][],
  ranks: ReturnType<typeof ranksOfClasses>,
): SharedPlace[] =>
  ordered
    .filter((group) => group.length > 1)
    .map((group) => ({
      place: placeText(ranks.get(group[0] ?? -1)?.rank ?? 0, group.length),
      performanceIds: group.map((p) => panel.performances[p]?.id ?? ''),
    }));

/** Places in the audience's own table, where one vote asked about all acts, whichever are ranked together. */
function votedAmongAll(
  rows: readonly RankedAct[],
  panel: Panel,
  votes: TabulationInput['audience'],
): readonly RankedAct[] {
  if (!isOneVote(panel, votes)) return rows;
  const acts = rows.flatMap(({ p }) => (panel.performances[p]?.guest === true ? [] : [p]));
  const ranks = audienceRanksOf(audienceResult(votes, panel, acts));
  return rows.map((row) => ({ ...row, audienceRank: ranks.get(row.p) ?? null }));
}

/**
 * Without places in the audience's own table where a category's votes do not count and those of another do. Up to version
 * 4 of the engine that category had a favourite all the same.
 */
function withoutUncounted(
  rows: readonly RankedAct[],
  { engine }: Panel,
  audiences: readonly AudienceResult[],
): readonly RankedAct[] {
  if (engine < 5 || !audiences.some(({ summary }) => summary.counted)) return rows;
  const left = new Set(
    audiences.filter(({ summary }) => !summary.counted).flatMap(({ byAct }) => [...byAct.keys()]),
  );
  return rows.map((row) => (left.has(row.p) ? { ...row, audienceRank: null } : row));
}

/** With several categories the vote counts as counted if it counted in any of them. */
function audienceSummary(results: readonly AudienceResult[]): AudienceSummary | null {
  return results.find((entry) => entry.summary.counted)?.summary ?? results[0]?.summary ?? null;
}

/** Each act's place within its category, from the final order; acts that share a place share this one too. */
function categoryPlaces(panel: Panel, rows: readonly RankedAct[]): ReturnType<typeof ranksOfClasses> {
  const placed = rows.filter((row) => row.place !== null);
  const byCategory = Map.groupBy(placed, (row) => panel.performances[row.p]?.categoryId ?? '');
  return new Map(
    [...byCategory.values()].flatMap((entries) => {
      const acts = entries.map((row) => row.p);
      return [...ranksOfClasses(classes(acts, [entries.map((row) => -(row.place?.rank ?? 0))]))];
    }),
  );
}
