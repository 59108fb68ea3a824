/** How many there are of what the office's rail names. */
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';

export const countsEndpoints = {
  counts: endpoint({
    method: 'GET',
    path: '/admin/counts',
    who: 'crew',
    summary: 'How many acts, judges and categories the current event has; zeros without an event.',
    answer: z.object({ participants: z.int(), judges: z.int(), categories: z.int() }),
  }),
};
