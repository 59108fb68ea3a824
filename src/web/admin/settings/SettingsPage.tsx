/** Facts and rules of the event, in words an organiser understands. Each part is saved by itself. */
import { eventsEndpoints } from '#contract/events/endpoints.ts';
import { sentenceOf } from '#web/client/api.ts';
import { useAsk } from '#web/client/ask.ts';
import { useAuth } from '#web/client/auth.tsx';
import { Button } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { LoadingBlock } from '#web/ui/LoadingBlock.tsx';
import { usePageTitle } from '#web/ui/page.ts';
import { AccountsPanel } from './AccountsPanel.tsx';
import { AuditPanel } from './AuditPanel.tsx';
import { BackupsPanel } from './backup/BackupsPanel.tsx';
import { CertifyingPanel } from './CertifyingPanel.tsx';
import { DataPanel } from './DataPanel.tsx';
import { DoctorPanel } from './DoctorPanel.tsx';
import { EventPanel } from './EventPanel.tsx';
import { EventsPanel } from './EventsPanel.tsx';
import { FirstEvent } from './FirstEvent.tsx';
import { GearPanel } from './gear/GearPanel.tsx';
import { HttpsPanel } from './HttpsPanel.tsx';
import { LanguagesPanel } from './LanguagesPanel.tsx';
import { LettersPanel } from './LettersPanel.tsx';
import { LoadPanel } from './load/LoadPanel.tsx';
import { OutboxPanel } from './OutboxPanel.tsx';
import { PairedScreens } from './PairedScreens.tsx';
import { RegistrationPanel } from './RegistrationPanel.tsx';
import { RetentionPanel } from './RetentionPanel.tsx';
import { ScreensPanel } from './ScreensPanel.tsx';
import styles from './Settings.module.css';
import { ShowPanel } from './ShowPanel.tsx';
import { StrayTracks } from './StrayTracks.tsx';
import { TextsPanel } from './TextsPanel.tsx';
import { TracksPanel } from './TracksPanel.tsx';

const SECTIONS = [
  ['event', 'Event'],
  ['languages', 'Languages'],
  ['registration', 'Registration'],
  ['tracks', 'Tracks'],
  ['certifying', 'Certifying results'],
  ['texts', 'Texts'],
  ['letters', 'Letters'],
  ['screens', 'Screens'],
  ['https', 'https'],
  ['gear', 'Other gear'],
  ['people', 'People'],
  ['data', 'Data'],
  ['backups', 'Copies'],
  ['audit', 'Audit log'],
  ['doctor', 'Ready for the night'],
  ['load', 'Load'],
  ['events', 'All events'],
] as const;

export function SettingsPage() {
  usePageTitle('Settings');
  const { isAdmin } = useAuth();
  const events = useAsk(eventsEndpoints.events, { enabled: isAdmin });
  if (!isAdmin)
    return (
      <EmptyState level={1} title="Settings are for admins">
        Your account runs the live event, the running order and check-in. Ask an admin to change a setting.
      </EmptyState>
    );
  if (events.isPending) return <LoadingBlock rows={6} label="Loading settings" />;
  if (events.isError)
    return (
      <EmptyState
        level={1}
        title="Settings cannot be loaded"
        actions={<Button onClick={() => events.refetch()}>Try again</Button>}
      >
        {sentenceOf(events.error, 'The server cannot be reached.')}
      </EmptyState>
    );
  const event = events.data.find((one) => one.isCurrent);
  if (!event) return <FirstEvent />;
  return (
    <div className={styles.page}>
      <h1 className="h1">Settings</h1>
      <nav className={styles.sections} aria-label="Parts of this page">
        {SECTIONS.map(([id, word]) => (
          <a key={id} href={`#${id}`}>
            {word}
          </a>
        ))}
      </nav>
      <EventPanel event={event} />
      <LanguagesPanel event={event} />
      <RegistrationPanel event={event} />
      <ShowPanel event={event} />
      <TracksPanel event={event} />
      <StrayTracks />
      <CertifyingPanel event={event} />
      <TextsPanel event={event} />
      <LettersPanel event={event} />
      <OutboxPanel timeZone={event.timeZone} />
      <ScreensPanel event={event} />
      <PairedScreens />
      <HttpsPanel />
      <GearPanel timeZone={event.timeZone} />
      <AccountsPanel />
      <RetentionPanel event={event} />
      <DataPanel event={event} />
      <BackupsPanel timeZone={event.timeZone} />
      <AuditPanel timeZone={event.timeZone} />
      <DoctorPanel />
      <LoadPanel timeZone={event.timeZone} />
      <EventsPanel events={events.data} />
    </div>
  );
}
