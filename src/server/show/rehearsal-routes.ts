/** The calls on a rehearsal, answered. */
import type { FastifyInstance } from 'fastify';
import { rehearsalEndpoints } from '#contract/show/rehearsal.ts';
import type { CrewAccess, Gates } from '../http/access.ts';
import { addCalls } from '../http/calls.ts';
import { commandsOf } from '../http/command.ts';
import type { Store } from '../store/store.ts';
import type { BallotBox } from '../voting/box.ts';
import { setSpeed, startRehearsal, throwAway } from './rehearsal.ts';

/** Registers the calls on rehearsals. */
export function rehearsalRoutes(
  app: FastifyInstance,
  gates: Gates,
  { store, box }: { store: Store; box: Pick<BallotBox, 'forget'> },
): void {
  const command = commandsOf(store);
  addCalls(app, gates, rehearsalEndpoints, {
    startRehearsal: command(startRehearsal),
    setRehearsalSpeed: command(setSpeed),
    throwRehearsalAway: async (call) => {
      const taking = command((work, access: CrewAccess, given: typeof call) =>
        throwAway(work, access, given, store.engine),
      );
      box.forget(await taking(call));
    },
  });
}
