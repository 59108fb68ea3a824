/** What people decide about a round's scoring: rules, excuses, ties, points off. Each is one transaction, with its reason. */

import type { BodyOf } from '#contract/endpoint.ts';
import type { resultsEndpoints } from '#contract/results/endpoints.ts';
import { tabulate } from '#domain/tabulation/tabulate.ts';
import { criterionKey, isCriterionKey } from '#domain/tabulation/tie-keys.ts';
import type { RulesInput } from '#domain/tabulation/types.ts';
import type { RoundAccess } from '../http/access.ts';
import { Refusal } from '../http/refusal.ts';
import { judgesOfEvent } from '../judging/queries.ts';
import { setScoring } from '../judging/scoring-commands.ts';
import { setRoundRules } from '../lineup/commands.ts';
import { roundOf } from '../lineup/gate.ts';
import { type Round, runningOrder } from '../lineup/queries.ts';
import { onStage } from '../lineup/rehearsal.ts';
import type { Actor } from '../store/audit.ts';
import { newId } from '../store/secrets.ts';
import type { Reader, Store } from '../store/store.ts';
import type { Work } from '../store/write.ts';
import { type CountPoll, gather, inputOf, type RoundMaterial, rulesOf } from './records.ts';
import { requireCarryable, resultsBehind } from './round-points.ts';
import { sourcesOf } from './sources.ts';
import { takeBackRound } from './take-back.ts';

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

/** Rules as they come, completed by the contract's own defaults and free of fields that are undefined. */
const cleanRules = (given: object): RulesInput => JSON.parse(JSON.stringify(given));

/** Changes the round's rules. @throws Refusal `invalid` without a reason once sheets are in. */
export const changeRules = (
  deciding: Deciding,
  count: CountPoll,
  given: Bodies['changeRules'],
): Promise<void> =>
  decide(deciding, async (work, round) => {
    const material = await gather(work.tx, round, { now: work.now, count });
    const rules = cleanRules(given.rules);
    refuseUnknownCriteria(rules, material);
    const input = inputOf({ ...material, records: { ...material.records, rules } }, 'expected');
    refuseUnworkable(() => tabulate(input));
    const scored = material.records.sheets.some((sheet) => sheet.submitted);
    if (scored && given.reason === undefined)
      throw new Refusal('invalid', 'Scores are in. Say why the rules change now.', {
        fields: { reason: 'Say why.' },
      });
    const carrying = (await sourcesOf(work.tx, round.id)).filter((source) => source.carries);
    if (carrying.length > 0) requireCarryable(await resultsBehind(work.tx, carrying), rules);
    await setRoundRules(work, round, JSON.stringify(rules), given.reason);
  });

/** The same marks under other rules. Nothing is kept. */
export async function whatIf(
  read: Reader,
  at: { now: number; count: CountPoll },
  { round: named, rules }: { round: RoundAccess; rules: Bodies['whatIf'] },
) {
  const round = await roundOf(read, named);
  const material = await gather(read, round, at);
  const records = { ...material.records, rules: cleanRules(rules) };
  refuseUnknownCriteria(records.rules, material);
  const standings = refuseUnworkable(() => tabulate(inputOf({ ...material, records }, 'expected')));
  return standings.performances.map(({ performanceId, place, result }) => ({
    performanceId,
    place,
    result: result?.shown ?? null,
  }));
}

// The engine passes over a key it does not know; a rule that never applies is a mistake somebody should see.
function refuseUnknownCriteria({ tieBreaks = [] }: RulesInput, { records }: RoundMaterial): void {
  const known = new Set(records.criteria.map(({ id }) => criterionKey(id)));
  const at = tieBreaks
    .map((entry) => (typeof entry === 'string' ? entry : entry.key))
    .findIndex((key) => isCriterionKey(key) && !known.has(key));
  if (at >= 0)
    throw new Refusal('invalid', 'A tie is to be broken by a criterion that is not there any more.', {
      fields: { [`rules.tie_breaks.${at}`]: 'No criterion has this id.' },
    });
}

// The engine throws a RangeError, in words, for rules that no figure can be made from.
function refuseUnworkable<T>(make: () => T): T {
  try {
    return make();
  } catch (error) {
    if (error instanceof RangeError) throw new Refusal('invalid', error.message);
    throw error;
  }
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

/** The place that exactly these acts share now. @throws Refusal `wrong_state` when they share none. */
export async function sharedPlace(
  work: Work,
  round: Round,
  count: CountPoll,
  performanceIds: readonly string[],
): Promise<string> {
  const material = await gather(work.tx, round, { now: work.now, count });
  const named = new Set(performanceIds);
  const tie = tabulate(inputOf(material, 'expected')).shared.find(
    (shared) =>
      shared.performanceIds.length === named.size && shared.performanceIds.every((id) => named.has(id)),
  );
  if (!tie || named.size !== performanceIds.length)
    throw new Refusal('wrong_state', 'These acts do not share a place now.');
  return tie.place;
}

/** Writes down how a tie is decided. @throws Refusal `wrong_state` when these acts are not tied. */
export async function recordTie(
  work: Work,
  round: Round,
  count: CountPoll,
  decision: {
    order: string[];
    reason: string;
    by: string;
    how: string;
    kind: 'judges' | 'hall' | 'applause' | null;
    pollId: string | null;
  },
): Promise<void> {
  const place = await sharedPlace(work, round, count, decision.order);
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
  decide(deciding, (work, round) => {
    const by = deciding.by.name;
    const applause = given.how === 'applause';
    return recordTie(work, round, count, {
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
