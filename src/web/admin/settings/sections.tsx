/** The sections of the settings: in which group each stands, how it is found, what its line says and what it holds. */
import type { ReactNode } from 'react';
import { SETTINGS_SECTIONS, type SettingsSection } from '#contract/pages.ts';
import { LANGUAGES, TRANSLATED } from '#domain/messages/languages.ts';
import { counted, showDateAndTime } from '#web/ui/format.ts';
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

export const GROUPS = ['The show', 'The acts', 'The night', 'Afterwards', 'This house'] as const;

interface Shown {
  group: (typeof GROUPS)[number];
  title: string;
  /** How it is set, in words, for the page of all sections. */
  says: (event: AdminEvent) => string;
  /** Words of what it holds, by which it is found beside its title. */
  holds: string;
  show: (event: AdminEvent, events: readonly AdminEvent[]) => ReactNode;
}

const MINUTE_MS = 60_000;

const when = (at: number | null, event: AdminEvent, otherwise: string): string =>
  at === null ? otherwise : showDateAndTime(at, event.timeZone);

const REGISTRATION_IS = {
  by_date: (event: AdminEvent) => `Until ${when(event.registrationClosesAt, event, 'you close it')}`,
  open: () => 'Open',
  closed: () => 'Closed',
} as const satisfies Record<AdminEvent['registrationMode'], (event: AdminEvent) => string>;

export interface Section extends Shown {
  id: SettingsSection;
}

const inEnglish = new Intl.DisplayNames('en', { type: 'language' });

/** Each as its own readers call it, and in English. */
const LANGUAGES_BY_NAME = TRANSLATED.map((one) => `${LANGUAGES[one].name} ${inEnglish.of(one)}`).join(' ');

