/** Where a parent or guardian reads and signs, by a link of their own. */
import { CircleAlert, CircleCheck, CircleX, CopyCheck } from 'lucide-react';
import { type FormEvent, useMemo, useState } from 'react';
import { useParams } from 'react-router';
import type { AnswerOf } from '#contract/endpoint.ts';
import { registrationEndpoints } from '#contract/registration/endpoints.ts';
import { CallFailed, sentenceOf } from '#web/client/api.ts';
import { keyOf, useAnswers, useAsk } from '#web/client/ask.ts';
import { useCommand } from '#web/client/command.ts';
import { Banner } from '#web/ui/Banner.tsx';
import { Button, ButtonLink } from '#web/ui/Button.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { consentLine } from '#web/ui/consent-words.ts';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { ErrorSummary, problemsOf } from '#web/ui/ErrorSummary.tsx';
import { showDate, showDateAndTime } from '#web/ui/format.ts';
import { HoldButton } from '#web/ui/HoldButton.tsx';
import { KeptDataLink } from '#web/ui/KeptData.tsx';
import { LoadingBlock } from '#web/ui/LoadingBlock.tsx';
import { Name } from '#web/ui/Name.tsx';
import { usePageTitle } from '#web/ui/page.ts';
import { SaveState } from '#web/ui/SaveState.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { useForm } from '#web/ui/use-form.ts';
import styles from './Consent.module.css';

type Consent = AnswerOf<typeof registrationEndpoints.consent>;

export function ConsentPage() {
  const { token = '' } = useParams();
  const consent = useAsk(registrationEndpoints.consent, {
    params: { token },
    retry: (count, error) => count < 5 && !(error instanceof CallFailed && error.status === 404),
  });
  if (consent.data) return <ConsentView token={token} consent={consent.data} />;
  if (consent.isPending)
    return (
      <main>
        <LoadingBlock rows={4} label="Loading the page" />
      </main>
    );
  return <NotShown error={consent.error} onRetry={() => consent.refetch()} />;
}

/** What the page is about, in its heading. Whoever did not give the consent themselves is not told that they did. */
function headingOf({ replacedBy, state, toConfirm, record, performerName, stageName }: Consent): string {
  if (replacedBy) return 'This registration was replaced';
  if (state !== 'given' || toConfirm) return `Do you agree that ${performerName || stageName} takes part?`;
  return record?.how === 'letter' ? 'You have agreed' : 'A consent is on record';
}

function ConsentView({ token, consent }: { token: string; consent: Consent }) {
  const { event } = consent;
  const heading = headingOf(consent);
  usePageTitle(`${heading} · ${event.name}`);
  const when = event.startsAt === null ? undefined : showDate(event.startsAt, event.timeZone);
  return (
    <main className={styles.page}>
      <header className={styles.head}>
        <span className="small muted">
          <bdi>{[event.name, when].filter(Boolean).join(', ')}</bdi>
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
        <p className="muted">Questions? Ask the organisers: {event.contactLine}</p>
      )}
      <div>
        <KeptDataLink event={event} />
      </div>
    </main>
  );
}

/** For which child, with what, where. */
function About({ consent: { performerName, stageName, songTitle, event } }: { consent: Consent }) {
  return (
    <p className="lead">
      {performerName !== '' && (
        <>
          <bdi>{performerName}</bdi>, on stage as{' '}
        </>
      )}
      <Name plain>{stageName}</Name>, wants to perform <bdi>{songTitle}</bdi>
      {event.venue !== '' && (
        <>
          {' '}
          at <bdi>{event.venue}</bdi>
        </>
      )}
      {event.host !== '' && (
        <>
          , organised by <bdi>{event.host}</bdi>
        </>
      )}
      .
    </p>
  );
}

const consentKey = (token: string) => keyOf(registrationEndpoints.consent, { params: { token } });

