/** Acts register, are decided on, merged, written to, given out and erased. */
import { eventsEndpoints } from '#contract/events/endpoints.ts';
import { mailEndpoints } from '#contract/mail/endpoints.ts';
import { registrationEndpoints } from '#contract/registration/endpoints.ts';
import { peopleEndpoints } from '#contract/registration/people.ts';
import { testParticipant } from '#contract/registration/test-participants.ts';
import { letterEndpoints } from '#contract/show/letters.ts';
import type { Caller } from '#server/demo/api.ts';
import { type Fixture, refused } from './fixture.ts';

export interface Acts {
  /** Accepted, in no order yet. */
  ids: string[];
  /** Calls by the private link of the first. */
  performer: Caller;
  /** That link's token. */
  token: string;
}

const lastOf = (url: string): string => url.split('/').at(-1) ?? '';

export async function playActs(fixture: Fixture): Promise<Acts> {
  const { anyone, desk, crew } = fixture;
  await anyone.call(registrationEndpoints.places);
  const [, voice] = await crew.call(eventsEndpoints.categories);
  const acts: { id: string; token: string }[] = [];
  for (const [index, stageName] of [
    'Juniper Vale',
    '月野ひかり',
    'Bramble & Thorn',
    'Nova Reyes',
  ].entries()) {
    const { participant, statusUrl } = await anyone.call(registrationEndpoints.register, {
      body: {
        ...testParticipant(index),
        stageName,
        categoryId: voice?.id ?? null,
        contact: `act${index + 1}@example.org`,
      },
      commandId: `registration-${index}`,
    });
    acts.push({ id: participant.id, token: lastOf(statusUrl) });
  }
  const [first, second, third, fourth] = acts;
  const about = (act: { id: string } | undefined) => ({ params: { id: act?.id ?? '' } });
  await refused(anyone, registrationEndpoints.register, { body: { ...testParticipant(0), stageName: '' } });
  await playConsent(fixture);

  const performer = fixture.as({ 'x-participant-token': first?.token ?? '' });
  await performer.call(registrationEndpoints.ownStatus);
  await performer.call(registrationEndpoints.editOwn, { body: { pronunciation: 'JOO-ni-per vale' } });
  await performer.call(registrationEndpoints.changeOwnMembers, {
    body: { keep: [], add: [{ name: 'Ilse Vale', isMinor: false, parentContact: '' }] },
  });
  const { members } = await desk.call(registrationEndpoints.participant, about(first));
  await desk.call(registrationEndpoints.changeMembers, {
    ...about(first),
    body: { keep: (members ?? []).map(({ id }) => id), add: [] },
  });
  await desk.call(registrationEndpoints.setStatus, { ...about(first), body: { status: 'accepted' } });
  await desk.call(registrationEndpoints.setStatuses, {
    body: {
      changes: [second, third, fourth].map((act) => ({ id: act?.id ?? '', status: 'accepted' as const })),
    },
  });
  await crew.call(registrationEndpoints.participants);
  await crew.call(registrationEndpoints.participant, about(first));
  await crew.call(registrationEndpoints.checkIn, { ...about(first), body: { checkedIn: true } });
  await crew.call(registrationEndpoints.setNote, { ...about(first), body: { note: 'Needs a stool.' } });
  const { revision } = await desk.call(registrationEndpoints.participant, about(first));
  await desk.call(registrationEndpoints.editParticipant, {
    ...about(first),
    body: { songTitle: 'The Lighthouse', durationMs: 180_000, revision },
  });
  await refused(desk, registrationEndpoints.editParticipant, {
    ...about(first),
    body: { songTitle: 'Another', revision },
  });
  await desk.call(peopleEndpoints.missingEmergency);
  await desk.call(peopleEndpoints.changeMany, {
    body: {
      ids: [second?.id ?? ''],
      audioDeliveryMethod: 'flash_drive',
      paperConsent: 'In the folder at the desk.',
    },
  });
  await desk.call(registrationEndpoints.revealPersonal, { ...about(first), body: { block: 'emergency' } });
  await desk.call(registrationEndpoints.showLinks, about(second));
  await desk.call(peopleEndpoints.peopleOfActs, { body: { ids: [second?.id ?? ''] } });
  await desk.call(peopleEndpoints.statusLinks, { body: { ids: [second?.id ?? ''] } });
  await desk.call(registrationEndpoints.replaceLink, about(second));
  await desk.call(registrationEndpoints.participantHistory, about(first));
  await playLetters(fixture, first?.id ?? '');
  await playPeople(fixture);
  return { ids: acts.map(({ id }) => id), performer, token: first?.token ?? '' };
}

