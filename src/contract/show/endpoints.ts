/**
 * The calls on the live show: commands from the desk, answers of a paired MC page, and the live views.
 *
 * A live view is a stream of server-sent events: event `view` carries a whole frame (`liveFrame`), event `beat` only
 * the server's time. The same frame is at the same address with `/now` as JSON. Pages that the show's people follow
 * answer each beat at the same address with `/heard`. Where no round is named, a view follows whichever round is on.
 */
import { z } from 'zod';
import { MC_SIGNALS } from '#domain/show/vocabulary.ts';
import { endpoint, type Who } from '../endpoint.ts';
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
  show: endpoint({
    method: 'GET',
    path: '/show',
    who: 'crew',
    of: 'round',
    summary: 'The live show as the desk sees it.',
    answer: liveSchemas.admin,
    refuses: ['no_event'],
  }),
  armedPicture: endpoint({
    method: 'GET',
    path: '/show/armed',
    who: 'crew',
    of: 'round',
    summary:
      'What the projector would show if the armed scene were put on screen now. No projector is sent this.',
    answer: liveSchemas.projector.nullable(),
    refuses: ['no_event'],
  }),
  command: endpoint({
    method: 'POST',
    path: '/show/commands',
    who: 'crew',
    of: 'round',
    summary:
      'One command to the show. It names the version it was made from; sent again with the same id it is one step. For a round that is not on it is refused.',
    body: showCommand,
    answer: z.object({
      version: z.int().describe('The version that this command made.'),
      view: liveSchemas.admin,
    }),
    refuses: ['no_event', 'stale', 'wrong_state', 'not_found'],
  }),
  pairScreen: endpoint({
    method: 'POST',
    path: '/screens/mc',
    who: 'anyone',
    summary: 'Pairs an MC page by the code that the desk shows.',
    body: z.object({ code: z.string().trim().toLowerCase().min(1, 'Enter the code.').max(16) }),
    answer: z.object({ token: z.string() }),
    status: 201,
    refuses: ['no_event', 'wrong_code'],
  }),
  unpairScreens: endpoint({
    method: 'DELETE',
    path: '/screens',
    who: 'crew',
    summary: 'Unpairs every MC page at once. Their script is gone within seconds.',
  }),
  screenPairing: endpoint({
    method: 'GET',
    path: '/screens',
    who: 'crew',
    summary: 'The code that pairs an MC page, and the pages that are paired.',
    answer: z.object({
      code: z.string(),
      screens: z.array(z.object({ id, name: z.string(), created_at: instant })),
    }),
    refuses: ['no_event'],
  }),
  readNote: endpoint({
    method: 'POST',
    path: '/screens/notes/:id/read',
    who: 'mc',
    of: 'round',
    summary: 'The MC has read a note.',
    params: z.object({ id }),
    once: true,
    refuses: ['not_found', 'stale', 'wrong_state'],
  }),
  signal: endpoint({
    method: 'POST',
    path: '/screens/signal',
    who: 'mc',
    of: 'round',
    summary: 'The MC tells the desk: ready, one minute, microphone. Null takes back what was told.',
    body: z.object({ signal: z.enum(MC_SIGNALS).nullable() }),
    once: true,
    refuses: ['stale', 'wrong_state'],
  }),
  askForHelp: endpoint({
    method: 'POST',
    path: '/screens/help',
    who: 'judge',
    of: 'round',
    summary: 'A judge calls the desk, or needs nobody any more. The desk’s answer comes with the live view.',
    body: z.object({ needed: z.boolean() }),
    once: true,
    refuses: ['stale', 'wrong_state'],
  }),
  turnCard: endpoint({
    method: 'POST',
    path: '/screens/turn',
    who: 'mc',
    of: 'round',
    summary:
      'The MC has said the card of a step that was told: it turns to what comes next. Of a card that is not there any more nothing is turned.',
    body: z.object({ result_id: id, step: z.int().min(1) }),
    once: true,
    refuses: ['stale', 'wrong_state'],
  }),
  serverTime: endpoint({
    method: 'GET',
    path: '/time',
    who: 'anyone',
    summary: "The server's clock.",
    answer: z.object({ server_at: instant }),
  }),
};

