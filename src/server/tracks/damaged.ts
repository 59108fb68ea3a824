/**
 * Files of music that were kept whole and are not any more: a disk that was repaired, a copy that was cut off. The
 * act's music becomes a problem with a sentence that says what to do, for the crew and on the performers' own
 * page.
 */
import { track } from '#domain/messages/en/track.ts';
import { standingAfter } from '#domain/tracks/track.ts';
import { requireParticipant } from '../registration/queries.ts';
import { SYSTEM } from '../store/audit.ts';
import type { Store } from '../store/store.ts';
import { keepStanding, trackOf } from './queries.ts';

/** The note on music whose file is damaged, in English, for crew and performers. */
export const DAMAGED = track.fileDamaged;

/**
 * Marks an act's music as a problem because its file is damaged. False where it is marked as a problem already.
 */
export const tellDamaged = (store: Store, participantId: string): Promise<boolean> =>
  store.write({ by: SYSTEM }, async ({ tx, now, audit }) => {
    const act = await requireParticipant(tx, participantId);
    const before = await trackOf(tx, participantId);
    if (before.state === 'problem') return false;
    const said = { state: 'problem', note: DAMAGED, at: now, by: SYSTEM.name } as const;
    await keepStanding(tx, participantId, standingAfter(before, said));
    audit({
      action: 'track.torn',
      subject: `participant:${participantId}`,
      eventId: act.eventId,
      before: { track: before.state, trackNote: before.note || null },
      after: { track: 'problem', trackNote: DAMAGED },
    });
    return true;
  });
