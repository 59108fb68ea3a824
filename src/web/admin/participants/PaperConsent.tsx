/** Recording a consent that came on paper, or that it was taken back. */

import { useState } from 'react';
import { longest, REASON_LENGTH } from '#contract/primitives.ts';
import { registrationEndpoints } from '#contract/registration/endpoints.ts';
import { consentBody } from '#contract/registration/schema.ts';
import { useCommand } from '#web/client/command.ts';
import { Button } from '#web/ui/Button.tsx';
import { say } from '#web/ui/say.ts';
import { TextField } from '#web/ui/TextField.tsx';
import { AdminDialog } from '../AdminDialog.tsx';
import type { Participant } from './participant.ts';
import { ACTS, actKey, historyKey } from './use-acts.ts';

/** Records a consent on paper, of whoever registered or of somebody else on stage. */
export function PaperConsent({
  participant,
  member,
}: {
  participant: Participant;
  member?: NonNullable<Participant['members']>[number];
}) {
  const [open, setOpen] = useState(false);
  const [reason, setReason] = useState('');
  const [reach, setReach] = useState('');
  const [empty, setEmpty] = useState(false);
  const given = (member?.consent ?? participant.ownConsent) === 'given';
  const record = useCommand(registrationEndpoints.setConsent, {
    puts: actKey(participant.id),
    changes: [...ACTS, historyKey(participant.id)],
    onDone: () => {
      setOpen(false);
      setReason('');
      setReach('');
    },
  });
  const save = () => {
    setEmpty(reason.trim() === '');
    if (reason.trim() !== '')
      record.send({
        params: { id: participant.id },
        body: {
          ...{ state: given ? 'withdrawn' : 'given', reason, parentContact: reach },
          ...(member && { member: member.id }),
        },
      });
  };
  const problem = empty ? say('crew.sayHowCame') : record.refusal(say('acts.away'));
  return (
    <>
      <Button size="s" kind="outline" onClick={() => setOpen(true)}>
        {say(given ? 'crew.takenBack' : 'crew.cameOnPaper')}
      </Button>
      <AdminDialog
        open={open}
        onClose={() => setOpen(false)}
        onSubmit={save}
        title={say(given ? 'crew.takenBackTitle' : 'crew.onPaperTitle')}
        submit={say(given ? 'crew.recordAndHold' : 'crew.recordConsent')}
        kind={given ? 'destructive' : 'primary'}
        busy={record.busy}
      >
        <TextField
          label={say('crew.howCame')}
          name="consent_reason"
          hint={say('crew.howCameHint')}
          most={REASON_LENGTH}
          value={reason}
          onChange={setReason}
          {...(problem !== undefined && { error: problem })}
        />
        {!given && (
          <TextField
            label={say('crew.parentReach')}
            optional
            name="parent_reach"
            autoComplete="off"
            most={longest(consentBody.shape.parent_contact)}
            value={reach}
            onChange={setReach}
          />
        )}
      </AdminDialog>
    </>
  );
}
