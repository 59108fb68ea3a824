/** Which acts' scores are with the head judge, and which were released. */
import { type ReviewState, reviewState, sheetsFingerprint } from '#domain/judging/review.ts';
import { headReviewOf } from '../judging/head-review.ts';
import { scoresheetsOfRound, scoringStates } from '../judging/queries.ts';
import { performing, type Round, runningOrder } from '../lineup/queries.ts';
import type { Reader } from '../store/store.ts';
import { newestInBrief } from './queries.ts';

/** Who released an act's scores, and when. */
export interface Release {
  by: string;
  /** True for the head judge, false for an admin in their place. */
  byHead: boolean;
  reason: string;
  releasedAt: number;
}

/** How far the head judge's review of an act is. */
export interface Reviewed {
  performanceId: string;
  stageName: string;
  state: ReviewState;
  /** A digest of the sheets as they are now; a release is valid for exactly these. */
  mark: string;
  /** The release that is valid for the present sheets; null when there is none. */
  release: Release | null;
}

/**
 * The review of every act of a round at `now` (ms, stage time), in running order, without scratched ones. Where a
 * result stands certified no review is needed any more: the rule may have come for a later round.
 */
export async function reviewOfRound(read: Reader, round: Round, now: number): Promise<Reviewed[]> {
  const acts = performing(await runningOrder(read, round.id));
  const isCertified = (await newestInBrief(read, round.id))?.state === 'certified';
  const sheets = await scoresheetsOfRound(read, round.id);
  const scoring = await scoringStates(read, round.id, now);
  const releases = await read
    .selectFrom('actRelease')
    .selectAll()
    .where(
      'performanceId',
      'in',
      acts.map((act) => act.id),
    )
    .execute();
  const sheetsByAct = Map.groupBy(sheets, (sheet) => sheet.performanceId);
  const releaseByAct = new Map(releases.map((row) => [row.performanceId, row]));
  return acts.map((act) => {
    const mark = sheetsFingerprint(
      (sheetsByAct.get(act.id) ?? []).map((sheet) => ({ ...sheet, submitted: sheet.state === 'submitted' })),
    );
    const row = releaseByAct.get(act.id);
    const settled = reviewState(scoring[act.id] ?? 'closed', mark, row?.sheets ?? null);
    const state = isCertified && settled !== 'released' ? 'not_asked' : settled;
    return {
      performanceId: act.id,
      stageName: act.title,
      state,
      mark,
      release:
        row && state === 'released'
          ? { by: row.by, byHead: row.byHead === 1, reason: row.reason, releasedAt: row.releasedAt }
          : null,
    };
  });
}

/**
 * The acts whose scores the head judge has not released, at `now` (ms, stage time): screens that show scores
 * before the result is certified leave these out. Empty where the event has no head judge's review.
 */
export async function unreleasedActs(read: Reader, round: Round, now: number): Promise<Reviewed[]> {
  if ((await headReviewOf(read, round.eventId)) === null) return [];
  return (await reviewOfRound(read, round, now)).filter(
    ({ state }) => state === 'scoring' || state === 'with_head_judge',
  );
}
