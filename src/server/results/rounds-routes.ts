/** The calls on rounds, answered. A change answers the whole list as it stands after it. */
import type { FastifyInstance } from 'fastify';
import { roundsEndpoints } from '#contract/results/rounds.ts';
import type { Gates } from '../http/access.ts';
import { addCalls } from '../http/calls.ts';
import { commandsOf, preparedCommandsOf } from '../http/command.ts';
import type { ShowPhaseOf } from '../lineup/over.ts';
import { roundById } from '../lineup/queries.ts';
import type { Store } from '../store/store.ts';
import type { CountPoll } from './records.ts';
import {
  addEmptyRound,
  dealAmong,
  makeNext,
  makeRoundCurrent,
  moveInto,
  renameRound,
  splitRound,
  takeOutRound,
} from './round-commands.ts';
import { choosePoints, takeTotals } from './round-points.ts';
import { listOfRounds, prepareRounds } from './rounds-in-thread.ts';

/** Registers the calls on rounds. `count` counts a closed poll, `roundPhase` tells how far a round's show is. */
export function roundsRoutes(
  app: FastifyInstance,
  gates: Gates,
  store: Store,
  { count, roundPhase }: { count: CountPoll; roundPhase: ShowPhaseOf },
): void {
  const on = { store, count };
  const list = (eventId: string) => listOfRounds(on, roundPhase, eventId);
  const after =
    <Call>(changed: (call: Call) => Promise<string>) =>
    async (call: Call) =>
      list(await changed(call));
  const command = commandsOf(store);
  /** `named` is a round of the event. */
  const prepare = <K extends Parameters<typeof prepareRounds>[2]>(
    named: string | undefined,
    of: K,
    given: Parameters<typeof prepareRounds<K>>[3],
  ) => prepareRounds(on, async (read) => (await roundById(read, named ?? ''))?.eventId, of, given);
  const onBehind = preparedCommandsOf(store, ({ params: { id } }: { params: { id: string } }) =>
    prepare(id, 'behind', id),
  );
  const onField = preparedCommandsOf(store, ({ body }: { body: Parameters<typeof makeNext>[2]['body'] }) =>
    prepare(body.roundIds[0], 'field', body),
  );
  addCalls(app, gates, roundsEndpoints, {
    rounds: ({ round }) => list(round.eventId),
    addRound: after(command(addEmptyRound)),
    renameRound: after(command(renameRound)),
    removeRound: after(command(takeOutRound(roundPhase))),
    makeRoundCurrent: after(command(makeRoundCurrent(roundPhase))),
    moveInto: after(command(moveInto(roundPhase))),
    deal: after(command(dealAmong(roundPhase))),
    split: after(command(splitRound(roundPhase))),
    choosePoints: after(onBehind(choosePoints)),
    takeTotals: after(onBehind(takeTotals)),
    previewNext: async ({ body }) => (await prepare(body.roundIds[0], 'preview', body)(store.read)).answer,
    makeNext: after(onField(makeNext)),
  });
}
