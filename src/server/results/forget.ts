/**
 * What a certified result keeps of people who were erased: the stage name and the song, which the digest and the
 * places need nobody's pronouns for.
 */
import { itemRows } from '../lineup/queries.ts';
import { erasedAmong } from '../registration/queries.ts';
import type { Store } from '../store/store.ts';

/** Takes pronouns and pronunciation of erased people out of the frozen programmes. The digest does not cover them. */
export const forgetNames = (store: Store): Promise<void> =>
  store.quiet(async (tx) => {
    const results = await tx.selectFrom('result').select(['id', 'roundId', 'programme']).execute();
    for (const { id, roundId, programme } of results) {
      const acts = new Map(
        (await itemRows(tx, roundId)).flatMap((item) =>
          item.participantId === null ? [] : [[item.id, item.participantId] as const],
        ),
      );
      const erased = new Set(await erasedAmong(tx, [...acts.values()]));
      const entries: { performanceId: string; pronouns: string; pronunciation: string }[] =
        JSON.parse(programme);
      const left = entries.map((entry) =>
        erased.has(acts.get(entry.performanceId) ?? '')
          ? { ...entry, pronouns: '', pronunciation: '' }
          : entry,
      );
      const text = JSON.stringify(left);
      if (text !== programme)
        await tx.updateTable('result').set({ programme: text }).where('id', '=', id).execute();
    }
  });
