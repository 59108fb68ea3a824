/** A performer's own call, answered from the same view that the crew's call board shows. */
import type { FastifyInstance } from 'fastify';
import { Refusal } from '#contract/refusal.ts';
import { callEndpoints } from '#contract/show/call.ts';
import { performersCall } from '#domain/show/call.ts';
import type { AccessOf, Gates } from '../http/access.ts';
import { addCalls } from '../http/calls.ts';
import { actsOfParticipant, latestShow } from '../lineup/queries.ts';
import { announcedRounds } from '../results/announced-rounds.ts';
import type { Store } from '../store/store.ts';
import type { Feed } from './feed.ts';

const onlyIfOn = (error: unknown): undefined => {
  if (!(error instanceof Refusal) || error.code !== 'no_event') throw error;
};

/** Registers the call for the board of call times. */
export function callRoutes(
  app: FastifyInstance,
  gates: Gates,
  { store, feed }: { store: Pick<Store, 'read'>; feed: Feed },
): void {
  /** The show's own round also while it is rehearsed: nobody on the way to the hall is told that their act is done. */
  const showOn = async (access: AccessOf['participant']) => {
    // The screens follow the current event; an act of another one has no call tonight.
    const reading = await feed.current(access, null).catch(onlyIfOn);
    if (reading?.facts.kind.isHandedOn !== false) return reading;
    const show = await latestShow(store.read, access.eventId);
    return show && feed.current(access, await gates.round(access, show.id));
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
        call: reading && own ? performersCall(reading.view('crew'), own.id) : null,
        acts: await actsTold(access),
      };
    },
  });
}
