/** This year's event like last year's: settings, categories and criteria come along, people do not. */
import { useState } from 'react';
import { eventsEndpoints } from '#contract/events/endpoints.ts';
import { keyOf } from '#web/client/ask.ts';
import { useCommand } from '#web/client/command.ts';
import { Button } from '#web/ui/Button.tsx';
import { fromLocalInput } from '#web/ui/format.ts';
import { TextField } from '#web/ui/TextField.tsx';
import styles from './Settings.module.css';
import type { AdminEvent } from './use-event-change.ts';

export function CopyEvent({ from, onDone }: { from: AdminEvent; onDone: () => void }) {
  const [name, setName] = useState('');
  const [starts, setStarts] = useState('');
  const copy = useCommand(eventsEndpoints.copyEvent, {
    done: (event) => `${event.name} is set up`,
    failed: 'Not set up. Try again.',
    changes: [keyOf(eventsEndpoints.events)],
    onDone,
  });
  const problems = copy.fields;
  return (
    <form
      className={styles.form}
      noValidate
      aria-label={`A new event like ${from.name}`}
      onSubmit={(submit) => {
        submit.preventDefault();
        copy.send({
          params: { id: from.id },
          body: { name, startsAt: fromLocalInput(starts, from.timeZone) },
        });
      }}
    >
      <p className="muted">
        Place, settings, categories, criteria and rules come along; acts, judges and results do not. Its
        registration is closed until you open it.
      </p>
      <div className={styles.pair}>
        <TextField
          label="Name of the new event"
          name="copy_name"
          value={name}
          onChange={setName}
          error={problems.name}
        />
        <TextField
          label="Starts"
          optional
          type="datetime-local"
          name="copy_starts"
          value={starts}
          onChange={setStarts}
          error={problems.starts_at}
        />
      </div>
      <div className={styles.foot}>
        <Button kind="primary" type="submit" busy={copy.busy}>
          Set it up
        </Button>
        <Button kind="quiet" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
