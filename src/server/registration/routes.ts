/** The calls on registrations, answered. */
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { registrationEndpoints } from '#contract/registration/endpoints.ts';
import { peopleEndpoints } from '#contract/registration/people.ts';
import { mailAddress } from '#domain/mail/letters.ts';
import { offeredLanguages } from '../events/languages.ts';
import { categoriesOf, currentEvent, type Event, eventById, requireCurrentEvent } from '../events/queries.ts';
import type { AdminAccess, CrewAccess, Gates, ParticipantAccess } from '../http/access.ts';
import { lettersOrigin, networkOf, originOf } from '../http/address.ts';
import { addCalls } from '../http/calls.ts';
import { commandsOf } from '../http/command.ts';
import { openReaders, wishesOf } from '../http/reader.ts';
import { sharedAnswer } from '../http/shared-answers.ts';
import type { Store } from '../store/store.ts';
import type { KeptCategories } from './bounds.ts';
import { changeMany, missingEmergency } from './bulk-changes.ts';
import {
  checkIn,
  editParticipant,
  type LinkTokens,
  peopleOfActs,
  replaceLink,
  revealPersonal,
  setNote,
  setStatus,
  setStatuses,
  showLinks,
  statusLinks,
} from './commands.ts';
import {
  byLink,
  consentBehind,
  eventOfParentsLink,
  giveConsent,
  recordConsent,
  showChildAt,
  withdrawConsent,
} from './consent.ts';
import { askParent } from './consent-link.ts';
import { eraseEverybody, erasePerson } from './erase.ts';
import { erasePart, type KeptInParts, keptOf } from './erase-parts.ts';
import { exportPerson, type KeptElsewhere } from './give-out.ts';
import { historyOf } from './history.ts';
import { importActs, planOf } from './import.ts';
import type { NewMember } from './member.ts';
import { changeMembers, changeOwnMembers } from './members.ts';
import { type Merging, mergeActs } from './merge.ts';
import { coveredOf } from './minors.ts';
import { editOwn, ownStatus, withdrawOwn } from './own.ts';
import { openOwnPace } from './own-pace.ts';
import { registrationPace } from './pace.ts';
import { openPersonal } from './personal.ts';
import { presentListed, presentParticipant } from './present.ts';
import {
  listedParticipants,
  type ParticipantRow,
  placesTaken,
  requireParticipant,
  unconfirmedOthers,
} from './queries.ts';
import { FROM_THE_DESK, registerAct } from './register.ts';
import { forgetView, listViews, saveView } from './views.ts';

const FINISHED_WITHIN_MS = 15_000;

/** What other rooms do along with changes of registrations. */
export interface OtherRooms extends Merging {
  /** Deletes the remaining traces of erased people; resolves to whether that succeeded. */
  finishErasing: () => Promise<boolean>;
  keptElsewhere: KeptElsewhere;
  keptInParts: KeptInParts;
  /** Whether this installation has a mail server, so that letters are sent. */
  mailIsSet: () => Promise<boolean>;
}

/** A command on acts, given what the judging room knows of their categories. */
const boundedBy =
  ({ keptCategories }: Pick<OtherRooms, 'keptCategories'>) =>
  <W, Access, Input, Answer>(
    command: (work: W, access: Access, input: Input, kept: KeptCategories) => Promise<Answer>,
  ) =>
  (work: W, access: Access, input: Input): Promise<Answer> =>
    command(work, access, input, keptCategories);

/** To how many parents these people make us write. */
const parentsIn = (members: readonly NewMember[]): number =>
  members.filter(({ isMinor, parentContact }) => isMinor && mailAddress(parentContact) !== undefined).length;

/** Where links lead to, as whoever asks finds this server. */
const addressesIn = (event: Event | undefined, request: FastifyRequest) => {
  const origin = originOf(request, event?.settings.publicAddress);
  return {
    lettersBy: (by: 'admin' | 'stranger') => lettersOrigin(request, event?.settings, by),
    consent: (token: string) => `${origin}/consent/${token}`,
    links: ({ statusToken, consentToken }: LinkTokens) => ({
      statusUrl: `${origin}/status/${statusToken}`,
      consentUrl: consentToken && `${origin}/consent/${consentToken}`,
    }),
  };
};

/** Which categories have no place left, read once for all who ask. */
const openPlaces = (store: Store) =>
  sharedAnswer(store, registrationEndpoints.places, async (read) => {
    const event = await requireCurrentEvent(read);
    const taken = await placesTaken(read, event.id, store.now());
    return (await categoriesOf(read, event.id)).map(({ id, capacity }) => ({
      categoryId: id,
      full: capacity !== null && (taken.get(id) ?? 0) >= capacity,
    }));
  });

