/** The registration room on real routes and a fresh store, with one event set up, an admin and a crew member. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { expect, onTestFinished } from 'vitest';
import { Refusal } from '#contract/refusal.ts';
import { usualWordsIn } from '#domain/planning/in-language.ts';
import { addAdmin } from '#server/accounts/commands.ts';
import { adminGates } from '#server/accounts/gate.ts';
import { openSignIns } from '#server/accounts/sign-in.ts';
import { requireCurrentEvent } from '#server/events/queries.ts';
import { eventsRoutes } from '#server/events/routes.ts';
import { anyoneGate } from '#server/http/access.ts';
import { buildApp } from '#server/http/app.ts';
import { API } from '#server/http/calls.ts';
import { NO_LOOK } from '#server/http/look.ts';
import { keptCategories } from '#server/judging/scored-acts.ts';
import { keptInParts } from '#server/kept-in-parts.ts';
import { mailRoutes } from '#server/mail/routes.ts';
import { openMailServer } from '#server/mail/server.ts';
import { PICTURES } from '#server/pictures/files.ts';
import { picturesRoutes } from '#server/pictures/routes.ts';
import { RECORDINGS } from '#server/recordings/files.ts';
import { recordingsRoutes } from '#server/recordings/routes.ts';
import { openErasing } from '#server/registration/erasing.ts';
import { participantGate } from '#server/registration/gate.ts';
import { requireParticipant } from '#server/registration/queries.ts';
import { registrationRoutes } from '#server/registration/routes.ts';
import { SYSTEM } from '#server/store/audit.ts';
import type { Store } from '#server/store/store.ts';
import { moveTracks } from '#server/tracks/files.ts';
import { openTracks } from '#server/tracks/room.ts';
import { besideTheDoor } from '../beside-the-door.ts';
import type { Open } from '../store.ts';

export const DAY = 86_400_000;
export const START = Date.parse('2026-04-18T19:30:00Z');

/** Named, and never spoken to. */
const NO_SERVER = {
  host: 'mail.invalid',
  port: 587,
  security: 'starttls',
  user: undefined,
  password: undefined,
  from: 'Open Stage <show@example.org>',
} as const;

export const ADULT = {
  preferred_name: 'Astra',
  stage_name: 'Астра Ковалёва',
  pronouns: 'she/her',
  is_minor: false,
  song_title: 'Moonlight Sonata',
  audio_delivery_method: 'email',
  risk_acknowledged: true,
  emergency_contact: { preferred_name: 'Mila', pronouns: 'she/her', contact_method: '+49 171 5550 139' },
  assistance_needed: 'Step-free route, canary-assistance',
};
export const MINOR = {
  ...ADULT,
  preferred_name: 'Dương',
  stage_name: 'Nguyễn Thị Ánh Dương',
  is_minor: true,
  assistance_needed: '',
  parental_consent: {
    consent_given: false,
    parent_preferred_name: 'Linh',
    parent_pronouns: 'she/her',
    parent_contact: 'linh@example.org',
  },
};

/** A minor of whom every part is marked, so that it can be found wherever it went. */
export const CANARY = {
  ...MINOR,
  preferred_name: 'canary-name',
  members: [{ name: 'canary-member' }],
  credits: 'canary-credits',
  contact: 'canary-contact@example.org',
  assistance_needed: 'canary-assistance',
  mc_line: 'canary-line',
  stage_notes: 'canary-stage',
  emergency_contact: { preferred_name: 'canary-emergency', pronouns: '', contact_method: 'canary-phone' },
  parental_consent: {
    consent_given: true,
    parent_preferred_name: 'canary-parent',
    parent_pronouns: '',
    parent_contact: 'canary-parent-contact',
  },
};

export interface Answer {
  status: number;
  // The shape is what each test is about.
  // biome-ignore lint/suspicious/noExplicitAny: read field by field below
  body: any;
}
type Ask = (
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: string,
  body?: unknown,
  headers?: Record<string, string>,
) => Promise<Answer>;

interface Fixture {
  app: FastifyInstance;
  store: Store;
  ask: Ask;
  admin: Record<string, string>;
  crew: Record<string, string>;
  setTime(ms: number): void;
  /** The token of a parent's link, as the organisers see it. */
  parentsLink(id: string): Promise<string>;
  /** Where the files of acts lie, and removing what the database gave up. */
  folder: string;
  clearAway(): Promise<void>;
}

