/** The calls on the live show and its streams, answered. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Who } from '#contract/endpoint.ts';
import type { ViewKind } from '#contract/live/views.ts';
import { Refusal } from '#contract/refusal.ts';
import { liveEndpoints, showEndpoints } from '#contract/show/endpoints.ts';
import { asShowCommand } from '#contract/show/schema.ts';
import type { Device } from '#domain/show/presence.ts';
import { requireCurrentEvent } from '../events/queries.ts';
import {
  type AccessOf,
  bearerToken,
  type CrewAccess,
  type Gates,
  header,
  type JudgeAccess,
  type McAccess,
  type Onlooker,
  type RoundAccess,
  type ScreenAccess,
} from '../http/access.ts';
import { networkOf } from '../http/address.ts';
import { addCalls } from '../http/calls.ts';
import { commandsOf } from '../http/command.ts';
import { deviceName } from '../http/device.ts';
import { JoinedDocument, ReadyAnswer } from '../http/packing.ts';
import { newId } from '../store/secrets.ts';
import type { Store } from '../store/store.ts';
import { command, type ShowRoom } from './commands.ts';
import type { Feed } from './feed.ts';
import { screenDevice } from './pairing.ts';
import type { PresenceBook } from './presence.ts';
import type { RestrictedStreams } from './restricted-streams.ts';
import {
  knowsItsProjectors,
  openPairing,
  pairedScreens,
  undefinedIfRefused,
  unpairScreens,
} from './screens.ts';

/** What the live views are made of. */
export interface LiveParts {
  store: Pick<Store, 'read'>;
  feed: Feed;
  followers: RestrictedStreams;
  presence: PresenceBook;
  /** How many viewers without credentials may follow at a time. */
  strangers: number;
}

/** When a page that found no room for its stream may try again, in seconds; it asks for frames until then. */
const FULL_RETRY_S = 30;

/** Registers the show's calls. */
export function showRoutes(
  app: FastifyInstance,
  gates: Gates,
  room: ShowRoom,
  { feed, followers }: Pick<LiveParts, 'feed' | 'followers'>,
): void {
  const { store } = room;
  const pairing = openPairing(store);
  const desk = async (access: CrewAccess, round: RoundAccess) =>
    (await feed.now(access, round)).packed('admin');
  addCalls(app, gates, showEndpoints, {
    show: async ({ access, round }) => new ReadyAnswer(new JoinedDocument([await desk(access, round)])),
    armedPicture: ({ round }) => feed.armed(round),
    command: async ({ access, round, body }) => {
      const { version } = await command(room, access, round, asShowCommand(body));
      return new ReadyAnswer(
        new JoinedDocument([`{"version":${version},"view":`, await desk(access, round), '}']),
      );
    },
    pairScreen: ({ body, request }) =>
      pairing.pair(body.code, {
        device: deviceName(request.headers['user-agent']),
        network: networkOf(request.ip),
      }),
    unpairScreens: async (call) => {
      await commandsOf(store)(unpairScreens)(call);
      await followers.recheck();
    },
    screenPairing: async () => {
      const { id, settings } = await requireCurrentEvent(store.read);
      return { code: settings.mcAccessCode, screens: await pairedScreens(store, id) };
    },
    readNote: async ({ access, round, params, commandId }) => {
      await command(room, access, round, {
        kind: 'read_note',
        noteId: params.id,
        commandId: commandId ?? newId(),
        expectedVersion: 0,
      }).catch(unlessSo);
    },
    signal: async ({ access, round, body, commandId }) => {
      const given = { commandId: commandId ?? newId(), expectedVersion: 0 };
      const said =
        body.signal === null
          ? ({ kind: 'withdraw_call', from: 'mc', judgeId: null } as const)
          : ({ kind: 'mc_signal', signal: body.signal } as const);
      await command(room, access, round, { ...said, ...given }).catch(unlessSo);
    },
    askForHelp: async ({ access, round, body, commandId }) => {
      await command(room, access, round, {
        kind: body.needed ? 'call_desk' : 'withdraw_call',
        from: 'judge',
        judgeId: access.judgeId,
        commandId: commandId ?? newId(),
        expectedVersion: 0,
      }).catch(unlessSo);
    },
    turnCard: async ({ access, round, body, commandId }) => {
      const turn = { kind: 'turn_card' as const, ...body, expectedVersion: 0 };
      // The desk turned it first, or the next card is there already.
      await command(room, access, round, { ...turn, commandId: commandId ?? newId() }).catch(unlessSo);
    },
    serverTime: () => ({ serverAt: store.now() }),
  });
}

