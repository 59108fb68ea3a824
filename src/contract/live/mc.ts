/** What `/mc` shows: the public programme on any device, the script on a paired one. */
import { z } from 'zod';
import { instant } from '../primitives.ts';
import {
  clock,
  count,
  interval,
  mcSignal,
  note,
  orderedItem,
  phase,
  publicAct,
  publicCue,
  publicPoll,
  rehearsal,
  revealedEntry,
  revealedStep,
  signedMs,
  stageState,
  version,
} from './parts.ts';

/** For a device that is not paired: nothing the audience may not know. */
export const mcPublicView = z.strictObject({
  version,
  rehearsal,
  phase,
  event_name: z.string(),
  stage: stageState,
  now: publicAct.nullable(),
  next: publicAct.nullable(),
  cue: publicCue.nullable(),
  interval: interval.nullable(),
  acts_total: count,
  poll: publicPoll.nullable(),
});

/** One item as the MC reads it. */
export const mcCard = orderedItem.extend({ pronunciation: z.string(), mc_line: z.string() });

/** One place on a card, with how to say the names. */
const announcement = revealedStep.extend({
  /** Which result it is of. */
  title: z.string(),
  entries: z.array(revealedEntry.extend({ pronunciation: z.string() })),
});

export const mcView = z.strictObject({
  version,
  rehearsal,
  phase,
  event_name: z.string(),
  time_zone: z.string(),
  /** What people type to vote, without a path; empty: the address of this page. */
  public_address: z.string(),
  stage: stageState,
  halt_text: z.string().nullable(),
  /** Called or on stage. */
  current: mcCard.nullable(),
  next: mcCard.nullable(),
  clock: clock.nullable(),
  /** Since when the MC fills: an act stands by from here. */
  standing_by_at: instant.nullable(),
  interval: interval.nullable(),
  order: z.array(mcCard),
  acts_total: count,
  /** To the MC, newest first. */
  notes: z.array(note),
  signal: mcSignal.nullable(),
  poll: publicPoll.nullable(),
  /** Expected end against the plan; below zero is early. */
  behind_ms: signedMs.nullable(),
  ends_at: instant.nullable(),
  /** While results are told: what the projector shows, and the one card to say next. */
  reveal: z
    .strictObject({
      title: z.string(),
      steps_total: count,
      steps_shown: count,
      shown: announcement.nullable(),
      ahead: announcement.nullable(),
    })
    .nullable(),
});
