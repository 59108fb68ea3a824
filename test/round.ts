/** A current event with one round, its acts, a panel and criteria, put straight into the tables. */

import { randomBytes } from 'node:crypto';
import { NOTHING_SAID } from '#domain/registration/act-fields.ts';
import type { PollMethod } from '#domain/voting/poll-kinds.ts';
import { mintRound, type RoundAccess } from '#server/http/access.ts';
import { roundById } from '#server/lineup/queries.ts';
import { SYSTEM } from '#server/store/audit.ts';
import { newId } from '#server/store/secrets.ts';
import type { Store } from '#server/store/store.ts';
import { insertPoll } from '#server/voting/commands.ts';
import { openPoll } from '#server/voting/window.ts';

export interface SeededRound {
  /** As a call names it. */
  round: RoundAccess;
  eventId: string;
  roundId: string;
  categoryId: string;
  /** In running order. */
  performanceIds: string[];
  judgeIds: string[];
  criterionIds: string[];
}

export interface RoundSize {
  acts: number;
  judges?: number;
  /** Weights, one for each criterion; marks go from 1 to 10 in whole steps. */
  weights?: number[];
  rules?: object;
}

/** Makes the event current. Acts are called "Act 1", "Act 2" …; judges "Judge 1" … */
export async function seedRound(store: Store, size: RoundSize): Promise<SeededRound> {
  const ids = (count: number) => Array.from({ length: count }, newId);
  const of = { eventId: newId(), roundId: newId() };
  const seeded: SeededRound = {
    ...of,
    round: mintRound(of),
    categoryId: newId(),
    performanceIds: ids(size.acts),
    judgeIds: ids(size.judges ?? 0),
    criterionIds: ids(size.weights?.length ?? 0),
  };
  const secret = () => randomBytes(16).toString('hex');
  await store.write({ by: SYSTEM }, async ({ tx, now }) => {
    await tx
      .insertInto('event')
      .values({
        id: seeded.eventId,
        name: 'Open Stage',
        host: 'Aurora Con 2026',
        venue: 'Main hall',
        description: '',
        timeZone: 'Europe/Berlin',
        startsAt: null,
        doorsAt: null,
        registrationMode: 'open',
        registrationOpensAt: null,
        registrationClosesAt: null,
        settings: '{}',
        isCurrent: 1,
        createdAt: now,
        updatedAt: now,
      })
      .execute();
    await tx
      .insertInto('category')
      .values({
        id: seeded.categoryId,
        eventId: seeded.eventId,
        name: 'Vocal',
        colour: '#ddf247',
        position: 0,
        timeLimitMs: null,
        capacity: null,
      })
      .execute();
    await tx
      .insertInto('round')
      .values({
        id: seeded.roundId,
        eventId: seeded.eventId,
        name: 'Show',
        position: 0,
        rules: JSON.stringify(size.rules ?? { method: 'mean' }),
        reveal: '',
        createdAt: now,
      })
      .execute();
    for (const [index, performanceId] of seeded.performanceIds.entries()) {
      const participantId = newId();
      await tx
        .insertInto('participant')
        .values({
          id: participantId,
          eventId: seeded.eventId,
          number: index + 1,
          status: 'accepted',
          ...NOTHING_SAID,
          categoryId: seeded.categoryId,
          stageName: `Act ${index + 1}`,
          songTitle: `Song ${index + 1}`,
          pronouns: 'they/them',
          isMinor: 0,
          audioDeliveryMethod: 'email',
          needsAssistance: 0,
          consent: 'not_needed',
          riskAcknowledged: 1,
          checkedInAt: null,
          personal: store.secrets.seal('{}'),
          statusTokenHash: secret(),
          statusTokenSealed: secret(),
          consentTokenHash: null,
          consentTokenSealed: null,
          note: '',
          revision: 1,
          createdAt: now,
          updatedAt: now,
        })
        .execute();
      await tx
        .insertInto('runningOrderItem')
        .values({
          id: performanceId,
          roundId: seeded.roundId,
          position: index,
          kind: 'performance',
          title: '',
          participantId,
          plannedMs: 240_000,
          isGuest: 0,
          scratched: 0,
          scratchReason: '',
          stageSide: '' as const,
        })
        .execute();
    }
    for (const [index, judgeId] of seeded.judgeIds.entries())
      await tx
        .insertInto('judge')
        .values({
          id: judgeId,
          eventId: seeded.eventId,
          name: `Judge ${index + 1}`,
          isHead: 0,
          tokenHash: secret(),
          tokenSealed: secret(),
          position: index,
          revokedAt: null,
          createdAt: now,
          weight: '1',
          jury: '',
        })
        .execute();
    for (const [index, criterionId] of seeded.criterionIds.entries())
      await tx
        .insertInto('criterion')
        .values({
          id: criterionId,
          eventId: seeded.eventId,
          categoryId: null,
          name: `Criterion ${index + 1}`,
          meaning: '',
          weight: size.weights?.[index] ?? 1,
          minSteps: 1,
          maxSteps: 10,
          step: '1',
          guidance: '[]',
          position: index,
        })
        .execute();
  });
  return seeded;
}

/** Puts a submitted scoresheet in, or a newer one: one mark for each criterion, in their order. */
export async function submitSheet(
  store: Store,
  round: SeededRound,
  sheet: { performance: number; judge: number; marks: number[] },
): Promise<void> {
  const performanceId = round.performanceIds[sheet.performance] ?? '';
  const judgeId = round.judgeIds[sheet.judge] ?? '';
  const marks = JSON.stringify(
    Object.fromEntries(round.criterionIds.map((id, index) => [id, sheet.marks[index] ?? null])),
  );
  await store.write({ by: SYSTEM }, async ({ tx, now }) => {
    const before = await tx
      .selectFrom('scoresheet')
      .select(['id', 'revision'])
      .where('performanceId', '=', performanceId)
      .where('judgeId', '=', judgeId)
      .executeTakeFirst();
    const id = before?.id ?? newId();
    const content = {
      revision: (before?.revision ?? 0) + 1,
      state: 'submitted' as const,
      marks,
      abstained: 0 as const,
      note: '',
      feedback: '',
    };
    await tx
      .insertInto('scoresheet')
      .values({ ...content, id, performanceId, judgeId, updatedAt: now, submittedAt: now })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ ...content, updatedAt: now }))
      .execute();
    await tx
      .insertInto('scoresheetRevision')
      .values({ ...content, scoresheetId: id, source: 'judge', sourceId: 'test', at: now })
      .execute();
  });
}

/** A poll on all acts of the round that takes votes; answers its id. `closesAt` in ms; null: until somebody closes it. */
export function addOpenPoll(
  store: Store,
  seeded: SeededRound,
  closesAt: number | null = null,
  method: PollMethod = 'pick_one',
): Promise<string> {
  return store.write({ by: SYSTEM }, async (work) => {
    const round = await roundById(work.tx, seeded.roundId);
    if (!round) throw new Error('The round was not seeded.');
    const id = await insertPoll(work, round, {
      title: 'Audience favourite',
      method,
      maxChoices: 1,
      practice: false,
      itemId: null,
      durationMs: null,
      candidateIds: undefined,
    });
    await openPoll(work, id, { closesAt });
    return id;
  });
}
