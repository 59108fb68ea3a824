/** The show on paper: before it the running order with its cues, after it what became of the plan. */
import { z } from 'zod';
import { byCrew } from '../endpoint.ts';
import { itemKind, roundKind } from '../lineup/schema.ts';
import { pictureAddress } from '../pictures/schema.ts';
import { id, instant } from '../primitives.ts';

const ms = z.int();
const disqualified = z.boolean().describe('It was on stage, and takes no place.');
const about = {
  event: z.string(),
  round: z.string(),
  time_zone: z.string(),
  ...roundKind,
};

export const reportEndpoints = {
  showReport: byCrew.onRound.get('/show/report', {
    summary: 'The show against its plan, item by item, so far or as it ended.',
    answer: z.object({
      ...about,
      planned_start_at: instant.nullable(),
      started_at: instant.nullable(),
      planned_end_at: instant.nullable(),
      planned_length_ms: ms.describe('By the plan, the times between acts included.'),
      finished_at: instant.nullable(),
      stops: z.int(),
      stopped_ms: ms,
      rows: z.array(
        z.object({
          item_id: id,
          number: z.int().nullable(),
          title: z.string(),
          kind: itemKind,
          status: z.string(),
          disqualified,
          planned_at: instant.nullable(),
          started_at: instant.nullable(),
          ended_at: instant.nullable(),
          late_ms: ms.nullable(),
          planned_ms: ms,
          performed_ms: ms.nullable(),
          over_ms: ms.nullable(),
          changeover_ms: ms.nullable(),
          paused_ms: ms.nullable(),
        }),
      ),
    }),
  }),
  cueSheet: byCrew.onRound.get('/show/cue-sheet', {
    summary: 'The running order with what sound, light, stage and the MC need, for paper.',
    answer: z.object({
      ...about,
      venue: z.string(),
      starts_at: instant.nullable(),
      ends_at: instant.nullable(),
      length_ms: ms.describe('By the plan, the times between acts included.'),
      rows: z.array(
        z.object({
          item_id: id,
          number: z.int().nullable(),
          title: z.string(),
          kind: itemKind,
          scratched: z.boolean(),
          disqualified,
          category: z.string(),
          song: z.string(),
          pronouns: z.string(),
          pronunciation: z.string(),
          mc_line: z.string(),
          stage_notes: z.string(),
          credits: z.string().describe('Names for the programme, where the act wants some in it.'),
          answers: z
            .array(z.string())
            .describe("To the organiser's own questions, as far as they are public."),
          picture: pictureAddress.nullable().describe('The picture of the act that may be printed.'),
          track: z.string(),
          planned_at: instant.nullable(),
          planned_ms: ms,
        }),
      ),
    }),
  }),
};
