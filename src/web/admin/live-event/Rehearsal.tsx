/** Rehearsing from the desk: starting one, how fast its clock runs, and throwing it away. */
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { rehearsalEndpoints } from '#contract/show/rehearsal.ts';
import { SPEEDS } from '#domain/lineup/round-clock.ts';
import { useCommand } from '#web/client/command.ts';
import { Button } from '#web/ui/Button.tsx';
import { ChoiceGroup } from '#web/ui/Choice.tsx';
import { cx } from '#web/ui/cx.ts';
import { ConfirmDialog } from '#web/ui/Dialog.tsx';
import { showTime } from '#web/ui/format.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { say, tell } from '#web/ui/say.ts';
import { AdminDialog } from '../AdminDialog.tsx';
import { useDesk } from './desk.ts';
import styles from './Rehearsal.module.css';
import { bold } from './words.ts';

/** Asks how to start one, while the show has not begun. */
export function RehearseDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { view } = useDesk();
  const [from, setFrom] = useState<'now' | 'planned_start'>('now');
  const start = useCommand(rehearsalEndpoints.startRehearsal, {
    failed: say('cues.rehearseFailed'),
    onDone: onClose,
  });
  return (
    <AdminDialog
      open={open}
      onClose={onClose}
      onSubmit={() => start.send({ round: view.round.id, body: { speed: 1, from } })}
      title={say('cues.rehearse')}
      submit={say('cues.startRehearsal')}
      leave={say('cues.notNow')}
      busy={start.busy}
    >
      <p>{say('cues.rehearseWhat')}</p>
      <p>{say('cues.rehearseCodes')}</p>
      {view.event.startsAt !== null && (
        <ChoiceGroup
          label={say('cues.clockStarts')}
          value={from}
          onChange={setFrom}
          options={[
            { value: 'now', label: say('cues.now'), detail: say('cues.clockNow') },
            {
              value: 'planned_start',
              label: say('cues.clockAt', { time: showTime(view.event.startsAt, view.event.timeZone) }),
              detail: say('cues.clockAtWhat'),
            },
          ]}
        />
      )}
    </AdminDialog>
  );
}

/** The strip above the desk while one is on. */
export function RehearsalStrip() {
  const { view, connected } = useDesk();
  const [asked, setAsked] = useState(false);
  const { id, rehearsal } = view.round;
  const run = useCommand(rehearsalEndpoints.setRehearsalSpeed, { failed: say('cues.speedFailed') });
  const throwAway = useCommand(rehearsalEndpoints.throwRehearsalAway, {
    failed: say('cues.throwFailed'),
    onSettled: () => setAsked(false),
  });
  if (rehearsal === null) return null;
  const params = { id };
  return (
    <section className={styles.strip} aria-label={say('cues.rehearsal')}>
      <p className={styles.say}>{tell('cues.rehearsalStrip', { b: bold })}</p>
      <fieldset className={styles.speeds}>
        <legend className="vh">{say('cues.speed')}</legend>
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
        {say('cues.throwAway')}
      </Button>
      <ConfirmDialog
        open={asked}
        onCancel={() => setAsked(false)}
        title={say('cues.askThrow')}
        confirm={say('cues.throwAway')}
        cancel={say('cues.rehearseOn')}
        danger
        busy={throwAway.busy}
        onConfirm={() => throwAway.send({ params })}
      >
        {say('cues.throwWhat')}
      </ConfirmDialog>
    </section>
  );
}
