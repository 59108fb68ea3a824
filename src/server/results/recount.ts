/**
 * Recounting: the newest certified result of a round made again from the raw rows alone — the scoresheets as
 * they stand and the log of ballots, one by one — and held against what was certified.
 */

import { canonicalJson } from '#domain/results/canonical.ts';
import { certificate, decidingFacts } from '#domain/results/certificate.ts';
import { differencesIn, type Tabulated } from '#domain/results/differences.ts';
import { tabulate } from '#domain/tabulation/tabulate.ts';
import { recountOf } from '#domain/voting/tally.ts';
import { roundById } from '../lineup/queries.ts';
import type { Store } from '../store/store.ts';
import { ballotsOf, weightsOf } from '../voting/queries.ts';
import { digestOf } from './certify.ts';
import { type CertifiedResult, newestResult } from './queries.ts';
import { gather, inputOf } from './records.ts';

/**
 * What a recount found. `differences` names the parts that are not as they were certified, `details` every
 * single fact of them in a sentence; both are empty when all agrees.
 */
export type Recount =
  | { kind: 'nothing_certified' }
  | {
      kind: 'recounted';
      agrees: boolean;
      resultId: string;
      version: number;
      state: 'certified' | 'voided';
      certifiedDigest: string;
      recountedDigest: string;
      differences: string[];
      details: string[];
    };

/** Recounts a round. Reads only. */
export async function recount(store: Pick<Store, 'read' | 'now'>, roundId: string): Promise<Recount> {
  const round = await roundById(store.read, roundId);
  const result = round && (await newestResult(store.read, roundId));
  if (!round || !result) return { kind: 'nothing_certified' };
  const count = async (pollId: string) =>
    recountOf(await ballotsOf(store.read, pollId), await weightsOf(store.read, pollId));
  const input = inputOf(await gather(store.read, round, { now: store.now(), count }), 'given');
  const standings = tabulate(input);
  const recountedDigest = digestOf(input, standings);
  const frozen = certificate(result.inputs, result.standings);
  const before: Record<string, unknown> = decidingFacts(result.inputs);
  const now: Record<string, unknown> = decidingFacts(input);
  const differences = Object.keys(now).filter(
    (part) => canonicalJson(before[part]) !== canonicalJson(now[part]),
  );
  if (differences.length === 0 && frozen !== certificate(input, standings)) differences.push('places');
  if (differences.length === 0 && recountedDigest !== result.digest) differences.push('digest');
  return {
    kind: 'recounted',
    agrees: differences.length === 0,
    resultId: result.id,
    version: result.version,
    state: result.state,
    certifiedDigest: result.digest,
    recountedDigest,
    differences,
    details: detailsOf(differences, result, { input, standings }),
  };
}

function detailsOf(differences: readonly string[], result: CertifiedResult, now: Tabulated): string[] {
  if (differences.length === 0) return [];
  const found = differencesIn({ input: result.inputs, standings: result.standings }, now);
  if (differences.includes('digest'))
    found.push('the certified digest is not that of what was kept with the result');
  return found.length > 0 ? found : differences.map((part) => `${part}: not as certified`);
}
