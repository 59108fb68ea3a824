/** Taking one's own act out of the show: held, not pressed, since only the organisers bring it back. */
import { useState } from 'react';
import { registrationEndpoints } from '#contract/registration/endpoints.ts';
import { keyOf } from '#web/client/ask.ts';
import { useCommand } from '#web/client/command.ts';
import { Button } from '#web/ui/Button.tsx';
import { HoldButton } from '#web/ui/HoldButton.tsx';
import { SaveState } from '#web/ui/SaveState.tsx';
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
        I cannot take part any more
      </Button>
    );
  return (
    <section className={styles.card} aria-label="Withdraw">
      <div className={styles.fields}>
        <h2 className="h2">Withdraw your act?</h2>
        <p className="muted">
          Your place goes to somebody else. Only the organisers can bring your act back.
        </p>
        <TextField label="Why?" optional maxLength={300} value={reason} onChange={setReason} />
        {withdraw.error && (
          <SaveState state="failed">{withdraw.refusal('the server cannot be reached')}</SaveState>
        )}
        <div className="row wrap">
          <Button onClick={() => setOpen(false)}>Keep my act</Button>
          <HoldButton
            kind="destructive"
            busy={withdraw.busy}
            onHeld={() => withdraw.send({ participantToken: token, body: { reason } })}
            question={{ title: 'Withdraw your act?', confirm: 'Withdraw my act', cancel: 'Keep my act' }}
          >
            Hold to withdraw
          </HoldButton>
        </div>
      </div>
    </section>
  );
}
