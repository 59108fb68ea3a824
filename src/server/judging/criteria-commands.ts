/**
 * Changing the criteria. What would alter marks that judges have given is refused: their scale and reach
 * stand, a new weight needs a reason, and none is added or moved under sheets that were submitted without it.
 */
import type { BodyOf } from '#contract/endpoint.ts';
import type { judgingEndpoints } from '#contract/judging/endpoints.ts';
import { MOST_CRITERIA_OF_EVENT } from '#contract/judging/schema.ts';
import { Refusal } from '#contract/refusal.ts';
import { criteriaFor } from '#domain/judging/panel.ts';
import { categoriesOf, requireCurrentEvent } from '../events/queries.ts';
import { dropTexts } from '../events/texts.ts';
import type { AdminAccess } from '../http/access.ts';
import type { InputOf } from '../http/command.ts';
import { newId } from '../store/secrets.ts';
import type { Reader } from '../store/store.ts';
import type { Work } from '../store/write.ts';
import { presentCriterion } from './panel.ts';
import { type Criterion, criteriaOfEvent, readCriterion } from './queries.ts';
import { markedCategories } from './scored-acts.ts';

type CriterionChange = BodyOf<typeof judgingEndpoints.changeCriterion>;

/** The ids of an event's criteria on which a judge has given a mark. */
export async function criteriaInUse(read: Reader, eventId: string): Promise<Set<string>> {
  const sheets = await read
    .selectFrom('scoresheet')
    .innerJoin('judge', 'judge.id', 'scoresheet.judgeId')
    .select('scoresheet.marks')
    .where('judge.eventId', '=', eventId)
    .execute();
  return new Set(sheets.flatMap((sheet) => Object.keys(JSON.parse(sheet.marks))));
}

