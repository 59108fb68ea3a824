/** Copies of everything, the log, the load; another event; and the end of it all. */
import { auditEndpoints } from '#contract/audit/endpoints.ts';
import { backupEndpoints } from '#contract/backup/endpoints.ts';
import { eventsEndpoints } from '#contract/events/endpoints.ts';
import { lineupEndpoints } from '#contract/lineup/endpoints.ts';
import { doctorEndpoints } from '#contract/operating/doctor.ts';
import { operatingEndpoints } from '#contract/operating/endpoints.ts';
import { trustEndpoints } from '#contract/operating/trust.ts';
import { planningEndpoints } from '#contract/planning/endpoints.ts';
import { printingEndpoints } from '#contract/printing/endpoints.ts';
import { registrationEndpoints } from '#contract/registration/endpoints.ts';
import { peopleEndpoints } from '#contract/registration/people.ts';
import { testParticipant } from '#contract/registration/test-participants.ts';
import { roundsEndpoints } from '#contract/results/rounds.ts';
import { TEMPLATES } from '#domain/planning/templates.ts';
import type { Caller } from '#server/demo/api.ts';
import { type Fixture, refused } from './fixture.ts';

/** A page of one word becomes a file. */
async function playPrinting(crew: Caller, anyone: Caller): Promise<void> {
  await crew.call(printingEndpoints.printing);
  const params = await crew.call(printingEndpoints.sendPage, {
    body: { page: '<!doctype html><p>Programme' },
  });
  await anyone.call(printingEndpoints.pageToPrint, { params });
  await crew.call(printingEndpoints.makePdf, { params });
  await refused(anyone, printingEndpoints.pageToPrint, { params });
}

export async function playOperating({ desk, crew, anyone }: Fixture): Promise<void> {
  await desk.call(operatingEndpoints.load);
  await desk.call(operatingEndpoints.confirmClock);
  await desk.call(doctorEndpoints.doctor);
  await anyone.call(trustEndpoints.trust);
  await desk.call(trustEndpoints.addresses);
  await playPrinting(crew, anyone);
  await desk.call(auditEndpoints.auditLog, { query: { limit: 2 } });
  await desk.call(auditEndpoints.checkAudit);
  await refused(crew, auditEndpoints.auditLog);
  await desk.call(backupEndpoints.takeBackup);
  const { kept } = await desk.call(backupEndpoints.backups);
  const params = { name: kept[0]?.name ?? '' };
  const { url } = await desk.call(backupEndpoints.offerBackup, { params });
  await anyone.call(backupEndpoints.downloadBackup, { params: { link: decodeURIComponent(lastOf(url)) } });
  await refused(anyone, backupEndpoints.downloadBackup, { params: { link: 'nothing' } });
  await desk.call(backupEndpoints.restoreBackup, { params });
}

const unreachable = (): never => {
  throw new Error('an event has texts');
};

const lastOf = (url: string): string => url.split('/').at(-1) ?? '';

/** The year after: an event like this one, split into heats, and the old one's people forgotten. */
export async function playNextYear({ desk, crew, anyone }: Fixture): Promise<void> {
  const [event] = await desk.call(eventsEndpoints.events);
  await desk.call(planningEndpoints.beginEvent, {
    body: { name: 'Open Mic Night', venue: 'The Lantern', template: TEMPLATES.open_mic },
  });
  await desk.call(planningEndpoints.eventTemplate, { params: { id: event?.id ?? '' } });
  const ofEvent = { id: event?.id ?? '' };
  await desk.call(eventsEndpoints.changeEvent, {
    params: ofEvent,
    body: { settings: { otherLanguages: ['de'] } },
  });
  const { texts } = await desk.call(planningEndpoints.eventTexts, { params: ofEvent });
  const [{ field, subjectId, part } = unreachable()] = texts;
  await desk.call(planningEndpoints.giveTexts, {
    params: ofEvent,
    body: { texts: [{ field, subjectId, part, language: 'de', text: 'Auf Deutsch' }] },
  });
  const inEnglish = { language: 'en', line: 'vote.chooseOne' } as const;
  await desk.call(planningEndpoints.saySentence, {
    params: ofEvent,
    body: { ...inEnglish, text: 'Pick your star' },
  });
  await desk.call(planningEndpoints.sentences, {
    params: ofEvent,
    query: { language: 'en', search: 'star' },
  });
  await anyone.call(eventsEndpoints.ownSentences, { query: { lang: 'en' } });
  const next = await desk.call(eventsEndpoints.copyEvent, {
    params: { id: event?.id ?? '' },
    body: { name: 'Open Stage 2027' },
  });
  await desk.call(eventsEndpoints.makeEventCurrent, { params: { id: next.id } });
  for (const index of [0, 1, 2, 3]) {
    const { participant } = await desk.call(registrationEndpoints.addParticipant, {
      body: testParticipant(index),
    });
    await desk.call(registrationEndpoints.setStatus, {
      params: { id: participant.id },
      body: { status: 'accepted' },
    });
  }
  await crew.call(lineupEndpoints.addAccepted);
  const [round] = await desk.call(roundsEndpoints.rounds);
  const heats = await desk.call(roundsEndpoints.split, {
    params: { id: round?.id ?? '' },
    body: { heats: 2, called: 'Heat' },
  });
  const [one, two] = heats;
  await desk.call(roundsEndpoints.moveInto, {
    params: { id: two?.id ?? '' },
    body: { performanceIds: [one?.performances[0]?.id ?? ''] },
  });
  await desk.call(roundsEndpoints.deal, { body: { roundIds: heats.map(({ id }) => id) } });
  const empty = (await desk.call(roundsEndpoints.addRound, { body: { name: 'Empty' } })).at(-1);
  await desk.call(roundsEndpoints.removeRound, { params: { id: empty?.id ?? '' } });
  await refused(desk, roundsEndpoints.removeRound, { params: { id: one?.id ?? '' } });
  await refused(desk, peopleEndpoints.erasePart, { params: { id: next.id }, body: { part: 'music' } });
  await desk.call(eventsEndpoints.changeEvent, {
    params: { id: next.id },
    body: { startsAt: Date.UTC(2020, 10, 21, 17, 30) },
  });
  await desk.call(peopleEndpoints.erasePart, { params: { id: next.id }, body: { part: 'music' } });
  await desk.call(peopleEndpoints.kept, { params: { id: next.id } });
  for (const dryRun of [true, false])
    await desk.call(peopleEndpoints.eraseEvent, { params: { id: event?.id ?? '' }, body: { dryRun } });
}
