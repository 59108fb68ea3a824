/** What a performer sees of their own act. */
import { CopyCheck, Hourglass, WifiOff } from 'lucide-react';
import { useState } from 'react';
import { REASON_LENGTH } from '#contract/primitives.ts';
import { registrationEndpoints } from '#contract/registration/endpoints.ts';
import { resultsAdminEndpoints } from '#contract/results/admin.ts';
import { callEndpoints } from '#contract/show/call.ts';
import { isOut } from '#domain/registration/status.ts';
import { keyOf, useAsk } from '#web/client/ask.ts';
import { useCommand } from '#web/client/command.ts';
import { useLive } from '#web/client/live.ts';
import { LanguageRow } from '#web/public/LanguageRow.tsx';
import { Banner } from '#web/ui/Banner.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Chip } from '#web/ui/Chip.tsx';
import { EventLogo } from '#web/ui/EventLogo.tsx';
import { Facts } from '#web/ui/Facts.tsx';
import { showDateAndTime, showDay, showTimeToTheSecond } from '#web/ui/format.ts';
import { HoldButton } from '#web/ui/HoldButton.tsx';
import { KeptDataLink } from '#web/ui/KeptData.tsx';
import { Name } from '#web/ui/Name.tsx';
import { usePageTitle } from '#web/ui/page.ts';
import { SaveState } from '#web/ui/SaveState.tsx';
import { say, tell } from '#web/ui/say.ts';
import { TextField } from '#web/ui/TextField.tsx';
import { useAskedWhen } from '../use-asked-when.ts';
import { CallCard } from './CallCard.tsx';
import { Checklist } from './Checklist.tsx';
import { CheckInCode } from './DayTools.tsx';
import { OnStage } from './OnStage.tsx';
import { OwnDetails } from './OwnDetails.tsx';
import { OwnResults } from './OwnResults.tsx';
import type { OwnStatus, OwnTrack } from './own-status.ts';
import { HallPreview } from './picture/HallPreview.tsx';
import { PictureCard } from './picture/PictureCard.tsx';
import { RecordingCard } from './recording/RecordingCard.tsx';
import styles from './Status.module.css';
import { isActOver, nextOf, standingOf, todosOf } from './status-words.ts';
import { TrackCard } from './track/TrackCard.tsx';

const CALL_FRESH_MS = 10_000;

interface StatusViewProps {
  token: string;
  status: OwnStatus;
  track: OwnTrack | undefined;
  /** When what is shown was last true, while the server cannot be reached. */
  stale: number | undefined;
}

export function StatusView({ token, status: told, track, stale }: StatusViewProps) {
  const { participant, event } = told;
  const isIn = participant.status === 'accepted';
  const inShow = !isOut(participant);
  const { view } = useLive('audience');
  const own = useAsk(callEndpoints.ownCall, {
    participantToken: token,
    enabled: inShow,
    refetchInterval: CALL_FRESH_MS,
  });
  useAskedWhen(inShow ? view?.version : undefined, own.refetch);
  const call = own.data?.call ?? null;
  const isOver = isActOver(own.data, event.startsAt, Date.now());
  // Whoever is on stage has nothing left to bring, show or send, and after the show there is nothing left to change.
  const isOn = call?.status === 'on_stage';
  const isDone = isOver || isOn;
  const status = isDone ? { ...told, editable: false } : told;
  const todos = isDone ? [] : todosOf(status, track);
  const standing = isDone ? undefined : standingOf(status, todos);
  usePageTitle(`${standing?.words ?? participant.stageName} · ${event.name}`);
  const isToCome = inShow && !isOver;
  return (
    <main className={styles.page}>
      <LanguageRow />
      <Head status={status} standing={standing} />
      {stale !== undefined && <Away at={stale} timeZone={event.timeZone} />}
      {status.mergedInto !== null && <SentTwice {...status.mergedInto} />}
      {own.data && <OwnResults acts={own.data.acts} />}
      {isIn && <CallCard call={call} isOver={isOver} status={status} />}
      <ToDo {...{ token, status, track, inShow, isOver, isOn }} waitsForParent={todos.includes('consent')} />
      <Next
        words={isOn ? '' : nextOf(status, todos, { call, isOver, now: Date.now() })}
        contact={event.contactLine}
      />
      <Feedback token={token} />
      {isToCome && <OnStage token={token} status={status} />}
      <OwnDetails token={token} status={status} />
      {isToCome && <Withdraw token={token} />}
      <div>
        <KeptDataLink event={event} />
      </div>
      <EditsUntil status={status} />
    </main>
  );
}

/** Nothing comes next for whoever is on stage. */
function Next({ words, contact }: { words: string; contact: string }) {
  if (words === '') return null;
  return (
    <section className="col">
      <h2 className="h3">{say('status.next')}</h2>
      <p className="muted">{words}</p>
      {contact !== '' && <p className="muted">{say('status.questions', { contact })}</p>}
    </section>
  );
}

const Away = ({ at, timeZone }: { at: number; timeZone: string }) => (
  <Banner tone="warn" icon={WifiOff} lead={say('status.away')}>
    {say('status.awayLead', { time: showTimeToTheSecond(at, timeZone) })}
  </Banner>
);

