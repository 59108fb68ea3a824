/** The show is made: what comes next, every address, and the codes that lead there. */
import { ArrowRight, Play } from 'lucide-react';
import { Link, useNavigate, useParams } from 'react-router';
import { eventsEndpoints } from '#contract/events/endpoints.ts';
import { judgingEndpoints } from '#contract/judging/endpoints.ts';
import { rehearsalEndpoints } from '#contract/show/rehearsal.ts';
import { keyOf, useAsk } from '#web/client/ask.ts';
import { useCommand } from '#web/client/command.ts';
import { Wordmark } from '#web/ui/Brand.tsx';
import { Button, ButtonLink } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { counted, showDate } from '#web/ui/format.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { LoadingBlock } from '#web/ui/LoadingBlock.tsx';
import { usePageTitle } from '#web/ui/page.ts';
import { QrCode } from '#web/ui/QrCode.tsx';
import { useJudgeLinks, useReachableAddress } from '../judges/use-judges.ts';
import type { AdminEvent } from '../settings/use-event-change.ts';
import styles from './Begin.module.css';
import { EventPoster } from './Stage.tsx';

export function ReadyPage() {
  usePageTitle('Your show is ready');
  const { id } = useParams();
  const events = useAsk(eventsEndpoints.events);
  if (events.isPending) return <LoadingBlock rows={5} label="Loading your show" />;
  const event = events.data?.find((one) => one.id === id);
  if (!event)
    return (
      <EmptyState
        level={1}
        title={events.isError ? 'Your show cannot be loaded' : 'There is no such show'}
        actions={<ButtonLink to="/admin/dashboard">Go to the dashboard</ButtonLink>}
      >
        What was made is kept.
      </EmptyState>
    );
  return (
    <div className={styles.page}>
      <aside className={styles.stage} data-theme="dark" data-last="true" aria-label="The front page">
        <div className={styles.brand}>{event.host ? <b>{event.host}</b> : <Wordmark height={30} />}</div>
        <EventPoster name={event.name} />
        <p>
          {event.startsAt === null ? 'No day yet' : showDate(event.startsAt, event.timeZone)}
          {event.venue && `, ${event.venue}`}
        </p>
      </aside>
      <main className={styles.side}>
        <div className={styles.form}>
          <h1 className={`h1 ${styles.title}`}>Your show is ready</h1>
          {event.isCurrent ? <NextSteps event={event} /> : <Beside event={event} />}
          <div className={styles.foot}>
            <ButtonLink kind="quiet" to="/admin/settings">
              All settings
            </ButtonLink>
            <ButtonLink kind="quiet" to="/admin/dashboard">
              Go to the dashboard
              <Icon of={ArrowRight} />
            </ButtonLink>
          </div>
        </div>
      </main>
    </div>
  );
}

/** Another event is on: this one waits. */
function Beside({ event }: { event: AdminEvent }) {
  return (
    <p className="lead">
      {event.name} is set up beside the event that is on. Make it the current one under{' '}
      <Link to="/admin/settings/events">Settings, All events</Link>, once the other one is over.
    </p>
  );
}

function NextSteps({ event }: { event: AdminEvent }) {
  const navigate = useNavigate();
  const links = useJudgeLinks(true);
  const criteria = useAsk(judgingEndpoints.criteria);
  const address = useReachableAddress(true);
  const isOpen = event.registrationMode === 'open';
  const rehearse = useCommand(rehearsalEndpoints.startRehearsal, {
    failed: 'The rehearsal could not be started.',
    onDone: () => navigate('/admin/live-event'),
  });
  const open = useCommand(eventsEndpoints.changeEvent, {
    done: 'Registration is open',
    failed: 'Not opened. Try again.',
    changes: [keyOf(eventsEndpoints.events), keyOf(eventsEndpoints.currentEvent)],
  });
  const places = [
    { what: 'Register', path: '/register' },
    { what: 'Vote', path: '/vote' },
  ];
  return (
    <>
      <p className="lead">
        {counted(links.length, 'judge')}, {counted(criteria.data?.length ?? 0, 'criterion', 'criteria')}, a
        front page.
      </p>
      <ol className={styles.next}>
        <li>
          <b>1</b>
          <div>
            <h2 className="h3">Try it now with sample acts</h2>
            <p className="muted">
              You call the show on every screen. Nothing of it stays: throw it away at the end.
            </p>
          </div>
          <Button
            kind="primary"
            size="l"
            busy={rehearse.busy}
            onClick={() => rehearse.send({ round: undefined, body: { speed: 1, from: 'now' } })}
          >
            <Icon of={Play} />
            Rehearse
          </Button>
        </li>
        <li>
          <b>2</b>
          <div>
            <h2 className="h3">Send the judges their links</h2>
            <p className="muted">
              {links.length > 0 ? 'Or print a card with a code for each.' : 'Add them by name first.'}
            </p>
          </div>
          <ButtonLink to="/admin/judges">Judges</ButtonLink>
        </li>
        <li>
          <b>3</b>
          <div>
            <h2 className="h3">{isOpen ? 'Registration is open' : 'Open registration'}</h2>
            <p className="muted">Share the address, or hang up the code.</p>
          </div>
          {isOpen ? (
            <ButtonLink to="/register" newTab>
              See it
            </ButtonLink>
          ) : (
            <Button
              busy={open.busy}
              onClick={() => open.send({ params: { id: event.id }, body: { registrationMode: 'open' } })}
            >
              Open
            </Button>
          )}
        </li>
      </ol>
      <section className={styles.codes} aria-label="Addresses and codes">
        {places.map(({ what, path }) => (
          <div key={path}>
            <p>{what}</p>
            <QrCode value={address + path} label={what} size={132} />
          </div>
        ))}
        {links.map((link) => (
          <div key={link.judgeId}>
            <p>
              <bdi>{link.name}</bdi>
            </p>
            <QrCode
              value={address + link.path}
              label={`Personal link of ${link.name}`}
              words={false}
              size={132}
            />
          </div>
        ))}
      </section>
    </>
  );
}
