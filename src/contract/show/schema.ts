/** The show's commands as they come in: strict, each with an id of its own and the version it was made from. */
import { z } from 'zod';
import type { ShowCommand } from '#domain/show/commands.ts';
import { CALLERS, MC_SIGNALS, POSTS, SCENES } from '#domain/show/vocabulary.ts';
import { MUSIC_PRESSES } from '#domain/tracks/cue.ts';

import type { Camel } from '../case.ts';
import { confirmation } from '../live/parts.ts';
import { id, instant, line, optionalLine } from '../primitives.ts';

const sent = { command_id: id, expected_version: z.int().min(0) };
const bare = <K extends string>(kind: K) => z.strictObject({ kind: z.literal(kind), ...sent });
const aboutItem = <K extends string>(kind: K) =>
  z.strictObject({ kind: z.literal(kind), ...sent, item_id: id });

const HOUR_MS = 3_600_000;
const sceneKind = z.enum(SCENES);
const pollLength = z
  .int()
  .min(10_000)
  .max(HOUR_MS * 24)
  .nullable();
const confirms = z
  .array(confirmation)
  .max(20)
  .default([])
  .describe('What `go.asks` of the show names; without it such a step is refused.');
/** How many characters the words have that the desk tells a screen or its crew, and the reason that it gives. */
export const TOLD_LENGTH = 200;
const words = optionalLine(TOLD_LENGTH);

export const showCommand = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.enum([
      'undo',
      'finish_show',
      'take_back_start',
      'reopen_show',
      'pause',
      'resume',
      'restart',
      'disarm',
      'blank',
      'unblank',
      'lift_halt',
      'stop_reveal',
    ]),
    ...sent,
  }),
  z.strictObject({ kind: z.enum(['jump', 'skip', 'unskip', 'unscratch']), ...sent, item_id: id }),
  bare('go').extend({ confirms }),
  aboutItem('scratch').extend({ reason: words.default('') }),
  bare('start_interval').extend({
    duration_ms: z
      .int()
      .min(60_000)
      .max(HOUR_MS * 3),
  }),
  bare('add_time').extend({ ms: z.int().min(-HOUR_MS).max(HOUR_MS) }),
  bare('set_start').extend({ started_at: instant }),
  z.strictObject({ kind: z.enum(['arm', 'set_scene']), ...sent, scene: sceneKind, text: words.default('') }),
  bare('set_follow_go').extend({ follow_go: z.boolean() }),
  bare('halt').extend({ text: words.default('') }),
  bare('send_note').extend({ to: z.enum(POSTS).default('mc'), text: line(TOLD_LENGTH) }),
  z.strictObject({ kind: z.enum(['read_note', 'ready_note']), ...sent, note_id: id }),
  bare('mc_signal').extend({ signal: z.enum(MC_SIGNALS) }),
  bare('call_desk').extend({ from: z.enum(['judge', 'sound', 'light', 'stage']), judge_id: id.nullable() }),
  bare('withdraw_call').extend({ from: z.enum(CALLERS), judge_id: id.nullable() }),
  z.strictObject({ kind: z.enum(['take_call', 'end_call']), ...sent, call_id: z.string().min(1).max(200) }),
  aboutItem('set_wings').extend({ in_the_wings: z.boolean() }),
  bare('press_music').extend({ press: z.enum(MUSIC_PRESSES) }),
  bare('open_poll').extend({ poll_id: id, duration_ms: pollLength }),
  bare('announce_poll_close').extend({ poll_id: id, in_ms: z.int().min(5_000).max(HOUR_MS) }),
  bare('extend_poll').extend({ poll_id: id, by_ms: z.int().min(5_000).max(HOUR_MS) }),
  z.strictObject({ kind: z.enum(['close_poll', 'take_back_poll']), ...sent, poll_id: id }),
  bare('reopen_poll').extend({ poll_id: id, reason: line(TOLD_LENGTH), duration_ms: pollLength }),
  bare('open_scoring').extend({ performance_id: id, reason: words.default('') }),
  bare('lock_scoring').extend({ performance_id: id }),
  bare('reveal_next').extend({ result_id: id, confirms }),
  bare('turn_card').extend({ result_id: id, step: z.int().min(1) }),
  bare('publish_result').extend({ result_id: id }),
]);

/** A command in the form of the wire. */
export type WireShowCommand = z.infer<typeof showCommand>;
/** A command as it may be sent: what has a default is optional. */
export type SentShowCommand = z.input<typeof showCommand>;

type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? A : never) : never;

/** A parsed command (after `camelKeys`) as `decide` takes it. The compiler checks that both types are equal. */
export const asShowCommand = (command: Same<Camel<WireShowCommand>, ShowCommand>): ShowCommand => command;
