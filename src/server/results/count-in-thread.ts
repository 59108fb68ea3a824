/**
 * Counting a round before it is certified, and writing its document: in the thread that reads, since both take as
 * long as a show may not be kept waiting. What was counted is kept there for the document that follows.
 */

import { Refusal } from '#contract/refusal.ts';
import { gatesOf } from '#domain/results/gates.ts';
import { secondCount } from '#domain/results/second-count.ts';
import { paperWaiting } from '../judging/paper-queries.ts';
import { type Round, roundById } from '../lineup/queries.ts';
import type { Reader, Store } from '../store/store.ts';
import { type Asked, atOf } from './counts.ts';
import { type Counted, certifiedFrom, certifiedPolls, type Signed, seal } from './document.ts';
import { openRow } from './face-off.ts';
import { factsDigest } from './facts-digest.ts';
import { openPollsOf, whatWaits } from './gate-words.ts';
import { currentResult } from './queries.ts';
import { gather, inputOf } from './records.ts';
import { unreleasedActs } from './releases.ts';
import { standingsOf } from './standings-of.ts';

/** What the decision to certify rests on. */
export interface CountedRound {
  /** Whether a result of the round stands certified. */
  isCertified: boolean;
  /** What the round still waits for, in words; empty when nothing. */
  waits: string;
  /** The digest of facts and places. */
  digest: string;
  /** What the second count finds otherwise, a sentence each. */
  disagreements: string[];
}

let last: { of: string; round: CountedRound; counted: Counted } | undefined;

async function counted(read: Reader, asked: Asked): Promise<NonNullable<typeof last>> {
  const { version } = await read.selectFrom('ledger').select('version').executeTakeFirstOrThrow();
  const of = JSON.stringify([version, asked.roundId, asked.now, asked.counts]);
  if (last?.of === of) return last;
  const round = await roundById(read, asked.roundId);
  if (!round) throw new Refusal('not_found', 'There is no such round.');
  last = { of, ...(await countNow(read, round, asked)) };
  return last;
}

async function countNow(read: Reader, round: Round, asked: Asked) {
  const at = atOf(asked);
  const isCertified = (await currentResult(read, round, at))?.state === 'certified';
  const material = await gather(read, round, at);
  const paper = await paperWaiting(
    read,
    material.acts.map((act) => act.id),
  );
  const unreleased = (await unreleasedActs(read, round, at.now)).map((act) => act.stageName);
  const expected = standingsOf(inputOf(material, 'expected'));
  const gates = gatesOf(expected, openPollsOf(material).length, {
    unconfirmed: paper,
    unreleased: unreleased.length,
    faceOff: (await openRow(read, round.id)) !== undefined,
  });
  const input = inputOf(material, 'given');
  const standings = standingsOf(input);
  return {
    round: {
      isCertified,
      waits: whatWaits(gates, unreleased),
      digest: factsDigest(input, standings),
      disagreements: secondCount(input, standings),
    },
    counted: { round, material, input, standings, polls: await certifiedPolls(read, material) },
  };
}

/** Counts a round. Runs on a reading thread. */
export const countRound = async (read: Reader, asked: Asked): Promise<CountedRound> =>
  (await counted(read, asked)).round;

/** Writes and seals the document of a round that was counted. Runs on a reading thread. */
export async function writeDocument(read: Reader, { asked, signed }: { asked: Asked; signed: Signed }) {
  const { counted: made } = await counted(read, asked);
  const certified = await certifiedFrom(read, made, signed);
  const { text, digest, openings } = seal(certified);
  return {
    text,
    digest,
    openings: JSON.stringify(openings),
    tables: certified.tables.length,
    ledBy: made.material.records.judges.flatMap(({ id, isHead }) => (isHead ? [id] : [])),
    performanceIds: made.material.acts.map((act) => act.id),
    places: made.standings.performances.map(({ performanceId, place }) => [performanceId, place] as const),
  };
}

/**
 * Counts a round on a reading thread. Answers the count, the version of the database that it saw, and what to ask for
 * the document with.
 */
export const countInThread = async (store: Pick<Store, 'readInThread'>, asked: Asked) => {
  const { answer, version } = await store.readInThread(import.meta.url, countRound, asked);
  return { ...answer, version, asked };
};

/** Writes the document of a round that was counted, on a reading thread. */
export const documentInThread = async (
  store: Pick<Store, 'readInThread'>,
  given: { asked: Asked; signed: Signed },
): Promise<Awaited<ReturnType<typeof writeDocument>>> =>
  (await store.readInThread(import.meta.url, writeDocument, given)).answer;
