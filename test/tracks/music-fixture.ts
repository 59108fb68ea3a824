/** The room of music on a real server with one act, and everybody who has to do with it. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterEach } from 'vitest';
import { eventsEndpoints } from '#contract/events/endpoints.ts';
import { Refusal } from '#contract/refusal.ts';
import { registrationEndpoints } from '#contract/registration/endpoints.ts';
import { usualWordsIn } from '#domain/planning/in-language.ts';
import { addAdmin } from '#server/accounts/commands.ts';
import { adminGates } from '#server/accounts/gate.ts';
import { openSignIns } from '#server/accounts/sign-in.ts';
import { type Caller, callerOf } from '#server/demo/api.ts';
import { eventsRoutes } from '#server/events/routes.ts';
import { anyoneGate, type Gates } from '#server/http/access.ts';
import { buildApp } from '#server/http/app.ts';
import { NO_LOOK } from '#server/http/look.ts';
import { keptCategories } from '#server/judging/scored-acts.ts';
import { keptInParts } from '#server/kept-in-parts.ts';
import { PICTURES } from '#server/pictures/files.ts';
import { RECORDINGS } from '#server/recordings/files.ts';
import { openErasing } from '#server/registration/erasing.ts';
import { participantGate } from '#server/registration/gate.ts';
import { registrationRoutes } from '#server/registration/routes.ts';
import { SYSTEM } from '#server/store/audit.ts';
import type { Engine } from '#server/store/engine.ts';
import type { Store } from '#server/store/store.ts';
import { moveTracks } from '#server/tracks/files.ts';
import { openTracks, type TracksRoom } from '#server/tracks/room.ts';
import type { S3Settings } from '#server/tracks/s3-storage.ts';
import { storesOf } from '../store.ts';

type Headers = Readonly<Record<string, string>>;
interface Registered {
  id: string;
  /** The private link's header. */
  holder: Record<string, string>;
}

export interface MusicFixture {
  origin: string;
  folder: string;
  store: Store;
  room: TracksRoom;
  act: Registered;
  holder: Record<string, string>;
  crewHeaders: Headers;
  admin: Caller;
  crew: Caller;
  performer: Caller;
  /** Registers one more act and accepts it. */
  register(stageName?: string, songTitle?: string): Promise<Registered>;
  /** Ends the room as a power cut would leave it, and opens it anew on the same files. */
  restart(settings?: HouseSettings): Promise<void>;
}

export interface HouseSettings {
  /** Places in the running order, by participant. */
  places?: Map<string, number>;
  programs?: string;
  s3?: S3Settings;
  againMs?: number;
  /** Whether things may be removed by the clock; they may unless given. */
  clockIsSettled?: () => boolean;
  /** Where trouble on our side is noted; without it trouble fails the test. */
  troubles?: unknown[];
}

/** Fixtures that are torn down after each test. */
export function musicFixtures(engine: Engine): (settings?: HouseSettings) => Promise<MusicFixture> {
  // First, so that it runs last.
  const toClose: (() => Promise<unknown>)[] = [];
  const open = storesOf(engine);
  afterEach(async () => {
    for (const close of toClose.splice(0).reverse()) await close();
  });
  return async (settings = {}) => {
    const store = await open();
    const folder = mkdtempSync(join(tmpdir(), 'ovation-music-'));
    const opened = await build(store, folder, settings);
    toClose.push(async () => {
      await opened.close();
      rmSync(folder, { recursive: true, force: true });
    });
    return opened.fixture;
  };
}

const closed = async (): Promise<never> => {
  throw new Refusal('forbidden');
};

