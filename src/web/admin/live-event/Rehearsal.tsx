/** Rehearsing from the desk: starting one, how fast its clock runs, and throwing it away. */
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { rehearsalEndpoints } from '#contract/show/rehearsal.ts';
import { SPEEDS } from '#domain/lineup/round-clock.ts';
import { useCommand } from '#web/client/command.ts';
import { Button } from '#web/ui/Button.tsx';
import { ChoiceGroup } from '#web/ui/Choice.tsx';
import { cx } from '#web/ui/cx.ts';
import { ConfirmDialog, Dialog } from '#web/ui/Dialog.tsx';
import { showTime } from '#web/ui/format.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { useDesk } from './desk.ts';
import styles from './Rehearsal.module.css';

/** Asks how to start one, while the show has not begun. */
export function RehearseDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { view } = useDesk();
  const [from, setFrom] = useState<'now' | 'planned_start'>('now');
  const start = useCommand(rehearsalEndpoints.startRehearsal, {
    failed: 'The rehearsal could not be started.',
    onDone: onClose,
  });
  return (
    <Dialog
      open={open}
      onClose={onClose}
      onSubmit={() => start.send({ round: view.round.id, body: { speed: 1, from } })}
      title="Rehearse the show"
      actions={
        <>
          <Button onClick={onClose}>Not now</Button>
          <Button kind="primary" busy={start.busy} type="submit">
            Start the rehearsal
          </Button>
        </>
      }
    >
      <p>
        Everything is real: the desk, the projector, the MC, the judges’ tablets and the phones. All of them
        say that it is a rehearsal. When you throw it away, every score, vote and note made in it is gone and
        the show is as it is now.
      </p>
      <p>
        Voting codes that were printed for one vote are good in the show alone. Those for every vote work here
        too.
      </p>
      {view.event.startsAt !== null && (
        <ChoiceGroup
          label="The clock on stage starts"
          value={from}
          onChange={setFrom}
          options={[
            { value: 'now', label: 'Now', detail: 'Screens show the time of day.' },
            {
              value: 'planned_start',
              label: `At ${showTime(view.event.startsAt, view.event.timeZone)}`,
              detail: 'As on the evening, so that call times and the end can be compared with the plan.',
            },
          ]}
        />
      )}
    </Dialog>
  );
}

/** The strip above the desk while one is on. */
export function RehearsalStrip() {
  const { view, connected } = useDesk();
  const [asked, setAsked] = useState(false);
  const { id, rehearsal } = view.round;
  const run = useCommand(rehearsalEndpoints.setRehearsalSpeed, { failed: 'The speed could not be changed.' });
  const throwAway = useCommand(rehearsalEndpoints.throwRehearsalAway, {
    failed: 'The rehearsal could not be ended.',
    onSettled: () => setAsked(false),
  });
  if (rehearsal === null) return null;
  const params = { id };
  return (
    <section className={styles.strip} aria-label="Rehearsal">
      <p className={styles.say}>
        <b>Rehearsal.</b> Every screen follows, nothing counts.
      </p>
      <fieldset className={styles.speeds}>
        <legend className="vh">Speed of the clock</legend>
        {SPEEDS.map((speed) => (
          <Button
            key={speed}
            size="s"
            kind={speed === rehearsal.speed ? 'primary' : 'secondary'}
            aria-pressed={speed === rehearsal.speed}
            disabled={!connected}
            className={cx('num', styles.speed)}
            onClick={() => run.send({ params, body: { speed } })}
          >
            {speed}×
          </Button>
        ))}
      </fieldset>
      <Button size="s" kind="destructive" disabled={!connected} onClick={() => setAsked(true)}>
        <Icon of={Trash2} size={16} />
        Throw it away
      </Button>
      <ConfirmDialog
        open={asked}
        onCancel={() => setAsked(false)}
        title="Throw the rehearsal away?"
        confirm="Throw it away"
        cancel="Rehearse on"
        danger
        busy={throwAway.busy}
        onConfirm={() => throwAway.send({ params })}
      >
        Every score, vote, note and change of the running order made in it is gone. The show is then as it was
        before.
      </ConfirmDialog>
    </section>
  );
}
