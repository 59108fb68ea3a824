/** Takes an act that has been on out of the competition, with the reason that the certified document will say. */
import { useState } from 'react';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { say } from '#web/ui/say.ts';
import { TextField } from '#web/ui/TextField.tsx';

const LONGEST = 200;

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
    <Dialog
      open
      onClose={onClose}
      onSubmit={() => {
        if (words === '') return;
        onGive(words);
        onClose();
      }}
      title={say('cues.askDisqualify', { title })}
      actions={
        <>
          <Button onClick={onClose}>{say('cues.keepIn')}</Button>
          <Button kind="final" disabled={words === ''} type="submit">
            {say('cues.disqualify')}
          </Button>
        </>
      }
    >
      <p>{say('cues.disqualifyWhat')}</p>
      <TextField label={say('cues.why')} maxLength={LONGEST} value={reason} onChange={setReason} />
    </Dialog>
  );
}
