/** What people decide about a round's scoring: rules, excuses, ties, points off. Each is one transaction, with its reason. */

import type { BodyOf } from '#contract/endpoint.ts';
import type { resultsEndpoints } from '#contract/results/endpoints.ts';
import type { RoundAccess } from '../http/access.ts';
import { Refusal } from '../http/refusal.ts';
import { judgesOfEvent } from '../judging/queries.ts';
import { setScoring } from '../judging/scoring-commands.ts';
import { setRoundRules } from '../lineup/commands.ts';
import { roundOf } from '../lineup/gate.ts';
import { type Round, runningOrder } from '../lineup/queries.ts';
import { onStage } from '../lineup/rehearsal.ts';
import type { Actor } from '../store/audit.ts';
import { type Prepare, writePrepared } from '../store/prepared.ts';
import { newId } from '../store/secrets.ts';
import type { Store } from '../store/store.ts';
import type { Work } from '../store/write.ts';
import { type CountPoll, rulesOf } from './records.ts';
import { prepareShared, type Shared, sharedPlace } from './shared-places.ts';
import { takeBackRound } from './take-back.ts';
import { cleanRules, prepareRules } from './tried-rules.ts';

type Bodies = { [K in keyof typeof resultsEndpoints]: BodyOf<(typeof resultsEndpoints)[K]> };

/** Who decides, and the sender's own id for it. */
export interface Deciding {
  store: Store;
  by: Actor;
  /** On which round. */
  round: RoundAccess;
  commandId: string | undefined;
}

/** One decision on a round, in a transaction of its own. */
export const decide = (
  { store, by, round: named, commandId }: Deciding,
  make: (work: Work, round: Round) => Promise<void>,
): Promise<void> =>
  store.write({ by, commandId }, async (work) => {
    const round = await roundOf(work.tx, named);
    return make(await onStage(work, round.id), round);
  });

/** The same by what takes long to read. */
export const decideOn = <P>(
  { store, by, round: named, commandId }: Deciding,
  prepare: Prepare<P, never>,
  make: (work: Work, round: Round, prepared: P) => Promise<void>,
): Promise<void> =>
  writePrepared(store, { by, commandId }, prepare, async (work, prepared) => {
    const round = await roundOf(work.tx, named);
    return make(await onStage(work, round.id), round, prepared);
  });

/** Changes the round's rules. @throws Refusal `invalid` without a reason once sheets are in. */
export function changeRules(
  deciding: Deciding,
  count: CountPoll,
  given: Bodies['changeRules'],
): Promise<void> {
  const rules = cleanRules(given.rules);
  return decideOn(deciding, prepareRules(deciding, count, rules), async (work, round, { scored }) => {
    if (scored && given.reason === undefined)
      throw new Refusal('invalid', 'Scores are in. Say why the rules change now.', {
        fields: { reason: 'Say why.' },
      });
    await setRoundRules(work, round, JSON.stringify(rules), given.reason);
  });
}

/** @throws Refusal `not_found` unless all of these are performances of the round. */
export async function performancesIn(work: Work, round: Round, ids: readonly string[]): Promise<void> {
  const known = new Set(
    (await runningOrder(work.tx, round.id))
      .filter((item) => item.kind === 'performance')
      .map((item) => item.id),
  );
  if (!ids.every((id) => known.has(id)))
    throw new Refusal('not_found', 'One of these acts is not in the running order.');
}

/**
 * Locks one act's scoring, or opens it again with a reason.
 * @throws Refusal `certified` where opening would take a result back; without it the judges would meet that, one by one.
 */
export const setActScoring = (
  deciding: Deciding,
  performanceId: string,
  state: 'open' | 'locked',
  reason?: string,
): Promise<void> =>
  decide(deciding, async (work, round) => {
    await performancesIn(work, round, [performanceId]);
    if (state === 'open') await takeBackRound(work, deciding.by, round);
    await setScoring(work, [performanceId], state, { why: reason });
  });

/** Excuses a judge from some acts. */
export const excuse = (deciding: Deciding, given: Bodies['excuse']): Promise<void> =>
  decide(deciding, async (work, round) => {
    await performancesIn(work, round, given.performanceIds);
    if (!(await judgesOfEvent(work.tx, round.eventId)).some((judge) => judge.id === given.judgeId))
      throw new Refusal('not_found', 'There is no such judge.');
    for (const performanceId of given.performanceIds)
      await work.tx
        .insertInto('excusedSheet')
        .values({
          performanceId,
          judgeId: given.judgeId,
          reason: given.reason,
          by: deciding.by.name,
          createdAt: work.now,
        })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    work.audit({
      action: 'judge.excused',
      subject: `judge:${given.judgeId}`,
      eventId: round.eventId,
      after: given.performanceIds,
      why: given.reason,
    });
  });