export async function fixture(open: Open, { mailIsSet = true } = {}): Promise<Fixture> {
  let now = START - 3 * DAY;
  const store = await open({ clock: () => now });
  const closed = async (): Promise<never> => {
    throw new Refusal('forbidden');
  };
  const gates = {
    anyone: anyoneGate,
    ...adminGates(store),
    participant: participantGate(store),
    judge: closed,
    screen: closed,
    mc: closed,
    gear: closed,
    round: closed,
  };
  const app = await buildApp({ log: pino({ level: 'silent' }) });
  const server = openMailServer(store, mailIsSet ? NO_SERVER : undefined);
  eventsRoutes(app, gates, store, {
    alongWithEvent: async () => {},
    usualWords: usualWordsIn,
    alongWithCopy: async () => {},
    begun: async () => false,
    mayBeLeft: async () => {},
    lineupTurned: async () => {},
    lookOf: async () => NO_LOOK,
    mailIsSet: server.isSet,
  });
  const erasing = openErasing(store, store.scrub, (error) => {
    throw error;
  });
  registrationRoutes(app, gates, store, {
    keptCategories,
    finishErasing: erasing.finish,
    moveTracks,
    mailIsSet: server.isSet,
    keptInParts,
    keptElsewhere: async () => ({ tracks: [], picture: null, recording: null, feedback: [] }),
    movePicture: PICTURES.move,
    moveRecording: RECORDINGS.move,
  });
  mailRoutes(app, gates, store, {
    server,
    eventTried: async () => {
      const { name, settings } = await requireCurrentEvent(store.read);
      return { name, language: settings.mainLanguage };
    },
    eventId: async () => (await requireCurrentEvent(store.read)).id,
    requireAct: (id) => requireParticipant(store.read, id),
  });
  const folder = mkdtempSync(join(tmpdir(), 'ovation-house-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const tracks = await openTracks(
    { store, clockIsSettled: () => true },
    {
      folder,
      placesOf: async () => new Map(),
      namedAside: async () => new Set(),
      elsewhere: async (read) => [...(await PICTURES.ids(read)), ...(await RECORDINGS.ids(read))],
      onTrouble: (error) => {
        throw error;
      },
    },
  );
  tracks.routes(app, gates);
  const files = {
    ...tracks,
    onTrouble(error: unknown) {
      throw error;
    },
  };
  picturesRoutes(app, gates, store, files);
  recordingsRoutes(app, gates, store, files);
  let seenAt = now;
  const ask: Ask = async (method, path, body, headers = {}) => {
    // Days pass in a test; whoever is signed in has used their session meanwhile.
    if (seenAt !== now)
      await besideTheDoor(store, (tx) => tx.updateTable('adminSession').set({ lastSeenAt: now }).execute());
    seenAt = now;
    const response = await app.inject({
      method,
      url: API + path,
      headers,
      ...(body !== undefined && { payload: body as object }),
    });
    return { status: response.statusCode, body: response.body === '' ? undefined : response.json() };
  };
  const signIn = async (role: 'admin' | 'crew') => {
    const account = { name: role, email: `${role}@example.org`, role, password: 'five plain words in a row' };
    await addAdmin(store, SYSTEM, account);
    return { authorization: `Bearer ${(await openSignIns(store).login(account, 'a test')).token}` };
  };
  const admin = await signIn('admin');
  const made = await ask(
    'POST',
    '/admin/events',
    { name: 'Open Stage', registration_mode: 'open', starts_at: new Date(START).toISOString() },
    admin,
  );
  expect(made.status).toBe(201);
  const setTime = (ms: number) => {
    now = ms;
  };
  const parentsLink = async (id: string) => {
    const { body } = await ask('POST', `/admin/participants/${id}/links`, undefined, admin);
    return String(body.consent_url).split('/consent/')[1] ?? '';
  };
  const { clearAway } = tracks;
  return { app, store, ask, admin, crew: await signIn('crew'), setTime, parentsLink, folder, clearAway };
}

export const key = (text: string) => ({ 'idempotency-key': text });
export const own = (statusUrl: string) => ({ 'x-participant-token': statusUrl.split('/status/')[1] ?? '' });
