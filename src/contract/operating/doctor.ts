/** The call that checks whether a machine is ready for the show. */
import { z } from 'zod';
import type { Camel } from '../case.ts';
import { byAdmin } from '../endpoint.ts';
import { catalogueLines } from '../errors.ts';

/** What is checked, in the order of the report. */
export const CHECKED = [
  'disk_speed',
  'disk_space',
  'database',
  'port',
  'address',
  'clock',
  'ffmpeg',
  'https',
  'copies',
  'projector',
] as const;

const finding = z.object({
  what: z.enum(CHECKED),
  state: z.enum(['good', 'look', 'bad']),
  sentence: z.string(),
  told: catalogueLines,
  remedy: z.string().nullable(),
  remedy_told: catalogueLines,
});
export type Finding = Camel<z.output<typeof finding>>;

export const doctorEndpoints = {
  doctor: byAdmin.get('/admin/doctor', {
    summary: 'Whether the machine is ready for the night.',
    answer: z.object({ findings: z.array(finding) }),
  }),
};
