/**
 * Results that were certified before there was one document of everything told: what was frozen with them then,
 * read as a certified result. Their digest is that of their facts and places.
 */
import { type Award, awardWinners } from '#domain/results/awards.ts';
import { bestPossible } from '#domain/results/best-possible.ts';
import type { Certified } from '#domain/results/certified.ts';
import type { TableKind } from '#domain/results/table-kind.ts';
import { guestsOf, type ProgrammeEntry, pollCandidates, rowsOf } from '#domain/results/telling.ts';
import type { Standings } from '#domain/tabulation/standings.ts';
import type { TabulationInput } from '#domain/tabulation/types.ts';
import { type Kept, NOTHING } from './document-kept.ts';
import { factsDigest } from './facts-digest.ts';

/** A result as versions of Ovation without sealed documents stored it. */
export interface Earlier {
  certifiedAt: number;
  certifiedBy: string;
  proposedBy: string | null;
  standings: Standings;
  input: TabulationInput;
  programme: ProgrammeEntry[];
  tables: (Pick<TableKind, 'kind' | 'categoryId'> & { title: string })[];
  awards: (Award & { title: string; reason: string })[];
  participants: Record<string, string>;
}

/**
 * Parses a result that was certified before there were sealed documents. Never throws: what cannot be parsed is
 * answered as damage.
 */
export function earlierCertified(text: string, version: number, digest: string): Kept | { damage: string } {
  try {
    return readEarlier(text, version, digest);
  } catch (error) {
    return {
      damage: `What was frozen with it cannot be read: ${error instanceof Error ? error.message : ''}`,
    };
  }
}

/** Who was set aside and excused, and why, was not frozen with it. */
function readEarlier(text: string, version: number, digest: string): Kept {
  const earlier: Earlier = JSON.parse(text);
  const { certifiedAt, certifiedBy, proposedBy, standings, programme, tables, participants } = earlier;
  // Those that name no engine were counted by the first.
  const input = { engine: 1 as const, ...earlier.input };
  const candidateIds = pollCandidates(input.audience ?? null);
  const certified: Certified = {
    ...NOTHING,
    version,
    certifiedAt,
    programme,
    tables: tables.map((table) => {
      const kind = { ...table, ...(table.kind === 'audience' && { candidateIds }) };
      return { ...table, rows: rowsOf(kind, standings), guests: guestsOf(kind, standings) };
    }),
    awards: earlier.awards.map((award) => ({
      kind: award.kind,
      title: award.title,
      performanceIds: awardWinners(award, standings),
      reason: award.reason,
    })),
    outOf: bestPossible(input, standings.audience),
    input,
    standings,
    account: { ...NOTHING.account, certifiedBy, proposedBy, participants },
  };
  const same = factsDigest(input, standings) === digest;
  return { certified, damage: same ? null : 'What was frozen with it is not what was certified.' };
}