/** Takes an excuse back. */
export const unexcuse = (deciding: Deciding, given: Bodies['unexcuse']): Promise<void> =>
  decide(deciding, async (work, round) => {
    await work.tx
      .deleteFrom('excusedSheet')
      .where('judgeId', '=', given.judgeId)
      .where('performanceId', 'in', given.performanceIds)
      .execute();
    work.audit({
      action: 'judge.unexcused',
      subject: `judge:${given.judgeId}`,
      eventId: round.eventId,
      before: given.performanceIds,
    });
  });

/** Writes down how a tie is decided. @throws Refusal `wrong_state` when these acts are not tied. */
export async function recordTie(
  work: Work,
  round: Round,
  shared: Shared,
  decision: {
    order: string[];
    reason: string;
    by: string;
    how: string;
    kind: 'judges' | 'hall' | 'applause' | null;
    pollId: string | null;
  },
): Promise<void> {
  const place = sharedPlace(shared, decision.order);
  const id = newId();
  await work.tx
    .insertInto('tieDecision')
    .values({
      id,
      roundId: round.id,
      performances: JSON.stringify(decision.order),
      reason: decision.reason,
      by: decision.by,
      how: decision.how,
      kind: decision.kind,
      pollId: decision.pollId,
      createdAt: work.now,
    })
    .execute();
  work.audit({
    action: 'tie.decided',
    subject: `tie:${id}`,
    eventId: round.eventId,
    after: { place, order: decision.order, how: decision.how },
    why: decision.reason,
  });
}

/** Records how a person decided a tie. */
export const decideTie = (deciding: Deciding, count: CountPoll, given: Bodies['decideTie']): Promise<void> =>
  decideOn(deciding, prepareShared(deciding, count), (work, round, shared) => {
    const by = deciding.by.name;
    const applause = given.how === 'applause';
    return recordTie(work, round, shared, {
      order: given.order,
      reason: given.reason,
      by,
      how: applause ? `applause, ordered by ${by}` : given.how,
      kind: applause ? 'applause' : null,
      pollId: null,
    });
  });

/** Takes a decision on a tie back. */
export const undecideTie = (deciding: Deciding, id: string): Promise<void> =>
  decide(deciding, async (work, round) => {
    const gone = await work.tx
      .deleteFrom('tieDecision')
      .where('id', '=', id)
      .where('roundId', '=', round.id)
      .returningAll()
      .executeTakeFirst();
    if (!gone) throw new Refusal('not_found', 'There is no such decision.');
    work.audit({
      action: 'tie.undecided',
      subject: `tie:${id}`,
      eventId: round.eventId,
      before: { order: JSON.parse(gone.performances), reason: gone.reason },
    });
  });

/** @throws Refusal `wrong_state` where judges write places, of which nothing can be taken off. */
export function requirePoints(round: Round): void {
  if (rulesOf(round).marks === 'places')
    throw new Refusal(
      'wrong_state',
      'Judges write places in this round, so there are no points to take off. Let the judges place the act accordingly, or take it out of the running order.',
    );
}

/** Takes points off an act. */
export const addDeduction = (deciding: Deciding, given: Bodies['addDeduction']): Promise<void> =>
  decide(deciding, async (work, round) => {
    await performancesIn(work, round, [given.performanceId]);
    requirePoints(round);
    const id = newId();
    await work.tx
      .insertInto('deduction')
      .values({ id, ...given, by: deciding.by.name, createdAt: work.now })
      .execute();
    work.audit({
      action: 'deduction.added',
      subject: `performance:${given.performanceId}`,
      eventId: round.eventId,
      after: { points: given.points, kind: given.kind },
      why: given.reason,
    });
  });

/** Takes a deduction back. */
export const removeDeduction = (deciding: Deciding, id: string): Promise<void> =>
  decide(deciding, async (work, round) => {
    const gone = await work.tx.deleteFrom('deduction').where('id', '=', id).returningAll().executeTakeFirst();
    if (!gone) throw new Refusal('not_found', 'There is no such deduction.');
    work.audit({
      action: 'deduction.removed',
      subject: `performance:${gone.performanceId}`,
      eventId: round.eventId,
      before: { points: gone.points, reason: gone.reason },
    });
  });
