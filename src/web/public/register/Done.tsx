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
  const asked = participant.consent === 'asked';
  const membersAsked = participant.membersConsent === 'asked';
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
      <section className={styles.card} aria-labelledby="own-page">
        <h2 className="h2" id="own-page">
          {say('registered.ownPage')}
        </h2>
        <p>{say('registered.ownPageLead')}</p>
        <CopyLine label={say('registered.ownLink')} value={statusUrl} />
        <div className="row wrap">
          <ButtonLink kind="primary" to={new URL(statusUrl).pathname}>
            {say('registered.openPage')}
          </ButtonLink>
          <ButtonLink to={mailWith(say('registered.mailMyselfSubject', { event: event.name }), statusUrl)}>
            <Icon of={Mail} /> {say('registered.mailMyself')}
          </ButtonLink>
        </div>
        <QrCode
          value={statusUrl}
          label={say('registered.ownPage')}
          words={say('registered.scanToMove')}
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
      <PictureCard token={statusUrl.split('/').at(-1) ?? ''} />
      <RecordingCard token={statusUrl.split('/').at(-1) ?? ''} />
      {membersAsked && (
        <Banner tone="warn" icon={Hourglass} lead={say('registered.notSigned')}>
          {say('registered.membersNotSigned')}
        </Banner>
      )}
      {asked && (
        <section className={styles.card} aria-labelledby="for-parent">
          <h2 className="h2" id="for-parent">
            {say('registered.forParent')}
          </h2>
          <Banner tone="warn" icon={Hourglass} lead={say('registered.notSigned')}>
            {say('registered.notSignedLead')}{' '}
            {say(consentUrl ? 'registered.sendThemLink' : 'registered.linkGoesToThem')}
          </Banner>
          {consentUrl && (
            <>
              <CopyLine label={say('registered.theirLink')} value={consentUrl} />
              <ButtonLink to={mailWith(say('registered.mailThemSubject', { event: event.name }), consentUrl)}>
                <Icon of={Mail} /> {say('registered.mailThem')}
              </ButtonLink>
            </>
          )}
        </section>
      )}
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

const mailWith = (subject: string, address: string): string =>
  `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(address)}`;