/** It is so already: another device of the same person, or the desk, was faster. */
const unlessSo = (error: unknown): void => {
  if (!(error instanceof Refusal) || error.code !== 'no_change') throw error;
};

/** The hall sees no call board. */
const notAProjector = ({ kind }: ScreenAccess): void => {
  if (kind === 'projector') throw new Refusal('wrong_screen');
};

/** Whoever is signed in, at the desk or at another page. */
const ofSession = (kind: Device['kind'], { sessionId, by }: CrewAccess): Device => ({
  kind,
  id: sessionId,
  name: by.name,
});
const ofJudge = ({ judgeId, by }: JudgeAccess): Device => ({ kind: 'judge', id: judgeId, name: by.name });
const ofMc = ({ by }: McAccess): Device => ({ kind: 'mc', id: by.id ?? '', name: by.name });

/** Of projectors' pages those that are known: paired, or of somebody who is signed in. The others are anybody's. */
async function knownProjector(gates: Gates, request: FastifyRequest): Promise<Device | undefined> {
  const screen = await gates.screen(request).catch(undefinedIfRefused);
  if (screen?.kind === 'projector') return screenDevice(screen);
  const desk =
    bearerToken(request) === undefined ? undefined : await gates.crew(request).catch(undefinedIfRefused);
  return desk && { ...ofSession('projector', desk), name: '' };
}

/** Anybody may look at the picture, but where the hall has projectors of its own no other reads of a place before the phones do. */
const pictureFor = async (
  store: Pick<Store, 'read'>,
  known: Device | undefined,
): Promise<'projector' | 'projector_public'> =>
  known || !(await knowsItsProjectors(store)) ? 'projector' : 'projector_public';

/** Refuses a stranger the hall's own picture once a projector is paired; asked for all of them at once. */
function openToStrangers(store: Pick<Store, 'read'>): () => Promise<void> {
  let asking: Promise<boolean> | undefined;
  return async () => {
    asking ??= knowsItsProjectors(store).finally(() => {
      asking = undefined;
    });
    if (await asking) throw new Refusal('forbidden');
  };
}

interface LiveCall<W extends Who> {
  access: AccessOf[W];
  /** None for whoever follows the round that is on. */
  round: RoundAccess | null;
  query: { page?: string | undefined };
  request: FastifyRequest;
  reply: FastifyReply;
}