const SHOWN: Readonly<Record<SettingsSection, Shown>> = {
  event: {
    group: 'The show',
    title: 'Event',
    says: (event) => `${event.name}, ${when(event.startsAt, event, 'no date yet')}`,
    holds:
      'name host venue place what it is description show starts doors open date time zone how to reach you contact',
    show: (event) => <EventPanel event={event} />,
  },
  look: {
    group: 'The show',
    title: 'Look',
    says: ({ settings: { look, logo } }) =>
      `${look ? `${look.accent} on ${look.ground}` : 'As Ovation comes'}${logo ? ', with a logo' : ''}`,
    holds: 'colour accent background light house daylight letters font typeface logo picture brand contrast',
    show: (event) => <LookPanel event={event} />,
  },
  sponsors: {
    group: 'The show',
    title: 'Sponsors',
    says: ({ settings: { sponsors } }) =>
      sponsors.length === 0 ? 'None' : counted(sponsors.length, 'picture'),
    holds:
      'add a sponsor name, for who cannot see it before the show interval after voting below the results programme letters advertisement thanks',
    show: (event) => <SponsorsPanel event={event} />,
  },
  languages: {
    group: 'The show',
    title: 'Languages',
    says: ({ settings: { mainLanguage, otherLanguages } }) =>
      [mainLanguage, ...otherLanguages].map((one) => LANGUAGES[one].name).join(', '),
    holds: `the event speaks its pages may be read in your texts in other languages missing translation sentences in your own words said in of a sentence english ${LANGUAGES_BY_NAME}`,
    show: (event) => (
      <>
        <LanguagesPanel event={event} />
        <EventTexts event={event} />
        <OwnSentences event={event} />
      </>
    ),
  },
  registration: {
    group: 'The acts',
    title: 'Registration',
    says: (event) => REGISTRATION_IS[event.registrationMode](event),
    holds:
      'registration is by its dates open now closed now opens closes a parent agrees below the age of minor acts that one contact may register ask whether photos may be shown your own questions ask something else class teacher instrument form',
    show: (event) => (
      <>
        <RegistrationPanel event={event} />
        <QuestionsPanel event={event} />
      </>
    ),
  },
  tracks: {
    group: 'The acts',
    title: 'Tracks',
    says: (event) =>
      `Until ${when(event.settings.tracksUntilAt, event, 'the show starts')}, up to ${event.settings.trackMaxMb} MB`,
    holds:
      'music performers send music until largest file in megabytes leave out silence at both ends music that belongs to no act',
    show: (event) => (
      <>
        <TracksPanel event={event} />
        <StrayTracks />
      </>
    ),
  },
  texts: {
    group: 'The acts',
    title: 'Texts',
    says: ({ settings }) => `Under ${settings.minorBelowAge} a parent agrees`,
    holds: 'consent what a parent or guardian agrees to stage rules and risks every performer accepts',
    show: (event) => <TextsPanel event={event} />,
  },
  letters: {
    group: 'The acts',
    title: 'Letters',
    says: ({ settings }) => (settings.mailOn ? 'Sent to performers' : 'Not sent'),
    holds:
      'mail email send letters to performers letter subject text outbox remind call times waiting mail server smtp port encryption user name password letters come from a test letter to it is a machine of the hall',
    show: (event) => (
      <>
        <LettersPanel event={event} />
        <MailServerPanel />
        <OutboxPanel timeZone={event.timeZone} />
      </>
    ),
  },
  show: {
    group: 'The night',
    title: 'The show',
    says: ({ settings }) =>
      `${settings.scoringGraceMs === null ? 'Judges until locked' : `Judges ${settings.scoringGraceMs / MINUTE_MS} min`}, ${settings.changeoverMs / 1_000} s between acts`,
    holds:
      'judges’ time after an act in minutes time between acts in seconds phones follow the hall after in seconds stream late where acts come to the stage side not said stage left right',
    show: (event) => <ShowPanel event={event} />,
  },
  screens: {
    group: 'The night',
    title: 'Screens',
    says: ({ settings }) => (settings.mcAccessCode === '' ? 'No code for the MC' : 'The MC has a code'),
    holds:
      'address for phones where this machine is wi-fi in words mc access code publish the line-up show how many have voted an act’s scores on the projector standings so far on the projector never by “judge 1” by the judges’ names until the last act is scored to the end paired screens code on the screen name of the screen pair projector call board',
    show: (event) => (
      <>
        <ScreensPanel event={event} />
        <PairedScreens />
      </>
    ),
  },
  share: {
    group: 'The night',
    title: 'Addresses and codes',
    says: ({ settings: { wifiName } }) =>
      `Every page that others open, with its code; ${wifiName === '' ? 'no Wi-Fi' : `Wi-Fi ${wifiName}`}`,
    holds:
      'share qr code link poster print register vote results projector mc call board front page wi-fi name its password wpa 2 or 3 wep old none where this machine is network address',
    show: (event) => <SharePanel event={event} />,
  },
  https: {
    group: 'The night',
    title: 'https for tablets',
    says: () => 'How devices come to trust this server',
    holds: 'certificate trust secure camera offline tablet',
    show: () => <HttpsPanel />,
  },
  gear: {
    group: 'The night',
    title: 'Other gear',
    says: () => 'Tokens for machines, addresses that are told',
    holds:
      'stream deck keys tokens name of the new key addresses that are told webhook lights captions tell it when the show starts an act stands by starts ends another cue starts the projector changes voting opens closes the show is stopped the stop is lifted a result is published the show ends it is a machine of the hall',
    show: (event) => <GearPanel timeZone={event.timeZone} />,
  },
  doctor: {
    group: 'The night',
    title: 'Ready for the night',
    says: () => 'Looks at this machine when you ask',
    holds: 'doctor disk room port clock ffmpeg browser check',
    show: () => <DoctorPanel />,
  },
  certifying: {
    group: 'Afterwards',
    title: 'Certifying results',
    says: ({ settings }) => (settings.twoPersonCertification ? 'Two people certify' : 'One person certifies'),
    holds: 'two people certify sign result',
    show: (event) => <CertifyingPanel event={event} />,
  },
  data: {
    group: 'Afterwards',
    title: 'Personal data',
    says: ({ settings: { eraseAfterDays } }) =>
      eraseAfterDays === null
        ? 'Kept until somebody erases it'
        : `Erased ${counted(eraseAfterDays, 'day')} after the show`,
    holds: 'days after the show until it is erased erase export keeping privacy retention',
    show: (event) => (
      <>
        <RetentionPanel event={event} />
        <DataPanel event={event} />
      </>
    ),
  },
  people: {
    group: 'This house',
    title: 'People',
    says: () => 'Who may sign in',
    holds: 'accounts admin crew add a person password forgotten invite new link email name role',
    show: () => <AccountsPanel />,
  },
  copies: {
    group: 'This house',
    title: 'Copies and health',
    says: () => 'Copies of everything, and how the server is doing',
    holds: 'backup restore put back download copy load memory calls a second speed',
    show: (event) => (
      <>
        <BackupsPanel timeZone={event.timeZone} />
        <LoadPanel timeZone={event.timeZone} />
      </>
    ),
  },
  audit: {
    group: 'This house',
    title: 'Audit log',
    says: () => 'Who changed what, and when',
    holds: 'change log history look for a person who from until to everybody everything',
    show: (event) => <AuditPanel timeZone={event.timeZone} />,
  },
  events: {
    group: 'This house',
    title: 'All events',
    says: () => 'Set up another, or go back to an earlier one',
    holds: 'current another copy last year new event',
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
  return SECTIONS.filter(({ title, holds }) => {
    const its = `${title} ${holds}`.toLowerCase().split(/[^\p{L}\p{N}]+/u);
    return words.every((word) => its.some((one) => one.startsWith(word)));
  });
}
