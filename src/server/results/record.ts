/** The record of a result: its document and what opens it, as far as the one who asks may look. */

import { Refusal } from '#contract/refusal.ts';
import { type Openings, partsAt } from '#contract/results/record.ts';
import { FEWEST_BALLOTS_SHOWN } from '#domain/results/telling.ts';
import { eventById } from '../events/queries.ts';
import { roundById } from '../lineup/queries.ts';
import type { Reader } from '../store/store.ts';
import { asFollowed } from './present-public.ts';
import { type CertifiedResult, currentResult } from './queries.ts';
import type { CountPoll } from './records.ts';

const NOT_YET = 'The result is not published yet.';

/** A result's record with the parts named; without a document for results of versions that had none. */
export function recordOf(result: CertifiedResult, parts: readonly string[]) {
  if (!result.kept) return null;
  const openings: Openings = JSON.parse(result.kept.openings);
  return {
    digest: result.digest,
    logged: result.logged,
    depth: result.depth,
    document: JSON.parse(result.kept.document) as Record<string, unknown>,
    openings: {
      parts: Object.fromEntries(Object.entries(openings.parts).filter(([part]) => parts.includes(part))),
      personal: {},
    },
  };
}

/** The record that everybody may have once all of a result is published. @throws Refusal `not_found`. */
export async function publicRecord(
  read: Reader,
  { roundId, ...at }: { roundId: string | undefined; now: number; count: CountPoll },
) {
  const round = roundId === undefined ? undefined : await roundById(read, roundId);
  const event = round && (await eventById(read, round.eventId));
  const certified = event && (await currentResult(read, round, at));
  const result = certified && asFollowed(certified, event, at.now);
  const published =
    result?.state === 'certified' && result.announcements.every((table) => table.state === 'published');
  if (!published) throw new Refusal('not_found', NOT_YET);
  const votesShown = result.polls.every((poll) => poll.ballots >= FEWEST_BALLOTS_SHOWN);
  const record = recordOf(result, partsAt(result.depth, votesShown));
  if (!record)
    throw new Refusal('not_found', 'This result was certified before there was a record to check.');
  return record;
}
