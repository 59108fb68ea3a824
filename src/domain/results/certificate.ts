/**
 * What a certified result stands for, as one document without names: all that decides the result, and the
 * places that came of it. Its digest is the result's fingerprint; a recount from the raw rows must make the
 * same document. Names are left out so that a name spelled right later does not void a result.
 */

import { ENGINE } from '../tabulation/engines.ts';
import { completeRules } from '../tabulation/rules.ts';
import type { Standings } from '../tabulation/standings.ts';
import type { ScoresheetInput, TabulationInput } from '../tabulation/types.ts';
import { canonicalJson } from './canonical.ts';

/** The facts that decide a result, in an order of their own. */
export function decidingFacts(input: TabulationInput) {
  const rules = completeRules(input.rules);
  const performances = input.performances.map(({ id, categoryId, guest }) => ({
    id,
    categoryId,
    guest: guest === true,
  }));
  const byOrder = rules.tieBreaks.some((tieBreak) => tieBreak.key === 'earlier_in_order');
  const engine = input.engine ?? ENGINE;
  return {
    // The first engine went unnamed.
    ...(engine > 1 && { engine }),
    rules,
    judges: sorted(
      input.judges.map(({ id, head, categoryIds, criterionIds, weight, jury }) => ({
        id,
        head: head === true,
        categoryIds: categoryIds?.toSorted() ?? null,
        // Only where they are used, so that what was certified before keeps its digest.
        ...(criterionIds && { criterionIds: criterionIds.toSorted() }),
        ...(weight !== undefined && { weight }),
        ...(jury !== undefined && { jury }),
      })),
    ),
    criteria: sorted(
      input.criteria.map(({ name: _name, categoryId, ...rest }) => ({
        ...rest,
        categoryId: categoryId ?? null,
      })),
    ),
    performances: byOrder ? performances : sorted(performances),
    scoresheets: sorted(input.scoresheets.map(sheetFact)),
    deductions: sorted(
      (input.deductions ?? []).map(({ performanceId, kind, points, overrunMs }) => ({
        performanceId,
        kind,
        points: points ?? null,
        overrunMs: overrunMs ?? null,
      })),
    ),
    audience: input.audience
      ? {
          ballots: input.audience.ballots,
          counts: input.audience.counts ?? {},
          ...(input.audience.polls && {
            polls: sorted(input.audience.polls.map(({ name: _name, ...rest }) => rest)),
          }),
        }
      : null,
    // Only where a face-off found it, so that results certified before there were any keep their digest.
    decisions: (input.decisions ?? []).map(({ order, kind, votes }) => ({
      order,
      ...(kind && { kind }),
      ...(votes && { votes }),
    })),
    // Only where points are carried forward, for the same reason.
    ...(input.carried && {
      carried: sorted(
        input.carried.map(({ performanceId, points, digest }) => ({
          performanceId,
          points,
          digest: digest ?? null,
        })),
      ),
    }),
  };
}

const sheetFact = ({
  judgeId,
  performanceId,
  marks,
  abstained,
  excused,
}: ScoresheetInput): Required<ScoresheetInput> => ({
  judgeId,
  performanceId,
  marks,
  abstained: abstained === true,
  excused: excused === true,
});

/** Whether two inputs can only give the same result. */
export const sameFacts = (a: TabulationInput, b: TabulationInput): boolean =>
  canonicalJson(decidingFacts(a)) === canonicalJson(decidingFacts(b));

/** The document that is digested: the facts and the places. */
export const certificate = (input: TabulationInput, standings: Standings): string =>
  canonicalJson({
    format: 1,
    facts: decidingFacts(input),
    places: sorted(
      standings.performances.map(({ performanceId, place, categoryPlace, result }) => ({
        performanceId,
        place,
        categoryPlace,
        result: result?.exact ?? null,
      })),
    ),
  });

function sorted<T>(rows: readonly T[]): T[] {
  return rows
    .map((row) => ({ row, key: canonicalJson(row) }))
    .toSorted((a, b) => (a.key < b.key ? -1 : Number(a.key > b.key)))
    .map(({ row }) => row);
}
