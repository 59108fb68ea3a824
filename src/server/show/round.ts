/** The round that is on, among those of its event, as live views name it. */
import { follows } from '#domain/lineup/follows.ts';
import { showRoundOf } from '#domain/lineup/round-kind.ts';
import type { LiveRound } from '#domain/show/facts.ts';
import { type Round, roundsOf } from '../lineup/queries.ts';
import { certifiedRounds } from '../results/queries.ts';
import { sourcesOf } from '../results/sources.ts';
import type { Reader } from '../store/store.ts';
import type { ShowLog } from './steps.ts';

/** A round as live views show it, with how many rounds the event has and whether more follow. */
export async function liveRound(read: Reader, log: ShowLog, round: Round): Promise<LiveRound> {
  const rounds = await roundsOf(read, round.eventId);
  const certified = rounds.length > 1 ? await certifiedRounds(read, round.eventId) : new Set<string>();
  const others = rounds.length > 1 ? rounds : [];
  const soFar = await Promise.all(
    others.map(async ({ id }) => ({
      id,
      over: certified.has(id) || (await log.stateOf(read, id)).phase === 'finished',
      from: (await sourcesOf(read, id)).map((source) => source.roundId),
    })),
  );
  return {
    id: round.id,
    name: round.name,
    of: rounds.length,
    follows: follows(showRoundOf(round), soFar),
  };
}
