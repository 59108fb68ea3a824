/** A performer's own call: when they are on. */
import { z } from 'zod';
import { byParticipant } from '../endpoint.ts';
import { actNumber, count, itemStatus, moments, signedMs } from '../live/parts.ts';
import { id, instant } from '../primitives.ts';

const call = z.object({
  moments,
  number: actNumber,
  status: itemStatus,
  passed_over: z.boolean().describe('Put aside by the desk until it is asked for.'),
  acts_before: count,
  running: z.boolean(),
  expected_at: instant.nullable(),
  ready_at: instant.nullable(),
  behind_ms: signedMs.nullable(),
});

export const callEndpoints = {
  ownCall: byParticipant.get('/participants/me/call', {
    summary:
      "When one's own act is on, moving with the show. Null while it is not in the running order; of an act that was in a round before, that it is over. And where it is looked for in the results.",
    answer: z.object({
      call: call.nullable(),
      over: z
        .boolean()
        .describe(
          'Whether the last round of the event’s show is over: nothing is to come, also for an act in no round.',
        ),
      acts: z
        .array(z.object({ round_id: id, performance_id: id }))
        .describe('As what the act stands in those rounds of the event of whose results something was told.'),
    }),
  }),
};