async function serve(store: Store, folder: string, settings: HouseSettings) {
  const gates: Gates = {
    anyone: anyoneGate,
    ...adminGates(store),
    participant: participantGate(store),
    judge: closed,
    screen: closed,
    mc: closed,
    gear: closed,
    round: closed,
  };
  const app = await buildApp({ log: pino({ level: 'error' }) });
  eventsRoutes(app, gates, store, {
    alongWithEvent: async () => {},
    usualWords: usualWordsIn,
    alongWithCopy: async () => {},
    begun: async () => false,
    mayBeLeft: async () => {},
    lineupTurned: async () => {},
    lookOf: async () => NO_LOOK,
    mailIsSet: async () => false,
  });
  const onTrouble = (error: unknown) => {
    if (!settings.troubles) throw error;
    settings.troubles.push(error);
  };
  const room = await openTracks(
    { store, clockIsSettled: settings.clockIsSettled ?? (() => true) },
    {
      folder,
      namedAside: async () => new Set(),
      elsewhere: async () => [],
      placesOf: async () => settings.places ?? new Map(),
      onTrouble,
      s3: settings.s3,
      ...(settings.againMs !== undefined && { againMs: settings.againMs }),
      ...(settings.programs !== undefined && { programs: settings.programs }),
    },
  );
  const erasing = openErasing(store, room.forgetErased, onTrouble);
  registrationRoutes(app, gates, store, {
    keptCategories,
    finishErasing: erasing.finish,
    moveTracks,
    movePicture: PICTURES.move,
    moveRecording: RECORDINGS.move,
    keptInParts,
    keptElsewhere: async () => ({ tracks: [], picture: null, recording: null, feedback: [] }),
    mailIsSet: async () => false,
  });
  room.routes(app, gates);
  await room.start();
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  return {
    origin,
    room,
    close: async () => {
      await room.close();
      await app.close();
    },
  };
}

async function build(store: Store, folder: string, settings: HouseSettings) {
  let server = await serve(store, folder, settings);
  const headersOf = async (role: 'admin' | 'crew') => {
    const account = { name: role, email: `${role}@example.org`, role, password: 'five plain words in a row' };
    await addAdmin(store, SYSTEM, account);
    return { authorization: `Bearer ${(await openSignIns(store).login(account, 'a test')).token}` };
  };
  const adminHeaders = await headersOf('admin');
  const crewHeaders = await headersOf('crew');
  const admin = callerOf(server.origin, adminHeaders);
  await admin.call(eventsEndpoints.addEvent, {
    body: { name: 'Open Stage', registrationMode: 'open', startsAt: Date.now() + 86_400_000 },
  });
  const register = async (stageName = 'Астра Ковалёва', songTitle = 'Moonlight / Sonata') => {
    const { participant, statusUrl } = await callerOf(server.origin).call(registrationEndpoints.register, {
      body: {
        preferredName: 'Astra',
        stageName,
        songTitle,
        pronouns: 'she/her',
        isMinor: false,
        audioDeliveryMethod: 'upload',
        riskAcknowledged: true,
        emergencyContact: { preferredName: 'Mila', pronouns: 'she/her', contactMethod: '+49 171 5550 139' },
      },
    });
    await admin.call(registrationEndpoints.setStatus, {
      params: { id: participant.id },
      body: { status: 'accepted' },
    });
    return { id: participant.id, holder: { 'x-participant-token': statusUrl.split('/status/')[1] ?? '' } };
  };
  const act = await register();
  const fixture: MusicFixture = {
    origin: server.origin,
    folder,
    store,
    room: server.room,
    act,
    holder: act.holder,
    crewHeaders,
    admin,
    crew: callerOf(server.origin, crewHeaders),
    performer: callerOf(server.origin, act.holder),
    register,
    async restart(anew = settings) {
      await server.close();
      server = await serve(store, folder, anew);
      Object.assign(fixture, {
        origin: server.origin,
        room: server.room,
        admin: callerOf(server.origin, adminHeaders),
        crew: callerOf(server.origin, crewHeaders),
        performer: callerOf(server.origin, act.holder),
      });
    },
  };
  return { fixture, close: () => server.close() };
}
