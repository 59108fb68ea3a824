/** Taking one's own act out of the show: held, not pressed, since only the organisers bring it back. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { registrationEndpoints } from '#contract/registration/endpoints.ts';
import { call, sentenceOf } from '#web/client/api.ts';
import { keyOf } from '#web/client/ask.ts';
import { putAnswer } from '#web/client/put-answer.ts';
import { Button } from '#web/ui/Button.tsx';
import { HoldButton } from '#web/ui/HoldButton.tsx';
import { SaveState } from '#web/ui/SaveState.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import styles from './Status.module.css';

export function Withdraw({ token }: { token: string }) {
  const queries = useQueryClient();
  const [open, setOpen] = useState(false);
  const [reason, setReason] = useState('');
  const withdraw = useMutation({
    mutationFn: () => call(registrationEndpoints.withdrawOwn, { participantToken: token, body: { reason } }),
    onSuccess: (fresh) =>
      putAnswer(queries, keyOf(registrationEndpoints.ownStatus, { participantToken: token }), fresh),
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
        {withdraw.isError && (
          <SaveState state="failed">{sentenceOf(withdraw.error, 'the server cannot be reached')}</SaveState>
        )}
        <div className="row wrap">
          <Button onClick={() => setOpen(false)}>Keep my act</Button>
          <HoldButton
            kind="destructive"
            busy={withdraw.isPending}
            onHeld={() => withdraw.mutate()}
            question={{ title: 'Withdraw your act?', confirm: 'Withdraw my act', cancel: 'Keep my act' }}
          >
            Hold to withdraw
          </HoldButton>
        </div>
      </div>
    </section>
  );
}
