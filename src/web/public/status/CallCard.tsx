/** When the act is on: first of all on the day, moving with the show. */
import { CircleCheck, Clock, Megaphone } from 'lucide-react';
import type { ReactNode } from 'react';
import { Banner } from '#web/ui/Banner.tsx';
import { oneByOne, showDay, showTime } from '#web/ui/format.ts';
import { say } from '#web/ui/say.ts';
import { CalendarButton } from './DayTools.tsx';
import type { OwnCall, OwnStatus } from './own-status.ts';
import styles from './Status.module.css';
import { isCalled } from './status-words.ts';

const MINUTE_MS = 60_000;

/** `call` is null while the act is not in the running order, or not known yet. */
export function CallCard({
  call,
  isOver,
  status,
}: {
  call: OwnCall;
  /** As `isActOver` says. */
  isOver: boolean;
  status: OwnStatus;
}) {
  const { event } = status;
  if (call === null) return event.startsAt === null || isOver ? null : <TheDay status={status} />;
  if (isOver && call.status !== 'done') return null;
  if (isOver)
    return (
      <Banner tone="ok" icon={CircleCheck} lead={say('status.thanks')}>
        {say('status.actDone')}
      </Banner>
    );
  if (call.passedOver)
    return (
      <Banner tone="warn" icon={Clock} lead={say('status.comesLater')}>
        {say('status.tellReady')}
      </Banner>
    );
  if (call.status === 'scratched')
    return (
      <Banner tone="warn" icon={Clock} lead={say('status.notInOrder')}>
        {say('status.askOrganisers')}
      </Banner>
    );
  return (
    <section className={styles.call} aria-label={say('status.call')}>
      <div className={styles.callRow}>
        <div>
          <span className="muted">{callWords(call)}</span>
          <div className={styles.big}>{bigTime(call, event.timeZone)}</div>
        </div>
        {call.number !== null && (
          <div className={styles.callEnd}>
            <span className="muted">{say('status.act')}</span>
            <div className={styles.big}>{call.number}</div>
          </div>
        )}
      </div>
      {call.readyAt !== null && <CalendarButton status={status} call={call} />}
      <Now call={call} timeZone={event.timeZone} startsAt={event.startsAt} />
      {event.venue !== '' && (
        <p className="muted">
          <bdi>{event.venue}</bdi>
        </p>
      )}
    </section>
  );
}

type Call = NonNullable<OwnCall>;

function callWords(call: Call): string {
  if (call.status === 'on_stage') return say('status.onSince');
  if (isCalled(call, Date.now())) return say('status.come');
  return say(call.readyAt === null ? 'status.yourPlace' : 'status.beThereBy');
}

function bigTime(call: Call, timeZone: string): ReactNode {
  if (isCalled(call, Date.now())) return say('status.now');
  const at = call.status === 'on_stage' ? call.expectedAt : call.readyAt;
  return at === null ? '·' : showTime(at, timeZone);
}

/** What moves: told in a pause of the screen reader, and at most as often as its words change. */
function Now({ call, timeZone, startsAt }: { call: Call; timeZone: string; startsAt: number | null }) {
  if (call.status === 'on_stage') return null;
  if (call.status === 'called')
    return (
      <Banner tone="note" icon={Megaphone} lead={say('status.standBy')}>
        {say('status.comeNow')}
      </Banner>
    );
  const first = call.running
    ? delayWords(call.behindMs)
    : isFarOff(startsAt) && say('status.onDay', { day: showDay(startsAt, timeZone) });
  const on =
    call.expectedAt !== null && say('status.onStageAbout', { time: showTime(call.expectedAt, timeZone) });
  const before =
    call.actsBefore === 0 ? say('status.youAreNext') : say('status.actsBefore', { count: call.actsBefore });
  return (
    <Banner tone="info" icon={Clock}>
      {oneByOne([first, on, before])}
    </Banner>
  );
}

const isFarOff = (startsAt: number | null): startsAt is number =>
  startsAt !== null && startsAt - Date.now() > 12 * 60 * MINUTE_MS;

function delayWords(behindMs: number | null): string {
  const minutes = Math.round((behindMs ?? 0) / MINUTE_MS);
  if (minutes === 0) return '';
  return say(minutes > 0 ? 'status.behind' : 'status.ahead', { minutes: Math.abs(minutes) });
}

/** Before the running order is made: only the day itself. */
function TheDay({ status }: { status: OwnStatus }) {
  const { event, participant } = status;
  if (event.startsAt === null) return null;
  return (
    <section className={styles.call} aria-label={say('status.theDay')}>
      <div className={styles.callRow}>
        <div>
          <span className="muted">
            {say(event.doorsAt === null ? 'status.showStarts' : 'status.doorsOpen')}
          </span>
          <div className={styles.big}>{showTime(event.doorsAt ?? event.startsAt, event.timeZone)}</div>
        </div>
        <div className={styles.callEnd}>
          <span className="muted">{say('status.number')}</span>
          <div className={styles.big}>{participant.number}</div>
        </div>
      </div>
      <p className="muted">
        {event.doorsAt !== null &&
          `${say('status.showStartsAt', { time: showTime(event.startsAt, event.timeZone) })} `}
        {event.venue !== '' && <bdi>{event.venue}.</bdi>}
      </p>
      <CalendarButton status={status} call={null} />
    </section>
  );
}
