/** Changing polls: each function is one transaction through the door for writes. */
import type { BodyOf } from '#contract/endpoint.ts';
import type { votingEndpoints } from '#contract/voting/endpoints.ts';
import { POLL_KINDS, type PollMethod } from '#domain/voting/poll-kinds.ts';
import type { AdminAccess, CrewAccess, RoundAccess } from '../http/access.ts';
import { Refusal } from '../http/refusal.ts';
import { roundOf } from '../lineup/gate.ts';
import { refuseWhenOver, type ShowStand } from '../lineup/over.ts';
import { type OrderItem, type Round, runningOrder } from '../lineup/queries.ts';
import { onStage, stageNow } from '../lineup/rehearsal.ts';
import { newId } from '../store/secrets.ts';
import type { Store } from '../store/store.ts';
import type { Work } from '../store/write.ts';
import type { BallotBox } from './box.ts';
import { type Poll, pollById, pollsOf, presentPoll, standingIds } from './queries.ts';
import { closePoll, extendPoll, openPoll, requirePoll } from './window.ts';

type NewPollBody = BodyOf<typeof votingEndpoints.addPoll>;
type Later = 'voters' | 'deviceWeight' | 'codeWeight' | 'share' | 'shown';
/** A new poll; what is not said about voters, share and showing is as usual. */
export type NewPoll = Omit<NewPollBody, Later> & Partial<Pick<NewPollBody, Later>>;
type PollChange = BodyOf<typeof votingEndpoints.changePoll>;

/** One change as one transaction, by the clock of the round or of the poll's; answers the poll after it. */
async function change(
  store: Store,
  box: BallotBox,
  options: { access: AdminAccess | CrewAccess; commandId: string | undefined },
  of: { roundId: string } | { pollId: string },
  make: (work: Work) => Promise<string>,
) {
  const { poll, order } = await store.write(
    { by: options.access.by, commandId: options.commandId },
    async (real) => {
      const { roundId } = 'roundId' in of ? of : await requirePoll(real, of.pollId);
      const work = await onStage(real, roundId);
      const changed = await requirePoll(work, await make(work));
      return { poll: changed, order: await runningOrder(work.tx, changed.roundId) };
    },
  );
  return presentPoll(poll, order, await box.turnout(poll.id));
}

/** The acts that a poll may have: performances of the round that were not scratched. */
const electable = (order: readonly OrderItem[]) =>
  order.filter((item) => item.kind === 'performance' && !item.scratched);

/** Adds a draft to a round, with all its acts but guests unless some are named. For the demo and tests as well. */
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
    })
    .execute();
  const candidateIds =
    given.candidateIds ??
    electable(order)
      .filter((item) => !item.isGuest)
      .map((item) => item.id);
  await putCandidates(work, { id, method: given.method }, candidateIds, order);
  work.audit({
    action: 'poll.added',
    subject: `poll:${id}`,
    eventId: round.eventId,
    after: { title: given.title, candidateIds },
  });
  return id;
}

/** Adds a draft to a round. @throws Refusal `show_finished` once its show is over. */
export const addPoll = (
  { store, box, showStand }: { store: Store; box: BallotBox; showStand: ShowStand },
  call: { access: AdminAccess; round: RoundAccess; commandId: string | undefined },
  given: NewPoll,
) =>
  change(store, box, call, call.round, async (work) => {
    const round = await roundOf(work.tx, call.round);
    await refuseWhenOver(work.tx, showStand, round);
    return insertPoll(work, round, given);
  });

/** @throws Refusal `invalid` for more than the kind of poll has room for. */
function mostChoices(method: PollMethod, given: number): number {
  const { most } = POLL_KINDS[method];
  if (!most) return 1;
  if (given > most.highest) throw new Refusal('invalid', undefined, { fields: { max_choices: most.fault } });
  return given;
}

