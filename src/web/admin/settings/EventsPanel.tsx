/** All events of this installation. Exactly one is current, and every open page shows that one. */
import { useState } from 'react';
import { eventsEndpoints } from '#contract/events/endpoints.ts';
import { useCommand } from '#web/client/command.ts';
import { Button, ButtonLink } from '#web/ui/Button.tsx';
import { Chip } from '#web/ui/Chip.tsx';
import { showDate } from '#web/ui/format.ts';
import { HoldButton } from '#web/ui/HoldButton.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { say } from '#web/ui/say.ts';
import { CopyEvent } from './CopyEvent.tsx';
import { SaveTemplate } from './SaveTemplate.tsx';
import styles from './Settings.module.css';
import type { AdminEvent } from './use-event-change.ts';

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
              {copying === event.id && <CopyEvent from={event} onDone={() => setCopying(undefined)} />}
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
            </li>
          ))}
        </ul>
      </Panel>
    </div>
  );
}