/** An act as whoever asks may see it, and the answer of a call that changes one. */
function actsShown({ secrets, read }: Pick<Store, 'secrets' | 'read'>) {
  const act = async (row: ParticipantRow, { role }: CrewAccess | AdminAccess) =>
    presentParticipant(row, await coveredOf({ tx: read, secrets }, row), role);
  const shown =
    <C extends { access: CrewAccess | AdminAccess }>(changing: (call: C) => Promise<ParticipantRow>) =>
    async (call: C) =>
      act(await changing(call), call.access);
  return { act, shown };
}

/** The calls on many acts at once, on what is kept of a person, and on erasing it. */
function peopleRoutes(
  app: FastifyInstance,
  gates: Gates,
  store: Store,
  { finishErasing, keptElsewhere, keptInParts, ...merging }: Omit<OtherRooms, 'mailIsSet'>,
): void {
  const { shown } = actsShown(store);
  const bounded = boundedBy(merging);
  const command = commandsOf(store);
  /** Whoever asked is not kept waiting for a slow disk: the erasing goes on without them. */
  const finishing =
    <C, O extends { done: boolean }>(erasing: (call: C) => Promise<O>) =>
    async (call: C) => {
      const outcome = await erasing(call);
      const finished = () =>
        Promise.race([finishErasing(), pause(FINISHED_WITHIN_MS, false, { ref: false })]);
      return { ...outcome, finished: outcome.done && (await finished()) };
    };
  addCalls(app, gates, peopleEndpoints, {
    importActs: (call) =>
      call.body.confirm === null
        ? planOf(store.read, call.body, merging.keptCategories)
        : command(bounded(importActs))(call),
    listViews: async () => listViews(store.read, (await requireCurrentEvent(store.read)).id),
    saveView: command(saveView),
    forgetView: command(forgetView),
    statusLinks: command(statusLinks),
    peopleOfActs: command(peopleOfActs),
    changeMany: async (call) =>
      command(bounded(changeMany))({
        ...call,
        origin: addressesIn(await currentEvent(store.read), call.request).lettersBy('admin'),
      }),
    missingEmergency: () => missingEmergency(store.read, store.secrets),
    mergeActs: shown(command((work, access, call) => mergeActs(work, access, call, merging))),
    exportPerson: command((work, access, call) => exportPerson(work, access, call, keptElsewhere)),
    erasePerson: finishing(
      command((work, access, call) => erasePerson(work, access, call, keptInParts.showIs)),
    ),
    eraseEvent: finishing(
      command(async (work, _access, { params: { id }, body: { dryRun } }) =>
        eraseEverybody(work, id, { dryRun, show: await keptInParts.showIs(work.tx, id) }),
      ),
    ),
    kept: ({ params }) => keptOf(store, params.id, keptInParts),
    erasePart: finishing(command((work, access, call) => erasePart(work, access, call, keptInParts))),
  });
}

