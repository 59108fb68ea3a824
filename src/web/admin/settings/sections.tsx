/** The sections of the settings: in which group each stands, how it is found, what its line says and what it holds. */
import type { ReactNode } from 'react';
import { SETTINGS_SECTIONS, type SettingsSection } from '#contract/pages.ts';
import type { LineWith } from '#domain/messages/catalogue.ts';
import { LANGUAGES, localeOf, TRANSLATED } from '#domain/messages/languages.ts';
import { showDateAndTime } from '#web/ui/format.ts';
import { say, spokenNow } from '#web/ui/say.ts';
import { LookPanel } from '../look/LookPanel.tsx';
import { SponsorsPanel } from '../sponsors/SponsorsPanel.tsx';
import { AccountsPanel } from './AccountsPanel.tsx';
import { AuditPanel } from './AuditPanel.tsx';
import { BackupsPanel } from './backup/BackupsPanel.tsx';
import { CertifyingPanel } from './CertifyingPanel.tsx';
import { DataPanel } from './DataPanel.tsx';
import { DoctorPanel } from './DoctorPanel.tsx';
import { EventPanel } from './EventPanel.tsx';
import { EventsPanel } from './EventsPanel.tsx';
import { EventTexts } from './EventTexts.tsx';
import { GearPanel } from './gear/GearPanel.tsx';
import { HttpsPanel } from './HttpsPanel.tsx';
import { LanguagesPanel } from './LanguagesPanel.tsx';
import { LettersPanel } from './LettersPanel.tsx';
import { LoadPanel } from './load/LoadPanel.tsx';
import { MailServerPanel } from './MailServerPanel.tsx';
import { OutboxPanel } from './OutboxPanel.tsx';
import { OwnSentences } from './OwnSentences.tsx';
import { PairedScreens } from './PairedScreens.tsx';
import { QuestionsPanel } from './QuestionsPanel.tsx';
import { RegistrationPanel } from './RegistrationPanel.tsx';
import { RetentionPanel } from './RetentionPanel.tsx';
import { ScreensPanel } from './ScreensPanel.tsx';
import { SharePanel } from './SharePanel.tsx';
import { ShowPanel } from './ShowPanel.tsx';
import { StrayTracks } from './StrayTracks.tsx';
import { TextsPanel } from './TextsPanel.tsx';
import { TracksPanel } from './TracksPanel.tsx';
import type { AdminEvent } from './use-event-change.ts';

export const GROUPS = [
  'settings.groupShow',
  'settings.groupActs',
  'settings.groupNight',
  'settings.groupAfter',
  'settings.groupHouse',
] as const;

/** A sentence that stands as it is. */
type Words = LineWith<Record<never, never>>;

interface Shown {
  group: (typeof GROUPS)[number];
  title: Words;
  /** How it is set, in words, for the page of all sections. */
  says: (event: AdminEvent) => string;
  /** What stands in it, by which it is found beside its title. */
  holds: readonly Words[];
  show: (event: AdminEvent, events: readonly AdminEvent[]) => ReactNode;
}

const MINUTE_MS = 60_000;

function registrationSays({ registrationMode, registrationClosesAt, timeZone }: AdminEvent): string {
  if (registrationMode === 'open') return say('settings.registrationOpen');
  if (registrationMode === 'closed') return say('settings.registrationClosed');
  return registrationClosesAt === null
    ? say('settings.registrationUntilClosed')
    : say('settings.registrationUntil', { when: showDateAndTime(registrationClosesAt, timeZone) });
}

function tracksSay({ settings: { tracksUntilAt, trackMaxMb: size }, timeZone }: AdminEvent): string {
  return tracksUntilAt === null
    ? say('settings.tracksUntilShow', { size })
    : say('settings.tracksUntil', { when: showDateAndTime(tracksUntilAt, timeZone), size });
}

function showSays({ settings: { scoringGraceMs, changeoverMs } }: AdminEvent): string {
  const seconds = changeoverMs / 1_000;
  return scoringGraceMs === null
    ? say('settings.showUntilLocked', { seconds })
    : say('settings.showMinutes', { minutes: scoringGraceMs / MINUTE_MS, seconds });
}

export interface Section extends Shown {
  id: SettingsSection;
}

/** Languages as their own readers call them, and as whoever looks for one does. */
function languageNames(): string {
  const inTheirs = new Intl.DisplayNames(localeOf(spokenNow().language), { type: 'language' });
  return TRANSLATED.map((one) => `${LANGUAGES[one].name} ${inTheirs.of(one)}`).join(' ');
}

