/**
 * Files that the database names and the storage does not have: a disk that is not mounted, a folder that was not
 * copied along. The crew is told which acts it concerns, until the files are there again; nobody is asked to send
 * anew what may come back by itself.
 */
import { track } from '#domain/messages/en/track.ts';
import { report } from '#domain/messages/report.ts';
import { requireParticipant } from '../registration/queries.ts';
import { SYSTEM } from '../store/audit.ts';
import { countRows } from '../store/count-rows.ts';
import type { Reader, Store } from '../store/store.ts';

/** The note on music whose file is missing from the storage, in English, for the crew. */
export const LOST_NOTE = report('fileNotThere');
/** The note on music whose file is missing from the storage, in English, for its performers. */
export const LOST_FOR_PERFORMERS = track.fileLost;

/** How many files are lost. */
export const lostFiles = (read: Reader): Promise<number> =>
  countRows(read.selectFrom('trackFile').where('lostAt', 'is not', null));

/** What the report on the server's state says of lost files, in English; empty while none is lost. */
export async function lostSentences(read: Reader): Promise<string[]> {
  const lost = await lostFiles(read);
  if (lost === 0) return [];
  return [lost === 1 ? report('oneLost') : report('manyLost', { count: lost })];
}

/** Records that a file of music is missing from the storage. */
export const noteLost = (store: Store, id: string): Promise<void> => note(store, id, true);

/** Records that a lost file of music is in the storage again. */
export const noteFound = (store: Store, id: string): Promise<void> => note(store, id, false);

const note = (store: Store, id: string, isLost: boolean): Promise<void> =>
  store.write({ by: SYSTEM }, async ({ tx, now, audit }) => {
    const file = await tx
      .selectFrom('trackFile')
      .select(['participantId', 'version', 'lostAt'])
      .where('id', '=', id)
      .executeTakeFirst();
    if (!file || (file.lostAt !== null) === isLost) return;
    await tx
      .updateTable('trackFile')
      .set({ lostAt: isLost ? now : null })
      .where('id', '=', id)
      .execute();
    const { eventId } = await requireParticipant(tx, file.participantId);
    audit({
      action: isLost ? 'track.lost' : 'track.found',
      subject: `participant:${file.participantId}`,
      eventId,
      after: { trackVersion: file.version },
    });
  });
