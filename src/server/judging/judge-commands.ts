/** Adding, changing and removing judges, and their personal links. */
import Fraction from 'fraction.js';
import type { BodyOf } from '#contract/endpoint.ts';
import type { judgingEndpoints } from '#contract/judging/endpoints.ts';
import { Refusal } from '#contract/refusal.ts';
import { scoresAct } from '#domain/judging/panel.ts';
import { pickFields } from '#domain/pick-fields.ts';
import { categoriesOf, requireCurrentEvent } from '../events/queries.ts';
import type { AdminAccess, CrewAccess, JudgeAccess } from '../http/access.ts';
import type { InputOf, KeyedWork } from '../http/command.ts';
import { unlessInUse } from '../store/references.ts';
import { hashToken, newId, newToken } from '../store/secrets.ts';
import type { Reader, Store } from '../store/store.ts';
import type { Work } from '../store/write.ts';
import { headReviewOf } from './head-review.ts';
import { criteriaOfEvent, type Judge, judgeById, judgesOfEvent } from './queries.ts';
import { markedCategories } from './scored-acts.ts';
import { gaveSheets } from './scoresheet-row.ts';
import { endSessions } from './sessions.ts';

type Calls = typeof judgingEndpoints;
type NewJudges = BodyOf<Calls['addJudges']>;
type JudgeChange = BodyOf<Calls['changeJudge']>;

/** The weight of a judge who counts like any other. */
const ONCE = '1';

/** A judge's link as an admin hands it out. */
export interface JudgeLink {
  judgeId: string;
  name: string;
  path: string;
}

const linkOf = (judge: Pick<Judge, 'id' | 'name'>, token: string): JudgeLink => ({
  judgeId: judge.id,
  name: judge.name,
  path: `/judge/${token}`,
});

/** Adds judges by name at the end of the current event's panel and answers their ids in order. */
export async function addJudges(
  work: KeyedWork,
  _access: AdminAccess,
  { body: { names, categoryIds } }: InputOf<Calls['addJudges']>,
): Promise<string[]> {
  const event = await requireCurrentEvent(work.tx);
  await refuseUnknownCategories(work, event.id, categoryIds);
  return insertJudges(work, event.id, { names, categoryIds });
}

/** Adds judges to any event, inside another change. Answers their ids in order. */
export async function insertJudges(
  work: KeyedWork,
  eventId: string,
  { names, categoryIds }: NewJudges,
): Promise<string[]> {
  const known = await judgesOfEvent(work.tx, eventId);
  let position = known.reduce((last, judge) => Math.max(last, judge.position + 1), 0);
  const ids: string[] = [];
  for (const name of names) {
    const id = newId();
    const token = newToken();
    await work.tx
      .insertInto('judge')
      .values({
        id,
        eventId,
        name,
        isHead: 0,
        tokenHash: hashToken(token),
        tokenSealed: work.secrets.seal(token),
        position,
        revokedAt: null,
        createdAt: work.now,
        weight: ONCE,
        jury: '',
      })
      .execute();
    await nameCategories(work, id, categoryIds);
    work.audit({ action: 'judge.added', subject: `judge:${id}`, eventId, after: { name, categoryIds } });
    ids.push(id);
    position += 1;
  }
  return ids;
}

/**
 * Changes the fields of a judge that are given. An event has one head judge at most. @throws Refusal `in_use` when
 * marks would count otherwise, or acts with marks be scored by other judges, and no reason is given.
 */
