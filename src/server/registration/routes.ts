/** The calls on registrations, answered. */
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { registrationEndpoints } from '#contract/registration/endpoints.ts';
import { peopleEndpoints } from '#contract/registration/people.ts';
import { categoriesOf, currentEvent, type Event, eventById, requireCurrentEvent } from '../events/queries.ts';
import type { AdminAccess, CrewAccess, Gates, ParticipantAccess } from '../http/access.ts';
import { networkOf, originOf } from '../http/address.ts';
import { addCalls } from '../http/calls.ts';
import { sharedAnswer } from '../http/shared-answers.ts';
import type { Store } from '../store/store.ts';
import {
  checkIn,
  editParticipant,
  type LinkTokens,
  replaceLink,
  revealPersonal,
  setNote,
  setStatus,
  setStatuses,
  showLinks,
} from './commands.ts';
import { consentBehind, giveConsent, recordConsent, withdrawConsent } from './consent.ts';
import { askParent } from './consent-link.ts';
import { eraseEvent, erasePerson, exportPerson, type KeptElsewhere } from './erase.ts';
import { historyOf } from './history.ts';
import { importActs } from './import.ts';
import { type MoveTracks, mergeActs } from './merge.ts';
import { editOwn, ownStatus, withdrawOwn } from './own.ts';
import { registrationPace } from './pace.ts';
import { openPersonal } from './personal.ts';
import { presentListed, presentParticipant } from './present.ts';
import { listedParticipants, type ParticipantRow, placesTaken, requireParticipant } from './queries.ts';
import { registerAct } from './register.ts';
import { forgetView, listViews, saveView } from './views.ts';

const FINISHED_WITHIN_MS = 15_000;

/** What other rooms do along with what happens here. */
export interface Neighbours {
  /** Takes what is left of erased people out of every file; whether it has. */
  finishErasing: () => Promise<boolean>;
  moveTracks: MoveTracks;
  keptElsewhere: KeptElsewhere;
  /** Whether this installation has a mail server, so that letters go out. */
  mailIsSet: boolean;
}
const ALONE: Neighbours = {
  finishErasing: async () => false,
  moveTracks: async () => undefined,
  keptElsewhere: async () => ({ tracks: [], feedback: [] }),
  mailIsSet: false,
};

