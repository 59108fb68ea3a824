/** What people decide about a round's scoring: rules, excuses, ties, points off. Each is one transaction, with its reason. */

import { Refusal } from '#contract/refusal.ts';
import type { resultsEndpoints } from '#contract/results/endpoints.ts';
import { pickFields } from '#domain/pick-fields.ts';
import { applauseOrderedBy, type DecidedBy } from '#domain/tabulation/tie-ways.ts';
import type { AdminAccess, CrewAccess, RoundAccess } from '../http/access.ts';
import type { InputOf } from '../http/command.ts';
import { requireJudgeOf } from '../judging/queries.ts';
import { setScoring } from '../judging/scoring-commands.ts';
import { onStage } from '../lineup/clock.ts';
import { setRoundRules } from '../lineup/commands.ts';
import { roundOf } from '../lineup/gate.ts';
import { type Round, runningOrder } from '../lineup/queries.ts';
import type { Actor } from '../store/audit.ts';
import { newId } from '../store/secrets.ts';
import type { Work } from '../store/write.ts';
import { refusePrizeOfAll } from './prize-of-all.ts';
import { rulesOf } from './records.ts';
import { type Shared, sharedPlace } from './shared-places.ts';
import { takeBackRound } from './take-back.ts';
import { cleanRules } from './tried-rules.ts';

type Calls = typeof resultsEndpoints;

/** The input of a decision: the round that it is about. */
export interface OnRound {
  round: RoundAccess;
}

/** Who decides, and on which round. */
interface Deciding {
  by: Actor;
  round: Round;
}

/**
 * Makes a command of a decision on a round. `make` runs inside the write, at the round's stage time; `prepared` is
 * what the call read on a thread beforehand, where the decision needs it.
 */
export const decision =
  <Input extends OnRound, Prepared = void, Answer = void>(
    make: (work: Work, deciding: Deciding, input: Input, prepared: Prepared) => Promise<Answer>,
  ) =>
  async (real: Work, { by }: AdminAccess | CrewAccess, input: Input, prepared: Prepared): Promise<Answer> => {
    const round = await roundOf(real.tx, input.round);
    return make(onStage(real, round), { by, round }, input, prepared);
  };

/**
 * Changes the round's rules. @throws Refusal `invalid` without a reason once sheets are in, `wrong_state` where a prize
 * does not go with them.
 */
export const changeRules = decision(
  async (
    work,
    { round },
    { body: { rules, reason } }: InputOf<Calls['changeRules']>,
    { scored }: { scored: boolean },
  ) => {
    if (scored && reason === undefined)
      throw new Refusal('invalid', 'Scores are in. Say why the rules change now.', {
        fields: { reason: 'Say why.' },
      });
    const clean = cleanRules(rules);
    await refusePrizeOfAll(work.tx, round, clean);
    await setRoundRules(work, round, JSON.stringify(clean), reason);
  },
);

/** Checks that all of these are performances of the round. @throws Refusal `not_found`. */
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
 * Locks one act's scoring, or opens it again with a reason. @throws Refusal `certified` where opening it would take
 * back a result.
 */
export const setActScoring = decision(
  async (
    work,
    { by, round },
    {
      params: { id },
      state,
      reason,
    }: OnRound & { params: { id: string }; state: 'open' | 'locked'; reason?: string },
  ) => {
    await performancesIn(work, round, [id]);
    if (state === 'open') await takeBackRound(work, by, round);
    await setScoring(work, [id], state, { why: reason });
  },
);

/** Excuses a judge from some acts. @throws Refusal `certified` where it would take back a result: that says who was. */
export const excuse = decision(async (work, { by, round }, { body: given }: InputOf<Calls['excuse']>) => {
  await takeBackRound(work, by, round);
  await performancesIn(work, round, given.performanceIds);
  await requireJudgeOf(work.tx, round.eventId, given.judgeId);
  for (const performanceId of given.performanceIds)
    await work.tx
      .insertInto('excusedSheet')
      .values({
        performanceId,
        judgeId: given.judgeId,
        reason: given.reason,
        by: by.name,
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

/** Takes a judge's excuse back. @throws Refusal `certified` where it would take back a result. */
export const unexcuse = decision(async (work, { by, round }, { body: given }: InputOf<Calls['unexcuse']>) => {
  await takeBackRound(work, by, round);
  await performancesIn(work, round, given.performanceIds);
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

/** Stores how a tie is decided. @throws Refusal `wrong_state` when these acts are not tied. */
export async function recordTie(
  work: Work,
  round: Round,
  shared: Shared,
  decision: {
    order: string[];
    reason: string;
    by: string;
    how: string;
    kind: DecidedBy | null;
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
      ...pickFields(decision, ['reason', 'by', 'how', 'kind', 'pollId']),
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

/** Decides a tie by a person's decision. */
export const decideTie = decision(
  async (work, { by, round }, { body: given }: InputOf<Calls['decideTie']>, shared: Shared) => {
    const applause = given.how === 'applause';
    return recordTie(work, round, shared, {
      order: given.order,
      reason: given.reason,
      by: by.name,
      how: applause ? applauseOrderedBy(by.name) : given.how,
      kind: applause ? 'applause' : null,
      pollId: null,
    });
  },
);

/** Takes the decision on a tie back. */
export const undecideTie = decision(
  async (work, { round }, { params: { id } }: InputOf<Calls['undecideTie']>) => {
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
  },
);

/**
 * Lets pass rules by which acts have points. @throws Refusal `wrong_state` where judges give places, from which nothing
 * can be deducted.
 */
export function requirePoints(round: Round): void {
  if (rulesOf(round).marks === 'places')
    throw new Refusal(
      'wrong_state',
      'Judges write places in this round, so there are no points to take off. Let the judges place the act accordingly, or remove it from the running order.',
    );
}

/** Deducts points from an act. */
export const addDeduction = decision(
  async (work, { by, round }, { body: given }: InputOf<Calls['addDeduction']>) => {
    await performancesIn(work, round, [given.performanceId]);
    requirePoints(round);
    const id = newId();
    await work.tx
      .insertInto('deduction')
      .values({ id, ...given, by: by.name, createdAt: work.now })
      .execute();
    work.audit({
      action: 'deduction.added',
      subject: `performance:${given.performanceId}`,
      eventId: round.eventId,
      after: { points: given.points, kind: given.kind },
      why: given.reason,
    });
  },
);

/** Takes a deduction back. */
export const removeDeduction = decision(
  async (work, { round }, { params: { id } }: InputOf<Calls['removeDeduction']>) => {
    const gone = await work.tx
      .deleteFrom('deduction')
      .where('id', '=', id)
      // Of another round, the one that this one is a copy of among them, nothing is taken from here.
      .where('performanceId', 'in', ({ selectFrom }) =>
        selectFrom('runningOrderItem').select('runningOrderItem.id').where('roundId', '=', round.id),
      )
      .returningAll()
      .executeTakeFirst();
    if (!gone) throw new Refusal('not_found', 'There is no such deduction.');
    work.audit({
      action: 'deduction.removed',
      subject: `performance:${gone.performanceId}`,
      eventId: round.eventId,
      before: { points: gone.points, reason: gone.reason },
    });
  },
);
