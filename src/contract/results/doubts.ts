/** What an admin should look at before certifying, as the scoring page has it. */
import { z } from 'zod';
import { id } from '../primitives.ts';

export const doubt = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('reversed'),
    judge_id: id,
    gave_most_to: z.array(id),
    gave_least_to: z.array(id),
  }),
  z.object({ kind: z.literal('flat'), judge_id: id, total: z.string() }),
  z.object({
    kind: z.literal('far_off'),
    judge_id: id,
    performance_id: id,
    criterion_id: id,
    value: z.string(),
    mean: z.string(),
  }),
  z.object({ kind: z.literal('disagreement'), performance_id: id, lowest: z.string(), highest: z.string() }),
  z.object({ kind: z.literal('shared_place'), place: z.string(), performance_ids: z.array(id) }),
  z.object({ kind: z.literal('no_turnout'), ballots: z.int(), minimum: z.int() }),
  z.object({ kind: z.literal('earlier_taken_back'), round: z.string(), carried: z.boolean() }),
  z.object({ kind: z.literal('nothing_carried'), performance_ids: z.array(id) }),
  z.object({ kind: z.literal('prize_open'), award: z.string() }),
  z.object({ kind: z.literal('nobody_scores'), criterion_ids: z.array(id) }),
  z.object({
    kind: z.literal('calls_off'),
    judge_id: id,
    yes: z.int(),
    alternates: z.array(z.int()).describe('Of each kind, the best first.'),
    recall: z.int(),
    alternates_asked: z.int(),
  }),
]);
