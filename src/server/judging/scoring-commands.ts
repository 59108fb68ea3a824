/** Opening, closing and locking the scoring of performances, inside another room's transaction. Sheets that were given stay. */
import { type ScoringState, settledScoring } from '#domain/judging/scoresheet.ts';
import { performancesOfRound } from '../lineup/queries.ts';
import type { Work } from '../store/write.ts';
import { scoringWindowsOf } from './queries.ts';

/** Why, for the audit log, and when (ms) an open window locks by itself. */
interface Given {
  why?: string;
  closesAt?: number | null;
}

/** Sets the scoring state of these performances; those that have it are left alone. */
export async function setScoring(
  { tx, now, audit }: Work,
  performanceIds: readonly string[],
  state: ScoringState,
  { why = '', closesAt = null }: Given = {},
): Promise<void> {
  const written = await scoringWindowsOf(tx, performanceIds);
  for (const performanceId of new Set(performanceIds)) {
    const before = written.get(performanceId) ?? { state: 'closed', closesAt: null };
    const was = settledScoring(before, now);
    if (was === state && (was !== 'open' || before.closesAt === closesAt)) continue;
    const row = { state, closesAt, changedAt: now };
    await tx
      .insertInto('performanceScoring')
      .values({ performanceId, ...row })
      .onConflict((conflict) => conflict.column('performanceId').doUpdateSet(row))
      .execute();
    audit({
      action: was === state ? 'scoring.deadline_set' : `scoring.${state === 'open' ? 'opened' : state}`,
      subject: `performance:${performanceId}`,
      before: was,
      after: closesAt === null ? state : { state, closesAt },
      why: why === '' ? null : why,
    });
  }
}

/** Locks the scoring of every performance of a round. */
export async function lockAll(work: Work, roundId: string, why?: string): Promise<void> {
  const performances = await performancesOfRound(work.tx, roundId);
  await setScoring(
    work,
    performances.map((one) => one.id),
    'locked',
    why === undefined ? {} : { why },
  );
}
