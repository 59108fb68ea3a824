/** The calls on rounds, answered. A change answers the whole list as it stands after it. */
import type { FastifyInstance } from 'fastify';
import { roundsEndpoints } from '#contract/results/rounds.ts';
import type { AdminAccess, Gates } from '../http/access.ts';
import { addCalls } from '../http/calls.ts';
import type { ShowStand } from '../lineup/over.ts';
import { requireCurrentRound } from '../lineup/queries.ts';
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
  const list = () => presentRounds(store.read, at(), showStand);
  const change = async (
    { access, commandId }: { access: AdminAccess; commandId: string | undefined },
    make: (work: Work) => Promise<unknown>,
  ) => {
    await store.write({ by: access.by, commandId }, async (work) => {
      await make(work);
    });
    return list();
  };
  addCalls(app, gates, roundsEndpoints, {
    rounds: list,
    addRound: (call) =>
      change(call, async (work) =>
        addRound(work, {
          name: call.body.name,
          rules: (await requireCurrentRound(work.tx)).rules,
          participantIds: [],
        }),
      ),
    renameRound: (call) => change(call, (work) => renameRound(work, call.params.id, call.body.name)),
    removeRound: (call) => change(call, (work) => takeOutRound(work, showStand, call.params.id)),
    makeRoundCurrent: (call) => change(call, (work) => makeCurrent(work, showStand, call.params.id)),
    moveInto: (call) =>
      change(call, (work) => moveInto(work, showStand, call.params.id, call.body.performanceIds)),
    deal: (call) => change(call, (work) => dealAmong(work, showStand, call.body.roundIds)),
    split: (call) => change(call, (work) => splitRound(work, showStand, call.params.id, call.body)),
    choosePoints: (call) =>
      change(call, (work) => choosePoints(work, count, call.params.id, call.body.points)),
    takeTotals: (call) => change(call, (work) => takeTotals(work, count, call.params.id)),
    previewNext: ({ body }) => previewNext(store.read, at(), body),
    makeNext: (call) => change(call, (work) => makeNext(work, count, call.body)),
  });
}
