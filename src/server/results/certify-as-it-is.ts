/**
 * The result of a round that certifies itself, where nobody has: as its results begin it is certified as its records
 * are, complete or not, so that a single desk tries the reveal with what it will have on the evening.
 */

import { stageNow } from '../lineup/clock.ts';
import { roundOf } from '../lineup/gate.ts';
import { VERSION } from '../shipped.ts';
import type { Actor } from '../store/audit.ts';
import type { Prepare } from '../store/prepared.ts';
import type { Store } from '../store/store.ts';
import type { Work } from '../store/write.ts';
import { type FrozenDocument, freeze } from './certify.ts';
import { countInThread, documentInThread } from './count-in-thread.ts';
import { askedOf } from './counts.ts';
import { newestInBrief } from './queries.ts';
import type { CountPoll } from './records.ts';

/**
 * Reads the document of a round's result as it is now; null where a result stands certified. Runs before the write.
 */
export const prepareAsItIs =
  (
    { store, count, by }: { store: Store; count: CountPoll; by: Actor },
    roundId: string,
  ): Prepare<FrozenDocument | null, never> =>
  async (read) => {
    const round = await roundOf(read, { roundId });
    const now = await stageNow({ ...store, read }, roundId);
    const asked = await askedOf(read, round, { now, count });
    const { version, isCertified } = await countInThread(store, asked);
    if (isCertified) return { version, answer: null };
    const before = await newestInBrief(read, roundId);
    const signed = {
      product: VERSION,
      version: (before?.version ?? 0) + 1,
      certifiedAt: now,
      certifiedBy: by.name,
      proposedBy: null,
    };
    const document = await documentInThread(store, { asked, signed });
    return { version, answer: { depth: 'totals', ...signed, ...document } };
  };

/** Certifies a round's result from the document that `prepareAsItIs` read, complete or not. */
export const certifyAsItIs = async (work: Work, roundId: string, document: FrozenDocument): Promise<void> => {
  await freeze(work, await roundOf(work.tx, { roundId }), document);
};