/** Registers the calls on acts, people and consent. */
export function registrationRoutes(
  app: FastifyInstance,
  gates: Gates,
  store: Store,
  { mailIsSet, ...others }: OtherRooms,
): void {
  const pace = registrationPace(store);
  const { act, shown } = actsShown(store);
  const command = commandsOf(store);
  const addresses = async (request: FastifyRequest) => addressesIn(await currentEvent(store.read), request);
  /** Waits until this network may send so much. Answers a fingerprint of it. */
  const inPace = async (request: FastifyRequest, counts: number): Promise<string> => {
    const cameFrom = store.secrets.fingerprint('registration', networkOf(request.ip));
    await pace(cameFrom, () => request.raw.socket.destroyed, counts);
    return cameFrom;
  };
  const ownPace = openOwnPace(store, 'own changes');
  const inOwnPace = <C extends { access: ParticipantAccess; request: FastifyRequest }>(call: C): C => {
    ownPace(call.access.participantId, call.request);
    return call;
  };
  /** The call, with where links in its letters lead to. */
  const leading = async <C extends { request: FastifyRequest }>(call: C) => ({
    ...call,
    origin: (await addresses(call.request)).lettersBy('admin'),
  });
  const readerOf = openReaders(
    offeredLanguages(store, async (read, { named: { token } }) =>
      token === undefined ? undefined : eventOfParentsLink(read, token),
    ),
  );
  const languageOf = async (request: FastifyRequest) => (await readerOf(request)).language;
  /** The call of whoever holds a parent's link, with the language that they read. */
  const byParent = async <C extends { params: { token: string }; request: FastifyRequest }>(call: C) => ({
    ...call,
    access: await byLink(store, call.params.token),
    language: await languageOf(call.request),
  });
  /** The same, of what can be said again and again. */
  const byParentInPace = async <C extends Parameters<typeof byParent>[0]>(call: C) => {
    const known = await byParent(call);
    ownPace(store.secrets.fingerprint('consent', call.params.token), call.request);
    return known;
  };
  /** Where a parent's link leads to, as the act's own event has it. */
  const consentOf = async ({ access, request }: { access: ParticipantAccess; request: FastifyRequest }) => ({
    address: addressesIn(await eventById(store.read, access.eventId), request).consent,
    mailIsSet: await mailIsSet(),
    wishes: wishesOf(request),
  });

  const places = openPlaces(store);
  peopleRoutes(app, gates, store, others);
  addCalls(app, gates, registrationEndpoints, {
    places: () => places(),
    register: async ({ access, body, commandId, request }) => {
      // A fingerprint, since the other processes and the organisers hear of it.
      const cameFrom = await inPace(request, 1 + parentsIn(body.members));
      const { lettersBy, links } = await addresses(request);
      const { participant, ...tokens } = await command(registerAct)({
        access,
        body,
        boundByDates: true,
        commandId,
        origin: lettersBy('stranger'),
        mailIsSet: await mailIsSet(),
        from: { network: cameFrom, language: await languageOf(request) },
      });
      return { participant, ...links(tokens) };
    },
    consent: async ({ params, request }) => consentBehind(store, params.token, await languageOf(request)),
    giveConsent: async (call) => command(giveConsent)(await byParentInPace(call)),
    showChildAt: async (call) => command(showChildAt)(await byParentInPace(call)),
    withdrawConsent: async (call) => command(withdrawConsent)(await byParent(call)),

    ownStatus: async (call) => ownStatus(store, call.access, await consentOf(call)),
    editOwn: async (call) => command(editOwn)({ ...inOwnPace(call), links: await consentOf(call) }),
    changeOwnMembers: async (call) => {
      inOwnPace(call);
      const { lettersBy } = addressesIn(await eventById(store.read, call.access.eventId), call.request);
      const parents = parentsIn(call.body.add);
      if (parents > 0) {
        await inPace(call.request, parents);
        // The link may have ended in the line.
        await gates.participant(call.request);
      }
      await command(changeOwnMembers)({ ...call, origin: lettersBy('stranger') });
      return ownStatus(store, call.access, await consentOf(call));
    },
    withdrawOwn: async (call) => command(withdrawOwn)({ ...call, links: await consentOf(call) }),

    participants: async ({ access }) => {
      const event = await requireCurrentEvent(store.read);
      const others = await unconfirmedOthers(store.read, event.id);
      return (await listedParticipants(store.read, event.id)).map((row) =>
        presentListed(row, access.role, others.get(row.id)),
      );
    },
    participant: async ({ access, params }) => act(await requireParticipant(store.read, params.id), access),
    checkIn: shown(command(checkIn)),
    setNote: shown(command(setNote)),

    addParticipant: async ({ access, body, commandId, request }) => {
      const { lettersBy, links } = await addresses(request);
      const { participant, ...tokens } = await command(registerAct)({
        access,
        body,
        boundByDates: false,
        commandId,
        origin: lettersBy('admin'),
        mailIsSet: await mailIsSet(),
        from: FROM_THE_DESK,
      });
      return { participant, ...links(tokens) };
    },
    editParticipant: shown(async (call) => command(boundedBy(others)(editParticipant))(await leading(call))),
    changeMembers: shown(async (call) => command(changeMembers)(await leading(call))),
    setStatus: shown(async (call) => command(setStatus)(await leading(call))),
    setStatuses: async (call) => command(setStatuses)(await leading(call)),
    revealPersonal: command(revealPersonal),
    setConsent: shown(command(recordConsent)),
    askParent: async (call) => {
      const { lettersBy, consent } = await addresses(call.request);
      const { row, letter, consentToken } = await command(askParent)({
        ...call,
        origin: lettersBy('admin'),
        mailIsSet: await mailIsSet(),
      });
      return {
        participant: await act(row, call.access),
        letter,
        consentUrl: consentToken && consent(consentToken),
      };
    },
    showLinks: async (call) => (await addresses(call.request)).links(await command(showLinks)(call)),
    replaceLink: async (call) => (await addresses(call.request)).links(await command(replaceLink)(call)),
    participantHistory: async ({ params }) => {
      const row = await requireParticipant(store.read, params.id);
      return historyOf(store.read, row.id, openPersonal(store.secrets, row));
    },
  });
}