export async function changeJudge(
  work: Work,
  _access: AdminAccess,
  { params: { id }, body: change }: InputOf<Calls['changeJudge']>,
): Promise<void> {
  const before = await requireJudge(work, id);
  await refuseWithoutReason(work, before, change);
  if (change.categoryIds !== undefined) {
    await refuseUnknownCategories(work, before.eventId, change.categoryIds);
    await work.tx.deleteFrom('judgeCategory').where('judgeId', '=', id).execute();
    await nameCategories(work, id, change.categoryIds);
  }
  if (change.criterionIds !== undefined) {
    await refuseUnknownCriteria(work, before.eventId, change.criterionIds);
    await work.tx.deleteFrom('judgeCriterion').where('judgeId', '=', id).execute();
    for (const criterionId of new Set(change.criterionIds))
      await work.tx.insertInto('judgeCriterion').values({ judgeId: id, criterionId }).execute();
  }
  if (change.isHead === true)
    await work.tx.updateTable('judge').set({ isHead: 0 }).where('eventId', '=', before.eventId).execute();
  const isHead = change.isHead ?? before.isHead;
  await work.tx
    .updateTable('judge')
    .set({
      name: change.name ?? before.name,
      isHead: isHead ? 1 : 0,
      weight: change.weight === undefined ? before.weight : new Fraction(change.weight).toString(),
      jury: change.jury ?? before.jury,
    })
    .where('id', '=', id)
    .execute();
  const shown = (judge: Judge) =>
    pickFields(judge, ['name', 'isHead', 'categoryIds', 'criterionIds', 'weight', 'jury']);
  work.audit({
    action: 'judge.changed',
    subject: `judge:${id}`,
    eventId: before.eventId,
    before: shown(before),
    after: shown(await requireJudge(work, id)),
    why: change.reason ? change.reason : null,
  });
}

/** The personal links of the panel that work, decrypted. */
export async function linksOfPanel(store: Store, _access: AdminAccess): Promise<JudgeLink[]> {
  const event = await requireCurrentEvent(store.read);
  return (await judgesOfEvent(store.read, event.id))
    .filter((judge) => judge.revokedAt === null && judge.tokenSealed !== '')
    .map((judge) => linkOf(judge, store.secrets.unseal(judge.tokenSealed)));
}

/** Makes a new personal link; the old one and every session opened by it end at once. */
export async function reissueLink(
  work: KeyedWork,
  _access: AdminAccess,
  { params: { id } }: InputOf<Calls['reissueLink']>,
): Promise<JudgeLink> {
  const judge = await requireJudge(work, id);
  const token = newToken();
  await work.tx
    .updateTable('judge')
    .set({ tokenHash: hashToken(token), tokenSealed: work.secrets.seal(token), revokedAt: null })
    .where('id', '=', id)
    .execute();
  await endSessions(work, id);
  work.audit({ action: 'judge.link_reissued', subject: `judge:${id}`, eventId: judge.eventId });
  return linkOf(judge, token);
}

/** Ends a judge's link and sessions until a new link is made. */
export async function revokeLink(
  work: Work,
  _access: AdminAccess,
  { params: { id } }: InputOf<Calls['revokeLink']>,
): Promise<void> {
  const judge = await requireJudge(work, id);
  await work.tx
    .updateTable('judge')
    .set({ revokedAt: judge.revokedAt ?? work.now })
    .where('id', '=', id)
    .execute();
  await endSessions(work, id);
  work.audit({ action: 'judge.link_revoked', subject: `judge:${id}`, eventId: judge.eventId });
}

/**
 * Asks a judge on their tablet for the scores that are missing. @throws Refusal `not_found`, or `wrong_state` when the
 * link was revoked.
 */
export async function nudgeJudge(
  work: Work,
  _access: CrewAccess,
  { params: { id } }: InputOf<Calls['nudgeJudge']>,
): Promise<void> {
  const judge = await requireJudge(work, id);
  if (judge.revokedAt !== null)
    throw new Refusal('wrong_state', 'This judge has no working link, so nobody would see it.');
  await work.tx.updateTable('judge').set({ nudgedAt: work.now }).where('id', '=', id).execute();
  work.audit({ action: 'judge.nudged', subject: `judge:${id}`, eventId: judge.eventId });
}

/**
 * Deletes a judge of whom nothing is kept. @throws Refusal `in_use` for one who has given a sheet, or whom a decision or
 * a sheet on paper names: their link is revoked instead.
 */
export async function removeJudge(
  work: Work,
  _access: AdminAccess,
  { params: { id } }: InputOf<Calls['removeJudge']>,
): Promise<void> {
  const judge = await requireJudge(work, id);
  if (await gaveSheets(work.tx, id))
    throw new Refusal('in_use', `${judge.name} has given scores, which are kept. Revoke the link instead.`);
  // The database itself knows what refers to it; asking each room would let a new one be forgotten.
  await unlessInUse(
    work.tx.deleteFrom('judge').where('id', '=', id).execute(),
    `${judge.name} is named in decisions or on paper sheets, which are kept. Revoke the link instead.`,
  );
  work.audit({
    action: 'judge.removed',
    subject: `judge:${id}`,
    eventId: judge.eventId,
    before: { name: judge.name },
  });
}

