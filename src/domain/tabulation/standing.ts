/** One act's standing written out: every figure that led to its place, as plain data. */
import type Fraction from 'fraction.js';
import type { AudienceVotes } from './audience-conversion.ts';
import { type Carried, carriedPart } from './carried.ts';
import type { Combined } from './combination.ts';
import type { Deducted } from './deductions.ts';
import { figure, ZERO } from './exact.ts';
import { TRAITS } from './method-traits.ts';
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
  Standings,
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
  /** Null where nothing is carried forward, and without a place. */
  carried: Carried | null;
  /** What this round alone gave. */
  round: Fraction | null;
  ties: Map<number, TieRecord>;
}

/** By performance: the place among the acts of its category. */
export type CategoryPlaces = ReadonlyMap<number, { rank: number; shared: number }>;

/**
 * Writes rows. What reads the same in `earlier` is handed on as the very same object, a whole row too, so that
 * whoever shows it can tell at a glance what changed.
 */
export function standingWriter(
  panel: Panel,
  outcome: Outcome,
  earlier: Standings | null,
): (places: CategoryPlaces) => (row: Row) => PerformanceStanding {
  const { shown } = panel.rules.rounding;
  const { figures } = outcome;
  const nothing = figure(ZERO, shown);
  const before = new Map(earlier?.performances.map((entry) => [entry.performanceId, entry]));
  // Result, panel and judges' result are mostly one and the same fraction.
  const orNull = (value: Fraction | null | undefined): Figure | null => {
    if (!value) return null;
    const found = figures.get(value) ?? figure(value, resultRounding(panel, value));
    figures.set(value, found);
    return found;
  };
  return (places) => (row) => {
    const { p } = row;
    const performance = panel.performances[p];
    const inCategory = places.get(p);
    const juries = outcome.juries[p];
    const then = before.get(performance?.id ?? '');
    return sameOr(then, {
      performanceId: performance?.id ?? '',
      number: performance?.number ?? null,
      name: performance?.name ?? '',
      categoryId: performance?.categoryId ?? '',
      guest: performance?.guest === true,
      place: row.place ? placeText(row.place.rank, row.place.shared) : null,
      rank: row.place?.rank ?? null,
      categoryPlace: inCategory ? placeText(inCategory.rank, inCategory.shared) : null,
      categoryRank: inCategory?.rank ?? null,
      result: sameOr(then?.result, orNull(row.result)),
      panel: sameOr(then?.panel, orNull(outcome.results[p])),
      judgesResult: sameOr(then?.judgesResult, orNull(row.judgesResult)),
      criteria: outcome.criteria[p] ?? [],
      judges: judgeCells(panel, outcome, p, then?.judges),
      ...(juries && { juries: sameOr(then?.juries, juries) }),
      deductions: row.deducted?.lines ?? NO_LINES,
      deducted: sameOr(then?.deducted, row.deducted ? figure(row.deducted.total, shown) : nothing),
      audience: audiencePart(row, shown),
      combined: row.combined ? combinedPart(row.combined, shown) : null,
      ...(row.carried && row.round && { carried: carriedPart(row.carried, row.round, panel.rules) }),
      skating: outcome.skating[p] ?? null,
      headToHead: sameOr(then?.headToHead, outcome.headToHead[p] ?? null),
      tie: row.ties.get(p) ?? null,
      missing: panel.missing[p] ?? [],
      blocked: outcome.blocked[p] ?? null,
    });
  };
}

const NO_LINES: DeductionLine[] = [];

/** The earlier one of two objects whose fields are the same, else the later one. */
function sameOr<T>(then: T | undefined, now: T): T {
  if (!then || !now) return now;
  for (const key in now) if (!Object.is(then[key], now[key])) return now;
  return then;
}

// A result that is a place is shown as one: 1, or 2.5 where two share it.
function resultRounding({ rules }: Panel, value: Fraction): Rounding {
  const { shown } = rules.rounding;
  if (!TRAITS[rules.method].givesPlaces || rules.combination.mode !== 'apart' || value.d > 2n) return shown;
  return { ...shown, places: value.d === 1n ? 0 : 1 };
}

function judgeCells(panel: Panel, outcome: Outcome, p: number, then: JudgeCell[] | undefined): JudgeCell[] {
  const { since, ranks, converted, trimmed } = outcome;
  // The totals of an act that did not change are those of before; of its cells only rank and what follows may differ.
  const known = since && !since.acts.has(p) ? then : undefined;
  let cells = known;
  for (let j = 0; j < panel.judges.length; j += 1) {
    const at = cell(panel, p, j);
    const ranked = ranks[at] ?? Number.NaN;
    const rank = Number.isNaN(ranked) ? null : ranked;
    const before = known?.[j];
    if (
      before &&
      before.rank === rank &&
      before.trimmed === trimmed[at] &&
      before.converted?.exact === converted[at]?.exact
    )
      continue;
    if (cells === known) cells = known?.slice() ?? [];
    const total = panel.totals[at] ?? Number.NaN;
    const made: JudgeCell = {
      judgeId: panel.judges[j]?.id ?? '',
      state: panel.states[at] ?? 'missing',
      total: before ? before.total : Number.isNaN(total) ? null : outcome.make(total, panel.totalUnit),
      ...(panel.off[p] &&
        !Number.isNaN(total) && {
          afterDeductions: outcome.make(totalWorth(panel, p, j), panel.totalUnit),
        }),
      rank,
      converted: converted[at] ?? null,
      trimmed: trimmed[at] ?? null,
    };
    if (cells) cells[j] = made;
  }
  return cells ?? [];
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
