/** Where a parent or guardian reads and signs, by a link of their own. */

import { CircleAlert, CircleCheck, CircleX, CopyCheck } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useParams } from 'react-router';
import type { AnswerOf } from '#contract/endpoint.ts';
import { registrationEndpoints } from '#contract/registration/endpoints.ts';
import { isNotFound, isRefusedWith, sentenceOf } from '#web/client/api.ts';
import { useAnswers, useAsk } from '#web/client/ask.ts';
import { useCommand } from '#web/client/command.ts';
import { LanguageRow } from '#web/public/LanguageRow.tsx';
import { Banner } from '#web/ui/Banner.tsx';
import { Button, ButtonLink } from '#web/ui/Button.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { PickGroup } from '#web/ui/Choice.tsx';
import { consentLine } from '#web/ui/consent-words.ts';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { ErrorSummary, problemsOf } from '#web/ui/ErrorSummary.tsx';
import { EventLogo } from '#web/ui/EventLogo.tsx';
import { Facts } from '#web/ui/Facts.tsx';
import { Form } from '#web/ui/Form.tsx';
import { showDate, showDateAndTime } from '#web/ui/format.ts';
import { KeptDataLink } from '#web/ui/KeptData.tsx';
import { LoadingBlock } from '#web/ui/LoadingBlock.tsx';
import { Name } from '#web/ui/Name.tsx';
import { usePageTitle } from '#web/ui/page.ts';
import { SaveState } from '#web/ui/SaveState.tsx';
import { say, tell } from '#web/ui/say.ts';
import { useForm } from '#web/ui/use-form.ts';
import { useAskedInLanguage } from '../use-asked-in-language.ts';
import { ChildPlaces, consentKey } from './ChildPlaces.tsx';
import styles from './Consent.module.css';
import { Refuse, TakeBack } from './SayNo.tsx';
import { Signer } from './Signer.tsx';

type Consent = AnswerOf<typeof registrationEndpoints.consent>;

const FRESH_MS = 20_000;

export function ConsentPage() {
  const { token = '' } = useParams();
  const consent = useAsk(registrationEndpoints.consent, {
    params: { token },
    refetchInterval: FRESH_MS,
    retry: (count, error) => count < 5 && !isNotFound(error),
  });
  useAskedInLanguage(consent.refetch);
  // What the link led to is shown no longer than the link works.
  if (consent.data && !isRefusedWith(consent.error, 'link_unknown'))
    return <ConsentView token={token} consent={consent.data} />;
  if (consent.isPending)
    return (
      <main>
        <LoadingBlock rows={4} label={say('consent.loading')} />
      </main>
    );
  return <NotShown error={consent.error} onRetry={() => consent.refetch()} />;
}

/** What the page is about, in its heading. Whoever did not give the consent themselves is not told that they did. */
function headingOf({ replacedBy, state, toConfirm, record, performerName, stageName }: Consent): string {
  if (replacedBy) return say('consent.replaced');
  if (state !== 'given' || toConfirm) return say('consent.ask', { name: performerName || stageName });
  return say(record?.how === 'letter' ? 'consent.agreed' : 'consent.onRecord');
}

function ConsentView({ token, consent }: { token: string; consent: Consent }) {
  const { event } = consent;
  const heading = headingOf(consent);
  usePageTitle(`${heading} · ${event.name}`);
  const when = event.startsAt === null ? undefined : showDate(event.startsAt, event.timeZone);
  return (
    <main className={styles.page}>
      <LanguageRow />
      <header className={styles.head}>
        <span className="small muted">
          <EventLogo /> <Facts of={[event.name, when]} />
        </span>
        <h1 className={`h1 ${styles.title}`}>{heading}</h1>
        {!consent.replacedBy && <About consent={consent} />}
      </header>
      {consent.replacedBy ? (
        <Replaced token={token} consent={consent} by={consent.replacedBy} />
      ) : consent.state === 'given' && !consent.toConfirm ? (
        <Given token={token} consent={consent} />
      ) : (
        <Asked token={token} consent={consent} />
      )}
      {event.contactLine !== '' && (
        <p className="muted">{say('consent.questions', { contact: event.contactLine })}</p>
      )}
      <div>
        <KeptDataLink event={event} />
      </div>
    </main>
  );
}

