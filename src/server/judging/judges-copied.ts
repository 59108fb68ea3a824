/** The panel of an event that is made like another: the same people, with links of their own. */
import type { KeyedWork } from '../http/command.ts';
import { insertJudges } from './judge-commands.ts';
import { judgesOfEvent } from './queries.ts';

/**
 * Copies names, juries, weights, what each judge scores and who is the head. The maps lead from the old event's ids to
 * the new.
 */
export async function copyJudges(
  work: KeyedWork,
  fromEventId: string,
  toEventId: string,
  {
    categories,
    criteria,
  }: { categories: ReadonlyMap<string, string>; criteria: ReadonlyMap<string, string> },
): Promise<void> {
  const judges = (await judgesOfEvent(work.tx, fromEventId)).filter(({ revokedAt }) => revokedAt === null);
  const led = (ids: readonly string[], to: ReadonlyMap<string, string>) =>
    ids.flatMap((id) => to.get(id) ?? []);
  for (const { name, weight, jury, isHead, categoryIds, criterionIds } of judges) {
    const [judgeId = ''] = await insertJudges(work, toEventId, {
      names: [name],
      categoryIds: led(categoryIds, categories),
    });
    await work.tx
      .updateTable('judge')
      .set({ weight, jury, isHead: isHead ? 1 : 0 })
      .where('id', '=', judgeId)
      .execute();
    const scores = led(criterionIds, criteria).map((criterionId) => ({ judgeId, criterionId }));
    if (scores.length > 0) await work.tx.insertInto('judgeCriterion').values(scores).execute();
  }
}
