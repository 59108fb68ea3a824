/** What the rooms keep of an event's people, as it is counted and erased part by part. */
import type { ShowPhase } from '#domain/events/show-phase.ts';
import { judgesToLetGo, letJudgesGo } from './judging/judges-let-go.ts';
import { roundsOf } from './lineup/queries.ts';
import { PICTURES } from './pictures/files.ts';
import { RECORDINGS } from './recordings/files.ts';
import type { KeptInParts } from './registration/erase-parts.ts';
import { awardPicturesOf, forgetAwardPicturesOf } from './results/award-pictures.ts';
import { certifiedRounds } from './results/queries.ts';
import { roundPhase } from './show/round-phase.ts';
import type { Reader } from './store/store.ts';
import { forgetMusicOf, musicOf } from './tracks/discards.ts';

const together = (files: readonly { size: number }[]) => ({
  count: files.length,
  bytes: files.reduce((sum, { size }) => sum + size, 0),
});

async function showIs(read: Reader, eventId: string): Promise<ShowPhase> {
  const phases = [];
  for (const { id } of await roundsOf(read, eventId)) phases.push(await roundPhase(read, id));
  if (phases.includes('running')) return 'running';
  // With a round to come, what was over was a heat.
  return phases.length > 0 && phases.every((phase) => phase === 'over') ? 'over' : 'waiting';
}

/** What each room keeps of an event's people, in parts that can be counted and erased by themselves. */
export const keptInParts: KeptInParts = {
  parts: {
    music: {
      count: async (read, { acts }) => together(await musicOf(read, acts)),
      take: ({ tx }, { acts }) => forgetMusicOf(tx, acts),
    },
    pictures: {
      count: async (read, { acts, eventId }) =>
        together([
          ...(await PICTURES.ofAll(read, acts)),
          ...(await RECORDINGS.ofAll(read, acts)),
          ...(await awardPicturesOf(read, eventId)),
        ]),
      async take({ tx }, { acts, eventId }) {
        await PICTURES.forgetOf(tx, acts);
        await RECORDINGS.forgetOf(tx, acts);
        // Somebody may be seen on one of these too.
        await forgetAwardPicturesOf({ tx }, eventId);
      },
    },
    links: {
      count: async (read, { eventId }) => ({
        count: (await judgesToLetGo(read, eventId)).length,
        bytes: null,
      }),
      take: (work, { eventId }) => letJudgesGo(work, eventId),
    },
  },
  showIs,
  resultsOf: async (read, eventId) => (await certifiedRounds(read, eventId)).size,
};
