/** Changing polls. */

import type { BodyOf } from '#contract/endpoint.ts';
import { Refusal } from '#contract/refusal.ts';
import type { votingEndpoints } from '#contract/voting/endpoints.ts';
import { MOST_POLLS } from '#contract/voting/schema.ts';
import { kindOf } from '#domain/lineup/round-kind.ts';
import type { Language } from '#domain/messages/languages.ts';
import { POLL_KINDS, type PollMethod } from '#domain/voting/poll-kinds.ts';
import { requireEvent } from '../events/queries.ts';
import { dropTexts } from '../events/texts.ts';
import type { AdminAccess, CrewAccess } from '../http/access.ts';
import type { InputOf } from '../http/command.ts';
import { onStage, stageNow } from '../lineup/clock.ts';
import { requireOn, roundOf } from '../lineup/gate.ts';
import { refuseWhenOver, type ShowPhaseOf } from '../lineup/over.ts';
import { latestRound, type OrderItem, performing, type Round, runningOrder } from '../lineup/queries.ts';
import { newId } from '../store/secrets.ts';
import type { Store } from '../store/store.ts';
import type { Work } from '../store/write.ts';
import { type Poll, pollById, pollsOf, standingIds } from './queries.ts';
import { closePoll, extendPoll, openPoll, refuseTooManyActs, requirePoll } from './window.ts';

type Calls = typeof votingEndpoints;
type NewPollBody = BodyOf<Calls['addPoll']>;
type Later = 'voters' | 'deviceWeight' | 'codeWeight' | 'share' | 'shown' | 'recapMusic';
/** A new poll; fields that are left out have their usual values. */
export type NewPoll = Omit<NewPollBody, Later | 'title'> &
  Partial<Pick<NewPollBody, Later>> & { title: string };

/** What a poll is called where nobody says it, at an event that speaks this language. */
export type UsualTitle = (language: Language) => Promise<string>;

/** One change, by the clock of its round; answers the poll after it, and the order that it is shown in. */
async function change(real: Work, of: { roundId: string }, make: (work: Work) => Promise<string>) {
  const work = onStage(real, await roundOf(real.tx, of));
  const poll = await requirePoll(work, await make(work));
  return { poll, order: await runningOrder(work.tx, poll.roundId) };
}

/** A change of a poll that is there, as a command. */
const changeOf =
  <Access, Input extends { params: { id: string } }>(
    make: (work: Work, id: string, input: Input, roundPhase: ShowPhaseOf) => Promise<unknown>,
  ) =>
  async (real: Work, _access: Access, input: Input, roundPhase: ShowPhaseOf) => {
    const { id } = input.params;
    return change(real, await requirePoll(real, id), async (work) => {
      await make(work, id, input, roundPhase);
      return id;
    });
  };

/**
 * Adds a draft of a poll to a round: for the acts that are named, else for every act (`Poll.everyAct`). Answers its id.
 */
export async function insertPoll(work: Work, round: Round, given: NewPoll): Promise<string> {
  const order = await runningOrder(work.tx, round.id);
  const others = await pollsOf(work.tx, round.id, work.now);
  refuseTakenCue(others, given.itemId);
  const id = newId();
  await work.tx
    .insertInto('poll')
    .values({
      id,
      roundId: round.id,
      title: given.title,
      method: given.method,
      maxChoices: mostChoices(given.method, given.maxChoices),
      practice: Number(given.practice),
      publishedAt: null,
      state: 'draft',
      openedAt: null,
      closesAt: null,
      closedAt: null,
      itemId: cueIn(order, given.itemId),
      durationMs: given.durationMs,
      position: others.length,
      createdAt: work.now,
      voters: given.voters ?? 'devices',
      deviceWeight: given.deviceWeight ?? 1,
      codeWeight: given.codeWeight ?? 1,
      share: given.practice ? 0 : (given.share ?? Number(!others.some((poll) => poll.share > 0))),
      shown: given.shown ?? 'hidden',
      recapMusic: Number(given.recapMusic ?? false),
    })
    .execute();
  const { candidateIds = [] } = given;
  await putCandidates(work, { id, method: given.method }, candidateIds, order);
  work.audit({
    action: 'poll.added',
    subject: `poll:${id}`,
    eventId: round.eventId,
    after: { title: given.title, candidateIds },
  });
  return id;
}