async function putCandidates(
  work: Work,
  { id: pollId, method }: Pick<Poll, 'id' | 'method'>,
  candidateIds: readonly string[],
  order: readonly OrderItem[],
): Promise<void> {
  const known = new Set(electable(order).map((item) => item.id));
  if (!candidateIds.every((candidate) => known.has(candidate)))
    throw new Refusal('not_found', 'One of these acts is not in the running order.', {
      fields: { candidate_ids: 'Choose acts of the running order.' },
    });
  const { mostActs } = POLL_KINDS[method];
  if (mostActs !== null && candidateIds.length > mostActs) {
    const sentence = `A vote of this kind has room for ${mostActs} acts. Choose fewer, or another kind.`;
    throw new Refusal('invalid', sentence, { fields: { candidate_ids: sentence } });
  }
  await work.tx.deleteFrom('pollCandidate').where('pollId', '=', pollId).execute();
  const rows = [...new Set(candidateIds)].map((performanceId) => ({ pollId, performanceId }));
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

/** Changes a draft; of a poll that was open, the title only, for its ballots were given for what it was. */
export const changePoll = (
  store: Store,
  box: BallotBox,
  access: AdminAccess,
  id: string,
  given: PollChange,
  commandId: string | undefined,
) =>
  change(store, box, { access, commandId }, { pollId: id }, async (work) => {
    const poll = await requirePoll(work, id);
    const { title, ...rest } = given;
    if (poll.state !== 'draft' && Object.values(rest).some((value) => value !== undefined))
      throw new Refusal('wrong_state', 'This poll was open. Only its title can change now.');
    const order = await runningOrder(work.tx, poll.roundId);
    if (given.itemId !== undefined)
      refuseTakenCue(await pollsOf(work.tx, poll.roundId, work.now), given.itemId, id);
    await work.tx
      .updateTable('poll')
      .set({
        title: title ?? poll.title,
        method: given.method ?? poll.method,
        maxChoices: mostChoices(given.method ?? poll.method, given.maxChoices ?? poll.maxChoices),
        practice: given.practice === undefined ? poll.practice : Number(given.practice),
        itemId: given.itemId === undefined ? poll.itemId : cueIn(order, given.itemId),
        durationMs: given.durationMs === undefined ? poll.durationMs : given.durationMs,
        voters: given.voters ?? poll.voters,
        deviceWeight: given.deviceWeight ?? poll.deviceWeight,
        codeWeight: given.codeWeight ?? poll.codeWeight,
        share: (given.practice ?? poll.practice === 1) ? 0 : (given.share ?? poll.share),
        shown: given.shown ?? poll.shown,
      })
      .where('id', '=', id)
      .execute();
    if (given.candidateIds || given.method)
      await putCandidates(
        work,
        { id, method: given.method ?? poll.method },
        given.candidateIds ?? [...standingIds(poll, order)],
        order,
      );
    work.audit({
      action: 'poll.changed',
      subject: `poll:${id}`,
      before: { title: poll.title },
      after: given,
    });
    return id;
  });

/** Removes a draft. */
export async function removePoll(
  store: Store,
  access: AdminAccess,
  id: string,
  commandId: string | undefined,
): Promise<void> {
  await store.write({ by: access.by, commandId }, async (real) => {
    const { roundId } = await requirePoll(real, id);
    const work = await onStage(real, roundId);
    const poll = await requirePoll(work, id);
    if (poll.state !== 'draft') throw new Refusal('in_use', 'This poll was open. Its votes are kept.');
    const codes = await work.tx
      .selectFrom('codeBatch')
      .select('id')
      .where('pollId', '=', id)
      .where('endedAt', 'is', null)
      .executeTakeFirst();
    if (codes) throw new Refusal('in_use', 'Codes were made for this poll. End them first.');
    await dropDraft(work, poll);
  });
}

/** Takes a draft out, inside another change. */
export async function dropDraft(work: Work, { id, title }: Pick<Poll, 'id' | 'title'>): Promise<void> {
  await work.tx.deleteFrom('pollCandidate').where('pollId', '=', id).execute();
  await work.tx.deleteFrom('poll').where('id', '=', id).execute();
  work.audit({ action: 'poll.removed', subject: `poll:${id}`, before: { title } });
}

/** What the desk may do with a poll's window. */
export type WindowStep =
  | { kind: 'open'; durationMs: number | null; reason: string }
  | { kind: 'extend'; byMs: number }
  | { kind: 'close' };

/** Opens, extends or closes a poll from the desk. */
export const movePoll = (
  store: Store,
  box: BallotBox,
  access: CrewAccess,
  id: string,
  step: WindowStep,
  commandId: string | undefined,
) =>
  change(store, box, { access, commandId }, { pollId: id }, async (work) => {
    if (step.kind === 'open')
      await openPoll(work, id, {
        closesAt: step.durationMs === null ? null : work.now + step.durationMs,
        reason: step.reason,
      });
    else if (step.kind === 'extend') await extendPoll(work, id, step.byMs);
    else await closePoll(work, id);
    return id;
  });

/** A poll with its round's order, read. @throws Refusal `not_found`. */
export async function readPoll(store: Store, id: string): Promise<{ poll: Poll; order: OrderItem[] }> {
  const known = await pollById(store.read, id, store.now());
  const poll = known && (await pollById(store.read, id, await stageNow(store, known.roundId)));
  if (!poll) throw new Refusal('not_found', 'There is no such poll.');
  return { poll, order: await runningOrder(store.read, poll.roundId) };
}
