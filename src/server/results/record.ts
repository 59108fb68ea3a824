/** The record of a result: its document and what opens it, as far as the one who asks may look. */

import { Refusal } from '#contract/refusal.ts';
import { type Openings, partsAt } from '#contract/results/record.ts';
import { FEWEST_BALLOTS_SHOWN } from '#domain/results/telling.ts';
import type { Reader } from '../store/store.ts';
import { type AskedPublic, asFollowed } from './present-public.ts';
import { type CertifiedResult, currentResult, roundWithEvent } from './queries.ts';

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
export async function publicRecord(read: Reader, { roundId, ...at }: AskedPublic) {
  const on = await roundWithEvent(read, roundId);
  const certified = on && (await currentResult(read, on.round, at));
  const result = certified && asFollowed(certified, on.event, at.now);
  const published =
    result?.state === 'certified' && result.announcements.every((table) => table.state === 'published');
  if (!published) throw new Refusal('not_found', NOT_YET);
  const votesShown = result.polls.every((poll) => poll.ballots >= FEWEST_BALLOTS_SHOWN);
  const record = recordOf(result, partsAt(result.depth, votesShown));
  if (!record)
    throw new Refusal('not_found', 'This result was certified before there was a record to check.');
  return record;
}
