/** Facts and rules of the event, in words an organiser understands: all sections, or one of them. */
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { Link, Navigate, useParams } from 'react-router';
import { eventsEndpoints } from '#contract/events/endpoints.ts';
import { sentenceOf } from '#web/client/api.ts';
import { useAsk } from '#web/client/ask.ts';
import { useAuth } from '#web/client/auth.tsx';
import { useCommand } from '#web/client/command.ts';
import { Button, ButtonLink } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Form } from '#web/ui/Form.tsx';
import { fromLocalInput } from '#web/ui/format.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { LoadingBlock } from '#web/ui/LoadingBlock.tsx';
import { usePageTitle } from '#web/ui/page.ts';
import { say } from '#web/ui/say.ts';
import { TextField } from '#web/ui/TextField.tsx';
import { useForm } from '#web/ui/use-form.ts';
import type { AdminEvent } from '../use-current-event.ts';
import { SectionIndex } from './SectionIndex.tsx';
import styles from './Settings.module.css';
import { SECTIONS, type Section } from './sections.tsx';
import { Unsaved } from './use-event-change.ts';

const ALL = '/admin/settings';

export function SettingsPage() {
  const { section } = useParams();
  const { isAdmin } = useAuth();
  const events = useAsk(eventsEndpoints.events, { enabled: isAdmin });
  const open = SECTIONS.find(({ id }) => id === section);
  usePageTitle(say(open?.title ?? 'settings.title'));
  if (!isAdmin)
    return (
      <EmptyState level={1} title={say('settings.forAdmins')}>
        {say('settings.forAdminsLead')}
      </EmptyState>
    );
  if (events.isPending) return <LoadingBlock rows={6} label={say('settings.loading')} />;
  if (events.isError)
    return (
      <EmptyState level={1} title={say('settings.notLoaded')} onRetry={events.refetch}>
        {sentenceOf(events.error, say('ui.unreachable'))}
      </EmptyState>
    );
  const event = events.data.find((one) => one.isCurrent);
  if (!event) return <FirstEvent />;
  if (section !== undefined && open === undefined) return <Navigate to={ALL} replace />;
  return <EventSettings key={event.id} event={event} events={events.data} open={open} />;
}

/** What is not saved in one section waits while another is open. */
function EventSettings({
  event,
  events,
  open,
}: {
  event: AdminEvent;
  events: readonly AdminEvent[];
  open: Section | undefined;
}) {
  const [unsaved] = useState(() => new Map<string, object>());
  if (open === undefined) {
    return (
      <div className={styles.all}>
        <h1 className="h1">{say('settings.title')}</h1>
        <SectionIndex event={event} />
      </div>
    );
  }
  return (
    <Unsaved value={unsaved}>
      <div className={styles.parted}>
        <SectionIndex />
        <div className={styles.page}>
          <Link className={styles.back} to={ALL}>
            <Icon of={ArrowLeft} size={20} />
            {say('settings.title')}
          </Link>
          <header>
            <h1 className="h1">{say(open.title)}</h1>
            <p className={styles.stands}>{open.says(event)}</p>
          </header>
          <div className={styles.section} key={open.id}>
            {open.show(event, events)}
          </div>
        </div>
      </div>
    </Unsaved>
  );
}

/** The page before any event exists: the name of one is enough to begin with. */
function FirstEvent() {
  return (
    <div className={styles.page}>
      <h1 className="h1">{say('event.setUpYours')}</h1>
      <p className="lead">{say('event.setUpLead')}</p>
      <ButtonLink kind="primary" size="l" to="/admin/begin">
        {say('event.inFiveSteps')}
      </ButtonLink>
      <NewEvent />
    </div>
  );
}

/** Name, place and time of a new event. */
function NewEvent() {
  const here = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const form = useForm({ name: '', host: '', venue: '', startsAt: '' });
  const add = useCommand(eventsEndpoints.addEvent, {
    done: ({ name }) => say('event.isSetUp', { name }),
    failed: say('event.notSetUpHere'),
    changes: 'everything',
  });
  const field = form.fields(add.fields, 'new_event_');
  return (
    <Form
      className={styles.form}
      onSubmit={() =>
        add.send({
          body: { ...form.typed, timeZone: here, startsAt: fromLocalInput(form.typed.startsAt, here) },
        })
      }
    >
      <TextField label={say('event.eventName')} hint={say('event.asOnPoster')} {...field('name')} />
      <div className={styles.pair}>
        <TextField label={say('event.host')} optional hint={say('event.hostHint')} {...field('host')} />
        <TextField label={say('event.venue')} optional {...field('venue')} />
        <TextField
          label={say('event.showStarts')}
          optional
          hint={say('event.inZone', { zone: here })}
          type="datetime-local"
          {...field('startsAt')}
        />
      </div>
      <div className={styles.foot}>
        <Button type="submit" busy={add.busy}>
          {say('event.setUp')}
        </Button>
      </div>
    </Form>
  );
}