/** Adds a criterion at the end of the form. */
export async function addCriterion(
  work: Work,
  _access: AdminAccess,
  { body: given }: InputOf<typeof judgingEndpoints.addCriterion>,
) {
  const event = await requireCurrentEvent(work.tx);
  await refuseUnknownCategory(work, event.id, given.categoryId);
  await refuseUnderSheets(work, event.id, undefined, given);
  const known = await criteriaOfEvent(work.tx, event.id);
  if (known.length >= MOST_CRITERIA_OF_EVENT)
    throw new Refusal(
      'wrong_state',
      `There is room for ${MOST_CRITERIA_OF_EVENT} criteria. Remove one first.`,
    );
  const position = known.reduce((last, one) => Math.max(last, one.position + 1), 0);
  const row = await work.tx
    .insertInto('criterion')
    .values({
      ...given,
      id: newId(),
      eventId: event.id,
      position,
      guidance: JSON.stringify(given.guidance),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  const criterion = presentCriterion(readCriterion(row));
  work.audit({
    action: 'criterion.added',
    subject: `criterion:${row.id}`,
    eventId: event.id,
    after: criterion,
  });
  return criterion;
}

/** Changes a criterion; its name, meaning and guidance may always be changed. */
export async function changeCriterion(
  work: Work,
  _access: AdminAccess,
  { params: { id }, body: { reason, ...given } }: InputOf<typeof judgingEndpoints.changeCriterion>,
) {
  const before = await requireCriterion(work, id);
  await refuseUnknownCategory(work, before.eventId, given.categoryId);
  const inUse = (await criteriaInUse(work.tx, before.eventId)).has(id);
  if (inUse) refuseWhatMarksForbid(before, given, reason);
  else await refuseUnderSheets(work, before.eventId, before, given);
  const row = await work.tx
    .updateTable('criterion')
    .set({ ...given, guidance: JSON.stringify(given.guidance) })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  const after = presentCriterion(readCriterion(row));
  work.audit({
    action: 'criterion.changed',
    subject: `criterion:${id}`,
    eventId: before.eventId,
    before: presentCriterion(before),
    after,
    why: reason === '' ? null : reason,
  });
  return after;
}

function refuseWhatMarksForbid(
  before: Criterion,
  given: Omit<CriterionChange, 'reason'>,
  reason: string,
): void {
  const stands = (['minSteps', 'maxSteps', 'step', 'categoryId', 'subtractsFrom'] as const).filter(
    (field) => before[field] !== given[field],
  );
  const wire = {
    minSteps: 'min_steps',
    maxSteps: 'max_steps',
    step: 'step',
    categoryId: 'category_id',
    subtractsFrom: 'subtracts_from',
  } as const;
  const sentence = 'Judges have given marks on this criterion, so its scale and category stand.';
  if (stands.length > 0)
    throw new Refusal('in_use', sentence, {
      fields: Object.fromEntries(stands.map((field) => [wire[field], 'This cannot change any more.'])),
    });
  if (before.weight !== given.weight && reason === '')
    throw new Refusal('in_use', 'Marks given on this criterion would count differently. Say why.', {
      fields: { reason: 'Say why the weight changes.' },
    });
}

/** Puts the current event's criteria in this order. @throws Refusal unless the list names each exactly once. */
export async function orderCriteria(
  { tx, audit }: Work,
  _access: AdminAccess,
  { body: { ids } }: InputOf<typeof judgingEndpoints.orderCriteria>,
) {
  const event = await requireCurrentEvent(tx);
  const known = await criteriaOfEvent(tx, event.id);
  if (
    known.length !== ids.length ||
    new Set(ids).size !== ids.length ||
    known.some((one) => !ids.includes(one.id))
  )
    throw new Refusal('stale', 'The criteria have changed in the meantime. Load the page again.');
  for (const [position, id] of ids.entries())
    await tx.updateTable('criterion').set({ position }).where('id', '=', id).execute();
  audit({ action: 'criterion.ordered', subject: `event:${event.id}`, eventId: event.id, after: ids });
  return (await criteriaOfEvent(tx, event.id)).map(presentCriterion);
}

/** Deletes a criterion. @throws Refusal `in_use` when a judge has given a mark on it or is assigned to it. */
export async function removeCriterion(
  work: Work,
  _access: AdminAccess,
  { params: { id } }: InputOf<typeof judgingEndpoints.removeCriterion>,
): Promise<void> {
  const before = await requireCriterion(work, id);
  if ((await criteriaInUse(work.tx, before.eventId)).has(id))
    throw new Refusal('in_use', `Judges have given marks on ${before.name}, which are kept.`);
  const named = await work.tx
    .selectFrom('judgeCriterion')
    .innerJoin('judge', 'judge.id', 'judgeCriterion.judgeId')
    .select('name')
    .where('criterionId', '=', id)
    .executeTakeFirst();
  if (named)
    throw new Refusal('in_use', `${named.name} is to score ${before.name}. Change what they score first.`);
  await work.tx.deleteFrom('criterion').where('id', '=', id).execute();
  await dropTexts(work, id);
  work.audit({
    action: 'criterion.removed',
    subject: `criterion:${id}`,
    eventId: before.eventId,
    before: presentCriterion(before),
  });
}

type Reach = Pick<Criterion, 'categoryId'>;

/** Refuses a criterion that would come to count for acts with submitted sheets; `before` is undefined for a new one. */
async function refuseUnderSheets(
  { tx }: Work,
  eventId: string,
  before: Reach | undefined,
  after: Reach,
): Promise<void> {
  const counts = (reach: Reach, category: string | null) => criteriaFor([reach], category).length > 0;
  const lacks = (category: string | null) =>
    counts(after, category) && !(before !== undefined && counts(before, category));
  if ((await markedCategories(tx, eventId)).some(lacks))
    throw new Refusal('in_use', 'Scoresheets were submitted already; they would lack this criterion.');
}

async function requireCriterion({ tx }: Work, id: string): Promise<Criterion> {
  const row = await tx.selectFrom('criterion').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw new Refusal('not_found', 'There is no such criterion.');
  return readCriterion(row);
}

async function refuseUnknownCategory(
  { tx }: Work,
  eventId: string,
  categoryId: string | null,
): Promise<void> {
  if (categoryId === null) return;
  if (!(await categoriesOf(tx, eventId)).some((category) => category.id === categoryId))
    throw new Refusal('not_found', 'This category does not exist any more. Load the page again.');
}
