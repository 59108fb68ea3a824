/** After sending: what happens next, and the private link, big and takeable. */

import { CircleCheck, Hourglass, Mail } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { LanguageRow } from '#web/public/LanguageRow.tsx';
import { Banner } from '#web/ui/Banner.tsx';
import { Button, ButtonLink } from '#web/ui/Button.tsx';
import { CopyLine } from '#web/ui/CopyLine.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { Name } from '#web/ui/Name.tsx';
import { usePageTitle } from '#web/ui/page.ts';
import { QrCode } from '#web/ui/QrCode.tsx';
import { say, tell } from '#web/ui/say.ts';
import { PictureCard } from '../status/picture/PictureCard.tsx';
import { RecordingCard } from '../status/recording/RecordingCard.tsx';
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
  const token = statusUrl.split('/').at(-1) ?? '';
  const waiting = participant.status === 'waitlisted';
  const heading = useRef<HTMLHeadingElement>(null);
  const title = say(waiting ? 'registered.doneWaiting' : 'registered.done');
  usePageTitle(say('register.titleOf', { title, event: event.name }));
  useEffect(() => {
    scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <main className={styles.done}>
      <LanguageRow />
      <div className={styles.doneHead}>
        <Icon of={waiting ? Hourglass : CircleCheck} size={40} />
        <h1 className={`h1 ${styles.title}`} ref={heading} tabIndex={-1}>
          {title}
        </h1>
        <p className="lead">
          {tell('registered.doneNumber', {
            name: <Name plain>{participant.stageName}</Name>,
            song: <bdi>{participant.songTitle}</bdi>,
            number: String(participant.number).padStart(3, '0'),
          })}
        </p>
      </div>
      <OwnPage event={event.name} address={statusUrl} />
      {participant.audioDeliveryMethod === 'upload' && (
        <TrackCard token={token} song={participant.songTitle} timeZone={event.timeZone} />
      )}
      <PictureCard token={token} />
      <RecordingCard token={token} />
      {participant.membersConsent === 'asked' && (
        <Banner tone="warn" icon={Hourglass} lead={say('registered.notSigned')}>
          {say('registered.membersNotSigned')}
        </Banner>
      )}
      {participant.consent === 'asked' && <ForParent event={event} address={consentUrl} />}
      <section className="col">
        <h2 className="h2">{say('registered.next')}</h2>
        <p className="muted">{say(waiting ? 'registered.nextWaiting' : 'registered.nextLead')}</p>
        <Button kind="outline" onClick={onAnother}>
          {say('registered.another')}
        </Button>
      </section>
    </main>
  );
}

/** The private link, to be kept and to be taken to another device. */
function OwnPage({ event, address }: { event: string; address: string }) {
  return (
    <section className={styles.card} aria-labelledby="own-page">
      <h2 className="h2" id="own-page">
        {say('registered.ownPage')}
      </h2>
      <p>{say('registered.ownPageLead')}</p>
      <CopyLine label={say('registered.ownLink')} value={address} />
      <div className="row wrap">
        <ButtonLink kind="primary" to={new URL(address).pathname}>
          {say('registered.openPage')}
        </ButtonLink>
        <ButtonLink to={mailWith(say('registered.mailMyselfSubject', { event }), address)}>
          <Icon of={Mail} /> {say('registered.mailMyself')}
        </ButtonLink>
      </div>
      <QrCode
        value={address}
        label={say('registered.ownPage')}
        words={say('registered.scanToMove')}
        size={200}
      />
    </section>
  );
}

/** A parent has to agree: by the link that is shown here, or that goes to them by letter or by the organisers. */
function ForParent({ event, address }: { event: PublicEvent; address: Registered['consentUrl'] }) {
  return (
    <section className={styles.card} aria-labelledby="for-parent">
      <h2 className="h2" id="for-parent">
        {say('registered.forParent')}
      </h2>
      <Banner tone="warn" icon={Hourglass} lead={say('registered.notSigned')}>
        {say('registered.notSignedLead')}{' '}
        {say(
          address
            ? 'registered.sendThemLink'
            : event.contactNeeded
              ? 'registered.linkGoesToThem'
              : 'registered.linkByOrganisers',
        )}
      </Banner>
      {address && (
        <>
          <CopyLine label={say('registered.theirLink')} value={address} />
          <ButtonLink to={mailWith(say('registered.mailThemSubject', { event: event.name }), address)}>
            <Icon of={Mail} /> {say('registered.mailThem')}
          </ButtonLink>
        </>
      )}
    </section>
  );
}

const mailWith = (subject: string, address: string): string =>
  `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(address)}`;
