/** What judges wrote for performers: on the performers' own pages once an organiser says so, without names. */
import type { ParticipantAccess } from '../http/access.ts';
import { scoresheetsOf } from '../judging/queries.ts';
import { actsOfParticipant } from '../lineup/queries.ts';
import { requireKind } from '../lineup/rounds.ts';
import type { Reader } from '../store/store.ts';
import { decision, type OnRound } from './decisions.ts';

const releaseOf = (read: Reader, roundId: string) =>
  read.selectFrom('feedbackRelease').selectAll().where('roundId', '=', roundId).executeTakeFirst();

/** When a round's feedback was released to performers, in ms; null while it is not. */
export const feedbackReleasedAt = async (read: Reader, roundId: string): Promise<number | null> =>
  (await releaseOf(read, roundId))?.releasedAt ?? null;

/** Releases the judges' comments to performers. */
export const releaseFeedback = decision(async ({ tx, now, audit }, { by, round }, _on: OnRound) => {
  requireKind(round, 'isHandedOn', 'Nothing of it is handed on.');
  if (await releaseOf(tx, round.id)) return;
  await tx
    .insertInto('feedbackRelease')
    .values({ roundId: round.id, by: by.name, releasedAt: now })
    .execute();
  audit({ action: 'feedback.released', subject: `round:${round.id}`, eventId: round.eventId });
});

/** Withholds the judges' comments on a round from performers after they were released. */
export const withholdFeedback = decision(async ({ tx, audit }, { round }, _on: OnRound) => {
  await tx.deleteFrom('feedbackRelease').where('roundId', '=', round.id).execute();
  audit({ action: 'feedback.withheld', subject: `round:${round.id}`, eventId: round.eventId });
});

/**
 * The comments for one performer, of submitted sheets only, from every round of theirs that was released: round by
 * round, in an order that does not tell who wrote which.
 */
export async function feedbackFor(
  read: Reader,
  access: Pick<ParticipantAccess, 'eventId' | 'participantId'>,
) {
  const performed = await actsOfParticipant(read, access);
  const releases = await Promise.all(performed.map(({ roundId }) => feedbackReleasedAt(read, roundId)));
  const released = performed
    .filter((_, at) => releases[at] !== null)
    .map(({ performanceId }) => performanceId);
  const sheets = (await scoresheetsOf(read, released)).filter(
    (sheet) => sheet.state === 'submitted' && sheet.feedback !== '',
  );
  const words = released.flatMap((id) =>
    sheets
      .filter((sheet) => sheet.performanceId === id)
      .map((sheet) => sheet.feedback)
      .toSorted(),
  );
  return { released: released.length > 0, words };
}
