/** Whether points start at zero or are carried forward, chosen for a round that was made from certified ones. */

import { Refusal } from '#contract/refusal.ts';
import type { roundsEndpoints } from '#contract/results/rounds.ts';
import { carryFault } from '#domain/results/advance.ts';
import { completeRules } from '#domain/tabulation/rules.ts';
import type { Standings } from '#domain/tabulation/standings.ts';
import type { RulesInput } from '#domain/tabulation/types.ts';
import type { AdminAccess } from '../http/access.ts';
import type { InputOf } from '../http/command.ts';
import { hasMarks } from '../judging/scoresheet-row.ts';
import { roundOf } from '../lineup/gate.ts';
import { performancesOfRound, type Round } from '../lineup/queries.ts';
import type { Reader } from '../store/store.ts';
import type { Work } from '../store/write.ts';
import { type CertifiedResult, currentResult, newestInBrief, resultById } from './queries.ts';
import { type At, rulesOf } from './records.ts';
import { type Source, type SourceResult, type Standing, sourcesOf, writeSources } from './sources.ts';

type Calls = typeof roundsEndpoints;

/** Checks that totals by these rules can be added to those of the source rounds. @throws Refusal `wrong_state`. */
export function requireCarryable(sources: readonly Pick<Standings, 'rules'>[], rules: RulesInput): void {
  const fault = carryFault(
    sources.map((source) => source.rules),
    completeRules(rules),
  );
  if (fault !== null) throw new Refusal('wrong_state', fault);
}

/** The standings of the certified results that a round was made from. */
export const resultsBehind = async (read: Reader, sources: readonly Source[]): Promise<Standings[]> =>
  (await Promise.all(sources.map(({ resultId }) => resultById(read, resultId)))).flatMap(
    (result) => result?.standings ?? [],
  );

/** A certified result as the source of a round: every act's exact total, without guests and acts without a place. */
export async function sourceResult(read: Reader, result: CertifiedResult): Promise<SourceResult> {
  const participants = new Map(
    (await performancesOfRound(read, result.roundId)).map((act) => [act.id, act.participantId]),
  );
  return {
    id: result.id,
    roundId: result.roundId,
    digest: result.digest,
    totals: result.standings.performances.flatMap((row) => {
      const participantId = participants.get(row.performanceId);
      return row.result && participantId !== undefined ? [{ participantId, points: row.result.exact }] : [];
    }),
  };
}

/** Makes the function that tells which result of a round of the event stands. */
export const standingAt =
  (read: Reader, at: At): Standing =>
  async (roundId) => {
    const round = await roundOf(read, { roundId });
    const result = await currentResult(read, round, at);
    return result?.state === 'certified' ? result : null;
  };

/** Whether anything of a round was scored or certified; from then on its starting points are fixed. */
export async function isScored(read: Reader, roundId: string): Promise<boolean> {
  return (await hasMarks(read, roundId)) || (await newestInBrief(read, roundId)) !== undefined;
}

/**
 * The certified results that a round was made from, as they stand now, and the rules by which they were counted.
 */
export interface Behind {
  results: SourceResult[];
  earlier: Pick<Standings, 'rules'>[];
}

/**
 * What a round was made from, as it stands now. @throws Refusal `wrong_state` while one of the earlier rounds is not
 * certified.
 */
export async function behindNow(read: Reader, at: At, id: string): Promise<Behind> {
  const sources = await sourcesOf(read, id);
  const results = await standingResults(read, sources, at);
  return { results, earlier: (await resultsBehind(read, sources)).map(({ rules }) => ({ rules })) };
}

async function standingResults(read: Reader, sources: readonly Source[], at: At): Promise<SourceResult[]> {
  const results: SourceResult[] = [];
  for (const source of sources) {
    const result = await currentResult(read, await roundOf(read, source), at);
    if (result?.state !== 'certified')
      throw new Refusal('wrong_state', `${source.name} is not certified. Certify its result first.`);
    results.push(await sourceResult(read, result));
  }
  return results;
}

async function madeRound(work: Work, id: string): Promise<{ round: Round; sources: Source[] }> {
  const round = await roundOf(work.tx, { roundId: id });
  const sources = await sourcesOf(work.tx, id);
  if (sources.length === 0)
    throw new Refusal(
      'wrong_state',
      `${round.name} was not made from an earlier round. Its points start at zero.`,
    );
  return { round, sources };
}

/**
 * Chooses whether points of earlier rounds are carried into this one, until anything is scored. @throws Refusal
 * `wrong_state`, `no_change`.
 */
export async function choosePoints(
  work: Work,
  _access: Pick<AdminAccess, 'by'>,
  { params: { id }, body: { points } }: InputOf<Calls['choosePoints']>,
  { results, earlier }: Behind,
): Promise<string> {
  const { round, sources } = await madeRound(work, id);
  const carries = points === 'carry';
  if (sources.every((source) => source.carries === carries))
    throw new Refusal('no_change', 'It is so already.');
  if (await isScored(work.tx, id))
    throw new Refusal('wrong_state', `${round.name} is being scored. How its points begin is settled.`);
  if (carries) requireCarryable(earlier, rulesOf(round));
  await writeSources(work, round, results, carries);
  return round.eventId;
}

/**
 * Makes a round rest on what earlier rounds certified again, in place of results that were taken back. Answers the
 * event's id. @throws Refusal `no_change` where it rests on these results already.
 */
export async function takeTotals(
  work: Work,
  _access: Pick<AdminAccess, 'by'>,
  { params: { id } }: InputOf<Calls['takeTotals']>,
  { results }: Behind,
): Promise<string> {
  const { round, sources } = await madeRound(work, id);
  if (results.every((result) => sources.some((source) => source.digest === result.digest)))
    throw new Refusal('no_change', 'It rests on these results already.');
  const carries = sources.some((source) => source.carries);
  await writeSources(work, round, results, carries);
  return round.eventId;
}
