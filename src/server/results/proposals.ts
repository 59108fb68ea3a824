/** Certifying by two: what one admin has seen and would certify waits for another to see the same. */

import { Refusal } from '#contract/refusal.ts';
import { refusalOf } from '#domain/messages/report.ts';
import type { Overruling } from '#domain/results/certified.ts';
import type { Depth } from '#domain/results/telling.ts';
import { requireEvent } from '../events/queries.ts';
import type { Round } from '../lineup/queries.ts';
import type { Actor } from '../store/audit.ts';
import type { Reader } from '../store/store.ts';
import type { Work } from '../store/write.ts';
import { decision, type OnRound } from './decisions.ts';

/** What somebody else asked for, by how much would be published. */
const ASKED = {
  places: 'askedPlaces',
  totals: 'askedTotals',
  criteria: 'askedCriteria',
  marks: 'askedMarks',
} as const satisfies Record<Depth, string>;

/** Whether results of the round's event are certified by two people. */
export const byTwo = async (read: Reader, round: Round): Promise<boolean> =>
  (await requireEvent(read, round.eventId)).settings.twoPersonCertification;

/** The proposal that waits for a second person; undefined when none does. */
export const proposalOf = (read: Reader, roundId: string) =>
  read.selectFrom('certificationProposal').selectAll().where('roundId', '=', roundId).executeTakeFirst();

/** What somebody would certify. */
interface Proposal {
  digest: string;
  depth: Depth;
  by: Actor;
}

/**
 * Who proposed the same digest and depth before; null where another person has yet to certify. @throws Refusal
 * `same_person` when one person asks twice, `wrong_state` when another person proposed the same standings at another
 * depth.
 */
export async function proposerOf(
  read: Reader,
  round: Round,
  given: Proposal,
): Promise<{ id: string; name: string } | null> {
  const waiting = await proposalOf(read, round.id);
  const byId = idOf(given.by);
  const holds = waiting?.digest === given.digest;
  const same = holds && waiting.depth === given.depth;
  if (waiting && same && waiting.byId === byId)
    throw new Refusal('same_person', 'You asked for this already. Another person certifies it.');
  if (waiting && holds && !same && waiting.byId !== byId)
    throw new Refusal('wrong_state', refusalOf(ASKED[waiting.depth], { name: waiting.by }));
  return waiting && same ? { id: waiting.byId, name: waiting.by } : null;
}

const idOf = (by: Actor): string => by.id ?? by.kind;

/** Deletes the round's proposal. */
export const dropProposal = ({ tx }: Work, round: Round): Promise<unknown> =>
  tx.deleteFrom('certificationProposal').where('roundId', '=', round.id).execute();

/** Stores what somebody would certify, for another person to do so. */
export async function propose(
  work: Work,
  round: Round,
  given: Proposal & { overruling: Overruling | null },
): Promise<void> {
  const { tx, now, audit } = work;
  await dropProposal(work, round);
  await tx
    .insertInto('certificationProposal')
    .values({
      roundId: round.id,
      digest: given.digest,
      depth: given.depth,
      byId: idOf(given.by),
      by: given.by.name,
      proposedAt: now,
      ...given.overruling,
    })
    .execute();
  audit({
    action: 'result.proposed',
    subject: `round:${round.id}`,
    eventId: round.eventId,
    after: { digest: given.digest, depth: given.depth },
    why: given.overruling?.despite ?? null,
  });
}

/** Takes the round's proposal back. */
export const withdrawProposal = decision(async (work, { round }, _on: OnRound) => {
  await dropProposal(work, round);
  work.audit({ action: 'result.proposal_withdrawn', subject: `round:${round.id}`, eventId: round.eventId });
});
