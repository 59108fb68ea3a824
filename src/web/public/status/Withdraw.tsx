/** Taking one's own act out of the show: held, not pressed, since only the organisers bring it back. */

import { useState } from 'react';
import { REASON_LENGTH } from '#contract/primitives.ts';
import { registrationEndpoints } from '#contract/registration/endpoints.ts';
import { keyOf } from '#web/client/ask.ts';
import { useCommand } from '#web/client/command.ts';
import { Button } from '#web/ui/Button.tsx';
import { HoldButton } from '#web/ui/HoldButton.tsx';
import { SaveState } from '#web/ui/SaveState.tsx';
import { say } from '#web/ui/say.ts';
import { TextField } from '#web/ui/TextField.tsx';
import styles from './Status.module.css';

export function Withdraw({ token }: { token: string }) {
  const [open, setOpen] = useState(false);
  const [reason, setReason] = useState('');
  const withdraw = useCommand(registrationEndpoints.withdrawOwn, {
    puts: keyOf(registrationEndpoints.ownStatus, { participantToken: token }),
  });
  if (!open)
    return (
      <Button kind="quiet" className={styles.leave} onClick={() => setOpen(true)}>
        {say('status.cannot')}
      </Button>
    );
  return (
    <section className={styles.card} aria-label={say('status.withdraw')}>
      <div className={styles.fields}>
        <h2 className="h2">{say('status.withdrawAsk')}</h2>
        <p className="muted">{say('status.withdrawLead')}</p>
        <TextField
          label={say('status.why')}
          optional
          most={REASON_LENGTH}
          value={reason}
          onChange={setReason}
        />
        {withdraw.error && <SaveState state="failed">{withdraw.refusal(say('ui.unreachable'))}</SaveState>}
        <div className="row wrap">
          <Button onClick={() => setOpen(false)}>{say('status.keepAct')}</Button>
          <HoldButton
            kind="destructive"
            busy={withdraw.busy}
            onHeld={() => withdraw.send({ participantToken: token, body: { reason } })}
            question={{
              title: say('status.withdrawAsk'),
              confirm: say('status.withdrawAct'),
              cancel: say('status.keepAct'),
            }}
          >
            {say('status.holdToWithdraw')}
          </HoldButton>
        </div>
      </div>
    </section>
  );
}
