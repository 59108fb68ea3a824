/** A head judge's review as it crosses the wire, and its calls. */
import { z } from 'zod';
import { REVIEW_STATES } from '#domain/judging/review.ts';
import { byJudge } from '../endpoint.ts';
import { id, instant, line, REASON_LENGTH } from '../primitives.ts';

export const reviewState = z.enum(REVIEW_STATES);

/** Who released an act's scores. */
export const release = z.object({
  by: z.string(),
  by_head: z.boolean().describe('The head judge; otherwise an admin in their place.'),
  reason: z.string(),
  released_at: instant,
});

/** All acts with sheets as the head judge sees them, without the judges' own notes. */
export const headReview = z.object({
  acts: z.array(
    z.object({
      performance_id: id,
      round_name: z
        .string()
        .nullable()
        .describe('Of an earlier round that was corrected; null for an act of the round that is on.'),
      number: z.int().nullable(),
      stage_name: z.string(),
      state: reviewState,
      mark: z
        .string()
        .describe(
          'The sheets as they are now: sent back with the release, so that nobody releases what they did not see.',
        ),
      release: release.nullable(),
      result: z.string().nullable(),
      criteria: z.array(z.object({ criterion_id: id, name: z.string(), panel: z.string().nullable() })),
      sheets: z.array(
        z.object({
          judge_id: id,
          name: z.string(),
          state: z.string(),
          submitted: z.boolean(),
          total: z.string().nullable(),
          marks: z.array(
            z.object({
              criterion_id: id,
              value: z.string(),
              far_off: z.boolean().describe("More than two panel deviations from the act's mean."),
            }),
          ),
          feedback: z.string().describe('What the performer will read of this judge.'),
          sent_back: z.object({ reason: z.string(), by: z.string() }).nullable(),
        }),
      ),
    }),
  ),
});

/** The head judge's own calls; other judges are refused. */
export const headJudgeEndpoints = {
  headReview: byJudge.get('/judge/review', {
    summary:
      'For the head judge who reviews: every act with every judge’s sheet, far-off marks marked; acts of earlier rounds while they wait.',
    answer: headReview,
    refuses: ['forbidden', 'wrong_state'],
  }),
  releaseScores: byJudge.post('/judge/review/:id/release', {
    summary: 'Releases the scores of a locked act. Refused when a sheet changed since it was looked at.',
    body: z.object({ mark: z.string().max(20_000) }),
    answer: headReview,
    once: true,
    refuses: ['forbidden', 'not_found', 'wrong_state', 'no_change', 'stale'],
  }),
  sendSheetBack: byJudge.post('/judge/review/:id/send-back', {
    summary: 'Opens one judge’s sheet for a locked act again, with the reason, which that judge reads.',
    body: z.object({ judge_id: id, reason: line(REASON_LENGTH) }),
    answer: headReview,
    once: true,
    refuses: ['forbidden', 'not_found', 'wrong_state', 'stale', 'certified'],
  }),
};
