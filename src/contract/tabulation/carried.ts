/** Points carried forward in a tabulation's input file, and how they are validated. */
import { z } from 'zod';
import { isPlainAverage } from '#domain/tabulation/method-traits.ts';
import type { Method } from '#domain/tabulation/types.ts';
import { id } from '../primitives.ts';

/**
 * What an act brings along from one earlier round. A list without any is no missing list: points are carried forward,
 * and every act brings nothing.
 */
export const carried = z.strictObject({
  performance_id: id,
  points: z
    .string()
    .regex(/^-?\d{1,30}(\.\d{1,6}|\/[1-9]\d{0,29})?$/, 'Write points in quotes, like "41.25" or "165/4".'),
  from: z.string().min(1).max(200),
  digest: z
    .string()
    .regex(/^[0-9a-f]{64}$/, 'A fingerprint has 64 letters and digits.')
    .optional(),
});

/** What is wrong with carried points: acts that are not in the file, and methods whose results cannot be added. */
export function* carriedFaults(
  entries: readonly z.output<typeof carried>[] | undefined,
  method: Method,
  performances: ReadonlySet<string>,
): Generator<{ path: (string | number)[]; message: string }> {
  if (entries && !isPlainAverage(method))
    yield { path: ['carried'], message: 'Only points can be carried forward, and this method makes none.' };
  for (const [at, entry] of (entries ?? []).entries()) {
    if (!performances.has(entry.performance_id))
      yield { path: ['carried', at, 'performance_id'], message: 'No performance has this id.' };
  }
}

/** The points from earlier rounds in a result, for display. */
export const carriedShown = z.strictObject({
  lines: z.array(z.strictObject({ from: z.string(), points: z.string() })),
  round: z.string(),
  percents: z
    .strictObject({ earlier: z.string(), round: z.string() })
    .optional()
    .describe('How many percent of either count, where not all of both does.'),
});
