/** The calls on a rehearsal: the show run for real by a clock of its own, and thrown away. */
import { z } from 'zod';
import { SPEEDS } from '#domain/lineup/round-clock.ts';
import { byCrew } from '../endpoint.ts';
import { id } from '../primitives.ts';

const speed = z.literal([...SPEEDS]);

export const rehearsalEndpoints = {
  startRehearsal: byCrew.onRound.post('/show/rehearsal', {
    summary:
      'Starts a rehearsal of the round that is on: a round of its own, copied from it and on in its place. Possible before the show has begun.',
    body: z.object({
      speed: speed.default(1),
      from: z.enum(['now', 'planned_start']).default('now').describe('Where its clock starts.'),
    }),
    answer: z.object({ id }),
    status: 201,
    once: true,
    refuses: ['in_rehearsal', 'stale', 'wrong_state'],
  }),
  setRehearsalSpeed: byCrew.patch('/show/rehearsal/:id', {
    summary: 'Lets the clock of a rehearsal run at another speed.',
    body: z.object({ speed }),
    once: true,
    refuses: ['not_found'],
  }),
  throwRehearsalAway: byCrew.delete('/show/rehearsal/:id', {
    summary: 'Ends a rehearsal. Everything it wrote is gone, and the show is on as it was before.',
    once: true,
    refuses: ['not_found'],
  }),
};