/** For which child, with what, where. */
function About({ consent: { performerName, stageName, songTitle, event } }: { consent: Consent }) {
  const song = <bdi>{songTitle}</bdi>;
  const parts = {
    stage: <Name plain>{stageName}</Name>,
    what: event.venue === '' ? song : tell('consent.songAt', { song, venue: <bdi>{event.venue}</bdi> }),
    host: event.host === '' ? '' : tell('consent.organisedBy', { host: <bdi>{event.host}</bdi> }),
  };
  return (
    <p className="lead">
      {performerName === ''
        ? tell('consent.aboutStage', parts)
        : tell('consent.about', { ...parts, name: <bdi>{performerName}</bdi> })}
    </p>
  );
}

const PHOTOS = { not_asked: '', yes: 'yes', no: 'no' } as const satisfies Record<
  Consent['photoConsent'],
  string
>;

/** What became of the consent before it is asked for: given in the parent's name, refused, or taken back. */
function Before({ consent }: { consent: Consent }) {
  return (
    <>
      {consent.toConfirm && consent.record && (
        <Banner tone="warn" icon={CircleAlert} lead={say('consent.inYourName')}>
          {`${recordInWords(consent, consent.record)} ${say('consent.inYourNameLead')}`}
        </Banner>
      )}
      {consent.state === 'withdrawn' && (
        <Banner tone="warn" icon={CircleX} lead={say('consent.refused')}>
          {say('consent.refusedLead')}
        </Banner>
      )}
    </>
  );
}

function Asked({ token, consent }: { token: string; consent: Consent }) {
  const answers = useAnswers();
  const form = useForm({
    parentPreferredName: consent.parentPreferredName,
    parentPronouns: consent.parentPronouns,
    parentContact: '',
    photos: PHOTOS[consent.photoConsent],
    /** The version of the text that was read: another one may come while it is. */
    agreed: 0,
  });
  const hasAgreed = form.typed.agreed === consent.text.version;
  const [missing, setMissing] = useState<Readonly<Record<string, string>>>({});
  const give = useCommand(registrationEndpoints.giveConsent, {
    puts: consentKey(token),
    onFailed: ({ code }) => code === 'stale' && answers.askAnew([consentKey(token)]),
  });
  const submit = () => {
    const { parentPreferredName, parentPronouns, parentContact, photos } = form.typed;
    const found = {
      ...(parentPreferredName.trim() === '' && { parent_preferred_name: say('consent.wrongName') }),
      ...(consent.reachAsked &&
        parentContact.trim() === '' && { parent_contact: say('register.wrongContact') }),
      ...(consent.photosAsked && photos === '' && { photo_consent: say('consent.wrongPhotos') }),
      ...(!hasAgreed && { agreed: say('consent.wrongAgreed') }),
    };
    setMissing(found);
    give.forget();
    if (Object.keys(found).length === 0)
      give.send({
        params: { token },
        body: {
          ...{ parentPreferredName, parentPronouns, agreed: true, textVersion: consent.text.version },
          performerName: consent.performerName || null,
          ...(consent.reachAsked && { parentContact }),
          photoConsent: consent.photosAsked ? photos === 'yes' : null,
        },
      });
  };
  const problems = useMemo(() => problemsOf({ ...give.fields, ...missing }), [give.fields, missing]);
  const field = form.fields({ ...give.fields, ...missing });
  const { name, error } = field('agreed');
  return (
    <Form className={styles.form} onSubmit={submit}>
      <ErrorSummary problems={problems} />
      <Before consent={consent} />
      <blockquote className={styles.text}>{consent.text.text}</blockquote>
      <Signer field={field} reachAsked={consent.reachAsked} />
      {consent.photosAsked && (
        <Photos
          name={consent.performerName || consent.stageName}
          value={form.typed.photos}
          onChange={field('photos').onChange}
          error={{ ...give.fields, ...missing }.photo_consent}
        />
      )}
      <Checkbox
        card
        label={say('consent.iAgree')}
        checked={hasAgreed}
        onChange={(on) => form.set({ agreed: on ? consent.text.version : 0 })}
        {...{ name, error }}
      />
      {give.error && (
        <SaveState state="failed">{sentenceOf(give.error, say('consent.unreachable'))}</SaveState>
      )}
      <Button kind="primary" size="l" block type="submit" busy={give.busy}>
        {say('consent.give')}
      </Button>
      {consent.toConfirm ? <TakeBack token={token} /> : consent.state === 'asked' && <Refuse token={token} />}
      <p className="small muted">{say('consent.keptWith')}</p>
    </Form>
  );
}

