/** A vote that was held: six ballots for three acts. */
import { SYSTEM } from '#server/store/audit.ts';
import type { Store } from '#server/store/store.ts';
import { openVoting } from '#server/voting/ballots.ts';
import type { openBallotBox } from '#server/voting/box.ts';
import { closePoll } from '#server/voting/window.ts';
import { currentEngine } from '#test/current-engine.ts';
import { addOpenPoll, type SeededRound } from '../round.ts';

/** Six ballots: one for act 1, three for act 2, two for act 3, `times` over; with `stars` each gives its act four of them. */
export async function holdVote(
  store: Store,
  seeded: SeededRound,
  box: ReturnType<typeof openBallotBox>,
  stars: boolean,
  times = 1,
): Promise<string> {
  const pollId = await addOpenPoll(store, seeded, null, stars ? 'rate' : 'pick_one');
  const voting = openVoting(store, box, currentEngine);
  for (const [voter, act] of Array.from({ length: times }, () => [0, 1, 1, 1, 2, 2])
    .flat()
    .entries())
    await voting.cast({
      pollId,
      marks: { device: `device ${voter}` },
      choice: [`${seeded.performanceIds[act]}${stars ? ':4' : ''}`],
      arrivedAt: store.now(),
    });
  await store.write({ by: SYSTEM }, (work) => closePoll(work, pollId));
  return pollId;
}
