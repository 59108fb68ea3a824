/**
 * Other gear: its tokens and addresses in the settings, and the calls that it makes. A control call takes no body, so
 * that a key of a Stream Deck can make it.
 */
import { z } from 'zod';
import { NOTIFICATIONS } from '#domain/show/notifications.ts';
import { SHOW_REJECTIONS } from '#domain/show/rejections.ts';
import { POSTS, SCENES } from '#domain/show/vocabulary.ts';
import { PLAYING_STATES } from '#domain/tracks/cue.ts';
import { byAdmin, byGear, endpoint } from '../endpoint.ts';
import { catalogueLines } from '../errors.ts';
import { round, roundKind } from '../lineup/schema.ts';
import { clock } from '../live/parts.ts';
import { id, instant, line, pace } from '../primitives.ts';

const url = z
  .url({ protocol: /^https?$/, error: 'Write the whole address, as https://example.org/hook.' })
  .max(500)
  .refine((text) => !/^[a-z]+:\/\/[^/]*@/i.test(text), 'Leave names and passwords out of the address.');

export const webhook = z.object({
  id,
  url: z.string(),
  happenings: z.array(z.enum(NOTIFICATIONS)),
  in_the_hall: z.boolean(),
  created_at: instant,
  deliveries: z
    .array(
      z.object({
        id,
        happening: z.string(),
        state: z.enum(['queued', 'sent', 'failed']),
        tries: z.int(),
        due_at: instant,
        answer: z.string(),
        told: catalogueLines,
        created_at: instant,
        done_at: instant.nullable(),
      }),
    )
    .describe('Newest first.'),
});

export const gearEndpoints = {
  gear: byAdmin.get('/gear', {
    summary: 'The tokens and addresses of other gear, with the last deliveries of each address.',
    answer: z.object({
      tokens: z.array(
        z.object({
          id,
          name: z.string(),
          created_by: z.string(),
          created_at: instant,
          last_used_at: instant.nullable(),
        }),
      ),
      webhooks: z.array(webhook),
    }),
  }),
  addControlToken: byAdmin.post('/gear/tokens', {
    summary:
      'Makes a token for gear that presses the desk’s keys in the current event. It is shown in this answer only.',
    body: z.object({ name: line(60) }),
    answer: z.object({ id, token: z.string() }),
    status: 201,
    once: true,
    refuses: ['no_event'],
  }),
  removeControlToken: byAdmin.delete('/gear/tokens/:id', {
    summary: 'Revokes a token at once.',
    refuses: ['not_found'],
  }),
  addWebhook: byAdmin.post('/gear/webhooks', {
    summary: 'Adds an address that is told what happens. The secret that signs is shown in this answer only.',
    body: z.object({
      url,
      happenings: z
        .array(z.enum(NOTIFICATIONS))
        .min(1, 'Choose what it is told of.')
        .max(NOTIFICATIONS.length),
      in_the_hall: z
        .boolean()
        .default(false)
        .describe("A machine of the hall's own network: its address may be a private one."),
    }),
    answer: z.object({ id, secret: z.string() }),
    status: 201,
    once: true,
    refuses: ['wrong_state'],
  }),
  removeWebhook: byAdmin.delete('/gear/webhooks/:id', {
    summary: 'Takes an address out, with what waits for it.',
    refuses: ['not_found'],
  }),
  testWebhook: byAdmin.post('/gear/webhooks/:id/test', {
    summary: 'Sends an address a happening that is marked as a test.',
    refuses: ['not_found'],
  }),
};

