/** What `/`, `/vote` and `/results` follow: the public programme, the open poll, what has been told on stage. */
import { z } from 'zod';
import { id, instant } from '../primitives.ts';
import {
  actNumber,
  count,
  everyView,
  interval,
  itemStatus,
  lastNumber,
  pictures,
  publicAct,
  publicCue,
  publicPoll,
  registrationState,
  revealedStep,
} from './parts.ts';

export const audienceView = z.strictObject({
  ...everyView,
  pictures: pictures.describe('Of the line-up, the ballot and who is on.'),
  result_pictures: pictures.describe('Of the results.'),
  event: z.strictObject({
    name: z.string(),
    host: z.string(),
    venue: z.string(),
    tagline: z.string().nullable(),
    starts_at: instant.nullable(),
    doors_at: instant.nullable(),
    time_zone: z.string(),
    registration: z.strictObject({
      state: registrationState,
      opens_at: instant.nullable(),
      closes_at: instant.nullable(),
    }),
  }),
  now: publicAct.nullable().describe('The act on stage.'),
  next: publicAct
    .nullable()
    .describe('The act that stands by, or the next one where the line-up is published.'),
  cue: publicCue.nullable(),
  interval: interval.nullable(),
  last_number: lastNumber,
  lineup: z
    .array(publicAct.extend({ status: itemStatus.exclude(['scratched']) }))
    .nullable()
    .describe('None until it is published; scratched acts are not in it.'),
  poll: publicPoll
    .extend({
      candidates: z.array(
        z.strictObject({
          id,
          performance_id: id,
          number: actNumber,
          stage_name: z.string(),
          song: z.string(),
        }),
      ),
    })
    .nullable(),
  next_poll: z
    .strictObject({ id, title: z.string(), opens_after_number: actNumber, expected_at: instant.nullable() })
    .nullable()
    .describe('The next poll to open, while none is open.'),
  results: z
    .array(
      z.strictObject({
        id,
        title: z.string(),
        prize: z.literal(true).optional().describe('It is given by hand.'),
        state: z.enum(['revealing', 'published']),
        hidden_acts: count.describe('How many acts are still to be told.'),
        steps: z.array(revealedStep).describe('Lowest place first.'),
      }),
    )
    .describe('Results that are being told or are published; only steps that were shown.'),
});
