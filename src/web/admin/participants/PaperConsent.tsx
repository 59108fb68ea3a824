/** Recording a consent that came on paper, or that it was taken back. */
import { useState } from 'react';
import { registrationEndpoints } from '#contract/registration/endpoints.ts';
import { useCommand } from '#web/client/command.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import type { Participant } from './participant.ts';
import { ACTS, actKey, historyKey } from './use-acts.ts';

/** Of whoever registered, or of somebody else on stage. */
export function PaperConsent({
  participant,
  member,
}: {
  participant: Participant;
  member?: NonNullable<Participant['members']>[number];
}) {
  const [open, setOpen] = useState(false);
  const [reason, setReason] = useState('');
  const [empty, setEmpty] = useState(false);
  const given = (member?.consent ?? participant.ownConsent) === 'given';
  const record = useCommand(registrationEndpoints.setConsent, {
    puts: actKey(participant.id),
    changes: [...ACTS, historyKey(participant.id)],
    onDone: () => {
      setOpen(false);
      setReason('');
    },
  });
  const save = () => {
    setEmpty(reason.trim() === '');
    if (reason.trim() !== '')
      record.send({
        params: { id: participant.id },
        body: { state: given ? 'withdrawn' : 'given', reason, ...(member && { member: member.id }) },
      });
  };
  const problem = empty ? 'Say how it came' : record.refusal('The server cannot be reached.');
  return (
    <>
      <Button size="s" kind="outline" onClick={() => setOpen(true)}>
        {given ? 'It was taken back' : 'It came on paper'}
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        onSubmit={save}
        title={given ? 'Record that consent was taken back?' : 'Record a consent on paper?'}
        actions={
          <>
            <Button onClick={() => setOpen(false)}>Cancel</Button>
            <Button kind={given ? 'destructive' : 'primary'} busy={record.busy} type="submit">
              {given ? 'Record it, and hold the act' : 'Record the consent'}
            </Button>
          </>
        }
      >
        <TextField
          label="How did it come?"
          name="consent_reason"
          hint="Like “signed form, in the folder at the desk”. No contact details: this goes into the history."
          maxLength={300}
          value={reason}
          onChange={setReason}
          {...(problem !== undefined && { error: problem })}
        />
      </Dialog>
    </>
  );
}
