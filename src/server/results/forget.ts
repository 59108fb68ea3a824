/**
 * What a certified result keeps of people who were erased: the stage name and the song. What they said of themselves
 * leaves with what opens its seal; the seal, and with it the document's digest, stands.
 */
import type { Openings } from '#contract/results/record.ts';
import { itemRows } from '../lineup/queries.ts';
import { erasedAmong } from '../registration/queries.ts';
import type { Store } from '../store/store.ts';
import type { Earlier } from './earlier.ts';

/** Takes pronouns and pronunciation of erased people out of everything that was certified. */
export const forgetNames = (store: Store): Promise<void> =>
  store.quiet(async (tx) => {
    const results = await tx.selectFrom('result').select(['id', 'roundId', 'openings', 'earlier']).execute();
    for (const { id, roundId, ...kept } of results) {
      const acts = (await itemRows(tx, roundId)).flatMap(({ id: performanceId, participantId }) =>
        participantId === null ? [] : [{ performanceId, participantId }],
      );
      const erased = new Set(
        await erasedAmong(
          tx,
          acts.map((act) => act.participantId),
        ),
      );
      const gone = new Set(
        acts.filter((act) => erased.has(act.participantId)).map((act) => act.performanceId),
      );
      const openings = kept.openings && openingsWithout(kept.openings, gone);
      const earlier = kept.earlier && earlierWithout(kept.earlier, gone);
      if (openings !== kept.openings || earlier !== kept.earlier)
        await tx.updateTable('result').set({ openings, earlier }).where('id', '=', id).execute();
    }
  });

function openingsWithout(text: string, gone: ReadonlySet<string>): string {
  const openings: Openings = JSON.parse(text);
  const left = Object.entries(openings.personal).filter(([performanceId]) => !gone.has(performanceId));
  return JSON.stringify({ ...openings, personal: Object.fromEntries(left) });
}

function earlierWithout(text: string, gone: ReadonlySet<string>): string {
  const earlier: Earlier = JSON.parse(text);
  const programme = earlier.programme.map((entry) =>
    gone.has(entry.performanceId) ? { ...entry, pronouns: '', pronunciation: '' } : entry,
  );
  return JSON.stringify({ ...earlier, programme });
}
