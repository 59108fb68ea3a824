/**
 * Recounting: the newest certified result of a round made again from the raw rows alone — the people, the running
 * order, the scoresheets with their revisions, the log of ballots one by one, every decision — and its document
 * held against the one that was certified, to the last byte.
 */
import type { Openings, SealedDocument } from '#contract/results/record.ts';
import { announcedDifferences } from '#domain/results/announced-differences.ts';
import { canonicalJson } from '#domain/results/canonical.ts';
import { decidingFacts } from '#domain/results/certificate.ts';
import { differencesIn } from '#domain/results/differences.ts';
import type { Standings } from '#domain/tabulation/standings.ts';
import { tabulate } from '#domain/tabulation/tabulate.ts';
import type { TabulationInput } from '#domain/tabulation/types.ts';
import { recountOf } from '#domain/voting/tally.ts';
import { judgesOfEvent, unrevisedSheets } from '../judging/queries.ts';
import { type Round, roundById, strayNumbers } from '../lineup/queries.ts';
import type { Reader, Store } from '../store/store.ts';
import { ballotsOf, countingOf } from '../voting/queries.ts';
import { type Counted, certifiedFrom, certifiedPolls, sealAgain } from './document.ts';
import { factsDigest } from './facts-digest.ts';
import { headingDifferences } from './heading.ts';
import { signatureDifferences, tellingDifferences } from './logged-differences.ts';
import { type CertifiedResult, isUnreadable, newestResult, resultById } from './queries.ts';
import { type CountPoll, gather, inputOf } from './records.ts';
import { asCertified, NOTHING_RENAMED, type Renamed, renamedSince } from './renamed.ts';
import { carriedTotals, sourcesOf } from './sources.ts';

/**
 * What a recount found. `differences` names the parts that are not as they were certified, `details` every
 * single fact of them in a sentence; both are empty when all agrees. `since` tells what is called otherwise by now, as the
 * audit log says: the document keeps what was certified, so that is no difference.
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
      since: string[];
    };

/** What is not as it was certified: the part's name and its sentences. */
type Found = readonly [part: string, details: readonly string[]];

type Records = Pick<Store, 'read' | 'now'>;

/** Recounts a round from its rows and compares it with what was certified. Writes nothing. */
export async function recount(store: Records, roundId: string): Promise<Recount> {
  const round = await roundById(store.read, roundId);
  const result = round && (await newestResult(store.read, roundId));
  if (!round || !result) return { kind: 'nothing_certified' };
  const counted = await countAgain(store, round, result).catch(readAsDamage);
  if ('damage' in counted) return unreadable(result, counted.damage);
  const facts = factDifferences(result, counted);
  const again = result.kept
    ? await documentAgain(store.read, counted, result, facts.length === 0)
    : factsAgain(counted, result, facts.length === 0);
  const found: Found[] = [
    ...(result.damage === null ? [] : [['document', [result.damage]] as const]),
    ...facts,
    ...again.found,
    ['signature', await signatureDifferences(store.read, result)],
    ['telling', await tellingDifferences(store.read, result, round)],
    ['heading', await headingDifferences(store.read, result.id, round.eventId)],
    ['numbers', await numberDifferences(store.read, counted)],
    ...(await revisionDifferences(store.read, counted)),
    ...(await carriedDifferences(store, counted)),
  ];
  const differing = found.filter(([, details]) => details.length > 0);
  return {
    kind: 'recounted',
    agrees: differing.length === 0,
    resultId: result.id,
    version: result.version,
    state: result.state,
    certifiedDigest: result.digest,
    recountedDigest: again.digest,
    differences: [...new Set(differing.map(([part]) => part))],
    details: [...new Set(differing.flatMap(([, details]) => details))],
    since: counted.renamed.said,
  };
}

/** What rows hold that nobody can read is a difference; a database that does not answer is none. */
function readAsDamage(error: unknown): { damage: string } {
  if (isUnreadable(error) || error instanceof TypeError || error instanceof Uncountable)
    return { damage: error instanceof Error ? error.message : String(error) };
  throw error;
}

class Uncountable extends Error {}