/** Adds the room's calls. */
export function registrationRoutes(
  app: FastifyInstance,
  gates: Gates,
  store: Store,
  neighbours: Partial<Neighbours> = {},
): void {
  const { finishErasing, moveTracks, keptElsewhere, mailIsSet } = { ...ALONE, ...neighbours };
  const pace = registrationPace(store);
  const act = (row: ParticipantRow, { role }: CrewAccess | AdminAccess) =>
    presentParticipant(row, openPersonal(store.secrets, row), role);
  /** Whoever asked is not kept waiting for a slow disk: the erasing goes on without them. */
  const finished = () => Promise.race([finishErasing(), pause(FINISHED_WITHIN_MS, false, { ref: false })]);

  const addressesIn = (event: Event | undefined, request: FastifyRequest) => {
    const settings = event?.settings;
    const origin = originOf(request, settings?.publicAddress);
    return {
      origin,
      // A stranger's request may claim any address for this server, and letters go to whomever they name.
      letters: settings?.publicAddress || settings?.lettersAddress || origin,
      consent: (token: string) => `${origin}/consent/${token}`,
      links: ({ statusToken, consentToken }: LinkTokens) => ({
        statusUrl: `${origin}/status/${statusToken}`,
        consentUrl: consentToken && `${origin}/consent/${consentToken}`,
      }),
    };
  };

  const addresses = async (request: FastifyRequest) => addressesIn(await currentEvent(store.read), request);
  /** Where a parent's link leads to, as the act's own event has it. */
  const consentOf = async ({ access, request }: { access: ParticipantAccess; request: FastifyRequest }) => ({
    address: addressesIn(await eventById(store.read, access.eventId), request).consent,
    mailIsSet,
  });

  const places = sharedAnswer(store, registrationEndpoints.places, async (read) => {
    const event = await requireCurrentEvent(read);
    const taken = await placesTaken(read, event.id, store.now());
    return (await categoriesOf(read, event.id)).map(({ id, capacity }) => ({
      categoryId: id,
      full: capacity !== null && (taken.get(id) ?? 0) >= capacity,
    }));
  });
  addCalls(app, gates, peopleEndpoints, {
    importActs: ({ access, body, commandId }) => importActs(store, access, body, commandId),
    listViews: async () => listViews(store.read, (await requireCurrentEvent(store.read)).id),
    saveView: async ({ access, body }) =>
      saveView(store, access, (await requireCurrentEvent(store.read)).id, body),
    forgetView: ({ access, params }) => forgetView(store, access, params.id),
    mergeActs: async ({ access, params, body }) =>
      act(await mergeActs(store, access, params.id, body, moveTracks), access),
    exportPerson: ({ access, params }) => exportPerson(store, access, params.id, keptElsewhere),
    erasePerson: async ({ access, params, body }) => {
      const outcome = await erasePerson(store, access, params.id, body.dryRun);
      return { ...outcome, finished: outcome.done && (await finished()) };
    },
    eraseEvent: async ({ access, params, body }) => {
      const outcome = await eraseEvent(store, access.by, params.id, body.dryRun);
      return { ...outcome, finished: outcome.done && (await finished()) };
    },
  });
  addCalls(app, gates, registrationEndpoints, {
    places: () => places(),
    register: async ({ access, body, commandId, request }) => {
      // A fingerprint, since the other processes and the organisers hear of it.
      const cameFrom = store.secrets.fingerprint('registration', networkOf(request.ip));
      await pace(cameFrom, () => request.raw.socket.destroyed);
      const { letters, links } = await addresses(request);
      const { participant, ...tokens } = await registerAct(
        store,
        { by: access.by, boundByDates: true, commandId, origin: letters, cameFrom },
        body,
      );
      return { participant, ...links(tokens) };
    },
    consent: ({ params }) => consentBehind(store, params.token),
    giveConsent: ({ params, body }) => giveConsent(store, params.token, body),
    withdrawConsent: ({ params, body }) => withdrawConsent(store, params.token, body.reason),

    ownStatus: async (call) => ownStatus(store, call.access, await consentOf(call)),
    editOwn: async (call) => editOwn(store, call.access, call.body, await consentOf(call)),
    withdrawOwn: async (call) => withdrawOwn(store, call.access, call.body.reason, await consentOf(call)),

    participants: async ({ access }) => {
      const event = await requireCurrentEvent(store.read);
      return (await listedParticipants(store.read, event.id)).map((row) => presentListed(row, access.role));
    },
    participant: async ({ access, params }) => act(await requireParticipant(store.read, params.id), access),
    checkIn: async ({ access, params, body }) =>
      act(await checkIn(store, access, params.id, body.checkedIn), access),
    setNote: async ({ access, params, body }) =>
      act(await setNote(store, access, params.id, body.note), access),

    addParticipant: async ({ access, body, commandId, request }) => {
      const { origin, links } = await addresses(request);
      const { participant, ...tokens } = await registerAct(
        store,
        { by: access.by, boundByDates: false, commandId, origin, cameFrom: null },
        body,
      );
      return { participant, ...links(tokens) };
    },
    editParticipant: async ({ access, params, body }) =>
      act(await editParticipant(store, access, params.id, body), access),
    setStatus: async ({ access, params, body, commandId, request }) => {
      const { origin } = await addresses(request);
      const row = await setStatus(store, access, params.id, body, { commandId, origin });
      return act(row, access);
    },
    setStatuses: async ({ access, body, commandId, request }) => {
      const { origin } = await addresses(request);
      return setStatuses(store, access, body, { commandId, origin });
    },
    revealPersonal: ({ access, params, body }) => revealPersonal(store, access, params.id, body.block),
    setConsent: async ({ access, params, body }) =>
      act(await recordConsent(store, access, params.id, body), access),
    askParent: async ({ access, params, body, commandId, request }) => {
      const { letters, consent } = await addresses(request);
      const where = { commandId, origin: letters, mailIsSet };
      const { row, letter, consentToken } = await askParent(store, access, params.id, body, where);
      return { participant: act(row, access), letter, consentUrl: consentToken && consent(consentToken) };
    },
    showLinks: async ({ access, params, request }) =>
      (await addresses(request)).links(await showLinks(store, access, params.id)),
    replaceLink: async ({ access, params, request }) =>
      (await addresses(request)).links(await replaceLink(store, access, params.id)),
    participantHistory: async ({ params }) => {
      const row = await requireParticipant(store.read, params.id);
      return historyOf(store.read, row.id, openPersonal(store.secrets, row));
    },
  });
}
