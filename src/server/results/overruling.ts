/**
 * A result that the second count does not agree with. A show must be able to end: two people may certify it all the
 * same, with a reason that stands on the protocol beside what the second count found.
 */

import { Refusal } from '#contract/refusal.ts';
import { refusalOf } from '#domain/messages/report.ts';
import type { Overruling } from '#domain/results/certified.ts';
import type { Round } from '../lineup/queries.ts';
import type { Reader } from '../store/store.ts';
import { proposalOf } from './proposals.ts';

const NAMED = 3;

/**
 * Settles whether a result may be certified as far as the second count goes. The second person need not write the
 * reason again.
 * @returns what stands with the result then; null where the counts agree.
 * @throws Refusal `counts_disagree` where the counts disagree and nobody said why to certify despite it.
 */
export async function overrulingOf(
  read: Reader,
  round: Round,
  disagreements: readonly string[],
  given: { seen: string; despite?: string | undefined },
): Promise<Overruling | null> {
  if (disagreements.length === 0) return null;
  const more = disagreements.length - NAMED;
  const disagreement = `${disagreements.slice(0, NAMED).join(' ')}${more > 0 ? ` And ${more} more.` : ''}`;
  const waiting = await proposalOf(read, round.id);
  const despite = given.despite ?? (waiting?.digest === given.seen ? waiting.despite : null);
  if (despite === null)
    throw new Refusal(
      'counts_disagree',
      `${refusalOf('countsDiffer')} ${disagreement} ${refusalOf('twoCertify')}`,
    );
  return { disagreement, despite };
}