const unreadable = (result: CertifiedResult, damage: string): Recount => ({
  kind: 'recounted',
  agrees: false,
  resultId: result.id,
  version: result.version,
  state: result.state,
  certifiedDigest: result.digest,
  recountedDigest: '',
  differences: ['records'],
  details: [`The records of this round cannot be read: ${damage}`],
  since: [],
});

/** Counts a round by the engine that certified it, all called as it was then where the log knows since when not. */
async function countAgain(
  store: Records,
  round: Round,
  result: CertifiedResult | undefined,
): Promise<Counted & { renamed: Renamed }> {
  const count: CountPoll = async (pollId) =>
    recountOf(await ballotsOf(store.read, pollId), await countingOf(store.read, pollId));
  // Who led is kept with a result, also with one that was taken back.
  const ledBy = result && { ledBy: result.ledBy };
  const gathered = await gather(store.read, round, { now: store.now(), count, ...ledBy });
  const renamed = result ? await renamedSince(store.read, result, gathered) : NOTHING_RENAMED;
  const material = asCertified(gathered, renamed);
  const input = asWritten(inputOf(material, 'given', result?.input.engine), result?.input);
  const polls = await certifiedPolls(store.read, material);
  return { round: material.round, material, input, standings: tabulated(input), polls, renamed };
}

/**
 * PostgreSQL gives rows that were rewritten in another order, and criteria stand in the event's: in the document all are
 * as they were certified.
 */
function asWritten(input: TabulationInput, certified: TabulationInput | undefined): TabulationInput {
  if (!certified) return input;
  const before = new Map(certified.judges.map((judge) => [judge.id, judge.categoryIds ?? []]));
  return {
    ...input,
    judges: input.judges.map((judge) => {
      const { categoryIds } = judge;
      return categoryIds
        ? { ...judge, categoryIds: inOrderOf(before.get(judge.id) ?? [], categoryIds, String) }
        : judge;
    }),
    // Whoever puts the criteria into another order for a later round changes no result.
    criteria: inOrderOf(certified.criteria, input.criteria, ({ id }) => id),
    scoresheets: inOrderOf(
      certified.scoresheets,
      input.scoresheets,
      (sheet) => `${sheet.judgeId} ${sheet.performanceId}`,
    ),
  };
}

/** What stood there before first, in that order. */
function inOrderOf<T>(before: readonly T[], rows: readonly T[], keyOf: (row: T) => string): T[] {
  const places = new Map(before.map((row, place) => [keyOf(row), place]));
  const placeOf = (row: T) => places.get(keyOf(row)) ?? before.length;
  return rows.toSorted((a, b) => placeOf(a) - placeOf(b));
}

/** Tabulating reads nothing: what it cannot take is what the rows hold. */
function tabulated(input: TabulationInput): Standings {
  try {
    return tabulate(input);
  } catch (error) {
    throw new Uncountable(error instanceof Error ? error.message : String(error));
  }
}

/** The facts and places that differ, a sentence for each. */
function factDifferences(result: CertifiedResult, counted: Counted): Found[] {
  const before: Record<string, unknown> = decidingFacts(result.input);
  const now: Record<string, unknown> = decidingFacts(counted.input);
  const parts = [...new Set([...Object.keys(before), ...Object.keys(now)])].filter(
    (part) => canonicalJson(before[part]) !== canonicalJson(now[part]),
  );
  const details = differencesIn(result, counted);
  if (parts.length === 0) return details.length > 0 ? [['places', details]] : [];
  return parts.map((part) => [part, details.length > 0 ? details : [`${part}: not as certified`]]);
}

interface Again {
  digest: string;
  found: Found[];
}

