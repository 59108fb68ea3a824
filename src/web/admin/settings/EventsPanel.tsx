/** All events of this installation. Exactly one is current, and every open page shows that one. */
import { useState } from 'react';
import { snakeKeys } from '#contract/case.ts';
import { eventsEndpoints } from '#contract/events/endpoints.ts';
import { planningEndpoints } from '#contract/planning/endpoints.ts';
import { call } from '#web/client/api.ts';
import { keyOf } from '#web/client/ask.ts';
import { useCommand, usePress } from '#web/client/command.ts';
import { Button, ButtonLink } from '#web/ui/Button.tsx';
import { Chip } from '#web/ui/Chip.tsx';
import { cx } from '#web/ui/cx.ts';
import { Form } from '#web/ui/Form.tsx';
import { fromLocalInput, showDate } from '#web/ui/format.ts';
import { HoldButton } from '#web/ui/HoldButton.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { saveFile } from '#web/ui/save-file.ts';
import { say } from '#web/ui/say.ts';
import { TextField } from '#web/ui/TextField.tsx';
import { useForm } from '#web/ui/use-form.ts';
import type { AdminEvent } from '../use-current-event.ts';
import styles from './Settings.module.css';

export function EventsPanel({ events }: { events: readonly AdminEvent[] }) {
  const [copying, setCopying] = useState<string>();
  const makeCurrent = useCommand(eventsEndpoints.makeEventCurrent, {
    done: ({ name }) => say('event.nowShown', { name }),
    failed: say('settings.notChanged'),
    changes: 'everything',
  });
  const dates = events.map(({ startsAt }) => startsAt);
  return (
    <div id="events" className={styles.anchor}>
      <Panel
        title={say('event.onServer')}
        actions={<ButtonLink to="/admin/begin">{say('event.setUpAnother')}</ButtonLink>}
      >
        <ul>
          {events.map((event) => (
            <li key={event.id} className={styles.line}>
              <span>
                <b>
                  <bdi>{event.name}</bdi>
                </b>
                <br />
                <span className="small muted">
                  {event.startsAt === null
                    ? say('event.noDate')
                    : showDate(event.startsAt, event.timeZone, dates)}
                </span>
              </span>
              <Button size="s" onClick={() => setCopying(copying === event.id ? undefined : event.id)}>
                {say('event.anotherLikeIt')}
              </Button>
              <SaveTemplate event={event} />
              {event.isCurrent ? (
                <Chip tone="ok">{say('event.current')}</Chip>
              ) : (
                <HoldButton
                  onHeld={() => makeCurrent.send({ params: { id: event.id } })}
                  busy={makeCurrent.busy}
                  question={{
                    title: say('event.showOnEvery', { name: event.name }),
                    body: say('event.changeOverLead'),
                    confirm: say('event.changeOver'),
                    cancel: say('event.keepCurrent'),
                  }}
                >
                  {say('event.holdCurrent')}
                </HoldButton>
              )}
              {copying === event.id && <CopyEvent from={event} onDone={() => setCopying(undefined)} />}
            </li>
          ))}
        </ul>
      </Panel>
    </div>
  );
}

/** A show kept as a file that others begin from: nobody's name is in it, and no address. */
function SaveTemplate({ event }: { event: AdminEvent }) {
  const save = usePress(() => call(planningEndpoints.eventTemplate, { params: { id: event.id } }), {
    failed: say('event.templateNotSaved'),
    onDone: (template) =>
      saveFile(`${event.name}.json`, 'application/json', JSON.stringify(snakeKeys(template), null, 2)),
  });
  return (
    <Button size="s" busy={save.busy} onClick={() => void save.send(undefined)}>
      {say('event.saveTemplate')}
    </Button>
  );
}

/** This year's event like last year's: settings, categories and criteria come along, people do not. */
function CopyEvent({ from, onDone }: { from: AdminEvent; onDone: () => void }) {
  const form = useForm({ name: '', startsAt: '' });
  const copy = useCommand(eventsEndpoints.copyEvent, {
    done: ({ name }) => say('event.isSetUp', { name }),
    failed: say('event.notSetUp'),
    changes: [keyOf(eventsEndpoints.events)],
    onDone,
  });
  const field = form.fields(copy.fields, 'copy_');
  return (
    <Form
      className={cx(styles.form, styles.whole)}
      aria-label={say('event.newLike', { name: from.name })}
      onSubmit={() =>
        copy.send({
          params: { id: from.id },
          body: { ...form.typed, startsAt: fromLocalInput(form.typed.startsAt, from.timeZone) },
        })
      }
    >
      <p className="muted">{say('event.copyLead')}</p>
      <div className={styles.pair}>
        <TextField label={say('event.copyName')} {...field('name')} />
        <TextField label={say('event.starts')} optional type="datetime-local" {...field('startsAt')} />
      </div>
      <div className={styles.foot}>
        <Button kind="primary" type="submit" busy={copy.busy}>
          {say('event.setItUp')}
        </Button>
        <Button kind="quiet" onClick={onDone}>
          {say('admin.cancel')}
        </Button>
      </div>
    </Form>
  );
}
