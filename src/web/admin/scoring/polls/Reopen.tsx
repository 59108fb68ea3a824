/** Opening a closed vote again: only with a reason, which is written down. Its ballots stay. */
import { useState } from 'react';
import { votingEndpoints } from '#contract/voting/endpoints.ts';
import type { Commands } from '#web/client/command.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import type { AdminPoll } from '../use-scoring.ts';

export function Reopen({ poll, step }: { poll: AdminPoll; step: Commands }) {
  const [open, setOpen] = useState(false);
  const [reason, setReason] = useState('');
  const go = () => {
    setOpen(false);
    step.send(
      votingEndpoints.openPoll,
      { params: { id: poll.id }, body: { durationMs: poll.durationMs, reason } },
      { done: 'Voting is open again.' },
    );
  };
  return (
    <>
      <Button size="s" kind="quiet" busy={step.busy} onClick={() => setOpen(true)}>
        Open again
      </Button>
      {open && (
        <Dialog
          open
          onClose={() => setOpen(false)}
          onSubmit={go}
          title="Open this vote again"
          actions={
            <>
              <Button onClick={() => setOpen(false)}>Cancel</Button>
              <Button kind="primary" disabled={reason.trim() === ''} type="submit">
                Open it again
              </Button>
            </>
          }
        >
          <p>The ballots that are in stay, and whoever voted may change the vote until the next close.</p>
          <TextField label="Why" value={reason} onChange={setReason} maxLength={300} />
        </Dialog>
      )}
    </>
  );
}