/** A child registers, and the parent agrees by a link of their own. */
async function playConsent({ anyone, desk, as }: Fixture): Promise<void> {
  const child = await anyone.call(registrationEndpoints.register, {
    body: {
      ...testParticipant(4),
      stageName: 'Little Fox',
      parentalConsent: {
        consentGiven: false,
        parentPreferredName: 'Robin Fox',
        parentPronouns: 'they/them',
        parentContact: '+00 555 0111',
      },
    },
  });
  const params = { token: lastOf(child.consentUrl ?? '') };
  const { text } = await anyone.call(registrationEndpoints.consent, { params });
  await desk.call(registrationEndpoints.askParent, { params: { id: child.participant.id }, body: {} });
  await anyone.call(registrationEndpoints.giveConsent, {
    params,
    body: { parentPreferredName: 'Robin Fox', agreed: true, textVersion: text.version },
  });
  await anyone.call(registrationEndpoints.showChildAt, { params, body: { place: 'results', shown: false } });
  await anyone.call(registrationEndpoints.withdrawConsent, { params, body: { reason: 'It is too late.' } });
  await desk.call(registrationEndpoints.setConsent, {
    params: { id: child.participant.id },
    body: { state: 'given', reason: 'Signed on paper at the desk.' },
  });
  await desk.call(registrationEndpoints.askParent, {
    params: { id: child.participant.id },
    body: { parentContact: 'robin@example.org' },
  });
  await as({ 'x-participant-token': lastOf(child.statusUrl) }).call(registrationEndpoints.withdrawOwn, {
    body: { reason: 'We are ill.' },
  });
}

async function playLetters({ desk }: Fixture, id: string): Promise<void> {
  const [event] = await desk.call(eventsEndpoints.events);
  await desk.call(eventsEndpoints.changeEvent, {
    params: { id: event?.id ?? '' },
    body: { settings: { mailOn: true } },
  });
  await desk.call(letterEndpoints.remind, { body: { ids: [id] } });
  await desk.call(letterEndpoints.remind, { body: { ids: [id], dryRun: true } });
  const { letters } = await desk.call(mailEndpoints.outbox);
  const waiting = letters.find((letter) => letter.state === 'queued');
  await desk.call(mailEndpoints.lettersOfAct, { params: { id } });
  await desk.call(mailEndpoints.cancelLetter, { params: { id: waiting?.id ?? '' } });
}

/** Views of the list, acts from a file, two of one made one, one person's data given out and erased. */
async function playPeople({ desk, crew, anyone }: Fixture): Promise<void> {
  await desk.call(peopleEndpoints.saveView, { body: { name: 'Missing music', search: '?track=missing' } });
  const [view] = await crew.call(peopleEndpoints.listViews);
  await desk.call(peopleEndpoints.forgetView, { params: { id: view?.id ?? '' } });

  const file = {
    text: 'Stage name;Song;Name\nThe Old Saw;A Slow Waltz;Kim\n',
    columns: ['stage_name', 'song_title', 'preferred_name'],
    key: 'name_and_song',
  } as const;
  const plan = await desk.call(peopleEndpoints.importActs, { body: { ...file, columns: [...file.columns] } });
  await desk.call(peopleEndpoints.importActs, {
    body: { ...file, columns: [...file.columns], confirm: plan.plan },
  });
  const all = await desk.call(registrationEndpoints.participants);
  const old = all.find(({ stageName }) => stageName === 'The Old Saw');
  const made = await desk.call(registrationEndpoints.addParticipant, {
    body: { ...testParticipant(6), stageName: 'The Old Saw' },
  });
  const twin = await desk.call(registrationEndpoints.participant, { params: { id: made.participant.id } });
  await desk.call(peopleEndpoints.mergeActs, {
    params: { id: old?.id ?? '' },
    body: {
      otherId: twin.id,
      take: ['person', 'duration_ms'],
      revision: old?.revision ?? 0,
      otherRevision: twin.revision,
    },
  });
  await desk.call(peopleEndpoints.exportPerson, { params: { id: old?.id ?? '' } });
  for (const dryRun of [true, false])
    await desk.call(peopleEndpoints.erasePerson, { params: { id: old?.id ?? '' }, body: { dryRun } });
  await refused(anyone, peopleEndpoints.exportPerson, { params: { id: old?.id ?? '' } });
}
