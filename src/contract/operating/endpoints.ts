/** The calls on how the server is doing. They hold counts and durations, nothing about anybody. */
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { instant } from '../primitives.ts';

const count = z.int().min(0);
const ms = z.number().min(0);

/** What was measured over one stretch of `sample_ms`. */
const loadSample = z.object({
  ended_at: instant,
  calls: count,
  failed: count.describe('Calls that were answered with 500 and above.'),
  commits: count,
  commit_p50_ms: ms
    .nullable()
    .describe('Durations of those commits, lock and disk included; null where there was none.'),
  commit_p99_ms: ms.nullable(),
  ballots: count,
  viewers: count,
  lag_ms: ms.describe('How late the process was with what was due, at worst.'),
  memory_bytes: count,
});

export const load = z.object({
  version: z.string(),
  engine: z.enum(['sqlite', 'postgres']),
  started_at: instant,
  sample_ms: count,
  samples: z.array(loadSample).describe('Oldest first; the last ten minutes of this process.'),
  viewers: z.record(z.string(), count).describe('Open live streams of this process, by kind of view.'),
  queues: z
    .object({ ballots: count, letters: count, tracks: count })
    .describe('What waits: ballots for their commit, letters for the mail server, tracks to be listened to.'),
  problems: z
    .array(z.string())
    .describe('What keeps this process from doing its work, in sentences; the same as `/readyz` says.'),
  disk_free_bytes: count
    .nullable()
    .describe('Bytes left where the data lies; null where that cannot be asked.'),
});

export const operatingEndpoints = {
  load: endpoint({
    method: 'GET',
    path: '/admin/load',
    who: 'admin',
    summary: 'How this process of the server is doing: the last ten minutes, who follows, what waits.',
    answer: load,
  }),
};
