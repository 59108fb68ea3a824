/**
 * Recounting: the newest certified result of a round made again from the raw rows alone — the scoresheets as
 * they stand and the log of ballots, one by one — and held against what was certified.
 */

import { canonicalJson } from '#domain/results/canonical.ts';
import { certificate, decidingFacts } from '#domain/results/certificate.ts';
import { differencesIn, type Tabulated } from '#domain/results/differences.ts';
import type { Standings } from '#domain/tabulation/standings.ts';
import { tabulate } from '#domain/tabulation/tabulate.ts';
import { recountOf } from '#domain/voting/tally.ts';
import { type Round, roundById } from '../lineup/queries.ts';
import type { Store } from '../store/store.ts';
import { ballotsOf, weightsOf } from '../voting/queries.ts';
import { digestOf } from './certify.ts';
import { type CertifiedResult, newestResult, resultById } from './queries.ts';
import { type CountPoll, gather, inputOf, type RoundMaterial } from './records.ts';
import { carriedTotals, sourcesOf } from './sources.ts';

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
  const material = await gather(store.read, round, { now: store.now(), count });
  const input = inputOf(material, 'given', result.inputs.engine);
  const standings = tabulate(input);
  const recountedDigest = digestOf(input, standings);
  const frozen = certificate(result.inputs, result.standings);
  const before: Record<string, unknown> = decidingFacts(result.inputs);
  const now: Record<string, unknown> = decidingFacts(input);
  const differences = [...new Set([...Object.keys(before), ...Object.keys(now)])].filter(
    (part) => canonicalJson(before[part]) !== canonicalJson(now[part]),
  );
  const unfounded = await unfoundedTotals(store, round, count);
  if (differences.length === 0 && frozen !== certificate(input, standings)) differences.push('places');
  if (differences.length === 0 && recountedDigest !== result.digest) differences.push('digest');
  if (unfounded.length > 0 && !differences.includes('carried')) differences.push('carried');
  return {
    kind: 'recounted',
    agrees: differences.length === 0,
    resultId: result.id,
    version: result.version,
    state: result.state,
    certifiedDigest: result.digest,
    recountedDigest,
    differences,
    details: [...detailsOf(differences, result, { input, standings }, unfounded.length > 0), ...unfounded],
  };
}

/** Whether the earlier rounds' own rows still give the totals that were carried forward from them, and those behind. */
async function unfoundedTotals(
  store: Pick<Store, 'read' | 'now'>,
  round: Round,
  count: CountPoll,
): Promise<string[]> {
  const found: string[] = [];
  const sources = (await sourcesOf(store.read, round.id)).filter((source) => source.carries);
  const totals = await carriedTotals(store.read, round.id);
  for (const source of sources) {
    const earlier = await roundById(store.read, source.roundId);
    if (!earlier) continue;
    const material = await gather(store.read, earlier, { now: store.now(), count });
    const input = inputOf(material, 'given', (await resultById(store.read, source.resultId))?.inputs.engine);
    const standings = tabulate(input);
    if (digestOf(input, standings) !== source.digest)
      found.push(`carried from ${source.name}: what stands there now does not give the certified result`);
    else if (
      !sameTotals(
        standings,
        material,
        totals.filter((row) => row.sourceRoundId === source.roundId),
      )
    )
      found.push(`carried from ${source.name}: the totals are not those of its certified result`);
    found.push(...(await unfoundedTotals(store, earlier, count)));
  }
  return [...new Set(found)];
}

function sameTotals(
  standings: Standings,
  { acts }: RoundMaterial,
  totals: readonly { participantId: string; points: string }[],
): boolean {
  const participants = new Map(acts.map((act) => [act.id, act.act?.participantId]));
  const due = standings.performances.flatMap((row) =>
    row.result ? [`${participants.get(row.performanceId)} ${row.result.exact}`] : [],
  );
  const there = totals.map((row) => `${row.participantId} ${row.points}`);
  return canonicalJson(due.sort()) === canonicalJson(there.sort());
}

function detailsOf(
  differences: readonly string[],
  result: CertifiedResult,
  now: Tabulated,
  otherwiseTold: boolean,
): string[] {
  if (differences.length === 0) return [];
  const found = differencesIn({ input: result.inputs, standings: result.standings }, now);
  if (differences.includes('digest'))
    found.push('the certified digest is not that of what was kept with the result');
  return found.length > 0 || otherwiseTold ? found : differences.map((part) => `${part}: not as certified`);
}
