/** The numbers beside the entries of the admin's navigation. */
import { z } from 'zod';
import { byCrew } from '../endpoint.ts';

export const countsEndpoints = {
  counts: byCrew.get('/admin/counts', {
    summary: 'How many acts, judges and categories the current event has; zeros without an event.',
    answer: z.object({ participants: z.int(), judges: z.int(), categories: z.int() }),
  }),
};
