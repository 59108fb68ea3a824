/** Everything about one act, safe to have open at a noisy desk. */
import { ArrowLeft, ChevronLeft, ChevronRight, CopyCheck, WifiOff } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import { eventsEndpoints } from '#contract/events/endpoints.ts';
import { registrationEndpoints } from '#contract/registration/endpoints.ts';
import { CallFailed } from '#web/client/api.ts';
import { useAsk } from '#web/client/ask.ts';
import { useAuth } from '#web/client/auth.tsx';
import { Banner } from '#web/ui/Banner.tsx';
import { Button, ButtonLink } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { LoadingBlock } from '#web/ui/LoadingBlock.tsx';
import { Name } from '#web/ui/Name.tsx';
import { usePageTitle } from '#web/ui/page.ts';
import { say, tell } from '#web/ui/say.ts';
import { ActPanel } from './ActPanel.tsx';
import { ContactPanel } from './ContactPanel.tsx';
import { DecisionPanel } from './DecisionPanel.tsx';
import { HistoryPanel } from './HistoryPanel.tsx';
import { LettersPanel } from './LettersPanel.tsx';
import { MergePanel } from './MergePanel.tsx';
import { NotePanel } from './NotePanel.tsx';
import styles from './Participant.module.css';
import { PersonPanel } from './PersonPanel.tsx';
import { PlacePanel } from './PlacePanel.tsx';
import type { Participant } from './participant.ts';
import { PicturePanel } from './picture/PicturePanel.tsx';
import { RecordingPanel } from './recording/RecordingPanel.tsx';
import { SafetyPanel } from './SafetyPanel.tsx';
import { TrackPanel } from './TrackPanel.tsx';
import { useActs } from './use-acts.ts';
import { StatusChip } from './words.tsx';

const FRESH_MS = 15_000;

export function ParticipantPage() {
  const { id = '' } = useParams();
  const participant = useAsk(registrationEndpoints.participant, {
    params: { id },
    refetchInterval: FRESH_MS,
    retry: (count, error) => count < 3 && !(error instanceof CallFailed && !error.isUnanswered),
  });
  if (participant.data)
    return <ParticipantView key={id} participant={participant.data} stale={participant.isError} />;
  if (participant.isPending) return <LoadingBlock rows={6} label={say('act.loading')} />;
  return <NotShown error={participant.error} onRetry={() => participant.refetch()} />;
}

function ParticipantView({ participant, stale }: { participant: Participant; stale: boolean }) {
  const { isAdmin } = useAuth();
  const { acts } = useActs();
  const act = acts?.find(({ id }) => id === participant.id);
  const { data: event } = useAsk(eventsEndpoints.currentEvent, { staleTime: 30_000 });
  const timeZone = event?.timeZone ?? 'UTC';
  usePageTitle(participant.stageName);
  return (
    <div className={styles.page}>
      <Neighbours id={participant.id} ids={acts?.map(({ id }) => id) ?? []} />
      {stale && (
        <Banner tone="warn" icon={WifiOff} lead={say('acts.away')}>
          {say('act.asLastSeen')}
        </Banner>
      )}
      {participant.mergedInto !== null && <Merged into={participant.mergedInto} />}
      <Head
        participant={participant}
        under={isAdmin && participant.ownConsent !== 'not_needed' ? event?.minorBelowAge : undefined}
      />
      <div className={styles.columns}>
        <div className={styles.column}>
          <TrackPanel participant={participant} act={act} timeZone={timeZone} />
          {!participant.erased && (
            <>
              <PicturePanel participantId={participant.id} name={participant.stageName} />
              <RecordingPanel participantId={participant.id} spoken={participant.pronunciation} />
            </>
          )}
          {isAdmin && <SafetyPanel participant={participant} timeZone={timeZone} />}
          <ActPanel participant={participant} act={act} isAdmin={isAdmin} />
          <NotePanel participant={participant} />
          {isAdmin && (
            <HistoryPanel id={participant.id} revision={participant.revision} timeZone={timeZone} />
          )}
        </div>
        <aside className={styles.column}>
          {isAdmin && <MergePanel participant={participant} act={act} acts={acts ?? []} />}
          <DecisionPanel participant={participant} isAdmin={isAdmin} timeZone={timeZone} />
          <PlacePanel participant={participant} timeZone={timeZone} />
          {isAdmin && !participant.erased && <ContactPanel participant={participant} />}
          {isAdmin && <LettersPanel participant={participant} timeZone={timeZone} />}
          {isAdmin && <PersonPanel participant={participant} timeZone={timeZone} />}
        </aside>
      </div>
    </div>
  );
}

