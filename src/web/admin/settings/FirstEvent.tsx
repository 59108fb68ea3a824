/** Setting up an event: its name is enough to begin with. */
import { eventsEndpoints } from '#contract/events/endpoints.ts';
import { useCommand } from '#web/client/command.ts';
import { Button, ButtonLink } from '#web/ui/Button.tsx';
import { Form } from '#web/ui/Form.tsx';
import { fromLocalInput } from '#web/ui/format.ts';
import { say } from '#web/ui/say.ts';
import { TextField } from '#web/ui/TextField.tsx';
import { useForm } from '#web/ui/use-form.ts';
import styles from './Settings.module.css';

/** The page before any event exists. */
export function FirstEvent() {
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
