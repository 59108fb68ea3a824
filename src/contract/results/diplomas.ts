/** The diplomas of a certified result, as they cross the wire. */
import { z } from 'zod';
import { HONOURS } from '#domain/results/diplomas.ts';
import { byAdmin } from '../endpoint.ts';
import { id, instant } from '../primitives.ts';
import { howCounted } from './how-counted.ts';

const honour = z.object({
  kind: z.enum(HONOURS),
  rank: z.int().nullable(),
  shared: z.boolean(),
  /** False for a place that is not published. */
  told: z.boolean(),
  /** The table of the place where there are several tables; or the award. */
  title: z.string(),
  score: z.string().nullable(),
  reason: z.string(),
});

export const diplomaEndpoints = {
  diplomas: byAdmin.get('/admin/results/:id/diplomas', {
    summary: 'A sheet for each place, award and act of a certified result, from its document alone.',
    answer: z.object({
      event: z.string(),
      round: z.string(),
      host: z.string(),
      venue: z.string(),
      starts_at: instant.nullable(),
      time_zone: z.string(),
      language: z.string(),
      digest: z.string(),
      certified_by: z.string(),
      ...howCounted,
      sheets: z.array(
        z.object({
          performance_id: id,
          number: z.int().nullable(),
          stage_name: z.string(),
          song: z.string(),
          honour,
        }),
      ),
    }),
    refuses: ['not_found', 'wrong_state'],
  }),
};
