/** The calls on how the server is doing. They hold counts and durations, nothing about anybody. */
import { z } from 'zod';
import { byAdmin } from '../endpoint.ts';
import { catalogueLines } from '../errors.ts';
import { instant } from '../primitives.ts';

const count = z.int().min(0);
const ms = z.number().min(0);

/** What was measured over one stretch of `sample_ms`. */
const loadSample = z.object({
  ended_at: instant,
  calls: count,
  failed: count,
  commits: count,
  commit_p50_ms: ms.nullable(),
  commit_p99_ms: ms.nullable(),
  ballots: count,
  viewers: count,
  lag_ms: ms,
  memory_bytes: count,
});

export const load = z.object({
  version: z.string(),
  engine: z.enum(['sqlite', 'postgres']),
  started_at: instant,
  sample_ms: count,
  samples: z.array(loadSample),
  viewers: z.record(z.string(), count),
  queues: z.object({ ballots: count, letters: count, tracks: count }),
  problems: z.array(z.string()).describe('What keeps the server from its work, as `/readyz` says with 503.'),
  problems_told: z.array(catalogueLines).describe('Of each of them, which lines of the catalogue it is.'),
  troubles: z
    .array(z.string())
    .describe('What somebody has to see to all the same, as `/readyz` says with 200; without the clock.'),
  troubles_told: z.array(catalogueLines).describe('Of each of them, which lines of the catalogue it is.'),
  disk_free_bytes: count.nullable(),
  clock_doubt: z
    .object({ why: z.string(), told: catalogueLines, shows_at: instant.describe('What the clock shows.') })
    .nullable()
    .describe('Why nothing is removed for its age before an admin says that the clock is right; else null.'),
});

export const operatingEndpoints = {
  load: byAdmin.get('/admin/load', {
    summary: 'How this process of the server is doing: the last ten minutes, who follows, what waits.',
    answer: load,
  }),
  confirmClock: byAdmin.post('/admin/clock/confirm', {
    summary: 'Says that the clock is right, where it does not go with what is in the log.',
    once: true,
  }),
};