const SHOWN: Readonly<Record<SettingsSection, Shown>> = {
  event: {
    group: 'settings.groupShow',
    title: 'settings.event',
    says: (event) =>
      event.startsAt === null
        ? say('settings.eventNoDate', { name: event.name })
        : say('settings.eventSays', {
            name: event.name,
            when: showDateAndTime(event.startsAt, event.timeZone),
          }),
    holds: [
      'event.name',
      'event.host',
      'event.venue',
      'event.whatItIs',
      'event.showStarts',
      'event.doorsOpen',
      'event.timeZone',
      'event.reachYou',
      'settings.eventWords',
    ],
    show: (event) => <EventPanel event={event} />,
  },
  look: {
    group: 'settings.groupShow',
    title: 'settings.look',
    says: ({ settings: { look, logo } }) =>
      look
        ? say(logo ? 'settings.lookSaysLogo' : 'settings.lookSays', {
            accent: look.accent,
            ground: look.ground,
          })
        : say(logo ? 'settings.lookAsItComesLogo' : 'settings.lookAsItComes'),
    holds: ['settings.lookWords'],
    show: (event) => <LookPanel event={event} />,
  },
  sponsors: {
    group: 'settings.groupShow',
    title: 'settings.sponsors',
    says: ({ settings: { sponsors } }) =>
      sponsors.length === 0 ? say('office.none') : say('settings.pictures', { count: sponsors.length }),
    holds: ['settings.sponsorsWords'],
    show: (event) => <SponsorsPanel event={event} />,
  },
  languages: {
    group: 'settings.groupShow',
    title: 'settings.languages',
    says: ({ settings: { mainLanguage, otherLanguages } }) =>
      [mainLanguage, ...otherLanguages].map((one) => LANGUAGES[one].name).join(', '),
    holds: [
      'event.speaks',
      'event.readIn',
      'event.otherLanguages',
      'event.ownSentences',
      'event.saidIn',
      'event.sentenceWords',
      'settings.languagesWords',
    ],
    show: (event) => (
      <>
        <LanguagesPanel event={event} />
        <EventTexts event={event} />
        <OwnSentences event={event} />
      </>
    ),
  },
  registration: {
    group: 'settings.groupActs',
    title: 'settings.registration',
    says: registrationSays,
    holds: [
      'form.registrationIs',
      'form.byDates',
      'form.openNow',
      'form.closedNow',
      'form.opens',
      'form.closes',
      'form.parentBelow',
      'form.actsPerContact',
      'form.askPhotos',
      'form.ownQuestions',
      'form.askElse',
      'settings.registrationWords',
    ],
    show: (event) => (
      <>
        <RegistrationPanel event={event} />
        <QuestionsPanel event={event} />
      </>
    ),
  },
  tracks: {
    group: 'settings.groupActs',
    title: 'settings.tracks',
    says: tracksSay,
    holds: [
      'texts.musicUntil',
      'texts.largestFile',
      'texts.leaveSilence',
      'texts.strays',
      'settings.tracksWords',
    ],
    show: (event) => (
      <>
        <TracksPanel event={event} />
        <StrayTracks />
      </>
    ),
  },
  texts: {
    group: 'settings.groupActs',
    title: 'settings.texts',
    says: ({ settings }) => say('settings.parentAgrees', { age: settings.minorBelowAge }),
    holds: ['texts.parentAgrees', 'texts.rulesAccepted', 'settings.textsWords'],
    show: (event) => <TextsPanel event={event} />,
  },
  letters: {
    group: 'settings.groupActs',
    title: 'settings.letters',
    says: ({ settings }) => say(settings.mailOn ? 'settings.lettersOn' : 'settings.lettersOff'),
    holds: [
      'texts.sendLetters',
      'texts.letter',
      'texts.subject',
      'texts.text',
      'texts.in',
      'texts.outbox',
      'texts.remind',
      'texts.sendCalls',
      'texts.mailServer',
      'texts.encryption',
      'texts.port',
      'texts.userName',
      'texts.password',
      'texts.sender',
      'texts.testTo',
      'settings.hallMachine',
      'settings.lettersWords',
    ],
    show: (event) => (
      <>
        <LettersPanel event={event} />
        <MailServerPanel />
        <OutboxPanel timeZone={event.timeZone} />
      </>
    ),
  },
  show: {
    group: 'settings.groupNight',
    title: 'settings.show',
    says: showSays,
    holds: [
      'hall.judgesTime',
      'hall.betweenActs',
      'hall.phonesFollow',
      'hall.stageSide',
      'hall.sideUnsaid',
      'hall.stageLeft',
      'hall.stageRight',
      'settings.showWords',
    ],
    show: (event) => <ShowPanel event={event} />,
  },
  screens: {
    group: 'settings.groupNight',
    title: 'settings.screens',
    says: ({ settings }) => say(settings.mcAccessCode === '' ? 'settings.mcNoCode' : 'settings.mcHasCode'),
    holds: [
      'hall.phoneAddress',
      'hall.whereMachineIs',
      'hall.wifiInWords',
      'hall.mcCode',
      'hall.publishLineup',
      'hall.showTurnout',
      'hall.actScores',
      'hall.standings',
      'hall.never',
      'hall.byNumber',
      'hall.byNames',
      'hall.untilLast',
      'hall.toTheEnd',
      'hall.paired',
      'hall.codeOnScreen',
      'hall.screenName',
      'hall.pairScreen',
      'settings.screensWords',
    ],
    show: (event) => (
      <>
        <ScreensPanel event={event} />
        <PairedScreens />
      </>
    ),
  },
  share: {
    group: 'settings.groupNight',
    title: 'settings.share',
    says: ({ settings: { wifiName } }) =>
      wifiName === '' ? say('settings.shareNoWifi') : say('settings.shareWifi', { name: wifiName }),
    holds: [
      'hall.codes',
      'hall.printPosters',
      'hall.register',
      'hall.vote',
      'hall.results',
      'hall.kindProjector',
      'hall.mc',
      'hall.kindBackstage',
      'hall.front',
      'hall.wifiName',
      'hall.itsPassword',
      'hall.wpa',
      'hall.wep',
      'hall.noPassword',
      'hall.wifiPassword',
      'hall.whereMachineIs',
      'hall.phoneAddress',
      'settings.shareWords',
    ],
    show: (event) => <SharePanel event={event} />,
  },
  https: {
    group: 'settings.groupNight',
    title: 'settings.https',
    says: () => say('settings.httpsSays'),
    holds: ['hall.fingerprint', 'hall.trustServer', 'settings.httpsWords'],
    show: () => <HttpsPanel />,
  },
  gear: {
    group: 'settings.groupNight',
    title: 'settings.gear',
    says: () => say('settings.gearSays'),
    holds: [
      'gear.keys',
      'gear.keyName',
      'gear.makeToken',
      'gear.lowerThird',
      'gear.told',
      'gear.newAddress',
      'gear.tellWhen',
      'gear.showStarts',
      'gear.actStandsBy',
      'gear.actStarts',
      'gear.actEnds',
      'gear.cueStarts',
      'gear.sceneChanges',
      'gear.votingOpens',
      'gear.votingCloses',
      'gear.showStopped',
      'gear.stopLifted',
      'gear.resultPublished',
      'gear.showEnds',
      'settings.hallMachine',
      'settings.gearWords',
    ],
    show: (event) => <GearPanel timeZone={event.timeZone} />,
  },
  doctor: {
    group: 'settings.groupNight',
    title: 'settings.doctor',
    says: () => say('settings.doctorSays'),
    holds: ['settings.doctorWords'],
    show: () => <DoctorPanel />,
  },
  certifying: {
    group: 'settings.groupAfter',
    title: 'settings.certifying',
    says: ({ settings }) =>
      say(settings.twoPersonCertification ? 'settings.twoCertify' : 'settings.oneCertifies'),
    holds: ['hall.twoPeople', 'settings.certifyingWords'],
    show: (event) => <CertifyingPanel event={event} />,
  },
  data: {
    group: 'settings.groupAfter',
    title: 'settings.data',
    says: ({ settings: { eraseAfterDays: days } }) =>
      days === null ? say('settings.dataKept') : say('settings.dataErased', { days }),
    holds: ['people.data', 'people.daysAfter', 'settings.dataWords'],
    show: (event) => (
      <>
        <RetentionPanel event={event} />
        <DataPanel event={event} />
      </>
    ),
  },
  people: {
    group: 'settings.groupHouse',
    title: 'settings.people',
    says: () => say('settings.peopleSays'),
    holds: [
      'people.accounts',
      'people.addPerson',
      'people.name',
      'people.email',
      'people.role',
      'people.crew',
      'people.admin',
      'settings.peopleWords',
    ],
    show: () => <AccountsPanel />,
  },
  copies: {
    group: 'settings.groupHouse',
    title: 'settings.copies',
    says: () => say('settings.copiesSays'),
    holds: ['settings.copiesWords'],
    show: (event) => (
      <>
        <BackupsPanel timeZone={event.timeZone} />
        <LoadPanel timeZone={event.timeZone} />
      </>
    ),
  },
  audit: {
    group: 'settings.groupHouse',
    title: 'settings.audit',
    says: () => say('settings.auditSays'),
    holds: [
      'people.lookFor',
      'people.who',
      'people.from',
      'people.until',
      'people.about',
      'people.everybody',
      'people.everything',
      'settings.auditWords',
    ],
    show: (event) => <AuditPanel timeZone={event.timeZone} />,
  },
  events: {
    group: 'settings.groupHouse',
    title: 'settings.events',
    says: () => say('settings.eventsSays'),
    holds: ['event.anotherLikeIt', 'event.saveTemplate', 'event.copyName', 'settings.eventsWords'],
    show: (_event, events) => <EventsPanel events={events} />,
  },
};

/** In the order of the index. */
export const SECTIONS: readonly Section[] = SETTINGS_SECTIONS.map((id) => ({ id, ...SHOWN[id] }));

/** The sections in which every word of `sought` is found, at the beginning of a word of theirs; all for no word. */
export function findSections(sought: string): readonly Section[] {
  const words = sought
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  return SECTIONS.filter(({ id, title, holds }) => {
    const its = [say(title), ...holds.map((line) => say(line)), id === 'languages' ? languageNames() : '']
      .join(' ')
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u);
    return words.every((word) => its.some((one) => one.startsWith(word)));
  });
}
