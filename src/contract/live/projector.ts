/** What `/projector` shows. Only what the scene on air needs is in it; an armed scene never is. */
import { z } from 'zod';
import { shownSponsor } from '../events/sponsors.ts';
import { id, instant } from '../primitives.ts';
import { awardPictureId } from '../results/reveal.ts';
import {
  actNumber,
  awardLight,
  calling,
  clock,
  count,
  duration,
  everyView,
  interval,
  lastNumber,
  look,
  moments,
  pictures,
  pollFigure,
  publicAct,
  publicPoll,
  revealedEntry,
  revealedStep,
  sceneKind,
  shownCategory,
} from './parts.ts';

export const projectorView = z.strictObject({
  ...everyView,
  pictures,
  scene: sceneKind.describe('What is on air, with blank and stop already applied.'),
  text: z.string().describe('The words of a message or of a stopped show.'),
  halted: z.boolean(),
  follows_ms: count.describe(
    'How long after the hall this page is told each place: nothing where it is paired or somebody is signed in.',
  ),
  event: z.strictObject({
    name: z.string(),
    host: z.string(),
    venue: z.string(),
    tagline: z.string().nullable(),
    starts_at: instant.nullable(),
    time_zone: z.string(),
    wifi_line: z.string(),
    public_address: z.string(),
    look,
  }),
  last_number: lastNumber,
  calling,
  interval: interval.nullable().describe(`While an interval runs: for the holding scene's "Back in".`),
  act: publicAct
    .extend({ category: shownCategory, clock: clock.nullable() })
    .nullable()
    .describe('In the scenes `now` and `next`.'),
  lineup: z
    .array(
      z.strictObject({
        item_id: id,
        number: actNumber,
        stage_name: z.string(),
        category: shownCategory,
        done: z.boolean(),
      }),
    )
    .nullable()
    .describe('In the scene `lineup`.'),
  poll: publicPoll
    .extend({
      leaders: z
        .array(
          z.strictObject({
            performance_id: id,
            number: actNumber,
            stage_name: z.string(),
            figure: pollFigure,
          }),
        )
        .nullable()
        .describe('Best first; null while nobody is to see the votes.'),
      moments: moments.describe('Of this vote, also where the evening is at another moment.'),
      recap: z
        .strictObject({
          acts: z.array(z.strictObject({ performance_id: id, number: actNumber, stage_name: z.string() })),
          from_at: instant,
          each_ms: duration,
        })
        .nullable()
        .describe('Whom one can vote for, before the vote opens: one after the other, each for so long.'),
    })
    .nullable()
    .describe('In the scene `vote`.'),
  scores: z
    .strictObject({
      act: publicAct,
      judges: z
        .array(z.string().nullable())
        .describe('Names, or null for each where the event keeps them to itself.'),
      rows: z
        .array(
          z.strictObject({
            name: z.string(),
            marks: z.array(z.strictObject({ value: z.string(), dropped: z.boolean() }).nullable()),
          }),
        )
        .describe("A row for each criterion, or one of the judges' totals; a mark or none for each judge."),
      deducted: z.string().nullable(),
      total: z.string().nullable(),
    })
    .nullable()
    .describe('In the scene `scores`: the marks of the act that was on stage last, once they are locked.'),
  standings: z
    .strictObject({
      category: z.string(),
      entries: z.array(
        z.strictObject({
          performance_id: id,
          number: actNumber,
          stage_name: z.string(),
          song: z.string(),
          place: z.int().min(1),
          tied: z.boolean(),
          total: z.string().nullable(),
        }),
      ),
    })
    .nullable()
    .describe('In the scene `standings`: judges only, over the acts whose scores are locked, best first.'),
  reveal: z
    .strictObject({
      title: z.string(),
      light: awardLight,
      picture: awardPictureId.optional().describe('On its curtain, before any place is told.'),
      hidden_acts: count.describe('How many acts are still to be told; 0 while the curtain hangs.'),
      steps: z.array(revealedStep).describe('Lowest place first; the last one is the one just told.'),
      two_left: z.array(revealedEntry).optional().describe('The last two wait, in the order of the show.'),
      in_votes: z
        .literal(true)
        .optional()
        .describe('The figures are votes, and not what rules made of them.'),
      votes_cast: count.optional().describe('How many votes all acts have together, where that is told.'),
      also: z.array(revealedEntry).optional().describe('While the table stands: acts without a place.'),
    })
    .nullable()
    .describe('In the scene `reveal`.'),
  title_at: instant
    .optional()
    .describe('In the scene `title`, while the opening is on: until then its last seconds are counted.'),
  second_half: z
    .array(z.strictObject({ item_id: id, number: actNumber, stage_name: z.string() }))
    .optional()
    .describe('In an interval, once the line-up is published: who is on after it, up to the next one.'),
  sponsors: z
    .array(shownSponsor)
    .optional()
    .describe('In the scenes `holding` and `interval`, never beside winners.'),
  winners: z
    .array(z.strictObject({ title: z.string(), light: awardLight, names: z.array(z.string()) }))
    .optional()
    .describe('Once the show is over: who won what, as far as it is published.'),
});
