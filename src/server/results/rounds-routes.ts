/** The calls on rounds, answered. A change answers the whole list as it stands after it. */
import type { FastifyInstance } from 'fastify';
import { roundsEndpoints } from '#contract/results/rounds.ts';
import type { AdminAccess, Gates } from '../http/access.ts';
import { addCalls } from '../http/calls.ts';
import { commandsOf, preparedCommandsOf } from '../http/command.ts';
import { roundOf } from '../lineup/gate.ts';
import type { ShowPhaseOf } from '../lineup/over.ts';
import { type Round, roundById } from '../lineup/queries.ts';
import { addRound, renameRound } from '../lineup/rounds.ts';
import type { Prepare } from '../store/prepared.ts';
import type { Store } from '../store/store.ts';
import type { Work } from '../store/write.ts';
import type { CountPoll } from './records.ts';
import { choosePoints, takeTotals } from './round-points.ts';
import { dealAmong, makeCurrent, makeNext, moveInto, splitRound, takeOutRound } from './rounds.ts';
import { listOfRounds, prepareRounds } from './rounds-in-thread.ts';

interface Asked {
  access: AdminAccess;
  commandId: string | undefined;
}

/** Registers the calls on rounds. `count` counts a closed poll, `roundPhase` tells how far a round's show is. */
export function roundsRoutes(
  app: FastifyInstance,
  gates: Gates,
  store: Store,
  { count, roundPhase }: { count: CountPoll; roundPhase: ShowPhaseOf },
): void {
  const on = { store, count };
  const list = (eventId: string) => listOfRounds(on, roundPhase, eventId);
  /** `named` is a round of the event. */
  const prepare = <K extends Parameters<typeof prepareRounds>[2]>(
    named: string | undefined,
    of: K,
    given: Parameters<typeof prepareRounds<K>>[3],
  ) => prepareRounds(on, async (read) => (await roundById(read, named ?? ''))?.eventId, of, given);
  /** `named` is a round of the event whose list is answered. */
  const change = async (
    call: Asked,
    named: string | undefined,
    make: (work: Work, round: Round) => Promise<unknown>,
  ) => {
    const changing = commandsOf(store)(async (work, _access: AdminAccess) => {
      const round = await roundOf(work.tx, { roundId: named ?? '' });
      await make(work, round);
      return round.eventId;
    });
    return list(await changing(call));
  };
  const changeOn = async <P>(
    call: Asked,
    named: string | undefined,
    prepare: Prepare<P, never>,
    make: (work: Work, prepared: P) => Promise<void>,
  ) => {
    const commands = preparedCommandsOf(store, () => prepare);
    const changing = commands(async (work, _access: AdminAccess, _input, prepared) => {
      const round = await roundOf(work.tx, { roundId: named ?? '' });
      await make(work, prepared);
      return round.eventId;
    });
    return list(await changing(call));
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
      change(call, call.params.id, (work) => takeOutRound(work, roundPhase, call.params.id)),
    makeRoundCurrent: (call) =>
      change(call, call.params.id, (work) => makeCurrent(work, roundPhase, call.params.id)),
    moveInto: (call) =>
      change(call, call.params.id, (work) =>
        moveInto(work, roundPhase, call.params.id, call.body.performanceIds),
      ),
    deal: (call) =>
      change(call, call.body.roundIds[0], (work) => dealAmong(work, roundPhase, call.body.roundIds)),
    split: (call) =>
      change(call, call.params.id, (work) => splitRound(work, roundPhase, call.params.id, call.body)),
    choosePoints: (call) =>
      changeOn(call, call.params.id, prepare(call.params.id, 'behind', call.params.id), (work, behind) =>
        choosePoints(work, behind, call.params.id, call.body.points),
      ),
    takeTotals: (call) =>
      changeOn(call, call.params.id, prepare(call.params.id, 'behind', call.params.id), (work, behind) =>
        takeTotals(work, behind, call.params.id),
      ),
    previewNext: async ({ body }) => (await prepare(body.roundIds[0], 'preview', body)(store.read)).answer,
    makeNext: (call) => {
      const [named] = call.body.roundIds;
      return changeOn(call, named, prepare(named, 'field', call.body), (work, field) =>
        makeNext(work, field, call.body),
      );
    },
  });
}
