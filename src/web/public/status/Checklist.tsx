/** What is done and what is open: a shape and a word for each, and where something can be done, its button. */
import { CircleAlert, CircleCheck, CircleDashed, type LucideIcon, Mail } from 'lucide-react';
import type { ReactNode } from 'react';
import { ButtonLink } from '#web/ui/Button.tsx';
import { CopyLine } from '#web/ui/CopyLine.tsx';
import { consentLine } from '#web/ui/consent-words.ts';
import { cx } from '#web/ui/cx.ts';
import { showDateAndTime, showDay, showTime } from '#web/ui/format.ts';
import { Icon } from '#web/ui/Icon.tsx';
import type { OwnStatus, OwnTrack } from './own-status.ts';
import styles from './Status.module.css';

export function Checklist({ status, track }: { status: OwnStatus; track: OwnTrack | undefined }) {
  const { participant, event } = status;
  return (
    <section className={styles.card} aria-label="Checklist">
      <ul className={styles.list}>
        <Task done title="Registration received" end={showDay(participant.createdAt, event.timeZone)} />
        <ConsentTask status={status} />
        {track && <TrackTask status={status} track={track} />}
        {participant.status === 'accepted' && (
          <Task
            done={participant.checkedInAt !== null}
            title={participant.checkedInAt === null ? 'Check in on the day' : 'Checked in at the desk'}
            detail={participant.checkedInAt === null ? 'Come to the desk when you arrive.' : undefined}
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
      title={withdrawn ? 'Consent was taken back' : 'Consent of your parent or guardian'}
      detail={
        withdrawn
          ? 'Your act cannot go on stage unless they agree again. Ask the organisers.'
          : askedInWords(status.consentAsked, parentName || 'Your parent or guardian')
      }
    >
      {consentUrl && (
        <div className={styles.share}>
          <CopyLine label="Link for your parent or guardian" value={consentUrl} />
          <ButtonLink
            size="s"
            to={`mailto:?subject=${encodeURIComponent(`Please agree that I take part in ${event.name}`)}&body=${encodeURIComponent(consentUrl)}`}
          >
            <Icon of={Mail} /> Mail it
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
      title="Consent of your parent or guardian"
      detail={record ? `${consentLine(record)}.` : undefined}
      end={record ? showDay(record.givenAt, timeZone) : undefined}
    />
  );
}

function askedInWords(how: OwnStatus['consentAsked'], parent: string): string {
  if (how === 'letter')
    return `${parent} gets a letter with a link of their own, to read and sign. If it does not arrive, ask the organisers: they can send it again or correct the address.`;
  if (how === 'organisers')
    return `${parent} has to read and sign. The organisers send them the link: ask them if it does not arrive.`;
  return `${parent} has to read and sign. Send them this link.`;
}

const HOW = {
  email: 'Email it to the organisers, with your stage name in the subject.',
  flash_drive: 'Bring it on a flash drive with your stage name on it.',
  convention: 'Bring it to the convention and show it at check-in.',
  upload: 'Choose your song above.',
} as const;

function howTo({ participant, event }: OwnStatus, { maySend, sending }: OwnTrack): string {
  if (!maySend) return 'The time to send it is over. Ask the organisers to take it.';
  const limit = sending.untilAt === null ? '' : ` Until ${showDateAndTime(sending.untilAt, event.timeZone)}.`;
  return HOW[participant.audioDeliveryMethod] + limit;
}

function TrackTask({ status, track }: { status: OwnStatus; track: OwnTrack }) {
  const { event } = status;
  const end = track.changedAt === null ? undefined : showDay(track.changedAt, event.timeZone);
  switch (track.state) {
    case 'not_needed':
      return <Task done title="No backing track needed" />;
    case 'missing':
      return <Task title="Backing track" detail={howTo(status, track)} />;
    case 'problem':
      return (
        <Task
          icon={CircleAlert}
          title="Backing track: there is a problem"
          detail={track.problem ?? 'Ask the organisers what is wrong with it.'}
          end={end}
        />
      );
    case 'received':
      return <Task done title="Backing track received" detail="It still has to be checked." end={end} />;
    case 'checked':
      return <Task done title="Backing track checked" end={end} />;
    case 'loaded':
      return <Task done title="Backing track loaded at the desk" end={end} />;
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
      <Icon of={icon ?? (done ? CircleCheck : CircleDashed)} size={22} label={done ? 'Done' : 'To do'} />
      <span>
        <span className={done ? undefined : 'strong'}>{title}</span>
        {detail && <span className={styles.detail}>{detail}</span>}
      </span>
      {end && <span className="small muted tnum">{end}</span>}
      {children && <div className={styles.taskMore}>{children}</div>}
    </li>
  );
}