/** Registers the live views, each as a stream and as a single answer. */
export function liveRoutes(
  app: FastifyInstance,
  gates: Gates,
  { store, feed, followers, presence, strangers: most }: LiveParts,
): void {
  let strangers = 0;
  const stillOpen = openToStrangers(store);
  /** Those who are signed in, paired or have a link find room however many others follow. */
  const admitStranger = ({ raw }: FastifyReply): void => {
    if (strangers >= most)
      throw new Refusal(
        'busy',
        'As many pages follow the show as this server can hold. This page asks for the news every few seconds instead.',
        { retryAfter: FULL_RETRY_S },
      );
    if (raw.destroyed) return;
    strangers += 1;
    raw.once('close', () => {
      strangers -= 1;
    });
  };
  const stream = async (
    kind: ViewKind,
    { access, round, reply }: { access: Onlooker; round: RoundAccess | null; reply: FastifyReply },
  ) => {
    // Trouble before the first byte is answered as in any other call.
    const end = await feed.follow(kind, reply.raw, access, round);
    reply.hijack();
    return end;
  };
  const open = (kind: ViewKind) => async (call: Omit<LiveCall<'anyone'>, 'query'>) => {
    admitStranger(call.reply);
    await stream(kind, call);
    return '';
  };
  /** A stream that ends as soon as the caller may not see it any more. */
  const guarded = async <W extends Who>(kind: ViewKind, who: W, call: LiveCall<W>, device: Device) => {
    const end = await stream(kind, call);
    const left = presence.came(call.query.page ?? newId(), device);
    followers.add(call.reply.raw, { stillMay: () => gates[who](call.request), end, left });
    return '';
  };
  const heard = ({ page }: { page: string }, device: Device | undefined) => {
    if (device !== undefined) presence.answered(page, device);
    return { counted: device !== undefined };
  };
  const readsScript = (request: FastifyRequest) => gates.mc(request).catch(undefinedIfRefused);

  addCalls(app, gates, liveEndpoints, {
    audience: open('audience'),
    projector: async (call) => {
      const isPreview = header(call.request, 'x-ovation-preview') !== undefined;
      const known = await knownProjector(gates, call.request).catch(undefinedIfRefused);
      if (known === undefined) admitStranger(call.reply);
      const picture = await pictureFor(store, known);
      const end = await stream(picture, call);
      // A page that is not known, or not any more, comes back by itself as one that anybody may open.
      if (known === undefined && picture === 'projector')
        followers.add(call.reply.raw, { stillMay: stillOpen, end, left: () => undefined });
      if (known !== undefined && !isPreview)
        followers.add(call.reply.raw, {
          stillMay: async () => {
            if (!(await knownProjector(gates, call.request))) throw new Refusal('forbidden');
          },
          end,
          left: presence.came(call.query.page ?? newId(), known),
        });
      return '';
    },
    board: (call) => {
      notAProjector(call.access);
      return guarded('crew', 'screen', call, screenDevice(call.access));
    },
    mc: async (call) => {
      const access = await readsScript(call.request);
      if (access === undefined) return open('mc_public')(call);
      const end = await stream('mc', { ...call, access });
      followers.add(call.reply.raw, {
        stillMay: () => gates.mc(call.request),
        end,
        left: presence.came(call.query.page ?? newId(), ofMc(access)),
      });
      return '';
    },
    judge: (call) => guarded('judge', 'judge', call, ofJudge(call.access)),
    crew: (call) => guarded('crew', 'crew', call, ofSession('crew', call.access)),
    admin: (call) => guarded('admin', 'crew', call, ofSession('desk', call.access)),
    projectorHeard: async ({ request, query }) => heard(query, await knownProjector(gates, request)),
    mcHeard: async ({ request, query }) => {
      const reader = await readsScript(request);
      return heard(query, reader && ofMc(reader));
    },
    judgeHeard: ({ access, query }) => heard(query, ofJudge(access)),
    crewHeard: ({ access, query }) => heard(query, ofSession('crew', access)),
    boardHeard({ access, query }) {
      notAProjector(access);
      return heard(query, screenDevice(access));
    },
    adminHeard: ({ access, query }) =>
      heard(query, { ...ofSession('desk', access), plays: query.plays === 'yes' }),
    boardNow: ({ access, round }) => {
      notAProjector(access);
      return feed.frame('crew', access, round);
    },
    audienceNow: ({ access, round }) => feed.frame('audience', access, round),
    projectorNow: async ({ access, round, request }) => {
      const known = await knownProjector(gates, request).catch(undefinedIfRefused);
      return feed.frame(await pictureFor(store, known), access, round);
    },
    mcNow: async ({ access, round, request }) => {
      const reader = await readsScript(request);
      return reader ? feed.frame('mc', reader, round) : feed.frame('mc_public', access, round);
    },
    judgeNow: ({ access, round }) => feed.frame('judge', access, round),
    crewNow: ({ access, round }) => feed.frame('crew', access, round),
    adminNow: ({ access, round }) => feed.frame('admin', access, round),
  });
}
