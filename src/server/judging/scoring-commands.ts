/** Opening, closing and locking the scoring of performances, inside another room's transaction. Sheets that were given stay. */
import type { ScoringState } from '#domain/judging/scoresheet.ts';
import { performancesOfRound } from '../lineup/queries.ts';
import type { Work } from '../store/write.ts';
import { scoringStatesOf } from './queries.ts';

/** Sets the scoring state of some performances; what is so already is left alone. `why` enters the audit log. */
export async function setScoring(
  { tx, now, audit }: Work,
  performanceIds: readonly string[],
  state: ScoringState,
  why?: string,
): Promise<void> {
  const before = await scoringStatesOf(tx, performanceIds);
  for (const performanceId of new Set(performanceIds)) {
    const was = before.get(performanceId) ?? 'closed';
    if (was === state) continue;
    await tx
      .insertInto('performanceScoring')
      .values({ performanceId, state, changedAt: now })
      .onConflict((conflict) => conflict.column('performanceId').doUpdateSet({ state, changedAt: now }))
      .execute();
    audit({
      action: `scoring.${state === 'open' ? 'opened' : state}`,
      subject: `performance:${performanceId}`,
      before: was,
      after: state,
      why: why === undefined || why === '' ? null : why,
    });
  }
}

/** Locks every performance of a round, as certifying does. */
export async function lockAll(work: Work, roundId: string, why?: string): Promise<void> {
  const performances = await performancesOfRound(work.tx, roundId);
  await setScoring(
    work,
    performances.map((one) => one.id),
    'locked',
    why,
  );
}
