/** What `/mc` shows: the public programme on any device, the script on a paired one. */
import { z } from 'zod';
import { toldNames } from '../events/texts.ts';
import { id, instant } from '../primitives.ts';
import {
  actNumber,
  awardLight,
  clock,
  count,
  everyView,
  interval,
  lastNumber,
  mcSignal,
  note,
  orderedItem,
  pictures,
  publicAct,
  publicCue,
  publicPoll,
  revealedEntry,
  revealedStep,
  signedMs,
  stepWithoutPlace,
} from './parts.ts';

/** The MC's page on a device that is not paired: nothing that the audience may not know. */
export const mcPublicView = z.strictObject({
  ...everyView,
  pictures,
  event_name: z.string(),
  now: publicAct.nullable(),
  next: publicAct.nullable(),
  cue: publicCue.nullable(),
  interval: interval.nullable(),
  last_number: lastNumber,
  poll: publicPoll.nullable(),
  names: toldNames,
});

/** An item of the running order as the MC reads it. */
export const mcCard = orderedItem.extend({
  pronunciation: z.string(),
  recording: id.optional().describe('How the name is said, as recorded: the id of `/recordings`.'),
  mc_line: z.string(),
});

const prize = z.literal(true).optional().describe('It is given by hand.');

/** A place on the MC's card, with how to say the names. */
const announcement = revealedStep.extend({
  result_id: id,
  step: count,
  title: z.string().describe('Which result it is of.'),
  light: awardLight,
  kind: stepWithoutPlace,
  prize,
  words: z.string().optional().describe('The organisers’ own words for this card.'),
  in_votes: z.literal(true).optional().describe('The figures are how many votes.'),
  entries: z.array(revealedEntry.extend({ pronunciation: z.string() })),
});

export const mcView = z.strictObject({
  ...everyView,
  pictures,
  event_name: z.string(),
  time_zone: z.string(),
  public_address: z
    .string()
    .describe('What people type to vote, without a path; empty: the address of this page.'),
  halt_text: z.string().nullable(),
  current: mcCard.nullable().describe('Called or on stage.'),
  next: mcCard.nullable(),
  clock: clock.nullable(),
  standing_by_at: instant.nullable().describe('Since when the MC fills: an act stands by from here.'),
  interval: interval.nullable(),
  order: z.array(mcCard),
  last_number: lastNumber,
  notes: z.array(note).describe('To the MC, newest first.'),
  signal: z
    .strictObject({ said: mcSignal, taken_at: instant.nullable(), taken_by: z.string().nullable() })
    .nullable()
    .describe('What the MC told the desk, and who there has it.'),
  poll: publicPoll
    .extend({
      candidates: z
        .array(
          z.strictObject({
            performance_id: id,
            number: actNumber,
            stage_name: z.string(),
            pronunciation: z.string(),
          }),
        )
        .describe('To be read out before the vote.'),
    })
    .nullable(),
  code_on_screen: z
    .boolean()
    .describe('Whether the picture in the hall is that of the vote, with the code that leads there.'),
  behind_ms: signedMs.nullable().describe('Expected end against the plan; below zero is early.'),
  ends_at: instant.nullable(),
  reveal: z
    .strictObject({
      turned: z.boolean().describe('Whether the card of `shown` was said and turned.'),
      shown: announcement.nullable().describe('What the projector shows.'),
      ahead: z
        .strictObject({
          title: z.string(),
          light: awardLight,
          kind: stepWithoutPlace,
          place: z.int().min(1),
          winner: z.boolean(),
          prize,
          words: z.string().optional(),
        })
        .nullable()
        .describe('What comes next, without names: they come with the screen.'),
    })
    .nullable()
    .describe('While results are told.'),
  names: toldNames,
});
