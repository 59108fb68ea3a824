/** Records of random rounds, as a published result would have them, every mark open. */
import { createHash } from 'node:crypto';
import type { PublicRecord } from '#contract/results/check-record.ts';
import { type SealedDocument, sealCertified } from '#contract/results/record.ts';
import type { Certified, CertifiedPoll } from '#domain/results/certified.ts';
import { prizeTables, revealTables } from '#domain/results/tables.ts';
import { guestsOf, pollCandidates, rowsOf } from '#domain/results/telling.ts';
import { ENGINE } from '#domain/tabulation/engines.ts';
import { tabulate } from '#domain/tabulation/tabulate.ts';
import type { TabulationInput } from '#domain/tabulation/types.ts';

const OPEN = ['totals', 'criteria', 'votes', 'marks'] as const;

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** The record of a round, as it travels. */
export function recordOf(round: TabulationInput, polls: CertifiedPoll[] = []): PublicRecord {
  const input = { ...round, engine: ENGINE };
  const standings = tabulate(input);
  const candidateIds = pollCandidates(input.audience ?? null);
  const programme = input.performances.map(({ id, number, name, categoryId }) => ({
    performanceId: id,
    number: number ?? null,
    stageName: name,
    pronouns: '',
    song: '',
    pronunciation: '',
    category: categoryId,
  }));
  // Two of one name, which are told together.
  const awards = programme.slice(0, 2).map(({ performanceId }) => ({
    kind: 'special' as const,
    title: 'Costume',
    performanceIds: [performanceId],
    reason: '',
  }));
  const certified: Certified = {
    product: '0',
    event: { id: 'e', name: 'Event' },
    round: { id: 'r', name: 'Round' },
    version: 1,
    certifiedAt: 0,
    programme,
    tables: [
      ...revealTables('Round', input.audience ? [{ title: 'Audience' }] : [], standings, programme).map(
        (table) => {
          const kind = { ...table, ...(table.kind === 'audience' && { candidateIds }) };
          return { ...table, rows: rowsOf(kind, standings), guests: guestsOf(kind, standings) };
        },
      ),
      ...prizeTables(awards, programme, false),
    ],
    awards,
    polls,
    outOf: null,
    input,
    standings,
    account: {
      certifiedBy: '',
      proposedBy: null,
      participants: {},
      setAside: [],
      excused: [],
      votesAside: [],
      released: null,
    },
  };
  const { text, digest, openings } = sealCertified(sha256, certified, () => 'salt');
  const document: SealedDocument = JSON.parse(text);
  const parts = Object.fromEntries(OPEN.map((part) => [part, openings.parts[part]]));
  return JSON.parse(JSON.stringify({ digest, document, openings: { parts, personal: openings.personal } }));
}
