/**
 * The calls on the live show: commands from the desk, answers of a paired MC page, and the live views.
 *
 * A live view is a stream of server-sent events: event `view` carries a whole frame (`liveFrame`), event `beat` only
 * the server's time. The same frame is at the same address with `/now` as JSON. Pages that the show's people follow
 * answer each beat at the same address with `/heard`. Where no round is named, a view follows whichever round is on.
 */
import { z } from 'zod';
import { SHOW_REJECTIONS } from '#domain/show/rejections.ts';
import { MC_SIGNALS } from '#domain/show/vocabulary.ts';
import { byAnyone, byCrew, byJudge, byMc, endpoint, type Who } from '../endpoint.ts';
import type { RefusalCode } from '../errors.ts';
import { liveSchemas, type ViewKind } from '../live/views.ts';
import { id, instant, pace } from '../primitives.ts';
import { showCommand } from './schema.ts';

/** A frame: one view, the version of everything it was made from, and when it was sent. */
export const liveFrame = <K extends ViewKind>(kind: K) =>
  z.object({
    kind: z.literal(kind),
    version: z.int(),
    sent_at: instant,
    /** The clock from which `sent_at` was read. */
    pace,
    view: liveSchemas[kind],
  });

export const audienceFrame = liveFrame('audience');
export const projectorFrame = z.union([liveFrame('projector'), liveFrame('projector_public')]);
export const judgeFrame = liveFrame('judge');
export const crewFrame = liveFrame('crew');
export const adminFrame = liveFrame('admin');
export const mcFrame = z.union([liveFrame('mc'), liveFrame('mc_public')]);

const stream = (frame: z.ZodType) => ({ media: 'text/event-stream', frame }) as const;

export const showEndpoints = {
  show: byCrew.onRound.get('/show', {
    summary: 'The live show as the desk sees it.',
    answer: liveSchemas.admin,
  }),
  armedPicture: byCrew.onRound.get('/show/armed', {
    summary:
      'What the projector would show if the armed scene were put on screen now. No projector is sent this.',
    answer: liveSchemas.projector.nullable(),
  }),
  command: byCrew.onRound.post('/show/commands', {
    summary:
      'One command to the show. It names the version it was made from; sent again with the same id it is one step. For a round that is not on it is refused.',
    body: showCommand,
    answer: z.object({
      version: z.int().describe('The version that this command made.'),
      view: liveSchemas.admin,
    }),
    refuses: [...SHOW_REJECTIONS, 'wrong_state', 'not_found'],
  }),
  pairScreen: byAnyone.post('/screens/mc', {
    summary: 'Pairs an MC page by the code that the desk shows.',
    body: z.object({ code: z.string().trim().toLowerCase().min(1, 'Enter the code.').max(16) }),
    answer: z.object({ token: z.string() }),
    status: 201,
    refuses: ['no_event', 'wrong_code'],
  }),
  unpairScreens: byCrew.delete('/screens', {
    summary: 'Unpairs every MC page at once. Their script is gone within seconds.',
  }),
  screenPairing: byCrew.get('/screens', {
    summary: 'The code that pairs an MC page, and the pages that are paired.',
    answer: z.object({
      code: z.string(),
      screens: z.array(z.object({ id, name: z.string(), created_at: instant })),
    }),
    refuses: ['no_event'],
  }),
  readNote: byMc.onRound.post('/screens/notes/:id/read', {
    summary: 'The MC has read a note.',
    once: true,
    refuses: ['unknown_note', 'stale', 'wrong_state'],
  }),
  signal: byMc.onRound.post('/screens/signal', {
    summary: 'The MC tells the desk: ready, one minute, microphone. Null takes back what was told.',
    body: z.object({ signal: z.enum(MC_SIGNALS).nullable() }),
    once: true,
    refuses: ['stale', 'wrong_state'],
  }),
  askForHelp: byJudge.onRound.post('/screens/help', {
    summary: 'A judge calls the desk, or needs nobody any more. The desk’s answer comes with the live view.',
    body: z.object({ needed: z.boolean() }),
    once: true,
    refuses: ['stale', 'wrong_state'],
  }),
  turnCard: byMc.onRound.post('/screens/turn', {
    summary:
      'The MC has said the card of a step that was told: it turns to what comes next. Of a card that is not there any more nothing is turned.',
    body: z.object({ result_id: id, step: z.int().min(1) }),
    once: true,
    refuses: ['stale', 'wrong_state'],
  }),
  serverTime: byAnyone.get('/time', {
    summary: "The server's clock.",
    answer: z.object({ server_at: instant }),
  }),
};

