/** Opening a closed vote again: only with a reason, which is written down. Its ballots stay. */

import { useState } from 'react';
import { REASON_LENGTH } from '#contract/primitives.ts';
import { votingEndpoints } from '#contract/voting/endpoints.ts';
import type { Commands } from '#web/client/command.ts';
import { Button } from '#web/ui/Button.tsx';
import { say } from '#web/ui/say.ts';
import { SelectField, TextField } from '#web/ui/TextField.tsx';
import { AdminDialog } from '../../AdminDialog.tsx';
import type { AdminPoll } from '../use-scoring.ts';
import { lengths } from './poll-words.ts';

export function Reopen({ poll, step }: { poll: AdminPoll; step: Commands }) {
  const [open, setOpen] = useState(false);
  const [reason, setReason] = useState('');
  const [length, setLength] = useState(poll.durationMs === null ? '' : String(poll.durationMs));
  const go = () => {
    setOpen(false);
    step.send(
      votingEndpoints.openPoll,
      { params: { id: poll.id }, body: { durationMs: length === '' ? null : Number(length), reason } },
      { done: say('polls.openAgainDone') },
    );
  };
  return (
    <>
      <Button size="s" kind="quiet" busy={step.busy} onClick={() => setOpen(true)}>
        {say('polls.openAgain')}
      </Button>
      {open && (
        <AdminDialog
          onClose={() => setOpen(false)}
          onSubmit={go}
          title={say('polls.openAgainTitle')}
          submit={say('polls.openItAgain')}
          disabled={reason.trim() === ''}
        >
          <p>{say('polls.openAgainLead')}</p>
          <SelectField
            label={say('polls.openFor')}
            value={length}
            onChange={setLength}
            options={lengths(poll.durationMs)}
          />
          <TextField label={say('panel.why')} value={reason} onChange={setReason} most={REASON_LENGTH} />
        </AdminDialog>
      )}
    </>
  );
}
