/** This year's event like last year's: settings, categories and criteria come along, people do not. */
import { eventsEndpoints } from '#contract/events/endpoints.ts';
import { keyOf } from '#web/client/ask.ts';
import { useCommand } from '#web/client/command.ts';
import { Button } from '#web/ui/Button.tsx';
import { fromLocalInput } from '#web/ui/format.ts';
import { TextField } from '#web/ui/TextField.tsx';
import { useForm } from '#web/ui/use-form.ts';
import styles from './Settings.module.css';
import type { AdminEvent } from './use-event-change.ts';

export function CopyEvent({ from, onDone }: { from: AdminEvent; onDone: () => void }) {
  const form = useForm({ name: '', startsAt: '' });
  const copy = useCommand(eventsEndpoints.copyEvent, {
    done: (event) => `${event.name} is set up`,
    failed: 'Not set up. Try again.',
    changes: [keyOf(eventsEndpoints.events)],
    onDone,
  });
  const field = form.fields(copy.fields, 'copy_');
  return (
    <form
      className={styles.form}
      noValidate
      aria-label={`A new event like ${from.name}`}
      onSubmit={(submit) => {
        submit.preventDefault();
        copy.send({
          params: { id: from.id },
          body: { ...form.typed, startsAt: fromLocalInput(form.typed.startsAt, from.timeZone) },
        });
      }}
    >
      <p className="muted">
        Place, settings, categories, criteria and rules come along; acts, judges and results do not. Its
        registration is closed until you open it.
      </p>
      <div className={styles.pair}>
        <TextField label="Name of the new event" {...field('name')} />
        <TextField label="Starts" optional type="datetime-local" {...field('startsAt')} />
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