function Merged({ into }: { into: string }) {
  return (
    <Banner
      tone="info"
      icon={CopyCheck}
      lead={say('act.merged')}
      action={
        <ButtonLink size="s" to={`/admin/participants/${into}`}>
          {say('act.openThatAct')}
        </ButtonLink>
      }
    >
      {say('act.mergedLead')}
    </Banner>
  );
}

function Head({ participant, under }: { participant: Participant; under: number | undefined }) {
  return (
    <header className={styles.head}>
      <div className={styles.title}>
        <Name as="h1" className={styles.name}>
          {participant.stageName}
        </Name>
        <StatusChip act={participant} />
      </div>
      <p className="lead">
        {numbered(participant, under)}{' '}
        {participant.pronunciation !== '' &&
          tell('act.sayName', {
            spoken: <bdi>{participant.pronunciation}</bdi>,
            f: (words) => <span className="faint">{words}</span>,
          })}
      </p>
    </header>
  );
}

/** The line under the name; `under` is the age of minors where the act needs a parent's word. */
function numbered({ number, pronouns }: Participant, under: number | undefined): string {
  if (under === undefined)
    return pronouns === '' ? say('act.number', { number }) : say('act.numberAnd', { number, pronouns });
  return pronouns === ''
    ? say('act.numberUnder', { number, age: under })
    : say('act.numberAndUnder', { number, pronouns, age: under });
}

/** The way back, and on to the acts before and after by number; `[` and `]` do the same. */
function Neighbours({ id, ids }: { id: string; ids: readonly string[] }) {
  const at = ids.indexOf(id);
  const previous = at > 0 ? ids[at - 1] : undefined;
  const next = at >= 0 ? ids[at + 1] : undefined;
  useNeighbourKeys(previous, next);
  return (
    <nav className={styles.top} aria-label={say('acts.acts')}>
      <Link to="/admin/participants" className={styles.back}>
        <Icon of={ArrowLeft} /> {say('acts.title')}
      </Link>
      {at >= 0 && (
        <span className="row" style={{ gap: 4 }}>
          <Step to={previous} label={say('act.previous')}>
            <Icon of={ChevronLeft} size={20} />
          </Step>
          <span className="muted tnum small">{say('act.placeOf', { place: at + 1, all: ids.length })}</span>
          <Step to={next} label={say('act.next')}>
            <Icon of={ChevronRight} size={20} />
          </Step>
        </span>
      )}
    </nav>
  );
}

function useNeighbourKeys(previous: string | undefined, next: string | undefined): void {
  const navigate = useNavigate();
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.target instanceof HTMLElement && event.target.matches('input, textarea, select')) return;
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const to = new Map([
        ['[', previous],
        [']', next],
      ]).get(event.key);
      if (to !== undefined) navigate(`/admin/participants/${to}`);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [navigate, previous, next]);
}

function Step({ to, label, children }: { to: string | undefined; label: string; children: ReactNode }) {
  const navigate = useNavigate();
  return (
    <Button
      kind="quiet"
      size="s"
      icon
      aria-label={label}
      disabled={to === undefined}
      onClick={() => navigate(`/admin/participants/${to}`)}
    >
      {children}
    </Button>
  );
}

function NotShown({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const unknown = error instanceof CallFailed && (error.status === 404 || error.status === 400);
  usePageTitle(say(unknown ? 'act.titleUnknown' : 'act.titleFailed'));
  return (
    <EmptyState
      level={1}
      title={say(unknown ? 'act.unknown' : 'act.notLoaded')}
      actions={
        unknown ? (
          <ButtonLink to="/admin/participants">{say('acts.allActs')}</ButtonLink>
        ) : (
          <Button kind="primary" onClick={onRetry}>
            {say('admin.tryAgain')}
          </Button>
        )
      }
    >
      {unknown ? say('act.unknownLead') : error.message}
    </EmptyState>
  );
}