/** The document made again, under the signature and the salts of the one that was certified. */
async function documentAgain(
  read: Reader,
  counted: Counted & { renamed: Renamed },
  result: CertifiedResult,
  sameFacts: boolean,
): Promise<Again> {
  const { kept } = result;
  if (!kept || result.programme.length === 0) return { digest: '', found: [] };
  const { product, version, certifiedAt, account } = result;
  const { certifiedBy, proposedBy, overruling, signing } = account;
  const signed = {
    product,
    version,
    certifiedAt,
    certifiedBy,
    proposedBy,
    ...(overruling && { overruling }),
    ...(signing && { signing }),
  };
  const eventName = counted.renamed.things.get(`event:${counted.round.eventId}`);
  const certified = await certifiedFrom(read, counted, signed, { tables: result.tables, account, eventName });
  const openings: Openings = JSON.parse(kept.openings);
  const document: SealedDocument = JSON.parse(kept.document);
  const again = sealAgain(certified, openings, document);
  const same = again.text === kept.document;
  const known = new Set(Object.keys(openings.personal));
  const told = same ? [] : announcedDifferences(result, certified, known, sameFacts);
  const unexplained = !same && sameFacts && told.length === 0;
  const details = unexplained ? ['the document made again is another one'] : told;
  return { digest: again.digest, found: [['document', details]] };
}

/** A result from before there was a document: its digest is that of the facts and the places. */
function factsAgain({ input, standings }: Counted, result: CertifiedResult, sameFacts: boolean): Again {
  const digest = factsDigest(input, standings);
  const same = !sameFacts || digest === result.digest;
  return { digest, found: [['digest', same ? [] : ['what stands there now gives another digest']]] };
}

/** Numbers of their own, which the acts would be called by as soon as they stay, where numbers follow the order. */
async function numberDifferences(read: Reader, { round, material }: Counted): Promise<string[]> {
  const acts = new Map(material.acts.map((act) => [act.id, act.title]));
  return (await strayNumbers(read, round)).map(
    ({ id, title, number }) =>
      `${acts.get(id) ?? title}: numbers follow the running order, and yet the number ${number} stands beside it`,
  );
}

async function revisionDifferences(read: Reader, { round, material }: Counted): Promise<Found[]> {
  const judges = new Map((await judgesOfEvent(read, round.eventId)).map((judge) => [judge.id, judge.name]));
  const acts = new Map(material.acts.map((act) => [act.id, act.title]));
  const sheets = await unrevisedSheets(read, round.id);
  return [
    [
      'revisions',
      sheets.map(
        ({ judgeId, performanceId }) =>
          `scoresheet of ${judges.get(judgeId) ?? judgeId} for ${acts.get(performanceId) ?? performanceId}: not what its last revision says`,
      ),
    ],
  ];
}

/** What stands over a result gives no figure of it. */
const givesTheSame = (again: Recount): again is Extract<Recount, { kind: 'recounted' }> =>
  again.kind === 'recounted' && again.differences.every((part) => part === 'heading');

/** Whether the earlier rounds' own rows still give what was carried forward from them, and those behind. */
async function carriedDifferences(store: Records, { round }: Counted): Promise<Found[]> {
  const found: string[] = [];
  const totals = await carriedTotals(store.read, round.id);
  for (const source of (await sourcesOf(store.read, round.id)).filter((one) => one.carries)) {
    const earlier = await roundById(store.read, source.roundId);
    if (!earlier) continue;
    const again = await recount(store, earlier.id);
    if (!givesTheSame(again) || again.certifiedDigest !== source.digest) {
      found.push(`carried from ${source.name}: what stands there now does not give the certified result`);
      continue;
    }
    const certified = await resultById(store.read, source.resultId);
    const counted = await countAgain(store, earlier, certified);
    const carried = totals.filter((row) => row.sourceRoundId === source.roundId);
    if (!sameTotals(counted.standings, counted, carried))
      found.push(`carried from ${source.name}: the totals are not those of its certified result`);
  }
  return [['carried', [...new Set(found)]]];
}

function sameTotals(
  standings: Standings,
  { material }: Counted,
  totals: readonly { participantId: string; points: string }[],
): boolean {
  const participants = new Map(material.acts.map((act) => [act.id, act.act?.participantId]));
  const due = standings.performances.flatMap((row) =>
    row.result ? [`${participants.get(row.performanceId)} ${row.result.exact}`] : [],
  );
  const there = totals.map((row) => `${row.participantId} ${row.points}`);
  return canonicalJson(due.sort()) === canonicalJson(there.sort());
}
