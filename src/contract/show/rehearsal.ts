/** The calls on a rehearsal: the show run for real by a clock of its own, and thrown away. */
import { z } from 'zod';
import { SPEEDS } from '#domain/lineup/round-clock.ts';
import { endpoint } from '../endpoint.ts';
import { id } from '../primitives.ts';

const speed = z.literal([...SPEEDS]);

export const rehearsalEndpoints = {
  startRehearsal: endpoint({
    method: 'POST',
    path: '/show/rehearsal',
    who: 'crew',
    of: 'round',
    summary:
      'Starts a rehearsal of the round that is on: a round of its own, copied from it and on in its place. Possible before the show has begun.',
    body: z.object({
      speed: speed.default(1),
      from: z.enum(['now', 'planned_start']).default('now').describe('Where its clock starts.'),
    }),
    answer: z.object({ id }),
    status: 201,
    once: true,
    refuses: ['no_event', 'in_rehearsal', 'stale', 'wrong_state'],
  }),
  setRehearsalSpeed: endpoint({
    method: 'PATCH',
    path: '/show/rehearsal/:id',
    who: 'crew',
    summary: 'Lets the clock of a rehearsal run at another speed.',
    params: z.object({ id }),
    body: z.object({ speed }),
    once: true,
    refuses: ['not_found'],
  }),
  throwRehearsalAway: endpoint({
    method: 'DELETE',
    path: '/show/rehearsal/:id',
    who: 'crew',
    summary: 'Ends a rehearsal. Everything it wrote is gone, and the show is on as it was before.',
    params: z.object({ id }),
    once: true,
    refuses: ['not_found'],
  }),
};
