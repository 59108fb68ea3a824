/** This year's event like last year's: settings, categories and criteria come along, people do not. */
import { eventsEndpoints } from '#contract/events/endpoints.ts';
import { keyOf } from '#web/client/ask.ts';
import { useCommand } from '#web/client/command.ts';
import { Button } from '#web/ui/Button.tsx';
import { Form } from '#web/ui/Form.tsx';
import { fromLocalInput } from '#web/ui/format.ts';
import { say } from '#web/ui/say.ts';
import { TextField } from '#web/ui/TextField.tsx';
import { useForm } from '#web/ui/use-form.ts';
import styles from './Settings.module.css';
import type { AdminEvent } from './use-event-change.ts';

export function CopyEvent({ from, onDone }: { from: AdminEvent; onDone: () => void }) {
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
      className={styles.form}
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
          {' '}
          {say('office.cancel')}{' '}
        </Button>
      </div>
    </Form>
  );
}
