/**
 * The public results and the public record as bytes. Before they are told, they are held against everything that the
 * round's result is made from: in a thread, and once for the whole hall.
 */
import { Refusal } from '#contract/refusal.ts';
import { givesEveryPlace, type PublicRecord, readRecord } from '#contract/results/check-record.ts';
import { resultsEndpoints } from '#contract/results/endpoints.ts';
import { translationsIn } from '#domain/events/texts.ts';
import { kindOf } from '#domain/lineup/round-kind.ts';
import type { CertifiedPoll } from '#domain/results/certified.ts';
import { nextPublicInstants } from '#domain/results/followed.ts';
import { tooFewToList } from '#domain/voting/list-line.ts';
import { namesOf } from '../events/texts.ts';
import { packedAnswer, sharedInThread } from '../http/shared-answers.ts';
import { roundById } from '../lineup/queries.ts';
import { ofThisMinute } from '../store/remembered.ts';
import type { Reader, Store } from '../store/store.ts';
import { pollById } from '../voting/queries.ts';
import { shownRound } from './announced-rounds.ts';
import { type Asked, atOf, countsOf } from './counts.ts';
import { type AskedPublic, publicResults } from './present-public.ts';
import { roundWithEvent, tablesInBrief } from './queries.ts';
import { publicRecord } from './record.ts';
import type { CountPoll } from './records.ts';

/** A turn is remembered for so long after it came, longer than an answer is. */
const KEPT_MS = 120_000;

/** What of a round is asked for; of none before an event is set up. */
type Given = Omit<Asked, 'roundId'> & { roundId: string | undefined };

/** A round's public results as compressed JSON. Runs on a reading thread. */
export async function packedResults(read: Reader, given: Given) {
  const asked = { roundId: given.roundId, ...atOf(given) };
  const results = await publicResults(read, asked);
  return packedAnswer(resultsEndpoints.results, {
    ...results,
    names: await namesBeside(read, asked, results),
  });
}

/** What the names in it are in other languages. The record stays as it was certified: its readers have its names from here. */
async function namesBeside(
  read: Reader,
  asked: AskedPublic,
  results: Awaited<ReturnType<typeof publicResults>>,
) {
  const on = await roundWithEvent(read, asked.roundId);
  const names = on ? await namesOf(read, on.event) : [];
  if (names.length === 0) return names;
  const { document, openings } =
    results.state === 'published'
      ? await publicRecord(read, asked).catch(ofNone)
      : { document: null, openings: null };
  return translationsIn(names, [results, document, openings]);
}

/** One that was certified before there were records. */
function ofNone(error: unknown) {
  if (error instanceof Refusal) return { document: null, openings: null };
  throw error;
}

/** A result's public record as compressed JSON. Runs on a reading thread. */
export const packedRecord = async (read: Reader, given: Given) =>
  packedAnswer(
    resultsEndpoints.resultRecord,
    await publicRecord(read, { roundId: given.roundId, ...atOf(given) }),
  );

/**
 * How much there is to count again in a result's public record, as compressed JSON: bytes, scoresheets, ballots,
 * places. It is read off the record's own bytes, so it tells nothing else. Runs on a reading thread.
 */
export async function packedBrief(read: Reader, given: Given) {
  const { plain } = await packedRecord(read, given);
  const record: PublicRecord = JSON.parse(new TextDecoder().decode(plain));
  const { open, parts } = readRecord(record);
  return packedAnswer(resultsEndpoints.resultRecordBrief, {
    bytes: plain.byteLength,
    sheets: parts.marks?.scoresheets.length ?? null,
    ballots: await ballotsListed(read, open.polls, given),
    places: open.tables.reduce((sum, { kind, places }) => sum + (kind === 'prize' ? 0 : places.length), 0),
    whole: givesEveryPlace(record),
  });
}

/** How many ballots count in the lists that everybody may have; null where there is none. */
async function ballotsListed(
  read: Reader,
  polls: readonly Pick<CertifiedPoll, 'id' | 'ballots'>[],
  { now, counts }: Pick<Given, 'now' | 'counts'>,
) {
  const listed = [];
  for (const { id, ballots } of polls) {
    const published = (await pollById(read, id, now))?.publishedAt ?? null;
    if (published !== null && !tooFewToList({ ballots, codes: counts[id]?.codes ?? 0 })) listed.push(ballots);
  }
  return listed.length === 0 ? null : listed.reduce((sum, each) => sum + each, 0);
}

/** The round that is asked for by name. @throws Refusal `not_found` for one whose result is not handed on. */
async function namedRound(read: Reader, id: string): Promise<{ id: string }> {
  const round = await roundById(read, id);
  if (round && !kindOf(round).isHandedOn) throw new Refusal('not_found', 'There is no such round.');
  return { id };
}

/**
 * The instants to come (ms) at which a round's public results change by the clock alone, because a place that the
 * hall was told is then told to everybody.
 */
export async function turnsOf(read: Reader, roundId: string, now: number): Promise<number[]> {
  const on = await roundWithEvent(read, roundId);
  const tables = on ? await tablesInBrief(read, roundId) : [];
  return tables.flatMap((table) => nextPublicInstants(table, on?.event.settings.phonesFollowMs ?? 0, now));
}

/**
 * Makes the functions that answer public results and records as bytes: of the round named, else of the one that is
 * shown. `count` counts a poll.
 */
export function openPublicBytes(store: Store, count: CountPoll) {
  let turns: number[] = [];
  const given = async (read: Reader, named: string | undefined): Promise<Given> => {
    const now = store.now();
    const round = await (named === undefined ? shownRound(read) : namedRound(read, named));
    const coming = round ? await turnsOf(read, round.id, now) : [];
    turns = [...turns.filter((at) => at > now - KEPT_MS), ...coming];
    return { roundId: round?.id, now, counts: await countsOf(read, round, { now, count }) };
  };
  // Kept for a minute at most, and never past the last turn.
  const keyOf = () => {
    const past = turns.filter((at) => at <= store.now());
    return `${ofThisMinute(store)} ${Math.max(0, ...past)}`;
  };
  return {
    results: sharedInThread(store, import.meta.url, packedResults, given, keyOf),
    record: sharedInThread(store, import.meta.url, packedRecord, given, keyOf),
    brief: sharedInThread(store, import.meta.url, packedBrief, given, keyOf),
  };
}