/** Copies a round's polls into another as drafts. `itemIds` maps each item to its copy. */
export async function copyPolls(
  { tx, now }: Work,
  from: Round,
  to: Round,
  itemIds: ReadonlyMap<string, string>,
): Promise<void> {
  for (const { candidateIds, everyAct, ...poll } of await pollsOf(tx, from.id, now)) {
    const acts = everyAct ? [] : candidateIds.flatMap((id) => itemIds.get(id) ?? []);
    const copy = {
      ...poll,
      id: newId(),
      roundId: to.id,
      itemId: poll.itemId && (itemIds.get(poll.itemId) ?? null),
      ...{ state: 'draft' as const, openedAt: null, closesAt: null, closedAt: null, publishedAt: null },
      // A copy without the acts that were named is about whoever comes.
      everyAct: Number(acts.length === 0),
    };
    await tx.insertInto('poll').values(copy).execute();
    const rows = acts.map((performanceId) => ({ pollId: copy.id, performanceId }));
    if (rows.length > 0) await tx.insertInto('pollCandidate').values(rows).execute();
  }
}

/**
 * Adds a draft of a poll to a round. @throws Refusal `show_finished` once its show is over, `wrong_state` where there is
 * no room.
 */
export const addPoll = (
  real: Work,
  _access: AdminAccess,
  { round: named, body: given }: InputOf<Calls['addPoll']>,
  { roundPhase, usualTitle }: { roundPhase: ShowPhaseOf; usualTitle: UsualTitle },
) =>
  change(real, named, async (work) => {
    const round = await roundOf(work.tx, named);
    await refuseWhenOver(work.tx, roundPhase, round);
    if ((await pollsOf(work.tx, round.id, work.now)).length >= MOST_POLLS)
      throw new Refusal('wrong_state', `There is room for ${MOST_POLLS} votes in a round. Remove one first.`);
    const title =
      given.title ?? (await usualTitle((await requireEvent(work.tx, round.eventId)).settings.mainLanguage));
    return insertPoll(work, round, { ...given, title });
  });

/** @throws Refusal `invalid` for more than the kind of poll has room for. */
function mostChoices(method: PollMethod, given: number): number {
  const { most } = POLL_KINDS[method];
  if (!most) return 1;
  if (given > most.highest) throw new Refusal('invalid', undefined, { fields: { max_choices: most.fault } });
  return given;
}

/** Puts these acts onto the ballot of a draft; none stand for every act. */
async function putCandidates(
  work: Work,
  { id: pollId, method }: Pick<Poll, 'id' | 'method'>,
  candidateIds: readonly string[],
  order: readonly OrderItem[],
): Promise<void> {
  const acts = performing(order).map((item) => item.id);
  if (!candidateIds.every((candidate) => acts.includes(candidate)))
    throw new Refusal('not_found', 'One of these acts is not in the running order.', {
      fields: { candidate_ids: 'Choose acts of the running order.' },
    });
  // Better refused now than when the hall waits for it.
  refuseTooManyActs(method, candidateIds.length > 0 ? candidateIds : acts);
  await work.tx.deleteFrom('pollCandidate').where('pollId', '=', pollId).execute();
  const rows = [...new Set(candidateIds)].map((performanceId) => ({ pollId, performanceId }));
  const everyAct = Number(rows.length === 0);
  await work.tx.updateTable('poll').set({ everyAct }).where('id', '=', pollId).execute();
  if (rows.length > 0) await work.tx.insertInto('pollCandidate').values(rows).execute();
}

function cueIn(order: readonly OrderItem[], itemId: string | null): string | null {
  if (itemId === null || order.some((item) => item.id === itemId && item.kind === 'vote')) return itemId;
  throw new Refusal('not_found', 'A poll is opened by a vote of the running order.', {
    fields: { item_id: 'Choose a vote of the running order.' },
  });
}

function refuseTakenCue(polls: readonly Poll[], itemId: string | null, except?: string): void {
  if (itemId !== null && polls.some((poll) => poll.itemId === itemId && poll.id !== except))
    throw new Refusal('already_exists', 'Another poll is opened by this cue.', {
      fields: { item_id: 'Another poll is opened by this cue.' },
    });
}

/** @throws Refusal `show_finished` once the show of the poll's round is over. */
async function refusePollWhenOver({ tx }: Work, poll: Poll, roundPhase: ShowPhaseOf): Promise<void> {
  await refuseWhenOver(tx, roundPhase, await roundOf(tx, poll));
}

