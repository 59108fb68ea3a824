/** The show is made: what comes next, every address, and the codes that lead there. */
import { ArrowRight, Play } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import { eventsEndpoints } from '#contract/events/endpoints.ts';
import { judgingEndpoints } from '#contract/judging/endpoints.ts';
import { rehearsalEndpoints } from '#contract/show/rehearsal.ts';
import { keyOf, useAsk } from '#web/client/ask.ts';
import { useCommand } from '#web/client/command.ts';
import { Wordmark } from '#web/ui/Brand.tsx';
import { Button, ButtonLink } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { showDateAndTime } from '#web/ui/format.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { LoadingBlock } from '#web/ui/LoadingBlock.tsx';
import { usePageTitle } from '#web/ui/page.ts';
import { QrCode } from '#web/ui/QrCode.tsx';
import { say, tell } from '#web/ui/say.ts';
import { useJudgeLinks } from '../judges/use-judges.ts';
import { useReachableAddress } from '../server-address.ts';
import type { AdminEvent } from '../use-current-event.ts';
import styles from './Begin.module.css';
import { EventPoster } from './Stage.tsx';

export function ReadyPage() {
  usePageTitle(say('begin.ready'));
  const { id } = useParams();
  const events = useAsk(eventsEndpoints.events);
  if (events.isPending) return <LoadingBlock rows={5} label={say('begin.loading')} />;
  const event = events.data?.find((one) => one.id === id);
  if (!event)
    return (
      <EmptyState
        level={1}
        title={say(events.isError ? 'begin.notLoaded' : 'begin.unknown')}
        actions={<ButtonLink to="/admin/dashboard">{say('begin.toDashboard')}</ButtonLink>}
      >
        {say('begin.madeIsKept')}
      </EmptyState>
    );
  return (
    <div className={styles.page}>
      <aside
        className={styles.stage}
        data-theme="dark"
        data-last="true"
        aria-label={say('begin.theFrontPage')}
      >
        <div className={styles.brand}>{event.host ? <b>{event.host}</b> : <Wordmark height={30} />}</div>
        <EventPoster name={event.name} />
        <p>
          {event.startsAt === null ? say('begin.noDay') : showDateAndTime(event.startsAt, event.timeZone)}
          {event.venue && `, ${event.venue}`}
        </p>
      </aside>
      <main className={styles.side}>
        <div className={styles.form}>
          <h1 className={`h1 ${styles.title}`}>{say('begin.ready')}</h1>
          {event.isCurrent ? <NextSteps event={event} /> : <Beside event={event} />}
          <div className={styles.foot}>
            <ButtonLink kind="quiet" to="/admin/settings">
              {say('begin.allSettings')}
            </ButtonLink>
            <ButtonLink kind="quiet" to="/admin/dashboard">
              {say('begin.toDashboard')}
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
      {tell('begin.beside', {
        name: event.name,
        a: (words) => <Link to="/admin/settings/events">{words}</Link>,
      })}
    </p>
  );
}

function NextSteps({ event }: { event: AdminEvent }) {
  const links = useJudgeLinks();
  const criteria = useAsk(judgingEndpoints.criteria);
  const isOpen = event.registrationMode === 'open';
  return (
    <>
      <p className="lead">
        {say('begin.made', { judges: links.length, criteria: criteria.data?.length ?? 0 })}
      </p>
      <ol className={styles.next}>
        <NextStep number={1} title={say('begin.tryIt')} lead={say('begin.tryItLead')}>
          <Rehearse />
        </NextStep>
        <NextStep
          number={2}
          title={say('begin.sendLinks')}
          lead={say(links.length > 0 ? 'begin.orCards' : 'begin.addFirst')}
        >
          <ButtonLink to="/admin/judges">{say('admin.judges')}</ButtonLink>
        </NextStep>
        <NextStep number={3} title={say(isOpen ? 'begin.isOpen' : 'begin.openIt')} lead={say('begin.share')}>
          {isOpen ? (
            <ButtonLink to="/register" newTab>
              {say('begin.seeIt')}
            </ButtonLink>
          ) : (
            <OpenRegistration id={event.id} />
          )}
        </NextStep>
      </ol>
      <Codes links={links} />
    </>
  );
}

interface NextStepProps {
  number: number;
  title: string;
  lead: string;
  children: ReactNode;
}

const NextStep = ({ number, title, lead, children }: NextStepProps) => (
  <li>
    <b>{number}</b>
    <div>
      <h2 className="h3">{title}</h2>
      <p className="muted">{lead}</p>
    </div>
    {children}
  </li>
);

function Rehearse() {
  const navigate = useNavigate();
  const rehearse = useCommand(rehearsalEndpoints.startRehearsal, {
    failed: say('begin.notRehearsed'),
    onDone: () => navigate('/admin/live-event'),
  });
  return (
    <Button
      kind="primary"
      size="l"
      busy={rehearse.busy}
      onClick={() => rehearse.send({ round: undefined, body: { speed: 1, from: 'now' } })}
    >
      <Icon of={Play} />
      {say('begin.rehearse')}
    </Button>
  );
}

function OpenRegistration({ id }: { id: string }) {
  const open = useCommand(eventsEndpoints.changeEvent, {
    done: say('begin.isOpen'),
    failed: say('begin.notOpened'),
    changes: [keyOf(eventsEndpoints.events), keyOf(eventsEndpoints.currentEvent)],
  });
  return (
    <Button
      busy={open.busy}
      onClick={() => open.send({ params: { id }, body: { registrationMode: 'open' } })}
    >
      {say('begin.open')}
    </Button>
  );
}

const CODES = [
  { line: 'hall.register', path: '/register' },
  { line: 'hall.vote', path: '/vote' },
] as const;

function Codes({ links }: { links: ReturnType<typeof useJudgeLinks> }) {
  const address = useReachableAddress(true);
  return (
    <section className={styles.codes} aria-label={say('begin.codes')}>
      {CODES.map(({ line, path }) => (
        <div key={path}>
          <p>{say(line)}</p>
          <QrCode value={address + path} label={say(line)} size={132} words />
        </div>
      ))}
      {links.map((link) => (
        <div key={link.judgeId}>
          <p>
            <bdi>{link.name}</bdi>
          </p>
          <QrCode value={address + link.path} label={say('begin.linkOf', { name: link.name })} size={132} />
        </div>
      ))}
    </section>
  );
}
