/** Takes an act that has been on out of the competition, with the reason that the certified document will say. */
import { useState } from 'react';
import { TOLD_LENGTH } from '#contract/show/schema.ts';
import { say } from '#web/ui/say.ts';
import { TextField } from '#web/ui/TextField.tsx';
import { OfficeDialog } from '../OfficeDialog.tsx';

export function DisqualifyDialog({
  title,
  onClose,
  onGive,
}: {
  /** What the act is called. */
  title: string;
  onClose: () => void;
  onGive: (reason: string) => void;
}) {
  const [reason, setReason] = useState('');
  const words = reason.trim();
  return (
    <OfficeDialog
      onClose={onClose}
      onSubmit={() => {
        if (words === '') return;
        onGive(words);
        onClose();
      }}
      title={say('cues.askDisqualify', { title })}
      submit={say('cues.disqualify')}
      leave={say('cues.keepIn')}
      kind="final"
      disabled={words === ''}
    >
      <p>{say('cues.disqualifyWhat')}</p>
      <TextField label={say('cues.why')} most={TOLD_LENGTH} value={reason} onChange={setReason} />
    </OfficeDialog>
  );
}