/** The id of a page that follows a view, which tells pages of the same device apart. */
const page = z
  .string()
  .regex(/^[\w-]{8,64}$/, 'This is not the id of a page.')
  .describe('The page that follows, by an id that it made itself when it opened.');

/** The call by which a page answers the beats of a view's stream. */
const heard = <const W extends Who>(view: string, who: W, refuses: readonly RefusalCode[] = []) =>
  endpoint({
    method: 'POST',
    path: `/live/${view}/heard`,
    who,
    summary: 'The page heard a beat or a frame of this view.',
    more: 'Sent once for each beat, with the stream’s id: a device is here while it answers, and silent after six seconds without.',
    query: z.object({ page }),
    answer: z.object({
      counted: z.boolean().describe('Not of a page that is neither paired nor signed in.'),
    }),
    refuses,
  });

/** A view as a stream. */
const followedBy = <const W extends Who>(
  view: string,
  who: W,
  { summary, frame, refuses = [] }: { summary: string; frame: z.ZodType; refuses?: readonly RefusalCode[] },
) =>
  endpoint({
    ...{ method: 'GET', path: `/live/${view}`, who, of: 'round if named' },
    summary,
    query: z.object({ page: page.optional() }),
    sends: stream(frame),
    refuses: ['no_event', ...refuses],
  });

/** The newest frame of a view, once. */
const newest = <const W extends Who, Frame extends z.ZodType>(
  view: string,
  who: W,
  { of, frame, refuses = [] }: { of: string; frame: Frame; refuses?: readonly RefusalCode[] },
) =>
  endpoint({
    ...{ method: 'GET', path: `/live/${view}/now`, who, of: 'round if named' },
    summary: `The newest frame of ${of}, once.`,
    answer: frame,
    refuses: ['no_event', ...refuses],
  });

export const liveEndpoints = {
  audience: byAnyone.onRoundIfNamed.get('/live/audience', {
    summary: 'What everybody may follow.',
    sends: stream(audienceFrame),
    refuses: ['busy'],
  }),
  projector: followedBy('projector', 'anyone', {
    summary: 'What the projector shows.',
    frame: projectorFrame,
    refuses: ['busy'],
  }),
  mc: followedBy('mc', 'anyone', {
    summary:
      'What the MC follows: the script on a paired device and for whoever is signed in, the public programme on any other.',
    frame: mcFrame,
    refuses: ['busy'],
  }),
  judge: followedBy('judge', 'judge', { summary: "What judges' devices follow.", frame: judgeFrame }),
  crew: followedBy('crew', 'crew', {
    summary: 'What crew posts and the call board follow.',
    frame: crewFrame,
  }),
  board: followedBy('board', 'screen', {
    summary: 'What a screen that is paired for backstage follows.',
    frame: crewFrame,
    refuses: ['wrong_screen'],
  }),
  admin: followedBy('admin', 'crew', { summary: 'What the desk follows.', frame: adminFrame }),
  audienceNow: newest('audience', 'anyone', { of: 'what everybody may follow', frame: audienceFrame }),
  projectorNow: newest('projector', 'anyone', { of: 'what the projector shows', frame: projectorFrame }),
  mcNow: newest('mc', 'anyone', { of: 'what the MC follows', frame: mcFrame }),
  judgeNow: newest('judge', 'judge', { of: 'what judges’ devices follow', frame: judgeFrame }),
  crewNow: newest('crew', 'crew', { of: 'what crew posts and the call board follow', frame: crewFrame }),
  boardNow: newest('board', 'screen', {
    of: 'what a screen that is paired for backstage follows',
    frame: crewFrame,
    refuses: ['wrong_screen'],
  }),
  adminNow: newest('admin', 'crew', { of: 'what the desk follows', frame: adminFrame }),
  projectorHeard: heard('projector', 'anyone'),
  mcHeard: heard('mc', 'anyone'),
  judgeHeard: heard('judge', 'judge'),
  crewHeard: heard('crew', 'crew'),
  boardHeard: heard('board', 'screen', ['wrong_screen']),
  adminHeard: endpoint({
    ...heard('admin', 'crew'),
    query: z.object({
      page,
      plays: z
        .enum(['yes'])
        .optional()
        .describe('Music plays at this desk, or may begin there by itself: keys of other gear reach it.'),
    }),
  }),
};
