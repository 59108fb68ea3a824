/** Scoring on paper: sheets typed by two people, as they cross the wire. */
import { z } from 'zod';
import { SCORING_STATES, SHEET_PROGRESS } from '#domain/judging/scoresheet.ts';
import { byCrew } from '../endpoint.ts';
import { id, instant, optionalLine, REASON_LENGTH } from '../primitives.ts';
import { criterion } from './schema.ts';

const marks = z.record(id, z.int().min(0).max(10_000_000));

/** What one person read from the sheet. An abstained sheet has no marks. */
const typing = { marks: marks.default({}), abstained: z.boolean().default(false) };

export const typedBody = z.object({
  judge_id: id,
  performance_id: id,
  ...typing,
  reason: optionalLine(REASON_LENGTH)
    .default('')
    .describe(
      "Why, where the judge's sheet is in already and the paper is to replace it, or where the act is locked. Of late paper it is said once: it then holds for the next sheets of the round.",
    ),
});

/** A sheet typed from paper, either waiting for a second reading or settled, with how. */
export const paperEntry = z.object({
  id,
  judge_id: id,
  performance_id: id,
  state: z.enum(['typed', 'differs', 'confirmed', 'rejected', 'withdrawn']),
  reason: z.string(),
  late: z.boolean().describe('The act was locked when it was first typed.'),
  first_by: z.string(),
  first_at: instant,
  first_by_me: z.boolean().describe('The caller typed it first, and so is not the one who confirms.'),
  second_by: z.string().nullable(),
  second_by_me: z.boolean(),
  differences: z
    .array(z.object({ criterion_id: id, first: z.int().nullable(), second: z.int().nullable() }))
    .nullable()
    .describe(
      'Where the two typings are not the same; null until there are two. Marks in steps, null for none. Whether the judge abstained stands under the criterion "abstained", as 1 and 0.',
    ),
});

/** Everything needed for typing. No marks are in it, except where two readings differ. */
export const paper = z.object({
  round: z.object({ id, name: z.string() }),
  event_name: z.string(),
  judges: z.array(z.object({ id, name: z.string(), category_ids: z.array(id), criterion_ids: z.array(id) })),
  criteria: z.array(criterion),
  performances: z.array(
    z.object({
      id,
      number: z.int().nullable(),
      stage_name: z.string(),
      song_title: z.string(),
      category_id: id.nullable(),
      category: z.string(),
      scoring: z.enum(SCORING_STATES),
    }),
  ),
  sheets: z.array(
    z.object({
      judge_id: id,
      performance_id: id,
      state: z.enum(SHEET_PROGRESS),
      from_paper: z.boolean().describe('The sheet as it counts came from paper.'),
    }),
  ),
  entries: z.array(paperEntry).describe('Unsettled ones, oldest first.'),
  late_reason: z
    .string()
    .nullable()
    .describe('Why paper is typed after its acts were locked, as it was said last in this round.'),
});

export const paperEndpoints = {
  paper: byCrew.onRound.get('/admin/paper', {
    summary:
      'What is printed and typed for scoring on paper: judges, acts, criteria, and what waits for whom.',
    answer: paper,
  }),
  typePaper: byCrew.post('/admin/paper', {
    summary: 'Types one paper scoresheet for the first time. It counts once a second person typed the same.',
    body: typedBody,
    answer: paperEntry,
    status: 201,
    once: true,
    refuses: ['no_event', 'not_found', 'already_exists', 'certified', 'reason_needed'],
  }),
  typePaperAgain: byCrew.post('/admin/paper/:id/second', {
    summary:
      'Types it a second time, by another person. The same marks confirm it; others are answered as differences.',
    body: z.object(typing),
    answer: paperEntry,
    once: true,
    refuses: ['not_found', 'wrong_state', 'same_person', 'certified', 'stale'],
  }),
  confirmPaper: byCrew.post('/admin/paper/:id/confirm', {
    summary: 'The second person looked at the differences: the first typing is what the paper says.',
    answer: paperEntry,
    once: true,
    refuses: ['not_found', 'wrong_state', 'same_person', 'certified', 'stale'],
  }),
  rejectPaper: byCrew.post('/admin/paper/:id/reject', {
    summary:
      'The second person says that the first typing is wrong. The sheet is typed again from the start.',
    answer: paperEntry,
    once: true,
    refuses: ['not_found', 'wrong_state', 'same_person'],
  }),
  withdrawPaper: byCrew.delete('/admin/paper/:id', {
    summary: 'Takes back what one typed first, before it is settled. An admin may do it for anybody.',
    refuses: ['not_found', 'wrong_state', 'forbidden'],
  }),
};
