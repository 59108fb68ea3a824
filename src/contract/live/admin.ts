/** What the live desk follows: everything but marks, tallies and places that were not told yet. */
import { z } from 'zod';
import { STAGE_SIDES } from '#domain/events/stage-side.ts';
import { REVEAL_SOUNDS } from '#domain/results/reveal-script.ts';
import { COMMAND_KINDS } from '#domain/show/commands.ts';
import { CUE_VERBS } from '#domain/show/cue-part.ts';
import { GO_WAITS } from '#domain/show/go.ts';
import { DEVICE_KINDS } from '#domain/show/presence.ts';
import { MUSIC_PRESSES, PLAYING_STATES } from '#domain/tracks/cue.ts';
import { POLL_METHODS } from '#domain/voting/poll-kinds.ts';
import { POLL_VOTERS } from '#domain/voting/voter.ts';
import { id, instant } from '../primitives.ts';
import {
  actNumber,
  awardLight,
  clock,
  confirmation,
  count,
  deskCall,
  duration,
  interval,
  itemKind,
  itemStatus,
  lastNumber,
  liveRound,
  note,
  phase,
  pollState,
  resultState,
  revealedStep,
  sceneKind,
  scoringWindow,
  sheetProgress,
  signedMs,
  stageState,
  stepWithoutPlace,
  trackState,
  version,
} from './parts.ts';

const scene = z.strictObject({ kind: sceneKind, text: z.string() });
const commandKind = z.enum(COMMAND_KINDS);

/** A part of a step, which the desk puts into words ("End act 5", "Stand by act 6"). */
const cuePart = z.strictObject({
  verb: z.enum(CUE_VERBS),
  item_id: id.nullable(),
  result_id: id.nullable(),
  item_kind: itemKind.nullable(),
  number: actNumber,
  title: z.string().describe("The cue's or the result's name."),
  place: z.int().min(1).nullable().describe('The place that is told, for `reveal`.'),
  step: stepWithoutPlace,
});

/** What a press of GO does beside moving the cue. */
const goEffect = z.union([
  z.strictObject({ kind: z.literal('timer_stops') }),
  z.strictObject({ kind: z.literal('timer_starts'), duration_ms: signedMs }),
  z.strictObject({ kind: z.literal('projector'), scene: sceneKind }),
  z.strictObject({ kind: z.literal('projector_held'), scene: sceneKind }),
  z.strictObject({ kind: z.literal('judges_open'), number: actNumber, title: z.string() }),
  z.strictObject({ kind: z.literal('judges_finish'), grace_ms: duration.nullable() }),
  z.strictObject({ kind: z.literal('mc_sees'), number: actNumber, title: z.string() }),
  z.strictObject({ kind: z.literal('poll_opens'), title: z.string(), duration_ms: duration.nullable() }),
  z.strictObject({ kind: z.literal('result_published'), title: z.string() }),
]);

const adminItem = z.strictObject({
  item_id: id,
  kind: itemKind,
  title: z.string(),
  number: actNumber,
  status: itemStatus,
  skipped: z.boolean(),
  disqualified: z.literal(true).optional().describe('It was on stage, and takes no place.'),
  duration_ms: duration,
  changeover_ms: duration,
  called_at: instant.nullable(),
  started_at: instant.nullable(),
  ended_at: instant.nullable(),
  granted_ms: signedMs,
  performed_ms: signedMs,
  over_ms: signedMs.nullable().describe('Performed against planned, once it is done.'),
  expected_at: instant.nullable(),
  planned_at: instant.nullable(),
  poll_id: id.nullable(),
  act: z
    .strictObject({
      performance_id: id,
      participant_id: id,
      pronouns: z.string(),
      song: z.string(),
      pronunciation: z.string(),
      category: z.string(),
      stage_notes: z.string(),
      track: trackState,
      sound: z
        .strictObject({
          file_id: id.nullable(),
          start_ms: duration,
          level: z.int().min(0).max(100),
          with_go: z.boolean(),
        })
        .describe('The newest file of its music and how the desk plays it.'),
      stage_side: z.enum(STAGE_SIDES).nullable(),
      consent: z
        .enum(['clear', 'missing'])
        .describe('Whether it may go on. Crew sees this view too: it does not say who needs consent at all.'),
      checked_in: z.boolean(),
      withdrew: z
        .boolean()
        .describe('It is not accepted any more, as when its performers withdrew, and stands in the order.'),
      in_the_wings: z.boolean(),
      window: scoringWindow,
      locks_at: instant.nullable().describe('When it locks by itself; none where somebody locks it.'),
      sheets_in: count,
      sheets_expected: count,
    })
    .nullable(),
});

