/** The calls on a rehearsal, answered. */
import type { FastifyInstance } from 'fastify';
import { rehearsalEndpoints } from '#contract/show/rehearsal.ts';
import type { Gates } from '../http/access.ts';
import { addCalls } from '../http/calls.ts';
import { type RehearsalRoom, setSpeed, startRehearsal, throwAway } from './rehearsal.ts';

/** Adds the calls. */
export function rehearsalRoutes(app: FastifyInstance, gates: Gates, room: RehearsalRoom): void {
  addCalls(app, gates, rehearsalEndpoints, {
    startRehearsal: ({ access, body, commandId }) => startRehearsal(room, { by: access.by, commandId }, body),
    setRehearsalSpeed: ({ access, params, body, commandId }) =>
      setSpeed(room, { by: access.by, commandId }, { ...params, ...body }),
    throwRehearsalAway: ({ access, params, commandId }) =>
      throwAway(room, { by: access.by, commandId }, params.id),
  });
}
