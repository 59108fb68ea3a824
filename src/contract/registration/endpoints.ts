/** The calls on registrations: anybody's, a participant's own, a parent's, the organisers'. */
import { z } from 'zod';
import { byAdmin, byAnyone, byCrew, byParticipant } from '../endpoint.ts';
import { changeMembersBody, editOwnBody, editParticipantBody, registerBody } from './form.ts';
import { personal, revealBody } from './personal.ts';
import {
  askedParent,
  askParentBody,
  checkInBody,
  consentBody,
  consentView,
  giveConsentBody,
  historyEntry,
  links,
  listedParticipant,
  noteBody,
  ownStatus,
  participant,
  photoPlaceBody,
  places,
  registerAnswer,
  statusBody,
  statusesAnswer,
  statusesBody,
  withdrawBody,
} from './schema.ts';

const byToken = z.object({ token: z.string().max(200) });

const openCalls = {
  places: byAnyone.get('/event/places', {
    summary: "Which of the current event's categories are full. Acts for a full one go on the waiting list.",
    answer: z.array(places),
    refuses: ['no_event'],
  }),
  register: byAnyone.post('/participants', {
    summary: 'Registers an act. Answers with its private status link.',
    body: registerBody,
    answer: registerAnswer,
    status: 201,
    once: true,
    refuses: [
      'no_event',
      'registration_closed',
      'registration_not_open',
      'contact_full',
      'too_many',
      'stale',
    ],
  }),
  consent: byAnyone.get('/consents/:token', {
    summary: 'What a parent or guardian is asked to agree to, by their own link. Opening it changes nothing.',
    params: byToken,
    answer: consentView,
    refuses: ['link_unknown'],
  }),
  giveConsent: byAnyone.post('/consents/:token', {
    summary: 'Gives consent. Kept with it: who, how, when, for whom, and the text as it was read.',
    params: byToken,
    body: giveConsentBody,
    answer: consentView,
    refuses: ['link_unknown', 'stale', 'wrong_state'],
  }),
  withdrawConsent: byAnyone.post('/consents/:token/withdraw', {
    summary: 'Takes consent back, or refuses it. The act then does not go on stage.',
    params: byToken,
    body: withdrawBody,
    answer: consentView,
    refuses: ['link_unknown', 'wrong_state'],
  }),
  showChildAt: byAnyone.put('/consents/:token/photo-places', {
    summary: 'Lets photos of the child be shown at a place, or keeps them from it, at any time.',
    params: byToken,
    body: photoPlaceBody,
    answer: consentView,
    refuses: ['link_unknown', 'wrong_state'],
  }),
};

const ownCalls = {
  ownStatus: byParticipant.get('/participants/me', {
    summary: "One's own registration and what is still to do.",
    answer: ownStatus,
  }),
  editOwn: byParticipant.patch('/participants/me', {
    summary:
      "Changes one's own pronouns, pronunciation, line for the MC or contact. Only what is named changes.",
    body: editOwnBody,
    answer: ownStatus,
    refuses: ['wrong_state', 'editing_closed', 'contact_full', 'too_many'],
  }),
  changeOwnMembers: byParticipant.put('/participants/me/members', {
    summary:
      'Says who else is on stage: who is kept, under which name, and who comes. For each minor who comes a parent is asked.',
    body: changeMembersBody,
    answer: ownStatus,
    once: true,
    refuses: ['wrong_state', 'editing_closed', 'too_many'],
  }),
  withdrawOwn: byParticipant.post('/participants/me/withdraw', {
    summary: "Withdraws one's own act.",
    body: withdrawBody,
    answer: ownStatus,
    refuses: ['wrong_state'],
  }),
};

const deskCalls = {
  participants: byCrew.get('/admin/participants', {
    summary: 'All acts of the current event, by number. No personal data.',
    answer: z.array(listedParticipant),
    refuses: ['no_event'],
  }),
  participant: byCrew.get('/admin/participants/:id', {
    summary: 'One act. No personal data.',
    answer: participant,
    refuses: ['not_found'],
  }),
  checkIn: byCrew.put('/admin/participants/:id/check-in', {
    summary: 'Checks an accepted act in on the day, or takes that back.',
    body: checkInBody,
    answer: participant,
    refuses: ['not_found', 'wrong_state'],
  }),
  setNote: byCrew.put('/admin/participants/:id/note', {
    summary: "Keeps the team's note on an act.",
    body: noteBody,
    answer: participant,
    refuses: ['not_found', 'wrong_state'],
  }),
};

const adminCalls = {
  addParticipant: byAdmin.post('/admin/participants', {
    summary: 'Adds an act by hand, whether registration is open or not.',
    body: registerBody,
    answer: registerAnswer,
    status: 201,
    once: true,
    refuses: ['no_event', 'stale'],
  }),
  editParticipant: byAdmin.patch('/admin/participants/:id', {
    summary: 'Changes what is named, from the revision that was seen: of the act, and of whoever registered.',
    body: editParticipantBody,
    answer: participant,
    refuses: ['not_found', 'stale', 'wrong_state', 'in_use'],
  }),
  changeMembers: byAdmin.put('/admin/participants/:id/members', {
    summary:
      'Says who else is on stage: who is kept, under which name, and who comes. For each minor who comes a parent is asked.',
    body: changeMembersBody,
    answer: participant,
    once: true,
    refuses: ['not_found', 'wrong_state'],
  }),
  setStatus: byAdmin.put('/admin/participants/:id/status', {
    summary: 'Accepts, waitlists, declines, withdraws, or puts back to review.',
    body: statusBody,
    answer: participant,
    once: true,
    refuses: ['not_found', 'wrong_state', 'consent_missing'],
  }),
  setStatuses: byAdmin.post('/admin/participants/statuses', {
    summary: 'Gives many acts a status at once. What cannot be done is named; the rest is done.',
    body: statusesBody,
    answer: statusesAnswer,
    once: true,
  }),
  revealPersonal: byAdmin.post('/admin/participants/:id/personal', {
    summary: 'Shows one covered part of the personal data. Who looked, when and at what is logged.',
    body: revealBody,
    answer: personal,
    refuses: ['not_found'],
  }),
  setConsent: byAdmin.put('/admin/participants/:id/consent', {
    summary: "Records a parent's consent that came on paper, or that it was refused or taken back.",
    body: consentBody,
    answer: participant,
    refuses: ['not_found', 'wrong_state'],
  }),
  askParent: byAdmin.post('/admin/participants/:id/consent/ask', {
    summary:
      "Asks a parent again, by letter to them alone; with another address that one is kept, and the parent's link before it ends.",
    body: askParentBody,
    answer: askedParent,
    once: true,
    refuses: ['not_found', 'wrong_state'],
  }),
  showLinks: byAdmin.post('/admin/participants/:id/links', {
    summary: 'Shows the private links of an act again. Logged.',
    answer: links,
    refuses: ['not_found', 'wrong_state'],
  }),
  replaceLink: byAdmin.post('/admin/participants/:id/links/replace', {
    summary: 'Makes a new private link for an act; the old one stops working.',
    answer: links,
    refuses: ['not_found', 'wrong_state'],
  }),
  participantHistory: byAdmin.get('/admin/participants/:id/history', {
    summary: 'Who changed what on an act, and when, newest first.',
    answer: z.array(historyEntry),
    refuses: ['not_found'],
  }),
};

export const registrationEndpoints = { ...openCalls, ...ownCalls, ...deskCalls, ...adminCalls };
