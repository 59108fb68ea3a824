/**
 * What a certified result keeps of people who were erased: the stage name and the song. What they said of themselves
 * leaves with what opens its seal; the seal, and with it the document's digest, stands.
 */
import type { Openings } from '#contract/results/record.ts';
import { itemRows } from '../lineup/queries.ts';
import { erasedAmong } from '../registration/queries.ts';
import { SYSTEM } from '../store/audit.ts';
import type { Reader, Store } from '../store/store.ts';
import type { Earlier } from './earlier.ts';

/**
 * Removes from certified results what erased people said of themselves. Stage name and song stay, and so does the
 * document's digest: only what opens the seal of the rest is deleted.
 */
export async function forgetNames(store: Store): Promise<void> {
  const { answer: changed } = await store.readInThread(import.meta.url, withoutErased, null);
  if (changed.length === 0) return;
  await store.write({ by: SYSTEM }, async ({ tx, audit }) => {
    for (const { id, ...left } of changed) {
      await tx.updateTable('result').set(left).where('id', '=', id).execute();
      audit({ action: 'result.personal_erased', subject: `result:${id}` });
    }
  });
}

/** The results that still hold something of erased people, as they are without it. Runs on a reading thread. */
export async function withoutErased(read: Reader) {
  const results = await read.selectFrom('result').select(['id', 'roundId', 'openings', 'earlier']).execute();
  const changed = [];
  for (const { id, roundId, ...kept } of results) {
    const acts = (await itemRows(read, roundId)).flatMap(({ id: performanceId, participantId }) =>
      participantId === null ? [] : [{ performanceId, participantId }],
    );
    const erased = new Set(
      await erasedAmong(
        read,
        acts.map((act) => act.participantId),
      ),
    );
    const gone = new Set(acts.filter((act) => erased.has(act.participantId)).map((act) => act.performanceId));
    const openings = kept.openings && openingsWithout(kept.openings, gone);
    const earlier = kept.earlier && earlierWithout(kept.earlier, gone);
    if (openings !== kept.openings || earlier !== kept.earlier) changed.push({ id, openings, earlier });
  }
  return changed;
}

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
