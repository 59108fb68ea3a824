/** What is done and what is open: a shape and a word for each, and where something can be done, its button. */
import { CircleAlert, CircleCheck, CircleDashed, type LucideIcon, Mail } from 'lucide-react';
import type { ReactNode } from 'react';
import { ButtonLink } from '#web/ui/Button.tsx';
import { CopyLine } from '#web/ui/CopyLine.tsx';
import { consentLine } from '#web/ui/consent-words.ts';
import { cx } from '#web/ui/cx.ts';
import { showDateAndTime, showDay, showTime } from '#web/ui/format.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { reportedWords } from '#web/ui/Reported.tsx';
import { say } from '#web/ui/say.ts';
import type { OwnStatus, OwnTrack } from './own-status.ts';
import styles from './Status.module.css';

export function Checklist({ status, track }: { status: OwnStatus; track: OwnTrack | undefined }) {
  const { participant, event } = status;
  return (
    <section className={styles.card} aria-label={say('status.checklist')}>
      <ul className={styles.list}>
        <Task done title={say('status.received')} end={showDay(participant.createdAt, event.timeZone)} />
        <ConsentTask status={status} />
        {status.members.map((member) => (
          <MemberTask key={member.id} member={member} eventName={event.name} />
        ))}
        {track && <TrackTask status={status} track={track} />}
        {participant.status === 'accepted' && (
          <Task
            done={participant.checkedInAt !== null}
            title={say(participant.checkedInAt === null ? 'status.checkIn' : 'status.checkedIn')}
            detail={participant.checkedInAt === null ? say('status.checkInHow') : undefined}
            end={
              participant.checkedInAt === null ? undefined : showTime(participant.checkedInAt, event.timeZone)
            }
          />
        )}
      </ul>
    </section>
  );
}

function ConsentTask({ status }: { status: OwnStatus }) {
  const { participant, parentName, consentUrl, consentRecord, event } = status;
  if (participant.consent === 'not_needed') return null;
  if (participant.consent === 'given') return <Agreed record={consentRecord} timeZone={event.timeZone} />;
  const withdrawn = participant.consent === 'withdrawn';
  return (
    <Task
      icon={withdrawn ? CircleAlert : undefined}
      title={say(withdrawn ? 'status.consentRefused' : 'status.consent')}
      detail={
        withdrawn
          ? say('status.consentRefusedLead')
          : askedInWords(status.consentAsked, parentName || say('status.yourParent'))
      }
    >
      {consentUrl && (
        <div className={styles.share}>
          <CopyLine label={say('status.parentLink')} value={consentUrl} />
          <ButtonLink
            size="s"
            to={`mailto:?subject=${encodeURIComponent(say('status.parentMail', { event: event.name }))}&body=${encodeURIComponent(consentUrl)}`}
          >
            <Icon of={Mail} /> {say('status.mailIt')}
          </ButtonLink>
        </div>
      )}
    </Task>
  );
}

/** The consent for somebody else on stage who is under age. */
function MemberTask({ member, eventName }: { member: OwnStatus['members'][number]; eventName: string }) {
  const { name, consent, consentUrl, consentAsked } = member;
  if (consent === 'not_needed') return null;
  const title = say('status.consentOf', { name });
  if (consent === 'given') return <Task done title={title} />;
  const withdrawn = consent === 'withdrawn';
  return (
    <Task
      icon={withdrawn ? CircleAlert : undefined}
      title={title}
      detail={
        withdrawn
          ? `${say('status.consentRefused')}. ${say('status.consentRefusedLead')}`
          : askedInWords(consentAsked, say('status.theirParent'))
      }
    >
      {consentUrl && (
        <div className={styles.share}>
          <CopyLine label={say('status.parentLinkOf', { name })} value={consentUrl} />
          <ButtonLink
            size="s"
            to={`mailto:?subject=${encodeURIComponent(say('status.parentMailOf', { name, event: eventName }))}&body=${encodeURIComponent(consentUrl)}`}
          >
            <Icon of={Mail} /> {say('status.mailIt')}
          </ButtonLink>
        </div>
      )}
    </Task>
  );
}

function Agreed({ record, timeZone }: { record: OwnStatus['consentRecord']; timeZone: string }) {
  return (
    <Task
      done
      title={say('status.consent')}
      detail={record ? say('kept.agreed', { how: consentLine(record) }) : undefined}
      end={record ? showDay(record.givenAt, timeZone) : undefined}
    />
  );
}

function askedInWords(how: OwnStatus['consentAsked'], parent: string): string {
  if (how === 'letter') return say('status.askedByLetter', { parent });
  if (how === 'organisers') return say('status.askedByOrganisers', { parent });
  return say('status.askedByYou', { parent });
}

const HOW = {
  email: 'status.trackEmail',
  flash_drive: 'status.trackDrive',
  convention: 'status.trackBring',
  upload: 'status.trackUpload',
  live: 'status.trackLive',
} as const;

function howTo({ participant, event }: OwnStatus, { maySend, sending }: OwnTrack): string {
  if (!maySend) return say('status.trackTooLate');
  const how = say(HOW[participant.audioDeliveryMethod]);
  if (sending.untilAt === null) return how;
  return `${how} ${say('status.trackUntil', { time: showDateAndTime(sending.untilAt, event.timeZone) })}`;
}

function TrackTask({ status, track }: { status: OwnStatus; track: OwnTrack }) {
  const { event } = status;
  const end = track.changedAt === null ? undefined : showDay(track.changedAt, event.timeZone);
  switch (track.state) {
    case 'not_needed':
      return <Task done title={say('status.trackNotNeeded')} />;
    case 'missing':
      return <Task title={say('status.track')} detail={howTo(status, track)} />;
    case 'problem':
      return (
        <Task
          icon={CircleAlert}
          title={say('status.trackProblem')}
          detail={reportedWords(track.problemTold) ?? track.problem ?? say('status.trackAsk')}
          end={end}
        />
      );
    case 'received':
      return <Task done title={say('status.trackReceived')} detail={say('status.trackToCheck')} end={end} />;
    case 'checked':
      return <Task done title={say('status.trackChecked')} end={end} />;
    case 'loaded':
      return <Task done title={say('status.trackLoaded')} end={end} />;
  }
}

function Task({
  done = false,
  icon,
  title,
  detail,
  end,
  children,
}: {
  done?: boolean;
  icon?: LucideIcon | undefined;
  title: string;
  detail?: string | undefined;
  end?: string | undefined;
  children?: ReactNode;
}) {
  return (
    <li className={cx(styles.task, done && styles.isDone)}>
      <Icon
        of={icon ?? (done ? CircleCheck : CircleDashed)}
        size={22}
        label={say(done ? 'status.taskDone' : 'status.taskOpen')}
      />
      <span>
        <span className={done ? undefined : 'strong'}>{title}</span>
        {detail && <span className={styles.detail}>{detail}</span>}
      </span>
      {end && <span className="small muted tnum">{end}</span>}
      {children && <div className={styles.taskMore}>{children}</div>}
    </li>
  );
}
