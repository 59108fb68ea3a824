/** `ovation recount`: the certified result made again from the raw rows, also while the server runs. */
import type { Config } from '../config.ts';
import { currentEvent } from '../events/queries.ts';
import { openToLook } from '../installation.ts';
import { latestShow, roundById } from '../lineup/queries.ts';
import { recount } from '../results/recount.ts';
import type { Reader } from '../store/store.ts';
import { say } from './say.ts';

/** What the exit code says. 1 is for trouble, as everywhere. */
const EXIT = { agrees: 0, differs: 3, nothingCertified: 4 } as const;

/**
 * Counts a certified result again and prints that the recount agrees, or every difference. Changes nothing.
 * @param roundId the round; undefined for the current event's of the show that was called last, whatever is on
 * @returns the exit code: 0 agreement, 3 differences, 4 when there is nothing certified
 * @throws Error when there is no such round
 */
export async function recountRound(config: Config, roundId: string | undefined): Promise<number> {
  const store = await openToLook(config);
  try {
    const round = await (roundId === undefined ? latestOf(store.read) : roundById(store.read, roundId));
    if (!round)
      throw new Error(roundId === undefined ? 'There is no round.' : `There is no round ${roundId}.`);
    const found = await recount(store, round.id);
    if (found.kind === 'nothing_certified') {
      say(`${round.name}: no result is certified.`);
      return EXIT.nothingCertified;
    }
    say(`${round.name}, result version ${found.version} (${found.state})`);
    say(`certified  ${found.certifiedDigest}`);
    say(`recounted  ${found.recountedDigest}`);
    if (found.since.length > 0) say('Called otherwise since then, as the audit log says:');
    for (const change of found.since) say(`  ${change}`);
    if (found.agrees) {
      say('The recount agrees.');
      return EXIT.agrees;
    }
    say(found.details.length === 1 ? 'One difference:' : `${found.details.length} differences:`);
    for (const detail of found.details) say(`  ${detail}`);
    return EXIT.differs;
  } finally {
    await store.close();
  }
}

async function latestOf(read: Reader) {
  const event = await currentEvent(read);
  return event && latestShow(read, event.id);
}
