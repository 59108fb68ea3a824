/** Where a performer registers an act: says first whether that is possible at all, and until when. */
import { useEffect, useState } from 'react';
import { registrationEndpoints } from '#contract/registration/endpoints.ts';
import { isRefusedWith } from '#web/client/api.ts';
import { useAsk } from '#web/client/ask.ts';
import { LanguageRow } from '#web/public/LanguageRow.tsx';
import { usePublicEvent } from '#web/public/use-public-event.ts';
import { Button, ButtonLink } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { showDateAndTime } from '#web/ui/format.ts';
import { LoadingBlock } from '#web/ui/LoadingBlock.tsx';
import { usePageTitle } from '#web/ui/page.ts';
import { say } from '#web/ui/say.ts';
import { Done } from './Done.tsx';
import { dropDraft, freshDraft, keptDraft } from './draft.ts';
import { RegisterForm } from './RegisterForm.tsx';
import type { PublicEvent } from './step.ts';
import type { Registered } from './use-sending.ts';

export function RegisterPage() {
  const event = usePublicEvent({
    retry: (count, error) => count < 5 && !isRefusedWith(error, 'no_event'),
  });
  const places = useAsk(registrationEndpoints.places, { enabled: event.data !== undefined });
  if (event.isPending || (event.data && places.isPending))
    return (
      <main>
        <LoadingBlock rows={4} label={say('register.loading')} />
      </main>
    );
  if (!event.data || !places.isSuccess)
    return <NotLoaded error={event.error} onRetry={() => event.refetch()} />;
  const full = new Set(places.data.filter((place) => place.full).map((place) => place.categoryId));
  return <Door event={event.data} full={full} />;
}

function Door({ event, full }: { event: PublicEvent; full: ReadonlySet<string> }) {
  const [registered, setRegistered] = useState(() => keptRegistered(event.id));
  const [found, setFound] = useState(() => keptDraft(event.id));
  const [asked, setAsked] = useState(found === undefined || found.sameTab);
  const [fresh, setFresh] = useState(() => freshDraft(event.id));

  if (registered)
    return (
      <Done
        event={event}
        registered={registered}
        onAnother={() => {
          forgetRegistered();
          setFound(undefined);
          setFresh(freshDraft(event.id));
          setRegistered(undefined);
        }}
      />
    );
  if (event.registration.state !== 'open') return <Closed event={event} />;
  if (!asked)
    return (
      <FoundDraft
        eventName={event.name}
        onGoOn={() => setAsked(true)}
        onStartAgain={() => {
          setFound(undefined);
          setAsked(true);
        }}
      />
    );
  const start = found ?? fresh;
  return (
    <RegisterForm
      key={start.commandId}
      event={event}
      full={full}
      start={start}
      onRegistered={(answer) => {
        keepRegistered(event.id, answer);
        setRegistered(answer);
      }}
    />
  );
}

function Closed({ event }: { event: PublicEvent }) {
  const { state, opensAt } = event.registration;
  const title = say(state === 'closed' ? 'register.closed' : 'register.notYet');
  usePageTitle(say('register.titleOf', { title, event: event.name }));
  return (
    <main>
      <LanguageRow />
      <EmptyState level={1} title={title} actions={<ButtonLink to="/">{say('ui.toFrontPage')}</ButtonLink>}>
        {state === 'not_yet' &&
          opensAt !== null &&
          `${say('register.opensOn', { time: showDateAndTime(opensAt, event.timeZone) })} `}
        {event.contactLine !== '' && say('register.questions', { contact: event.contactLine })}
      </EmptyState>
    </main>
  );
}

function NotLoaded({ error, onRetry }: { error: Error | null; onRetry: () => void }) {
  const none = isRefusedWith(error, 'no_event');
  usePageTitle(say('register.register'));
  return (
    <main>
      <LanguageRow />
      <EmptyState
        level={1}
        title={say(none ? 'register.noEvent' : 'register.failed')}
        actions={
          none ? (
            <ButtonLink to="/">{say('ui.toFrontPage')}</ButtonLink>
          ) : (
            <Button kind="primary" onClick={onRetry}>
              {say('ui.tryAgain')}
            </Button>
          )
        }
      >
        {say(none ? 'register.noEventLead' : 'register.failedLead')}
      </EmptyState>
    </main>
  );
}

/** Asks before a kept draft is shown: the device may be somebody else's. */
function FoundDraft({
  eventName,
  onGoOn,
  onStartAgain,
}: {
  eventName: string;
  onGoOn: () => void;
  onStartAgain: () => void;
}) {
  usePageTitle(say('register.titleFound', { event: eventName }));
  useEffect(() => {
    scrollTo(0, 0);
  }, []);
  return (
    <main>
      <LanguageRow />
      <EmptyState
        level={1}
        title={say('register.found')}
        actions={
          <>
            <Button kind="primary" onClick={onGoOn}>
              {say('register.goOn')}
            </Button>
            <Button
              onClick={() => {
                dropDraft();
                onStartAgain();
              }}
            >
              {say('register.startAgain')}
            </Button>
          </>
        }
      >
        {say('register.foundLead')}
      </EmptyState>
    </main>
  );
}

const KEY = 'ovation_registered';

/** The answer to a registration that this tab got for the event: a reload must not lose the private link. */
function keptRegistered(eventId: string): Registered | undefined {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as {
      eventId: string;
      answer: Registered;
    } | null;
    return kept?.eventId === eventId ? kept.answer : undefined;
  } catch {
    return undefined;
  }
}

function keepRegistered(eventId: string, answer: Registered): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ eventId, answer }));
  } catch {
    // The page shows the link until it is closed.
  }
}

function forgetRegistered(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was kept.
  }
}