/** What gear may know of the show; nothing that was not revealed. */
export const controlState = z.object({
  version: z.int(),
  round,
  ...roundKind,
  phase: z.string(),
  stage: z.string().describe('`idle`, `standing_by`, `on_stage` or `cue`.'),
  current: z.string().nullable(),
  current_number: z.int().nullable().describe('The act’s; none for another item.'),
  next: z.string().nullable(),
  next_number: z.int().nullable(),
  clock: clock.nullable().describe('Of what is on: below zero it is over its time.'),
  left_ms: z
    .int()
    .nullable()
    .describe('What that clock reads, for lamps without a clock of their own: below zero it is over.'),
  ends_at: instant.nullable().describe('When the show is expected to end.'),
  behind_ms: z.int().nullable().describe('That against the plan; below zero is early.'),
  turnout: z
    .object({ ballots: z.int(), phones: z.int() })
    .nullable()
    .describe('While a vote is open: votes, and phones that follow the show.'),
  music: z
    .object({ state: z.enum(PLAYING_STATES), act: z.string(), ends_at: instant.nullable() })
    .nullable()
    .describe('The act’s music that a desk plays or has paused, by its own word.'),
  scene: z.enum(SCENES),
  armed: z.enum(SCENES).nullable(),
  blanked: z.boolean(),
  held: z.boolean(),
  open_poll: z.string().nullable(),
});

/** A frame of the stream that gear follows. */
export const controlFrame = z.strictObject({
  kind: z.literal('gear'),
  version: z.int(),
  sent_at: instant,
  pace,
  view: controlState,
});

/** The version that a key's page was made from, where it knows one. */
const query = z.object({ version: z.coerce.number<string>().int().min(0).optional() });
const press = <const P extends string>(path: P, summary: string) =>
  endpoint({
    method: 'POST',
    path: `/control/${path}`,
    who: 'gear',
    of: 'round',
    summary,
    query,
    answer: controlState,
    once: true,
    refuses: ['no_event', ...SHOW_REJECTIONS, 'wrong_state'],
  });
const scene = z.object({ scene: z.enum(SCENES).exclude(['message']) });

export const controlEndpoints = {
  controlState: byGear.onRound.get('/control/state', {
    summary: 'Where the show is, for the lamps of a key.',
    answer: controlState,
  }),
  controlStream: byGear.onRoundIfNamed.get('/control/stream', {
    summary: 'The same as a stream of server-sent events.',
    more: 'A frame at each change, and one a second while a clock runs or a vote is open; a heartbeat between.',
    sends: { media: 'text/event-stream', frame: controlFrame },
    refuses: ['no_event'],
  }),
  controlNote: endpoint({
    ...press('notes/:post', 'Sends a post a note.'),
    params: z.object({ post: z.enum(POSTS) }),
    query: query.extend({ text: line(120).describe('The note’s words.') }),
  }),
  controlGo: press('go', 'GO: does what the desk’s GO does.'),
  controlMoreTime: press('time/more', 'Gives what is on 30 seconds more.'),
  controlLessTime: press('time/less', 'Takes 30 seconds from what is on.'),
  controlUndo: press('undo', 'Takes the last step back, while the desk offers it.'),
  controlPause: press('pause', 'Stops the act’s clock.'),
  controlResume: press('resume', 'Lets the act’s clock run on.'),
  controlMusicPlay: press(
    'music/play',
    'Plays what the desk’s music panel has ready, or goes on after a pause.',
  ),
  controlMusicPause: press('music/pause', 'Pauses the music.'),
  controlMusicFade: press('music/fade', 'Fades the music out, as long as the desk says.'),
  controlHold: press('hold', 'Stops the show: the projector asks for a moment, GO waits.'),
  controlLift: press('lift', 'Lifts the stop.'),
  controlBlank: press('blank', 'Makes the projector black.'),
  controlUnblank: press('unblank', 'Shows the projector’s scene again.'),
  controlArm: endpoint({
    ...press('scenes/:scene/arm', 'Chooses a scene without showing it.'),
    params: scene,
  }),
  controlScene: endpoint({ ...press('scenes/:scene/show', 'Shows a scene.'), params: scene }),
  controlTake: press('take', 'Shows the scene that is armed.'),
  controlOpenPoll: press(
    'poll/open',
    'Opens the vote that stands by, or the next one that was not open yet.',
  ),
  controlClosePoll: press('poll/close', 'Closes the open vote.'),
};
