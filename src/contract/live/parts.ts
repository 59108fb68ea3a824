/**
 * The small shapes that several live views share. Every object is strict: a field that is not written here
 * cannot leave the server.
 */
import { z } from 'zod';
import { SCORING_STATES, SHEET_PROGRESS } from '#domain/judging/scoresheet.ts';
import { FOLLOWS } from '#domain/lineup/follows.ts';
import { SPEEDS } from '#domain/lineup/round-clock.ts';
import { AWARD_LIGHTS } from '#domain/show/award-light.ts';
import { REGISTRATION_STATES, RESULT_STATES } from '#domain/show/facts.ts';
import { MOMENTS } from '#domain/show/moments.ts';
import { STAGE_STATES } from '#domain/show/views/parts.ts';
import { CALLERS, CALLS, ITEM_STATUSES, MC_SIGNALS, PHASES, POSTS, SCENES } from '#domain/show/vocabulary.ts';
import { POLL_METHODS } from '#domain/voting/poll-kinds.ts';
import { POLL_VOTERS } from '#domain/voting/voter.ts';
import { itemKind } from '../lineup/schema.ts';
import { pictureAddress } from '../pictures/schema.ts';
import { durationMs, id, instant } from '../primitives.ts';
import { trackState } from '../tracks/schema.ts';
import { pollFigure, pollState } from '../voting/schema.ts';

export { itemKind, pollFigure, pollState, trackState };

export const phase = z.enum(PHASES);
export const sceneKind = z.enum(SCENES);
export const itemStatus = z.enum(ITEM_STATUSES);
/** What the stage is doing: nothing, an act stands by, an act is on, another cue runs. */
export const stageState = z.enum(STAGE_STATES);
export const scoringWindow = z.enum(SCORING_STATES);
export const sheetProgress = z.enum(SHEET_PROGRESS);
export const resultState = z.enum(RESULT_STATES);
export const registrationState = z.enum(REGISTRATION_STATES);
export const mcSignal = z.enum(MC_SIGNALS);
export const post = z.enum(POSTS);

/** The present moment, then those that follow as time passes. */
export const moments = z.array(
  z.strictObject({ kind: z.enum(MOMENTS), from_at: instant.nullable(), until_at: instant.nullable() }),
);

export const version = z.int().min(0);
export const count = z.int().min(0);
export const lastNumber = count
  .nullable()
  .describe(
    'The highest number of an act; null where scratched acts left gaps, so that it is not their count.',
  );
/** A duration that may be below 0: overtime, or early. */
export const signedMs = z.int();
export const actNumber = z.int().min(1).nullable();

/** A countdown: `zero_at` is when it reaches 0, `left_ms` what is left while it stands; below 0 is overtime. */
export const clock = z.union([
  z.strictObject({ state: z.literal('running'), zero_at: instant }),
  z.strictObject({ state: z.literal('stopped'), left_ms: signedMs }),
]);

/** An act as everybody may know it. */
export const publicAct = z.strictObject({
  item_id: id,
  performance_id: id,
  number: actNumber,
  stage_name: z.string(),
  pronouns: z.string(),
  song: z.string(),
});

/** An act's category on a picture. */
export const shownCategory = z
  .strictObject({ name: z.string(), colour: z.string() })
  .nullable()
  .describe('Where the acts of the round are in several categories.');

/** An item of the running order as crew and MC read it. The fields of an act are empty for other cues. */
export const orderedItem = z.strictObject({
  item_id: id,
  kind: itemKind,
  title: z.string(),
  number: actNumber,
  status: itemStatus,
  skipped: z.boolean(),
  pronouns: z.string(),
  song: z.string(),
  category: z.string(),
  stage_notes: z.string(),
  duration_ms: durationMs,
  expected_at: instant.nullable(),
});

/** A cue that is not an act ("Interval"). */
export const publicCue = z.strictObject({ item_id: id.nullable(), kind: itemKind, title: z.string() });