function Asked({ token, consent }: { token: string; consent: Consent }) {
  const answers = useAnswers();
  const form = useForm({
    parentPreferredName: consent.parentPreferredName,
    parentPronouns: consent.parentPronouns,
    agreed: false,
  });
  const [missing, setMissing] = useState<Readonly<Record<string, string>>>({});
  const give = useCommand(registrationEndpoints.giveConsent, {
    puts: consentKey(token),
    onFailed: ({ code }) => code === 'stale' && answers.askAnew([consentKey(token)]),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const { parentPreferredName, parentPronouns, agreed } = form.typed;
    const found = {
      ...(parentPreferredName.trim() === '' && { parent_preferred_name: 'Enter your name' }),
      ...(!agreed && { agreed: 'Tick the box to agree' }),
    };
    setMissing(found);
    give.forget();
    if (Object.keys(found).length === 0)
      give.send({
        params: { token },
        body: { parentPreferredName, parentPronouns, agreed: true, textVersion: consent.text.version },
      });
  };
  const problems = useMemo(() => problemsOf({ ...give.fields, ...missing }), [give.fields, missing]);
  const field = form.fields({ ...give.fields, ...missing });
  const { value: agreed, ...agreeing } = field('agreed');
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <ErrorSummary problems={problems} />
      {consent.toConfirm && consent.record && (
        <Banner tone="warn" icon={CircleAlert} lead="Given in your name.">
          {`${recordInWords(consent, consent.record)} Read the text and agree here, or take it back.`}
        </Banner>
      )}
      {consent.state === 'withdrawn' && (
        <Banner tone="warn" icon={CircleX} lead="Consent was taken back.">
          The act does not go on stage unless you agree again.
        </Banner>
      )}
      <blockquote className={styles.text}>{consent.text.text}</blockquote>
      <TextField label="Your name" autoComplete="name" maxLength={120} {...field('parentPreferredName')} />
      <TextField label="Your pronouns" optional maxLength={60} {...field('parentPronouns')} />
      <Checkbox card label="I am the parent or guardian, and I agree" checked={agreed} {...agreeing} />
      {give.error && (
        <SaveState state="failed">
          {sentenceOf(give.error, 'The server cannot be reached. Try again.')}
        </SaveState>
      )}
      <Button kind="primary" size="l" block type="submit" busy={give.busy}>
        Give my consent
      </Button>
      {consent.toConfirm && <TakeBack token={token} />}
      <p className="small muted">
        Kept with it: your name, for whom you agree, the time, and this text as you read it. You can take it
        back here at any time.
      </p>
    </form>
  );
}

function Given({ token, consent }: { token: string; consent: Consent }) {
  const own = consent.record?.how === 'letter';
  return (
    <section className={styles.form} aria-label="Your consent">
      {consent.record && (
        <Banner
          tone={consent.record.confirmed ? 'ok' : 'warn'}
          icon={consent.record.confirmed ? CircleCheck : CircleAlert}
          lead={own ? 'Saved.' : 'On record.'}
        >
          {recordInWords(consent, consent.record)}
          {!own && ' If you did not agree, take it back.'}
        </Banner>
      )}
      <blockquote className={styles.text}>{consent.text.text}</blockquote>
      <TakeBack token={token} />
      <p className="small muted">Keep this link if you may want to do that.</p>
    </section>
  );
}

const recordInWords = (
  { parentPreferredName, performerName, stageName, event }: Consent,
  { words, givenAt }: NonNullable<Consent['record']>,
): string =>
  `${consentLine({ by: parentPreferredName, of: performerName || stageName, words })}, on ${showDateAndTime(givenAt, event.timeZone)}.`;

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
    <section className={styles.form} aria-label="The registration that took its place">
      <Banner tone="info" icon={CopyCheck} lead={`It goes on as number ${by.number}, ${by.stageName}.`}>
        {consent.state === 'given'
          ? 'A consent is on record there. You can take it back here.'
          : 'This link gives no consent for it. There is one of its own: ask the organisers.'}
      </Banner>
      {consent.state === 'given' && <TakeBack token={token} />}
    </section>
  );
}

function TakeBack({ token }: { token: string }) {
  const withdraw = useCommand(registrationEndpoints.withdrawConsent, { puts: consentKey(token) });
  return (
    <>
      {withdraw.error && (
        <SaveState state="failed">{withdraw.refusal('The server cannot be reached. Try again.')}</SaveState>
      )}
      <HoldButton
        kind="outline"
        busy={withdraw.busy}
        onHeld={() => withdraw.send({ params: { token }, body: {} })}
        question={{
          title: 'Take the consent back?',
          body: 'The act then does not go on stage.',
          confirm: 'Take it back',
          cancel: 'Leave it',
        }}
      >
        Hold to take my consent back
      </HoldButton>
    </>
  );
}

function NotShown({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const unknown = error instanceof CallFailed && error.status === 404;
  usePageTitle(unknown ? 'Link not valid' : 'Consent');
  return (
    <main>
      <EmptyState
        level={1}
        title={unknown ? 'This link is not valid' : 'The page did not load'}
        actions={
          unknown ? (
            <ButtonLink to="/">Go to the front page</ButtonLink>
          ) : (
            <Button kind="primary" onClick={onRetry}>
              Try again
            </Button>
          )
        }
      >
        {unknown
          ? 'It may have been copied in part. Ask the performer or the organisers for it again.'
          : 'The network may be away.'}
      </EmptyState>
    </main>
  );
}
