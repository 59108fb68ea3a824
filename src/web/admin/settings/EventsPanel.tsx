/** All events of this installation. Exactly one is current, and every open page shows that one. */
import { useState } from 'react';
import { eventsEndpoints } from '#contract/events/endpoints.ts';
import { useCommand } from '#web/client/command.ts';
import { Button, ButtonLink } from '#web/ui/Button.tsx';
import { Chip } from '#web/ui/Chip.tsx';
import { showDate } from '#web/ui/format.ts';
import { HoldButton } from '#web/ui/HoldButton.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { CopyEvent } from './CopyEvent.tsx';
import { SaveTemplate } from './SaveTemplate.tsx';
import styles from './Settings.module.css';
import type { AdminEvent } from './use-event-change.ts';

export function EventsPanel({ events }: { events: readonly AdminEvent[] }) {
  const [copying, setCopying] = useState<string>();
  const makeCurrent = useCommand(eventsEndpoints.makeEventCurrent, {
    done: (event) => `Every page shows ${event.name} now`,
    failed: 'Not changed. Try again.',
    changes: 'everything',
  });
  return (
    <div id="events" className={styles.anchor}>
      <Panel title="On this server" actions={<ButtonLink to="/admin/begin">Set up another</ButtonLink>}>
        <ul>
          {events.map((event) => (
            <li key={event.id} className={styles.line}>
              <span>
                <b>
                  <bdi>{event.name}</bdi>
                </b>
                <br />
                <span className="small muted">
                  {event.startsAt === null ? 'No date yet' : showDate(event.startsAt, event.timeZone)}
                </span>
              </span>
              <Button size="s" onClick={() => setCopying(copying === event.id ? undefined : event.id)}>
                Set up another like it
              </Button>
              <SaveTemplate event={event} />
              {copying === event.id && <CopyEvent from={event} onDone={() => setCopying(undefined)} />}
              {event.isCurrent ? (
                <Chip tone="ok">Current</Chip>
              ) : (
                <HoldButton
                  onHeld={() => makeCurrent.send({ params: { id: event.id } })}
                  busy={makeCurrent.busy}
                  question={{
                    title: `Show ${event.name} on every page?`,
                    body: 'The front page, registration, voting and the screens change over at once.',
                    confirm: 'Change over',
                    cancel: 'Keep the current event',
                  }}
                >
                  Hold to make current
                </HoldButton>
              )}
            </li>
          ))}
        </ul>
      </Panel>
    </div>
  );
}
