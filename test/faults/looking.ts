/** After a fault: the hall's database and its running server held against what everybody was told. */
import { setTimeout as pause } from 'node:timers/promises';
import { votingEndpoints } from '#contract/voting/endpoints.ts';
import { callerOf } from '#server/demo/api.ts';
import { openDatabase } from '../server.ts';
import { checkInvariants } from './check-invariants.ts';
import type { Hall } from './hall.ts';
import { ballotFault, heldAgainst, type Told } from './told.ts';

const WHOLE_WITHIN_MS = 30_000;

/** Everything that is wrong, in sentences; nobody writes meanwhile. `origin` is of any process that runs. */
export async function whatIsWrong(hall: Hall, told: Told, origin = hall.origin): Promise<string[]> {
  const store = await openDatabase(hall.config);
  try {
    const found: string[] = [];
    for (const cookie of told.ballots.keys()) {
      const { polls } = await callerOf(origin, { cookie }).call(votingEndpoints.ballot);
      const mine = polls.find((poll) => poll.id === hall.show.pollId)?.mine?.choice[0];
      const fault = ballotFault(told, cookie, mine);
      if (fault) found.push(fault);
    }
    // A file that had arrived in whole when the server ended is taken in after the start.
    const until = Date.now() + WHOLE_WITHIN_MS;
    let held = await heldAgainst(told, store);
    while (held.some((one) => one.startsWith('the track')) && Date.now() < until) {
      await pause(250);
      held = await heldAgainst(told, store);
    }
    return [...found, ...held, ...(await checkInvariants({ store, tracksFolder: hall.tracksFolder }))];
  } finally {
    await store.close();
  }
}