export const adminView = z.strictObject({
  version,
  round: liveRound,
  phase,
  event: z.strictObject({
    name: z.string(),
    host: z.string(),
    time_zone: z.string(),
    starts_at: instant.nullable(),
    public_address: z.string(),
  }),
  started_at: instant.nullable(),
  finished_at: instant.nullable(),
  stage: stageState,
  items: z.array(adminItem),
  current_id: id.nullable(),
  next_id: id.nullable(),
  cued_id: id.nullable(),
  clock: clock.nullable(),
  interval: interval.nullable(),
  acts_total: count,
  last_number: lastNumber,
  go: z.strictObject({
    parts: z.array(cuePart),
    effects: z.array(goEffect),
    asks: z
      .array(confirmation)
      .describe('What a command for it names in `confirms`; where it asks nothing the list is empty.'),
    waits: z
      .strictObject({
        reason: z.enum(GO_WAITS),
        item_id: id.nullable(),
        until_at: instant.nullable(),
      })
      .nullable()
      .describe('What GO waits for; pressing it now is refused.'),
    undoable: z.boolean().describe('A step that cannot be taken back asks for a hold.'),
    deaf_until_at: instant.nullable(),
  }),
  start_may_go_back: z.boolean().describe('Whether the start can be taken back: nothing was scored.'),
  undo: z
    .strictObject({
      command: commandKind
        .or(z.literal('disqualify'))
        .describe('As it was sent; “disqualify” for a scratched act that had been on.'),
      parts: z.array(cuePart),
      by: z.string(),
      done_at: instant,
      until_at: instant,
    })
    .nullable(),
  last_move: z.strictObject({ command: commandKind, by: z.string(), moved_at: instant }).nullable(),
  scene,
  armed: scene.nullable(),
  follow_go: z.boolean(),
  blanked: z.boolean(),
  halt: z.strictObject({ text: z.string(), since_at: instant }).nullable(),
  judges: z.array(
    z.strictObject({
      id,
      name: z.string(),
      online: z.boolean().describe('Whether one of their devices answered a beat within six seconds.'),
      last_seen_at: instant.nullable(),
      sheets: z.record(id, sheetProgress).describe('By performance.'),
      sheets_in: count,
      sheets_expected: count,
    }),
  ),
  grace_ms: duration.nullable(),
  playing: z
    .strictObject({
      item_id: id,
      desk_id: id,
      by: z.string(),
      state: z.enum(PLAYING_STATES),
      position_ms: duration,
      said_at: instant,
      ends_at: instant.nullable(),
    })
    .nullable()
    .describe('The music that a desk plays, by its own word.'),
  music_key: z
    .strictObject({ id, press: z.enum(MUSIC_PRESSES), pressed_at: instant })
    .nullable()
    .describe('The last press of other gear for the music: the desk that plays does it, once.'),
  polls: z.array(
    z.strictObject({
      id,
      title: z.string(),
      state: pollState,
      method: z.enum(POLL_METHODS),
      max_choices: count,
      practice: z.boolean().describe('It counts for nothing.'),
      voters: z.enum(POLL_VOTERS),
      candidate_count: count,
      opens_after_number: actNumber,
      duration_ms: duration.nullable(),
      opened_at: instant.nullable(),
      closes_at: instant.nullable(),
      stays_closed: z
        .enum(['count_published', 'certified'])
        .nullable()
        .describe('Why it is not opened again, once it is closed.'),
      ballots_counted: count,
      ballots_per_minute: count,
      least_ballots: count.describe('With fewer nobody has a prize by it.'),
      heard: z
        .array(id)
        .describe('The items whose music is heard in turn while it is announced; none where that is off.'),
    }),
  ),
  recap: z
    .strictObject({ poll_id: id, from_at: instant, each_ms: duration })
    .nullable()
    .describe(
      'While the wall goes through the candidates of a vote: when the first came, how long each stands.',
    ),
  results: z.array(
    z.strictObject({
      id,
      title: z.string(),
      light: awardLight,
      state: resultState,
      steps_total: count,
      steps_shown: count,
      last_kind: stepWithoutPlace.describe('Set where the step told last tells no place.'),
      next_place: z.int().min(1).nullable(),
      next_kind: stepWithoutPlace,
      next_wins: z.literal(true).optional().describe('The next place is the winner’s.'),
      sound: z.enum(REVEAL_SOUNDS).optional().describe('Of the step told last, where the script names one.'),
      steps: z.array(revealedStep),
    }),
  ),
  revealing_id: id.nullable(),
  card_turned: z.boolean().describe('Whether the MC’s card of the step told last was turned.'),
  notes: z.array(note).describe('Newest first.'),
  calls: z.array(deskCall).describe('What the desk is called about, the oldest first.'),
  forecast: z.strictObject({
    ends_at: instant.nullable(),
    planned_end_at: instant.nullable(),
    behind_ms: signedMs.nullable(),
  }),
  presence: z
    .strictObject({
      desks: z.array(z.string()).describe('Names of the people at open desks.'),
      music: count.describe('Desks where music plays or may begin by itself.'),
      projectors: count.describe('Pages that are paired or of somebody who is signed in.'),
      mcs: count,
      judges: count,
      crew: count,
      audience: count.describe('Open streams; phones are asked for no answer.'),
      silent: z
        .array(z.strictObject({ kind: z.enum(DEVICE_KINDS), name: z.string(), heard_at: instant }))
        .describe('Devices that said no goodbye and have not answered for six seconds.'),
    })
    .describe('Devices that answered a beat within six seconds.'),
});
