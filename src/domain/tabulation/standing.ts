/** Writes one act's standing as plain data: every figure that led to its place. */
import type Fraction from 'fraction.js';
import type { AudienceVotes } from './audience-conversion.ts';
import { type Carried, carriedPart } from './carried.ts';
import type { CombinedAct } from './combination.ts';
import type { ActDeductions } from './deductions.ts';
import { figure, ZERO } from './exact.ts';
import { METHOD_TRAITS } from './method-traits.ts';
import type { Outcome } from './outcome.ts';
import { cell, type Panel, totalWorth } from './panel.ts';
import { placeText } from './places.ts';
import type {
  AudiencePart,
  CombinedPart,
  DeductionLine,
  Figure,
  JudgeCell,
  PerformanceStanding,
  TieRecord,
} from './standings.ts';
import type { Rounding } from './types.ts';

/** What ranking found out about one act, before it is written out as figures. */
export interface RankedAct {
  p: number;
  place: { rank: number; shared: number } | null;
  result: Fraction | null;
  judgesResult: Fraction | null;
  deducted: ActDeductions | null;
  audience: AudienceVotes | null;
  audienceRank: { rank: number; shared: number } | null;
  combined: CombinedAct | null;
  /** Null where the round carries nothing forward, or the act has no place. */
  carried: Carried | null;
  /** The result of this round alone, without points carried forward. */
  round: Fraction | null;
  ties: Map<number, TieRecord>;
}

/** Performance index → place among the acts of its category. */
export type CategoryPlaces = ReadonlyMap<number, { rank: number; shared: number }>;

/** Returns a function that turns a ranked act into its `PerformanceStanding`. */
export function standingWriter(
  panel: Panel,
  outcome: Outcome,
  places: CategoryPlaces,
): (row: RankedAct) => PerformanceStanding {
  const { shown } = panel.rules.rounding;
  const nothing = figure(ZERO, shown);
  // Result, panel's and judges' result are mostly the same fraction object, so its figure is made once.
  const figures = new Map<Fraction, Figure>();
  const orNull = (value: Fraction | null | undefined): Figure | null => {
    if (!value) return null;
    const found = figures.get(value) ?? figure(value, resultRounding(panel, value));
    figures.set(value, found);
    return found;
  };
  return (row) => {
    const { p } = row;
    const [overall, inCategory] = [placeOf(row.place), placeOf(places.get(p))];
    const juries = outcome.juries[p];
    return {
      ...actPart(panel, p),
      place: overall.place,
      rank: overall.rank,
      categoryPlace: inCategory.place,
      categoryRank: inCategory.rank,
      result: orNull(row.result),
      panel: orNull(outcome.results[p]),
      judgesResult: orNull(row.judgesResult),
      criteria: outcome.criteria[p] ?? [],
      judges: judgeCells(panel, outcome, p),
      ...(juries && { juries }),
      deductions: row.deducted?.lines ?? NO_LINES,
      deducted: row.deducted ? figure(row.deducted.total, shown) : nothing,
      audience: audiencePart(row, shown),
      combined: row.combined ? combinedPart(row.combined, shown) : null,
      ...(row.carried && row.round && { carried: carriedPart(row.carried, row.round, panel.rules) }),
      skating: outcome.skating[p] ?? null,
      headToHead: outcome.headToHead[p] ?? null,
      tie: row.ties.get(p) ?? null,
      missing: panel.missing[p] ?? [],
      blocked: outcome.blocked[p] ?? null,
    };
  };
}

function actPart({ performances }: Panel, p: number) {
  const { id = '', number = null, name = '', categoryId = '', guest = false } = performances[p] ?? {};
  return { performanceId: id, number, name, categoryId, guest };
}

const placeOf = (place: { rank: number; shared: number } | null | undefined) =>
  place ? { place: placeText(place.rank, place.shared), rank: place.rank } : { place: null, rank: null };

const NO_LINES: DeductionLine[] = [];

// A result that is itself a place is shown like one: 1, or 2.5 where two share it.
function resultRounding({ rules }: Panel, value: Fraction): Rounding {
  const { shown } = rules.rounding;
  if (!METHOD_TRAITS[rules.method].givesPlaces || rules.combination.mode !== 'apart' || value.d > 2n)
    return shown;
  return { ...shown, places: value.d === 1n ? 0 : 1 };
}

function judgeCells(panel: Panel, { ranks, converted, trimmed, make }: Outcome, p: number): JudgeCell[] {
  return panel.judges.map(({ id: judgeId }, j) => {
    const at = cell(panel, p, j);
    const total = panel.totals[at] ?? Number.NaN;
    const rank = ranks[at] ?? Number.NaN;
    return {
      judgeId,
      state: panel.states[at] ?? 'missing',
      total: Number.isNaN(total) ? null : make(total, panel.totalUnit),
      ...(panel.off[p] &&
        !Number.isNaN(total) && { afterDeductions: make(totalWorth(panel, p, j), panel.totalUnit) }),
      rank: Number.isNaN(rank) ? null : rank,
      converted: converted[at] ?? null,
      trimmed: trimmed[at] ?? null,
    };
  });
}

function audiencePart({ audience, audienceRank }: RankedAct, shown: Rounding): AudiencePart | null {
  if (!audience || !audienceRank) return null;
  return {
    votes: figure(audience.votes, shown),
    voters: audience.voters,
    converted: figure(audience.converted, shown),
    place: placeText(audienceRank.rank, audienceRank.shared),
    rank: audienceRank.rank,
  };
}

function combinedPart(combined: CombinedAct, shown: Rounding): CombinedPart {
  return {
    judges: figure(combined.judges, shown),
    judgesWeighted: figure(combined.judgesWeighted, shown),
    audience: combined.audience ? figure(combined.audience, shown) : null,
    audienceWeighted: combined.audienceWeighted ? figure(combined.audienceWeighted, shown) : null,
  };
}