/** An act with a revealed place. */
export const revealedEntry = z.strictObject({
  performance_id: id,
  number: actNumber,
  stage_name: z.string(),
  pronouns: z.string(),
  song: z.string(),
  score: z.string().nullable(),
});

/** A revealed place with everybody who shares it. */
export const revealedStep = z.strictObject({
  place: z.int().min(1),
  tied: z.boolean(),
  winner: z.boolean(),
  entries: z.array(revealedEntry),
});

/** A step that reveals no place: the last two side by side, or the whole table. */
export const stepWithoutPlace = z.enum(['two_left', 'board']).optional();

/** Pictures of the acts that a view names (performance id → address). */
export const pictures = z
  .record(id, pictureAddress)
  .optional()
  .describe('By performance: the picture that may be shown there. Left out where there is none.');

/** A poll as voters and screens may know it: no counts, unless votes are public. */
export const publicPoll = z.strictObject({
  id,
  title: z.string(),
  method: z.enum(POLL_METHODS),
  max_choices: count,
  practice: z.boolean(),
  voters: z.enum(POLL_VOTERS),
  figures: z
    .record(id, pollFigure)
    .nullable()
    .describe(
      'By performance: votes, points by place, or the mean in hundredths of a star, finer where two would look alike.',
    ),
  state: pollState,
  opened_at: instant.nullable(),
  closes_at: instant.nullable(),
  candidate_count: count,
  ballots_counted: count.nullable().describe('None where the event does not show how many voted.'),
});

export const deskCall = z.strictObject({
  id: z.string().describe('The command that made it, as its sender named it.'),
  from: z.enum(CALLERS),
  judge_id: id.nullable(),
  what: z.enum(CALLS),
  by: z.string(),
  called_at: instant,
  taken_at: instant.nullable().describe('When somebody at a desk took it on.'),
  taken_by: z.string().nullable(),
});

/** A call to the desk as whoever made it is told of it. */
export const ownCall = deskCall.pick({ id: true, called_at: true, taken_at: true, taken_by: true });

export const note = z.strictObject({
  id,
  to: post,
  text: z.string(),
  by: z.string(),
  sent_at: instant,
  read_at: instant.nullable(),
  ready_at: instant.nullable(),
});

/** The colour theme of an award; `paper` is the audience favourite's. */
export const awardLight = z.enum(AWARD_LIGHTS);

/** What a step that asks first would open. */
export const confirmation = z.strictObject({
  verb: z.enum(['start_show', 'open_vote', 'begin_award', 'reveal', 'publish']),
  id: id.nullable().describe('The poll or the result.'),
  place: z.int().min(1).nullable().describe('For `reveal`.'),
});

export const interval = z.strictObject({ title: z.string(), clock: clock.nullable() });

export const duration = durationMs;

/** A name for the look of the event's pages. A page with another look reloads its style. */
export const look = z.string().describe('A name for how the event looks; empty: as the house does.');

/** The paired screen that shows its number and name for a few seconds. */
export const calling = z
  .strictObject({ screen_id: id, name: z.string(), number: count, until_at: instant })
  .nullable();

/** The round that is on. */
export const liveRound = z.strictObject({
  id,
  name: z.string(),
  of: count.describe('How many rounds the event has; where it is one, no screen speaks of rounds.'),
  follows: z
    .enum(FOLLOWS)
    .describe(
      '`more`: another round is to come. `unsettled`: the last of several heats, and no round was made from them yet. `nothing`: the event ends with this one.',
    ),
  rehearsal: z
    .strictObject({ speed: z.literal([...SPEEDS]) })
    .nullable()
    .describe('Set where the round is a rehearsal, thrown away by its id; every screen says so.'),
});

/** What every view but the desk's begins with. */
export const everyView = {
  version,
  round: liveRound,
  phase,
  moments,
  stage: stageState,
  acts_total: count,
};
