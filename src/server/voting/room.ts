/** The room of the audience's votes: the box, what is counted of it, and the ways into it. */
import { addressOf } from '../http/proxies.ts';
import { limitSlowClients } from '../http/slow-clients.ts';
import type { ShowPhaseOf } from '../lineup/over.ts';
import type { RoomContext, RoomWithMore } from '../room.ts';
import { openVoting } from './ballots.ts';
import { openBallotBox } from './box.ts';
import { openCodeGuard } from './code-guard.ts';
import type { UsualTitle } from './commands.ts';
import type { EngineOf } from './engine.ts';
import { openIntake, takeBallotsFirst } from './intake.ts';
import { type BallotPageParts, ballotPage } from './page.ts';
import { votingRoutes } from './routes.ts';
import { openVoteWatch } from './watch.ts';

export interface VotingGiven extends Pick<BallotPageParts, 'audience' | 'readerOf' | 'lookOf'> {
  roundPhase: ShowPhaseOf;
  usualTitle: UsualTitle;
  engineOf: EngineOf;
  /** Called for each group of ballots that was committed, with their number and the ms it took. */
  onCommitted: (ballots: number, ms: number) => void;
}

/** Opens the room: the ballot box, the ballot page and the calls on polls. */
export function openVotes(
  { store, config, trouble }: RoomContext,
  { audience, readerOf, lookOf, roundPhase, usualTitle, engineOf, onCommitted }: VotingGiven,
) {
  const box = openBallotBox(store, onCommitted);
  const watch = openVoteWatch(store, trouble('votes that look scripted could not be written down'));
  const voting = openVoting(store, box, engineOf, watch);
  const guard = openCodeGuard(store);
  const intake = openIntake({
    voting,
    store,
    addressOf: addressOf(config.trustProxy ?? false),
    onTrouble: trouble('a ballot could not be put in'),
  });
  return {
    box,
    async routes(app, gates) {
      votingRoutes(app, gates, store, {
        voting,
        box,
        guard,
        watch,
        roundPhase,
        usualTitle,
        engineOf,
        readerOf,
      });
      takeBallotsFirst(app.server, intake);
      // After the intake, so that those who send slowly are seen on it too.
      limitSlowClients(app.server);
      await ballotPage(app, { store, voting, intake, guard, watch, readerOf, lookOf, audience });
    },
    async close() {
      await box.close();
      await watch.close();
    },
  } satisfies RoomWithMore;
}
