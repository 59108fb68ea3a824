/** The calls that erase what is kept of people: one of them, everybody of an event, or one part after the other. */
import { z } from 'zod';
import { ERASING_PARTS, PARTS_ALONE } from '#domain/registration/erasing.ts';
import { byAdmin } from '../endpoint.ts';
import { instant } from '../primitives.ts';

const eraseAnswer = z.object({
  /** Whether it was carried out, so that nobody can see the data any more. */
  done: z.boolean(),
  /** Whether the data has left every file, too. Else that goes on by itself, and the act shows when it is done. */
  finished: z.boolean(),
  people: z.int().describe('How many people, and what goes with them.'),
  withdrawn: z.int(),
  letters: z.int(),
  already: z.int(),
});

const keptAnswer = z.object({
  parts: z
    .array(
      z.object({
        part: z.enum(ERASING_PARTS),
        count: z
          .int()
          .describe(
            'Files of music; pictures and recordings of names; letters; people; links of judges that work.',
          ),
        bytes: z.int().nullable().describe('How large they are together; null where they are no files.'),
        erased: z.int().describe('How many of them were erased before.'),
        erasing: z.boolean().describe('Whether what was erased is still being removed from every file.'),
        erased_at: instant.nullable().describe('When what was erased last had left every file.'),
      }),
    )
    .describe('In the order of the steps.'),
  stays: z.object({ acts: z.int(), results: z.int() }).describe('What no erasing takes.'),
  withdrawn: z
    .int()
    .describe('How many acts would be withdrawn with their people: the show is still to come.'),
  bar: z
    .enum(['before', 'running'])
    .nullable()
    .describe('Why music, pictures, letters and links cannot go alone yet: the show is to come, or is on.'),
});

export const erasingCalls = {
  erasePerson: byAdmin.post('/admin/participants/:id/erase', {
    summary: "Erases one person's data. The stage name and song stay for the result.",
    body: z.object({ dry_run: z.boolean() }),
    answer: eraseAnswer,
    refuses: ['not_found'],
  }),
  eraseEvent: byAdmin.post('/admin/events/:id/erase', {
    summary: 'Erases the personal data of everybody in an event. Stage names and songs stay for the result.',
    body: z.object({ dry_run: z.boolean() }),
    answer: eraseAnswer,
    refuses: ['not_found'],
  }),
  kept: byAdmin.get('/admin/events/:id/kept', {
    summary: 'What is kept of the people of an event, counted part by part, and what was erased of it.',
    answer: keptAnswer,
    refuses: ['not_found'],
  }),
  erasePart: byAdmin.post('/admin/events/:id/erase-part', {
    summary: 'After the show: erases one part of what is kept of its people, and leaves the others.',
    body: z.object({ part: z.enum(PARTS_ALONE) }),
    answer: z.object({ done: z.boolean(), finished: z.boolean(), count: z.int() }),
    refuses: ['not_found', 'wrong_state'],
  }),
};
