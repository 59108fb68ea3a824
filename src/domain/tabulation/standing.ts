/** One act's standing written out: every figure that led to its place, as plain data. */
import type Fraction from 'fraction.js';
import type { AudienceVotes } from './audience.ts';
import type { Combined } from './combination.ts';
import type { Deducted } from './deductions.ts';
import { figure, figureMaker, ZERO } from './exact.ts';
import type { Outcome } from './outcome.ts';
import { cell, type Panel } from './panel.ts';
import { placeText } from './places.ts';
import type {
  AudiencePart,
  CombinedPart,
  Figure,
  JudgeCell,
  PerformanceStanding,
  TieRecord,
} from './standings.ts';
import type { Rounding } from './types.ts';

/** What ranking found out about one act. */
export interface Row {
  p: number;
  place: { rank: number; shared: number } | null;
  result: Fraction | null;
  judgesResult: Fraction | null;
  deducted: Deducted | null;
  audience: AudienceVotes | null;
  audienceRank: { rank: number; shared: number } | null;
  combined: Combined | null;
  ties: Map<number, TieRecord>;
}

export type StandingWriter = (row: Row) => PerformanceStanding;

export function standingWriter(panel: Panel, outcome: Outcome): StandingWriter {
  const { shown } = panel.rules.rounding;
  const make = figureMaker(shown);
  const nothing = figure(ZERO, shown);
  const made = new Map<Fraction, Figure>();
  // Result, panel and judges' result are mostly one and the same fraction.
  const orNull = (value: Fraction | null | undefined): Figure | null => {
    if (!value) return null;
    const found = made.get(value) ?? figure(value, resultRounding(panel, value));
    made.set(value, found);
    return found;
  };
  return (row) => {
    const { p } = row;
    const performance = panel.performances[p];
    return {
      performanceId: performance?.id ?? '',
      number: performance?.number ?? null,
      name: performance?.name ?? '',
      categoryId: performance?.categoryId ?? '',
      guest: performance?.guest === true,
      place: row.place ? placeText(row.place.rank, row.place.shared) : null,
      rank: row.place?.rank ?? null,
      categoryPlace: null,
      categoryRank: null,
      result: orNull(row.result),
      panel: orNull(outcome.results[p]),
      judgesResult: orNull(row.judgesResult),
      criteria: outcome.criteria[p] ?? [],
      judges: panel.judges.map((_judge, j) => judgeCell(panel, outcome, p, j, make)),
      deductions: row.deducted?.lines ?? [],
      deducted: row.deducted ? figure(row.deducted.total, shown) : nothing,
      audience: audiencePart(row, shown),
      combined: row.combined ? combinedPart(row.combined, shown) : null,
      skating: outcome.skating[p] ?? null,
      headToHead: outcome.headToHead[p] ?? null,
      tie: row.ties.get(p) ?? null,
      missing: panel.missing[p] ?? [],
      blocked: outcome.blocked[p] ?? null,
    };
  };
}

// A result of the Skating System is a place: 1, or 2.5 where two share it.
function resultRounding({ rules }: Panel, value: Fraction): Rounding {
  const { shown } = rules.rounding;
  if (rules.method !== 'skating_system' || rules.combination.mode !== 'apart' || value.d > 2n) return shown;
  return { ...shown, places: value.d === 1n ? 0 : 1 };
}

function judgeCell(
  panel: Panel,
  outcome: Outcome,
  p: number,
  j: number,
  make: ReturnType<typeof figureMaker>,
): JudgeCell {
  const at = cell(panel, p, j);
  const total = panel.totals[at] ?? Number.NaN;
  const rank = outcome.ranks[at] ?? Number.NaN;
  return {
    judgeId: panel.judges[j]?.id ?? '',
    state: panel.states[at] ?? 'missing',
    total: Number.isNaN(total) ? null : make(total, panel.totalUnit),
    rank: Number.isNaN(rank) ? null : rank,
    converted: outcome.converted[at] ?? null,
    trimmed: outcome.trimmed[at] ?? null,
  };
}

function audiencePart({ audience, audienceRank }: Row, shown: Rounding): AudiencePart | null {
  if (!audience || !audienceRank) return null;
  return {
    votes: figure(audience.votes, shown),
    voters: audience.voters,
    converted: figure(audience.converted, shown),
    place: placeText(audienceRank.rank, audienceRank.shared),
    rank: audienceRank.rank,
  };
}

function combinedPart(combined: Combined, shown: Rounding): CombinedPart {
  return {
    judges: figure(combined.judges, shown),
    judgesWeighted: figure(combined.judgesWeighted, shown),
    audience: combined.audience ? figure(combined.audience, shown) : null,
    audienceWeighted: combined.audienceWeighted ? figure(combined.audienceWeighted, shown) : null,
  };
}
