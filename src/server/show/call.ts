/** A performer's own call, answered from the same view that the crew's call board shows. */
import type { FastifyInstance } from 'fastify';
import { callEndpoints } from '#contract/show/call.ts';
import { callOver, isShowOver, performersCall } from '#domain/show/call.ts';
import type { AccessOf, Gates } from '../http/access.ts';
import { addCalls } from '../http/calls.ts';
import { actsOfParticipant, latestShow, performancesOfRound } from '../lineup/queries.ts';
import { announcedRounds } from '../results/announced-rounds.ts';
import type { Store } from '../store/store.ts';
import { type Feed, noneThere } from './feed.ts';
import type { ShowLog } from './steps.ts';

/** Registers the call for the board of call times. */
export function callRoutes(
  app: FastifyInstance,
  gates: Gates,
  { store, log, feed }: { store: Pick<Store, 'read'>; log: ShowLog; feed: Feed },
): void {
  /** The show's own round, also while one is on that is not handed on: nobody on the way to the hall is told that their act is done. */
  const showOn = async (access: AccessOf['participant']) => {
    // The screens follow the current event; an act of another one has no call tonight.
    const reading = await feed.current(access, null).catch(noneThere);
    if (reading?.facts.kind.isHandedOn !== false) return reading;
    const show = await latestShow(store.read, access.eventId);
    return show && feed.current(access, await gates.round(access, show.id));
  };
  /** Whoever is not in the round that is on was in one before it, the last of which is over, or is yet to come. */
  const callBefore = async (access: AccessOf['participant']) => {
    for (const { roundId, performanceId } of (await actsOfParticipant(store.read, access)).toReversed()) {
      const show = await log.stateOf(store.read, roundId);
      if (show.phase !== 'finished') continue;
      const act = (await performancesOfRound(store.read, roundId)).find(({ id }) => id === performanceId);
      if (act) return callOver(show, act);
    }
    return null;
  };
  /** A round that was made from a result is not known before that result is told: who is in it went on. */
  const actsTold = async (access: AccessOf['participant']) => {
    const told = new Set((await announcedRounds(store.read)).map(({ id }) => id));
    return (await actsOfParticipant(store.read, access)).filter(({ roundId }) => told.has(roundId));
  };
  addCalls(app, gates, callEndpoints, {
    ownCall: async ({ access }) => {
      const reading = await showOn(access);
      const own = reading?.facts.items.find(
        (item) => item.performance?.participantId === access.participantId,
      );
      return {
        call: reading && own ? performersCall(reading.view('crew'), own.id) : await callBefore(access),
        over: reading !== undefined && isShowOver(reading.facts),
        acts: await actsTold(access),
      };
    },
  });
}
