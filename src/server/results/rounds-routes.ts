/** The calls on rounds, answered. A change answers the whole list as it stands after it. */
import type { FastifyInstance } from 'fastify';
import { roundsEndpoints } from '#contract/results/rounds.ts';
import type { AdminAccess, Gates } from '../http/access.ts';
import { addCalls } from '../http/calls.ts';
import { roundOf } from '../lineup/gate.ts';
import type { ShowStand } from '../lineup/over.ts';
import type { Round } from '../lineup/queries.ts';
import { addRound, renameRound } from '../lineup/rounds.ts';
import type { Store } from '../store/store.ts';
import type { Work } from '../store/write.ts';
import type { CountPoll } from './records.ts';
import { choosePoints, takeTotals } from './round-points.ts';
import {
  dealAmong,
  makeCurrent,
  makeNext,
  moveInto,
  presentRounds,
  previewNext,
  splitRound,
  takeOutRound,
} from './rounds.ts';

/** Adds them. `count` counts a closed poll, `showStand` knows how far a round's show is. */
export function roundsRoutes(
  app: FastifyInstance,
  gates: Gates,
  store: Store,
  { count, showStand }: { count: CountPoll; showStand: ShowStand },
): void {
  const at = () => ({ now: store.now(), count });
  const list = (eventId: string) => presentRounds(store.read, at(), showStand, eventId);
  /** `named` is a round of the event whose list is answered. */
  const change = async (
    { access, commandId }: { access: AdminAccess; commandId: string | undefined },
    named: string | undefined,
    make: (work: Work, round: Round) => Promise<unknown>,
  ) => {
    const eventId = await store.write({ by: access.by, commandId }, async (work) => {
      const round = await roundOf(work.tx, { roundId: named ?? '' });
      await make(work, round);
      return round.eventId;
    });
    return list(eventId);
  };
  addCalls(app, gates, roundsEndpoints, {
    rounds: ({ round }) => list(round.eventId),
    addRound: (call) =>
      change(call, call.round.roundId, (work, { eventId, rules }) =>
        addRound(work, { eventId, name: call.body.name, rules, participantIds: [] }),
      ),
    renameRound: (call) =>
      change(call, call.params.id, (work) => renameRound(work, call.params.id, call.body.name)),
    removeRound: (call) =>
      change(call, call.params.id, (work) => takeOutRound(work, showStand, call.params.id)),
    makeRoundCurrent: (call) =>
      change(call, call.params.id, (work) => makeCurrent(work, showStand, call.params.id)),
    moveInto: (call) =>
      change(call, call.params.id, (work) =>
        moveInto(work, showStand, call.params.id, call.body.performanceIds),
      ),
    deal: (call) =>
      change(call, call.body.roundIds[0], (work) => dealAmong(work, showStand, call.body.roundIds)),
    split: (call) =>
      change(call, call.params.id, (work) => splitRound(work, showStand, call.params.id, call.body)),
    choosePoints: (call) =>
      change(call, call.params.id, (work) => choosePoints(work, count, call.params.id, call.body.points)),
    takeTotals: (call) => change(call, call.params.id, (work) => takeTotals(work, count, call.params.id)),
    previewNext: ({ body }) => previewNext(store.read, at(), body),
    makeNext: (call) => change(call, call.body.roundIds[0], (work) => makeNext(work, count, call.body)),
  });
}
