/** Named prizes. Those for a place follow the standings; special ones are given by hand, with a reason. */
import { Refusal } from '#contract/refusal.ts';
import type { resultsAdminEndpoints } from '#contract/results/admin.ts';
import { pickFields } from '#domain/pick-fields.ts';
import { awardWinners } from '#domain/results/awards.ts';
import type { Standings } from '#domain/tabulation/standings.ts';
import { categoriesOf } from '../events/queries.ts';
import { dropTexts } from '../events/texts.ts';
import type { InputOf } from '../http/command.ts';
import type { Round } from '../lineup/queries.ts';
import { newId } from '../store/secrets.ts';
import type { Reader } from '../store/store.ts';
import type { Work } from '../store/write.ts';
import { decision, performancesIn } from './decisions.ts';
import { sha256 } from './document-kept.ts';
import { areCategoriesApart } from './prize-of-all.ts';
import { dropProposal } from './proposals.ts';
import { newestInBrief } from './queries.ts';
import { rulesOf } from './records.ts';

const awardRows = (read: Reader, roundId: string) =>
  read
    .selectFrom('award')
    .selectAll()
    .where('roundId', '=', roundId)
    .orderBy('position')
    .orderBy('id')
    .execute();

/** The titles of these rounds' prizes. */
export const awardTitles = (
  read: Reader,
  roundIds: readonly string[],
): Promise<{ id: string; title: string }[]> =>
  read
    .selectFrom('award')
    .select(['id', 'title'])
    .where('roundId', 'in', roundIds)
    .orderBy('roundId')
    .orderBy('position')
    .execute();

/** The titles of a round's prizes that are given by hand, each once. */
export const prizeTitles = async (read: Reader, roundId: string): Promise<string[]> => [
  ...new Set(
    (await awardRows(read, roundId)).flatMap(({ kind, title }) => (kind === 'special' ? [title] : [])),
  ),
];

/** A round's prizes and who has them by these standings. */
export const awardsOf = async (read: Reader, roundId: string, standings: Standings) =>
  (await awardRows(read, roundId)).map((award) => ({
    ...pickFields(award, ['id', 'kind', 'title', 'categoryId', 'reason', 'by']),
    performanceIds: awardWinners(award, standings),
  }));

/**
 * The SHA-256 of a round's prizes and of the script of its reveal: it tells whether these are still what an admin
 * saw who certifies.
 */
export const awardsDigest = async (read: Reader, { id, reveal }: Round): Promise<string> => {
  const prizes = (await awardRows(read, id)).map((award) => [
    award.id,
    award.kind,
    award.title,
    award.categoryId,
    award.performanceId,
    award.reason,
  ]);
  return sha256(JSON.stringify([prizes, reveal]));
};

/**
 * Before each change of the prizes, which are certified with the places: what is told of them is what was certified. What
 * one person asked to certify, with the prizes as they were, waits for nobody any more.
 * @throws Refusal `wrong_state` once they are certified.
 */
async function beforeChange(work: Work, round: Round): Promise<void> {
  if ((await newestInBrief(work.tx, round.id))?.state === 'certified')
    throw new Refusal(
      'wrong_state',
      'The prizes are certified with the result. Take the result back first, then certify it again.',
    );
  await dropProposal(work, round);
}

/** Adds a prize at the end of the list. */
export const addAward = decision(
  async (work, { by, round }, { body: given }: InputOf<typeof resultsAdminEndpoints.addAward>) => {
    const { tx, now, audit } = work;
    await beforeChange(work, round);
    const special = given.kind === 'special';
    const categoryId = given.kind === 'place' ? given.categoryId : null;
    const performanceId = special ? given.performanceId : null;
    if (performanceId !== null) await performancesIn(work, round, [performanceId]);
    const categories = await categoriesOf(tx, round.eventId);
    if (given.kind === 'place' && categoryId === null && areCategoriesApart(rulesOf(round), categories))
      throw new Refusal('invalid', undefined, {
        fields: { category_id: 'Each category has places of its own here. Choose one.' },
      });
    if (categoryId !== null && !categories.some((one) => one.id === categoryId))
      throw new Refusal('not_found', 'There is no such category.');
    const id = newId();
    await tx
      .insertInto('award')
      .values({
        id,
        roundId: round.id,
        kind: given.kind,
        title: given.title,
        categoryId,
        performanceId,
        reason: given.reason,
        by: by.name,
        position: (await awardRows(tx, round.id)).length,
        createdAt: now,
      })
      .execute();
    audit({ action: 'award.added', subject: `award:${id}`, eventId: round.eventId, after: given });
  },
);

/**
 * Copies the prizes of a round into another, as if `by` had added them there. One that a person gives has no winner yet;
 * why it was given goes along on the same evening alone. Answers a map from the ids of the old prizes to the new ones.
 */
export async function copyAwards(
  { tx, now }: Work,
  { from, to, by }: { from: Round; to: Round; by: string },
  categoryOf: (id: string) => string | undefined,
): Promise<Map<string, string>> {
  const rows = await awardRows(tx, from.id);
  const ids = new Map(rows.map(({ id }) => [id, newId()]));
  // Named one by one, so that a new column is not copied unless somebody means it.
  const values = rows.map(({ id, kind, title, categoryId, reason }, position) => ({
    id: ids.get(id) ?? newId(),
    roundId: to.id,
    kind,
    title,
    categoryId: categoryId === null ? null : (categoryOf(categoryId) ?? null),
    performanceId: null,
    // Of a prize that a person gives it says why this act has it; else what it is, whoever wins it.
    reason: kind === 'special' && from.eventId !== to.eventId ? '' : reason,
    by,
    position,
    createdAt: now,
  }));
  if (values.length > 0) await tx.insertInto('award').values(values).execute();
  return ids;
}

/**
 * Gives a prize to an act, or to nobody yet, with the reason where one is said. @throws Refusal `wrong_state` for a prize
 * that follows the standings.
 */
export const giveAward = decision(
  async (
    work,
    { by, round },
    { params: { id }, body: given }: InputOf<typeof resultsAdminEndpoints.giveAward>,
  ) => {
    const { tx, audit } = work;
    await beforeChange(work, round);
    const award = (await awardRows(tx, round.id)).find((row) => row.id === id);
    if (!award) throw new Refusal('not_found', 'There is no such award.');
    if (award.kind !== 'special')
      throw new Refusal('wrong_state', 'Nobody gives this prize by hand: it follows the standings.');
    const { performanceId, reason = award.reason } = given;
    if (performanceId !== null) await performancesIn(work, round, [performanceId]);
    await tx.updateTable('award').set({ performanceId, reason, by: by.name }).where('id', '=', id).execute();
    audit({
      action: 'award.given',
      subject: `award:${id}`,
      eventId: round.eventId,
      before: { title: award.title, performanceId: award.performanceId, reason: award.reason },
      after: { title: award.title, performanceId, reason },
    });
  },
);

/** Removes a prize. */
export const removeAward = decision(
  async (work, { round }, { params: { id } }: InputOf<typeof resultsAdminEndpoints.removeAward>) => {
    const { tx, audit } = work;
    await beforeChange(work, round);
    const gone = await tx
      .deleteFrom('award')
      .where('id', '=', id)
      .where('roundId', '=', round.id)
      .returningAll()
      .executeTakeFirst();
    if (!gone) throw new Refusal('not_found', 'There is no such award.');
    await dropTexts({ tx }, id);
    audit({
      action: 'award.removed',
      subject: `award:${id}`,
      eventId: round.eventId,
      before: { title: gone.title, performanceId: gone.performanceId },
    });
  },
);