/** Whether photos of the child may be shown: nobody but the parent says so. */
function Photos({
  name,
  value,
  onChange,
  error,
}: {
  name: string;
  value: (typeof PHOTOS)[keyof typeof PHOTOS];
  onChange: (value: 'yes' | 'no') => void;
  error: string | undefined;
}) {
  return (
    <PickGroup
      label={say('consent.photos', { name })}
      hint={say('consent.photosHint')}
      name="photo_consent"
      options={[
        { value: 'yes', label: say('consent.photosYes') },
        { value: 'no', label: say('consent.photosNo') },
      ]}
      value={value === '' ? undefined : value}
      onChange={onChange}
      error={error}
    />
  );
}

function Given({ token, consent }: { token: string; consent: Consent }) {
  const own = consent.record?.how === 'letter';
  return (
    <section className={styles.form} aria-label={say('consent.yours')}>
      {consent.record && (
        <Banner
          tone={consent.record.confirmed ? 'ok' : 'warn'}
          icon={consent.record.confirmed ? CircleCheck : CircleAlert}
          lead={say(own ? 'consent.saved' : 'consent.isOnRecord')}
        >
          {recordInWords(consent, consent.record)}
          {!own && ` ${say('consent.ifNotYou')}`}
        </Banner>
      )}
      <blockquote className={styles.text}>{consent.text.text}</blockquote>
      {consent.photoPlaces && <ChildPlaces token={token} places={consent.photoPlaces} />}
      <TakeBack token={token} />
      <p className="small muted">{say('consent.keepLink')}</p>
    </section>
  );
}

const recordInWords = (
  { parentPreferredName, performerName, stageName, event }: Consent,
  { how, recordedBy, givenAt }: NonNullable<Consent['record']>,
): string =>
  say('kept.agreedOn', {
    how: consentLine({ by: parentPreferredName, of: performerName || stageName, how, recordedBy }),
    time: showDateAndTime(givenAt, event.timeZone),
  });

/** The registration is gone into another one: this link gives no consent, and still takes it back. */
function Replaced({
  token,
  consent,
  by,
}: {
  token: string;
  consent: Consent;
  by: { number: number; stageName: string };
}) {
  return (
    <section className={styles.form} aria-label={say('consent.tookItsPlace')}>
      <Banner
        tone="info"
        icon={CopyCheck}
        lead={say('consent.goesOn', { number: by.number, name: by.stageName })}
      >
        {say(consent.state === 'given' ? 'consent.recordThere' : 'consent.noneHere')}
      </Banner>
      {consent.state === 'given' && <TakeBack token={token} />}
    </section>
  );
}

function NotShown({ error, onRetry }: { error: Error | null; onRetry: () => void }) {
  const unknown = isNotFound(error);
  usePageTitle(say(unknown ? 'consent.noLinkTitle' : 'consent.title'));
  return (
    <main>
      <LanguageRow />
      <EmptyState
        level={1}
        title={say(unknown ? 'consent.noLink' : 'consent.failed')}
        actions={
          unknown ? (
            <ButtonLink to="/">{say('ui.toFrontPage')}</ButtonLink>
          ) : (
            <Button kind="primary" onClick={onRetry}>
              {say('ui.tryAgain')}
            </Button>
          )
        }
      >
        {say(unknown ? 'consent.noLinkLead' : 'consent.failedLead')}
      </EmptyState>
    </main>
  );
}
