/**
 * The certificate of a result: all facts that decide it and the places that follow, as one document without names. Its
 * digest is the result's fingerprint; a recount from the raw records must give the same document. Names are left out
 * so that correcting a spelling later does not void a result.
 */

import { ENGINE } from '../tabulation/engines.ts';
import { completeRules } from '../tabulation/rules.ts';
import type { Standings } from '../tabulation/standings.ts';
import type { ScoresheetInput, TabulationInput } from '../tabulation/types.ts';
import { canonicalJson } from './canonical.ts';

/** The facts that decide a result, each list in a canonical order, so that equal facts give equal text. */
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
    // Engine 1 was not named in documents.
    ...(engine > 1 && { engine }),
    rules,
    judges: sorted(
      input.judges.map(({ id, head, categoryIds, criterionIds, weight, jury }) => ({
        id,
        head: head === true,
        categoryIds: categoryIds?.toSorted() ?? null,
        // Only where used, so that results certified before these fields existed keep their digest.
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
    // Only where a face-off decided, so that results certified before face-offs existed keep their digest.
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

/** Whether two inputs have the same deciding facts, so that their results must be equal. */
export const sameFacts = (a: TabulationInput, b: TabulationInput): boolean =>
  canonicalJson(decidingFacts(a)) === canonicalJson(decidingFacts(b));

/** The text of the certificate, which is digested: deciding facts and places. */
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