/** Ends the session of one device of a judge. The link still works, on that device too. */
export async function endSessionOfJudge(
  work: Work,
  _access: AdminAccess,
  { params: { id, sessionId } }: InputOf<Calls['endSessionOfJudge']>,
): Promise<void> {
  const judge = await requireJudge(work, id);
  const ended = await work.tx
    .updateTable('judgeSession')
    .set({ revokedAt: work.now })
    .where('id', '=', sessionId)
    .where('judgeId', '=', id)
    .where('revokedAt', 'is', null)
    .returning('device')
    .executeTakeFirst();
  if (!ended) throw new Refusal('not_found', 'That device is signed out already.');
  work.audit({
    action: 'judge.session_ended',
    subject: `judge:${id}`,
    eventId: judge.eventId,
    before: { device: ended.device },
  });
}

/** Ends the caller's own session on the device that makes the call. */
export async function endOwnSession({ tx, now, audit }: Work, access: JudgeAccess): Promise<void> {
  await tx.updateTable('judgeSession').set({ revokedAt: now }).where('id', '=', access.sessionId).execute();
  audit({ action: 'judge.session_ended', subject: `judge:${access.judgeId}`, eventId: access.eventId });
}

async function requireJudge({ tx }: Work, id: string): Promise<Judge> {
  const judge = await judgeById(tx, id);
  if (!judge) throw new Refusal('not_found', 'There is no such judge.');
  return judge;
}

async function nameCategories({ tx }: Work, judgeId: string, categoryIds: readonly string[]): Promise<void> {
  for (const categoryId of new Set(categoryIds))
    await tx.insertInto('judgeCategory').values({ judgeId, categoryId }).execute();
}

/** Marks that were given are never made to count otherwise without somebody saying why. */
async function refuseWithoutReason({ tx }: Work, before: Judge, change: JudgeChange): Promise<void> {
  const { criterionIds = before.criterionIds, weight = before.weight, jury = before.jury } = change;
  const { reason = '' } = change;
  if (reason !== '') return;
  const same =
    jury === before.jury &&
    new Fraction(weight).equals(before.weight) &&
    criterionIds.toSorted().join(' ') === before.criterionIds.toSorted().join(' ');
  const fields = { reason: 'Say why this changes.' };
  if (!same && (await gaveSheets(tx, before.id)))
    throw new Refusal('in_use', `Marks that ${before.name} gave would count differently. Say why.`, {
      fields,
    });
  if (await scoresOthers(tx, before, change))
    throw new Refusal(
      'in_use',
      `${before.name} would score acts that have marks already, or no longer score them. Say why.`,
      { fields },
    );
}

/**
 * Whether the judge would come to score acts that have marks, so that a sheet is missing, or would no longer, so that
 * one that is in stops counting or one that is missing is not waited for.
 */
async function scoresOthers(read: Reader, before: Judge, change: JudgeChange): Promise<boolean> {
  const { categoryIds = before.categoryIds, criterionIds = before.criterionIds } = change;
  const isHead = change.isHead ?? before.isHead;
  const scores = !isHead || ((await headReviewOf(read, before.eventId))?.scores ?? true);
  const criteria = await criteriaOfEvent(read, before.eventId);
  const marked = await markedCategories(read, before.eventId);
  return marked.some(
    (category) =>
      (before.scores && scoresAct(before, criteria, category)) !==
      (scores && scoresAct({ categoryIds, criterionIds }, criteria, category)),
  );
}

async function refuseUnknownCriteria({ tx }: Work, eventId: string, ids: readonly string[]): Promise<void> {
  const known = new Set((await criteriaOfEvent(tx, eventId)).map((criterion) => criterion.id));
  if (ids.some((id) => !known.has(id)))
    throw new Refusal('not_found', 'One of these criteria does not exist any more. Load the page again.');
}

async function refuseUnknownCategories({ tx }: Work, eventId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const known = new Set((await categoriesOf(tx, eventId)).map((category) => category.id));
  if (ids.some((id) => !known.has(id)))
    throw new Refusal('not_found', 'One of these categories does not exist any more. Load the page again.');
}