/** Changes a draft; of a poll that was ever open only the title, because its ballots were given for what it was. */
export const changePoll = changeOf<AdminAccess, InputOf<Calls['changePoll']>>(
  async (work, id, { body: given }, roundPhase) => {
    const poll = await requirePoll(work, id);
    if (poll.state === 'draft') await refusePollWhenOver(work, poll, roundPhase);
    const { title, ...rest } = given;
    if (poll.state !== 'draft' && Object.values(rest).some((value) => value !== undefined))
      throw new Refusal('wrong_state', 'This poll was open. Only its title can change now.');
    const order = await runningOrder(work.tx, poll.roundId);
    if (given.itemId !== undefined)
      refuseTakenCue(await pollsOf(work.tx, poll.roundId, work.now), given.itemId, id);
    await work.tx
      .updateTable('poll')
      .set(changed(poll, given, order))
      .where('id', '=', id)
      .execute();
    const method = given.method ?? poll.method;
    if (given.candidateIds) await putCandidates(work, { id, method }, given.candidateIds, order);
    else if (given.method) refuseTooManyActs(method, [...standingIds(poll, order)]);
    work.audit({
      action: 'poll.changed',
      subject: `poll:${id}`,
      before: { title: poll.title },
      after: given,
    });
  },
);

/** The poll with what is named changed. A practice has no share in the result. */
function changed(poll: Poll, given: BodyOf<Calls['changePoll']>, order: readonly OrderItem[]) {
  const { title, method, maxChoices, practice, itemId, durationMs, share, recapMusic, ...plain } = given;
  const { candidateIds: _candidates, ...rest } = plain;
  const isPractice = practice ?? poll.practice === 1;
  return {
    ...rest,
    title: title ?? poll.title,
    method: method ?? poll.method,
    maxChoices: mostChoices(method ?? poll.method, maxChoices ?? poll.maxChoices),
    practice: Number(isPractice),
    itemId: itemId === undefined ? poll.itemId : cueIn(order, itemId),
    durationMs: durationMs === undefined ? poll.durationMs : durationMs,
    share: isPractice ? 0 : (share ?? poll.share),
    recapMusic: recapMusic === undefined ? poll.recapMusic : Number(recapMusic),
  };
}

/** Deletes a draft. @throws Refusal `in_use` for a poll that was ever open, or has codes. */
export async function removePoll(
  real: Work,
  _access: AdminAccess,
  { params: { id } }: InputOf<Calls['removePoll']>,
): Promise<void> {
  const poll = await requirePoll(real, id);
  const work = onStage(real, await roundOf(real.tx, poll));
  if (poll.state !== 'draft') throw new Refusal('in_use', 'This poll was open. Its votes are kept.');
  const codes = await work.tx
    .selectFrom('codeBatch')
    .select('id')
    .where('pollId', '=', id)
    .where('endedAt', 'is', null)
    .executeTakeFirst();
  if (codes) throw new Refusal('in_use', 'Codes were made for this poll. End them first.');
  await dropDraft(work, poll);
}

/** Deletes a draft, inside another change. */
export async function dropDraft(work: Work, { id, title }: Pick<Poll, 'id' | 'title'>): Promise<void> {
  await work.tx.deleteFrom('pollCandidate').where('pollId', '=', id).execute();
  await work.tx.deleteFrom('poll').where('id', '=', id).execute();
  await dropTexts(work, id);
  work.audit({ action: 'poll.removed', subject: `poll:${id}`, before: { title } });
}

/** Opens a poll from the desk, outside the running order. */
export const openByHand = changeOf<CrewAccess, InputOf<Calls['openPoll']>>(
  async (work, id, { body: { durationMs, reason } }, roundPhase) => {
    const poll = await requirePoll(work, id);
    await refusePollWhenOver(work, poll, roundPhase);
    const { eventId } = await roundOf(work.tx, poll);
    const on = await latestRound(work.tx, eventId);
    // While it is tried out no screen shows a vote of the show.
    if (on && !kindOf(on).mayBeLeft) await requireOn(work.tx, { roundId: poll.roundId });
    await openPoll(work, id, { closesAt: durationMs === null ? null : work.now + durationMs, reason });
  },
);

/** Gives an open poll more time. */
export const extendByHand = changeOf<CrewAccess, InputOf<Calls['extendPoll']>>(
  (work, id, { body: { byMs } }) => extendPoll(work, id, byMs),
);

/** Closes an open poll. */
export const closeByHand = changeOf<CrewAccess, InputOf<Calls['closePoll']>>(closePoll);

/** A poll with its round's running order. @throws Refusal `not_found`. */
export async function readPoll(store: Store, id: string): Promise<{ poll: Poll; order: OrderItem[] }> {
  const known = await pollById(store.read, id, store.now());
  const poll = known && (await pollById(store.read, id, await stageNow(store, known.roundId)));
  if (!poll) throw new Refusal('not_found', 'There is no such poll.');
  return { poll, order: await runningOrder(store.read, poll.roundId) };
}
