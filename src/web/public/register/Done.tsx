/** After sending: what happens next, and the private link, big and takeable. */
import { CircleCheck, Hourglass, Mail } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Banner } from '#web/ui/Banner.tsx';
import { Button, ButtonLink } from '#web/ui/Button.tsx';
import { CopyLine } from '#web/ui/CopyLine.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { Name } from '#web/ui/Name.tsx';
import { usePageTitle } from '#web/ui/page.ts';
import { QrCode } from '#web/ui/QrCode.tsx';
import { TrackCard } from '../status/track/TrackCard.tsx';
import styles from './Register.module.css';
import type { PublicEvent } from './step.ts';
import type { Registered } from './use-sending.ts';

export function Done({
  event,
  registered,
  onAnother,
}: {
  event: PublicEvent;
  registered: Registered;
  onAnother: () => void;
}) {
  const { participant, statusUrl, consentUrl } = registered;
  const asked = participant.consent === 'asked';
  const waiting = participant.status === 'waitlisted';
  const heading = useRef<HTMLHeadingElement>(null);
  const title = waiting ? 'You are on the waiting list' : 'You are registered';
  usePageTitle(`${title} · ${event.name}`);
  useEffect(() => {
    scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <main className={styles.done}>
      <div className={styles.doneHead}>
        <Icon of={waiting ? Hourglass : CircleCheck} size={40} />
        <h1 className={`h1 ${styles.title}`} ref={heading} tabIndex={-1}>
          {title}
        </h1>
        <p className="lead">
          <Name plain>{participant.stageName}</Name>, <bdi>{participant.songTitle}</bdi>. Number{' '}
          {String(participant.number).padStart(3, '0')}.
        </p>
      </div>
      <section className={styles.card} aria-labelledby="own-page">
        <h2 className="h2" id="own-page">
          Your own page
        </h2>
        <p>
          It always says whether you are in, what is still to do, and when you are on. This link is your key:
          do not post it.
        </p>
        <CopyLine label="Your private link" value={statusUrl} />
        <div className="row wrap">
          <ButtonLink kind="primary" to={new URL(statusUrl).pathname}>
            Open my page
          </ButtonLink>
          <ButtonLink to={mailWith(`Your page for ${event.name}`, statusUrl)}>
            <Icon of={Mail} /> Send it to myself
          </ButtonLink>
        </div>
        <QrCode
          value={statusUrl}
          label="Your own page"
          words="Scan this to move it to another phone"
          size={200}
        />
      </section>
      {participant.audioDeliveryMethod === 'upload' && (
        <TrackCard
          token={statusUrl.split('/').at(-1) ?? ''}
          song={participant.songTitle}
          timeZone={event.timeZone}
        />
      )}
      {asked && (
        <section className={styles.card} aria-labelledby="for-parent">
          <h2 className="h2" id="for-parent">
            For your parent or guardian
          </h2>
          <Banner tone="warn" icon={Hourglass} lead="Not signed yet.">
            You cannot be accepted until they have agreed.{' '}
            {consentUrl
              ? 'Send them this link.'
              : 'The link to agree goes to the email address that you left for them, and to nobody else. Your own page says how.'}
          </Banner>
          {consentUrl && (
            <>
              <CopyLine label="Their link" value={consentUrl} />
              <ButtonLink to={mailWith(`Please agree that I take part in ${event.name}`, consentUrl)}>
                <Icon of={Mail} /> Mail it to them
              </ButtonLink>
            </>
          )}
        </section>
      )}
      <section className="col">
        <h2 className="h2">What happens next</h2>
        <p className="muted">
          {waiting
            ? 'When a place becomes free, the organisers go down the list. Your page shows where you stand on it.'
            : 'The organisers look at your registration and accept it or tell you why not. Your page shows it as soon as they have.'}
        </p>
        <Button kind="outline" onClick={onAnother}>
          Register another act
        </Button>
      </section>
    </main>
  );
}

const mailWith = (subject: string, address: string): string =>
  `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(address)}`;
