/** Which acts judges have scored, and what stands because of that. */
import { scoredAlike } from '#domain/judging/panel.ts';
import { isOfTheShow } from '../lineup/queries.ts';
import type { Reader } from '../store/store.ts';
import { criteriaOfEvent, judgesOfEvent } from './queries.ts';

const submittedIn = (read: Reader, eventId: string) =>
  read
    .selectFrom('scoresheet')
    .innerJoin('runningOrderItem', 'runningOrderItem.id', 'scoresheet.performanceId')
    .innerJoin('round', 'round.id', 'runningOrderItem.roundId')
    .where('round.eventId', '=', eventId)
    .where('scoresheet.state', '=', 'submitted');

/**
 * The categories of an event's acts that have marks on a submitted sheet, in whatever round, each once; null stands
 * for acts without one.
 */
export async function markedCategories(read: Reader, eventId: string): Promise<(string | null)[]> {
  const rows = await submittedIn(read, eventId)
    // Acts that were made up to try a reveal are in no category.
    .leftJoin('participant', 'participant.id', 'runningOrderItem.participantId')
    .where('scoresheet.abstained', '=', 0)
    .select('participant.categoryId')
    .distinct()
    .execute();
  return rows.map(({ categoryId }) => categoryId);
}

/**
 * Makes the function that tells whether an act of the event keeps its category rather than take another: a sheet of it
 * was submitted in a round of the show, and in the other category other criteria or judges would count.
 */
export async function keptCategories(read: Reader, eventId: string) {
  const sheets = await submittedIn(read, eventId)
    .where(isOfTheShow)
    .select(['runningOrderItem.participantId', 'scoresheet.judgeId'])
    .execute();
  const criteria = await criteriaOfEvent(read, eventId);
  const judges = (await judgesOfEvent(read, eventId)).filter(({ scores }) => scores);
  return (act: { id: string; categoryId: string | null }, categoryId: string | null): boolean => {
    const given = sheets.filter(({ participantId }) => participantId === act.id);
    // One whose link was revoked counts where they gave a sheet, and is waited for nowhere.
    const panel = judges.filter(
      ({ id, revokedAt }) => revokedAt === null || given.some(({ judgeId }) => judgeId === id),
    );
    return given.length > 0 && !scoredAlike(criteria, panel, act.categoryId, categoryId);
  };
}
