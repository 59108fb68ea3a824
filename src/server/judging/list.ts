/** The panel as the office sees it: who is connected on what, and how far everybody is. */
import { requireCurrentEvent } from '../events/queries.ts';
import { latestRound } from '../lineup/queries.ts';
import type { Store } from '../store/store.ts';
import { judgeProgress, judgesOfEvent, ONLINE_MS, sessionsOfJudges } from './queries.ts';

/** The current event's judges as the API answers them. */
export async function listJudges(store: Store) {
  const event = await requireCurrentEvent(store.read);
  const round = await latestRound(store.read, event.id);
  const judges = await judgesOfEvent(store.read, event.id);
  const progress = round ? await judgeProgress(store.read, event.id, round.id) : [];
  const sessions = await sessionsOfJudges(
    store.read,
    judges.map((judge) => judge.id),
  );
  return judges.map((judge) => {
    const sheets = Object.values(progress.find((one) => one.judge.id === judge.id)?.sheets ?? {});
    return {
      id: judge.id,
      name: judge.name,
      isHead: judge.isHead,
      categoryIds: judge.categoryIds,
      criterionIds: judge.criterionIds,
      weight: judge.weight,
      jury: judge.jury,
      revoked: judge.revokedAt !== null || judge.tokenSealed === '',
      createdAt: judge.createdAt,
      sessions: sessions
        .filter((session) => session.judgeId === judge.id)
        .map((session) => ({
          id: session.id,
          device: session.device,
          firstSeenAt: session.createdAt,
          lastSeenAt: session.lastSeenAt,
          online: store.now() - session.lastSeenAt < ONLINE_MS,
          unsent: session.unsent,
          revoked: session.revokedAt !== null,
        })),
      scored: sheets.filter((sheet) => sheet === 'submitted' || sheet === 'abstained').length,
      toScore: sheets.length,
    };
  });
}
