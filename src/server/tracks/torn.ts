/**
 * Files of music that were kept whole and are not any more, found when the server starts: a disk that was repaired,
 * a copy that was cut off. The act's music becomes a problem with a sentence that says what to do, for the crew and
 * on the performers' own page.
 */
import { standingAfter } from '#domain/tracks/track.ts';
import { requireParticipant } from '../registration/queries.ts';
import { SYSTEM } from '../store/audit.ts';
import type { Store } from '../store/store.ts';
import { keepStanding, trackOf } from './queries.ts';
import type { TrackStorage } from './storage.ts';

/** What is said of such a file. */
export const TORN = 'The file that we keep is damaged and does not play to its end. Please send it again.';

/**
 * Holds the newest file of each act against its length. `missing` counts files that are not there at all: music is
 * often copied back after the database was, so nobody is asked for it again.
 * @returns the acts whose music was found damaged now.
 * @throws StorageAway when the place for the music does not answer.
 */
export async function noteTorn(
  store: Store,
  storage: TrackStorage,
): Promise<{ torn: string[]; missing: number }> {
  const rows = await store.read
    .selectFrom('trackFile')
    .select(['id', 'participantId', 'size'])
    .orderBy('version')
    .execute();
  const torn: string[] = [];
  let missing = 0;
  for (const { id, participantId, size } of new Map(rows.map((row) => [row.participantId, row])).values()) {
    const found = await storage.size('originals', id);
    if (found === undefined) missing += 1;
    else if (found !== size && (await tell(store, participantId))) torn.push(participantId);
  }
  return { torn, missing };
}

/** Says so once: while it stands as a problem somebody knows. */
const tell = (store: Store, participantId: string): Promise<boolean> =>
  store.write({ by: SYSTEM }, async ({ tx, now, audit }) => {
    const act = await requireParticipant(tx, participantId);
    const before = await trackOf(tx, participantId);
    if (before.state === 'problem') return false;
    const said = { state: 'problem', note: TORN, at: now, by: SYSTEM.name } as const;
    await keepStanding(tx, participantId, standingAfter(before, said));
    audit({
      action: 'track.torn',
      subject: `participant:${participantId}`,
      eventId: act.eventId,
      before: { track: before.state, trackNote: before.note || null },
      after: { track: 'problem', trackNote: TORN },
    });
    return true;
  });