/** What is to be done until the show, and what may be sent; the links for parents first, for nothing goes on without them. */
function ToDo({
  token,
  status,
  track,
  inShow,
  isOver,
  isOn,
  waitsForParent,
}: Pick<StatusViewProps, 'token' | 'status' | 'track'> &
  Record<'inShow' | 'isOver' | 'isOn' | 'waitsForParent', boolean>) {
  if (isOver) return <PictureCard token={token} isOver />;
  // Of an act that is not in the show nothing is asked any more.
  if (isOn || !inShow) return null;
  const checklist = <Checklist status={status} track={track} />;
  return (
    <>
      <CheckInCode status={status} />
      {status.heldUntilAt !== null && (
        <Banner tone="warn" icon={Hourglass} lead={say('status.parentHasTo')}>
          {say('status.placeKept', { time: showDateAndTime(status.heldUntilAt, status.event.timeZone) })}
        </Banner>
      )}
      {waitsForParent && checklist}
      <ToSend token={token} status={status} />
      {!waitsForParent && checklist}
    </>
  );
}

const ToSend = ({ token, status }: Pick<StatusViewProps, 'token' | 'status'>) => (
  <>
    <TrackCard token={token} song={status.participant.songTitle} timeZone={status.event.timeZone} />
    <PictureCard token={token} />
    <HallPreview token={token} status={status} />
    <RecordingCard token={token} />
  </>
);

interface HeadProps {
  status: OwnStatus;
  /** Undefined afterwards. */
  standing: ReturnType<typeof standingOf> | undefined;
}

function Head({ status: { participant, event, categoryName }, standing }: HeadProps) {
  return (
    <header className={styles.head}>
      <div className={styles.line}>
        <span className="small muted">
          <EventLogo />{' '}
          <Facts of={[event.name, event.startsAt !== null && showDay(event.startsAt, event.timeZone)]} />
        </span>
        <span role="status">
          {standing && (
            <Chip tone={standing.tone} icon={standing.icon}>
              {standing.words}
            </Chip>
          )}
        </span>
      </div>
      <Name as="h1" className={styles.name}>
        {participant.stageName}
      </Name>
      <p className="muted">
        <Facts of={[participant.songTitle, participant.pronouns, categoryName]} />
      </p>
    </header>
  );
}

function SentTwice({ number, stageName }: NonNullable<OwnStatus['mergedInto']>) {
  return (
    <Banner tone="info" icon={CopyCheck} lead={say('status.sentTwice')}>
      {tell('status.sentTwiceLead', { number, name: <bdi>{stageName}</bdi> })}
    </Banner>
  );
}

function EditsUntil({ status: { editable, editsUntilAt, event } }: { status: OwnStatus }) {
  return (
    <p className="small muted">
      {editable && editsUntilAt !== null
        ? `${say('status.editsUntil', { time: showDateAndTime(editsUntilAt, event.timeZone) })} `
        : ''}
      {say('status.updatesItself')}
    </p>
  );
}

/** Taking one's own act out of the show: held, not pressed, since only the organisers bring it back. */
function Withdraw({ token }: { token: string }) {
  const [open, setOpen] = useState(false);
  const [reason, setReason] = useState('');
  const withdraw = useCommand(registrationEndpoints.withdrawOwn, {
    puts: keyOf(registrationEndpoints.ownStatus, { participantToken: token }),
  });
  if (!open)
    return (
      <Button kind="quiet" className={styles.leave} onClick={() => setOpen(true)}>
        {say('status.cannot')}
      </Button>
    );
  return (
    <section className={styles.card} aria-label={say('status.withdraw')}>
      <div className={styles.fields}>
        <h2 className="h2">{say('status.withdrawAsk')}</h2>
        <p className="muted">{say('status.withdrawLead')}</p>
        <TextField
          label={say('status.why')}
          optional
          most={REASON_LENGTH}
          value={reason}
          onChange={setReason}
        />
        {withdraw.error && <SaveState state="failed">{withdraw.refusal(say('ui.unreachable'))}</SaveState>}
        <div className="row wrap">
          <Button onClick={() => setOpen(false)}>{say('status.keepAct')}</Button>
          <HoldButton
            kind="destructive"
            busy={withdraw.busy}
            onHeld={() => withdraw.send({ participantToken: token, body: { reason } })}
            question={{
              title: say('status.withdrawAsk'),
              confirm: say('status.withdrawAct'),
              cancel: say('status.keepAct'),
            }}
          >
            {say('status.holdToWithdraw')}
          </HoldButton>
        </div>
      </div>
    </section>
  );
}

const FRESH_MS = 60_000;

/** What judges wrote for this act, once the organisers released it. Without names. */
function Feedback({ token }: { token: string }) {
  const { data } = useAsk(resultsAdminEndpoints.ownFeedback, {
    participantToken: token,
    refetchInterval: FRESH_MS,
    retry: false,
  });
  if (!data?.released || data.words.length === 0) return null;
  return (
    <section className="col">
      <h2 className="h3">{say('status.feedback')}</h2>
      {data.words.map((words) => (
        <blockquote key={words} dir="auto" style={{ whiteSpace: 'pre-line', margin: 0 }}>
          {words}
        </blockquote>
      ))}
    </section>
  );
}
