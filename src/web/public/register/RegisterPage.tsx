/** Where a performer registers an act: says first whether that is possible at all, and until when. */
import { useState } from 'react';
import { eventsEndpoints } from '#contract/events/endpoints.ts';
import { registrationEndpoints } from '#contract/registration/endpoints.ts';
import { CallFailed } from '#web/client/api.ts';
import { useAsk } from '#web/client/ask.ts';
import { Button, ButtonLink } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { showDateAndTime } from '#web/ui/format.ts';
import { LoadingBlock } from '#web/ui/LoadingBlock.tsx';
import { usePageTitle } from '#web/ui/page.ts';
import { Done } from './Done.tsx';
import { freshDraft, keptDraft } from './draft.ts';
import { FoundDraft } from './FoundDraft.tsx';
import { RegisterForm } from './RegisterForm.tsx';
import { forgetRegistered, keepRegistered, keptRegistered } from './registered.ts';
import type { PublicEvent } from './step.ts';

export function RegisterPage() {
  const event = useAsk(eventsEndpoints.currentEvent, {
    retry: (count, error) => count < 5 && !(error instanceof CallFailed && error.code === 'no_event'),
  });
  const places = useAsk(registrationEndpoints.places, { enabled: event.isSuccess });
  if (event.isPending || (event.isSuccess && places.isPending))
    return (
      <main>
        <LoadingBlock rows={4} label="Loading the form" />
      </main>
    );
  if (!event.isSuccess || !places.isSuccess)
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
  const title = state === 'closed' ? 'Registration is closed' : 'Registration has not opened yet';
  usePageTitle(`${title} · ${event.name}`);
  return (
    <main>
      <EmptyState level={1} title={title} actions={<ButtonLink to="/">Go to the front page</ButtonLink>}>
        {state === 'not_yet' &&
          opensAt !== null &&
          `It opens on ${showDateAndTime(opensAt, event.timeZone)}. `}
        {event.contactLine !== '' && `Questions? Ask the organisers: ${event.contactLine}`}
      </EmptyState>
    </main>
  );
}

function NotLoaded({ error, onRetry }: { error: Error | null; onRetry: () => void }) {
  const none = error instanceof CallFailed && error.code === 'no_event';
  usePageTitle('Register');
  return (
    <main>
      <EmptyState
        level={1}
        title={none ? 'Nothing is on yet' : 'The form did not load'}
        actions={
          none ? (
            <ButtonLink to="/">Go to the front page</ButtonLink>
          ) : (
            <Button kind="primary" onClick={onRetry}>
              Try again
            </Button>
          )
        }
      >
        {none ? 'There is no event to register for.' : 'What you typed before is kept on this device.'}
      </EmptyState>
    </main>
  );
}
