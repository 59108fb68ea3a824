/** The diplomas of a certified result, as they cross the wire. */
import { z } from 'zod';
import { LANGUAGE_CODES } from '#domain/messages/languages.ts';
import { endpoint } from '../endpoint.ts';
import { id, instant } from '../primitives.ts';

const honour = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('place'),
    rank: z.int(),
    shared: z.boolean(),
    table: z.string().nullable().describe('The category; null where there is one table only.'),
    score: z.string().nullable(),
  }),
  z.object({ kind: z.literal('favourite'), table: z.string(), shared: z.boolean() }),
  z.object({ kind: z.literal('award'), title: z.string(), reason: z.string() }),
  z.object({ kind: z.literal('part') }),
]);

export const diplomaEndpoints = {
  diplomas: endpoint({
    method: 'GET',
    path: '/admin/results/:id/diplomas',
    who: 'admin',
    summary:
      'A sheet for each place, award and act of a certified result, from its document alone, with what stands around them.',
    params: z.object({ id }),
    answer: z.object({
      event: z.string(),
      round: z.string(),
      host: z.string(),
      venue: z.string(),
      starts_at: instant.nullable(),
      time_zone: z.string(),
      language: z.enum(LANGUAGE_CODES),
      digest: z.string(),
      certified_at: instant,
      certified_by: z.string(),
      out_of: z.string().nullable(),
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
