/** The sections of the settings: in which group each stands, how it is found, what its line says and what it holds. */
import type { ReactNode } from 'react';
import { SETTINGS_SECTIONS, type SettingsSection } from '#contract/pages.ts';
import { showDateAndTime, sideBySide } from '#web/ui/format.ts';
import { languageForReader } from '#web/ui/language-name.ts';
import { say } from '#web/ui/say.ts';
import { LookPanel } from '../look/LookPanel.tsx';
import { SponsorsPanel } from '../sponsors/SponsorsPanel.tsx';
import type { AdminEvent } from '../use-current-event.ts';
import { AccountsPanel } from './AccountsPanel.tsx';
import { AuditPanel } from './AuditPanel.tsx';
import { BackupsPanel } from './backup/BackupsPanel.tsx';
import { CertifyingPanel } from './CertifyingPanel.tsx';
import { DoctorPanel } from './DoctorPanel.tsx';
import { EventPanel } from './EventPanel.tsx';
import { EventsPanel } from './EventsPanel.tsx';
import { EventTexts } from './EventTexts.tsx';
import { ErasingSteps } from './erasing/ErasingSteps.tsx';
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
import { heldIn } from './section-words.ts';
import { TextsPanel } from './TextsPanel.tsx';
import { TracksPanel } from './TracksPanel.tsx';

export const GROUPS = [
  'settings.groupShow',
  'settings.groupActs',
  'settings.groupNight',
  'settings.groupAfter',
  'settings.groupHouse',
] as const;

interface Shown {
  group: (typeof GROUPS)[number];
  /** How it is set, in words, for the page of all sections. */
  says: (event: AdminEvent) => string;
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
  title: `settings.${SettingsSection}`;
}

const SHOWN: Readonly<Record<SettingsSection, Shown>> = {
  event: {
    group: 'settings.groupShow',
    says: (event) =>
      event.startsAt === null
        ? say('settings.eventNoDate', { name: event.name })
        : say('settings.eventSays', {
            name: event.name,
            when: showDateAndTime(event.startsAt, event.timeZone),
          }),
    show: (event) => <EventPanel event={event} />,
  },
  look: {
    group: 'settings.groupShow',
    says: ({ settings: { look, logo } }) =>
      look
        ? say(logo ? 'settings.lookSaysLogo' : 'settings.lookSays', {
            accent: look.accent,
            ground: look.ground,
          })
        : say(logo ? 'settings.lookAsItComesLogo' : 'settings.lookAsItComes'),
    show: (event) => <LookPanel event={event} />,
  },
  sponsors: {
    group: 'settings.groupShow',
    says: ({ settings: { sponsors } }) =>
      sponsors.length === 0 ? say('admin.none') : say('settings.pictures', { count: sponsors.length }),
    show: (event) => <SponsorsPanel event={event} />,
  },
  languages: {
    group: 'settings.groupShow',
    says: ({ settings: { mainLanguage, otherLanguages } }) =>
      sideBySide([mainLanguage, ...otherLanguages].map(languageForReader)),
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
    says: registrationSays,
    show: (event) => (
      <RegistrationPanel event={event}>
        <QuestionsPanel event={event} />
      </RegistrationPanel>
    ),
  },
  tracks: {
    group: 'settings.groupActs',
    says: tracksSay,
    show: (event) => (
      <>
        <TracksPanel event={event} />
        <StrayTracks />
      </>
    ),
  },
  texts: {
    group: 'settings.groupActs',
    says: ({ settings }) => say('settings.parentAgrees', { age: settings.minorBelowAge }),
    show: (event) => <TextsPanel event={event} />,
  },
  letters: {
    group: 'settings.groupActs',
    says: ({ settings }) => say(settings.mailOn ? 'settings.lettersOn' : 'settings.lettersOff'),
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
    says: showSays,
    show: (event) => <ShowPanel event={event} />,
  },
  screens: {
    group: 'settings.groupNight',
    says: ({ settings }) => say(settings.mcAccessCode === '' ? 'settings.mcNoCode' : 'settings.mcHasCode'),
    show: (event) => (
      <>
        <ScreensPanel event={event} />
        <PairedScreens />
      </>
    ),
  },
  share: {
    group: 'settings.groupNight',
    says: ({ settings: { wifiName } }) =>
      wifiName === '' ? say('settings.shareNoWifi') : say('settings.shareWifi', { name: wifiName }),
    show: (event) => <SharePanel event={event} />,
  },
  https: {
    group: 'settings.groupNight',
    says: () => say('settings.httpsSays'),
    show: () => <HttpsPanel />,
  },
  gear: {
    group: 'settings.groupNight',
    says: () => say('settings.gearSays'),
    show: (event) => <GearPanel timeZone={event.timeZone} />,
  },
  doctor: {
    group: 'settings.groupNight',
    says: () => say('settings.doctorSays'),
    show: () => <DoctorPanel />,
  },
  certifying: {
    group: 'settings.groupAfter',
    says: ({ settings }) =>
      say(settings.twoPersonCertification ? 'settings.twoCertify' : 'settings.oneCertifies'),
    show: (event) => <CertifyingPanel event={event} />,
  },
  data: {
    group: 'settings.groupAfter',
    says: ({ settings: { eraseAfterDays: days } }) =>
      days === null ? say('settings.dataKept') : say('settings.dataErased', { days }),
    show: (event) => (
      <>
        <RetentionPanel event={event} />
        <ErasingSteps event={event} />
      </>
    ),
  },
  people: {
    group: 'settings.groupHouse',
    says: () => say('settings.peopleSays'),
    show: () => <AccountsPanel />,
  },
  copies: {
    group: 'settings.groupHouse',
    says: () => say('settings.copiesSays'),
    show: (event) => (
      <>
        <BackupsPanel timeZone={event.timeZone} />
        <LoadPanel timeZone={event.timeZone} />
      </>
    ),
  },
  audit: {
    group: 'settings.groupHouse',
    says: () => say('settings.auditSays'),
    show: (event) => <AuditPanel timeZone={event.timeZone} />,
  },
  events: {
    group: 'settings.groupHouse',
    says: () => say('settings.eventsSays'),
    show: (_event, events) => <EventsPanel events={events} />,
  },
};

/** In the order of the index. */
export const SECTIONS: readonly Section[] = SETTINGS_SECTIONS.map((id) => ({
  id,
  title: `settings.${id}`,
  ...SHOWN[id],
}));

/** The sections in which every word of `sought` is found, at the beginning of a word of theirs; all for no word. */
export function findSections(sought: string): readonly Section[] {
  const words = sought
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  return SECTIONS.filter(({ id, title }) => {
    const its = `${say(title)} ${heldIn(id)}`.toLowerCase().split(/[^\p{L}\p{N}]+/u);
    return words.every((word) => its.some((one) => one.startsWith(word)));
  });
}
