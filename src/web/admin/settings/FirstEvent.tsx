/** Setting up an event: its name is enough to begin with. */
import { eventsEndpoints } from '#contract/events/endpoints.ts';
import { useCommand } from '#web/client/command.ts';
import { Button, ButtonLink } from '#web/ui/Button.tsx';
import { fromLocalInput } from '#web/ui/format.ts';
import { TextField } from '#web/ui/TextField.tsx';
import { useForm } from '#web/ui/use-form.ts';
import styles from './Settings.module.css';

/** The page before any event exists. */
export function FirstEvent() {
  return (
    <div className={styles.page}>
      <h1 className="h1">Set up your event</h1>
      <p className="lead">
        In five steps, from a kind of show; or by its name alone. Everything can be changed later.
      </p>
      <ButtonLink kind="primary" size="l" to="/admin/begin">
        Set it up in five steps
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
    done: (event) => `${event.name} is set up`,
    failed: 'Not set up. What you typed is still here; try again.',
    changes: 'everything',
  });
  const field = form.fields(add.fields, 'new_event_');
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        add.send({
          body: { ...form.typed, timeZone: here, startsAt: fromLocalInput(form.typed.startsAt, here) },
        });
      }}
    >
      <TextField label="Event name" hint="As on the poster." {...field('name')} />
      <div className={styles.pair}>
        <TextField label="Host" optional hint="The convention, school or town." {...field('host')} />
        <TextField label="Venue" optional {...field('venue')} />
        <TextField
          label="Show starts"
          optional
          hint={`In ${here}`}
          type="datetime-local"
          {...field('startsAt')}
        />
      </div>
      <div className={styles.foot}>
        <Button type="submit" busy={add.busy}>
          Set up the event
        </Button>
      </div>
    </form>
  );
}
