/** Takes an act that has been on out of the competition, with the reason that the certified document will say. */
import { useState } from 'react';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
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
      title={`Disqualify ${title}?`}
      actions={
        <>
          <Button onClick={onClose}>Keep the act in</Button>
          <Button kind="final" disabled={words === ''} type="submit">
            Disqualify
          </Button>
        </>
      }
    >
      <p>
        It leaves the table, the vote and the awards. What was scored is kept, and until the result is
        certified it can come back. The protocol names it with this reason.
      </p>
      <TextField label="Why" maxLength={LONGEST} value={reason} onChange={setReason} />
    </Dialog>
  );
}