/** The id of a page that follows a view, which tells pages of the same device apart. */
const page = z
  .string()
  .regex(/^[\w-]{8,64}$/, 'This is not the id of a page.')
  .describe('The page that follows, by an id that it made itself when it opened.');
const followed = z.object({ page: page.optional() });

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

export const liveEndpoints = {
  audience: endpoint({
    method: 'GET',
    path: '/live/audience',
    who: 'anyone',
    of: 'round if named',
    summary: 'What everybody may follow.',
    sends: stream(audienceFrame),
    refuses: ['busy'],
  }),
  projector: endpoint({
    method: 'GET',
    path: '/live/projector',
    who: 'anyone',
    of: 'round if named',
    summary: 'What the projector shows.',
    query: followed,
    sends: stream(projectorFrame),
    refuses: ['busy'],
  }),
  mc: endpoint({
    method: 'GET',
    path: '/live/mc',
    who: 'anyone',
    of: 'round if named',
    summary:
      'What the MC follows: the script on a paired device and for whoever is signed in, the public programme on any other.',
    query: followed,
    sends: stream(mcFrame),
    refuses: ['busy'],
  }),
  judge: endpoint({
    method: 'GET',
    path: '/live/judge',
    who: 'judge',
    of: 'round if named',
    summary: "What judges' devices follow.",
    query: followed,
    sends: stream(judgeFrame),
  }),
  crew: endpoint({
    method: 'GET',
    path: '/live/crew',
    who: 'crew',
    of: 'round if named',
    summary: 'What crew posts and the call board follow.',
    query: followed,
    sends: stream(crewFrame),
  }),
  board: endpoint({
    method: 'GET',
    path: '/live/board',
    who: 'screen',
    of: 'round if named',
    summary: 'What a screen that is paired for backstage follows.',
    query: followed,
    sends: stream(crewFrame),
    refuses: ['wrong_screen'],
  }),
  admin: endpoint({
    method: 'GET',
    path: '/live/admin',
    who: 'crew',
    of: 'round if named',
    summary: 'What the desk follows.',
    query: followed,
    sends: stream(adminFrame),
  }),
  audienceNow: endpoint({
    method: 'GET',
    path: '/live/audience/now',
    who: 'anyone',
    of: 'round if named',
    summary: 'The newest frame of what everybody may follow, once.',
    answer: audienceFrame,
    refuses: ['no_event'],
  }),
  projectorNow: endpoint({
    method: 'GET',
    path: '/live/projector/now',
    who: 'anyone',
    of: 'round if named',
    summary: 'The newest frame of what the projector shows, once.',
    answer: projectorFrame,
    refuses: ['no_event'],
  }),
  mcNow: endpoint({
    method: 'GET',
    path: '/live/mc/now',
    who: 'anyone',
    of: 'round if named',
    summary: 'The newest frame of what the MC follows, once.',
    answer: mcFrame,
    refuses: ['no_event'],
  }),
  judgeNow: endpoint({
    method: 'GET',
    path: '/live/judge/now',
    who: 'judge',
    of: 'round if named',
    summary: 'The newest frame of what judges’ devices follow, once.',
    answer: judgeFrame,
    refuses: ['no_event'],
  }),
  crewNow: endpoint({
    method: 'GET',
    path: '/live/crew/now',
    who: 'crew',
    of: 'round if named',
    summary: 'The newest frame of what crew posts and the call board follow, once.',
    answer: crewFrame,
    refuses: ['no_event'],
  }),
  boardNow: endpoint({
    method: 'GET',
    path: '/live/board/now',
    who: 'screen',
    of: 'round if named',
    summary: 'The newest frame of what a screen that is paired for backstage follows, once.',
    answer: crewFrame,
    refuses: ['no_event', 'wrong_screen'],
  }),
  adminNow: endpoint({
    method: 'GET',
    path: '/live/admin/now',
    who: 'crew',
    of: 'round if named',
    summary: 'The newest frame of what the desk follows, once.',
    answer: adminFrame,
    refuses: ['no_event'],
  }),
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
