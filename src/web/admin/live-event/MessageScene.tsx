/** Words of the desk's own for the projector: written here, armed, and put on screen like any scene. */
import { useState } from 'react';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { useDesk } from './desk.ts';

const LONGEST = 200;

/** The dialog; what was written stays for the next time. */
export function MessageScene({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { connected, send } = useDesk();
  const [text, setText] = useState('');
  const arm = () =>
    send({ kind: 'arm', scene: 'message', text: text.trim() }).then((done) => done && onClose());
  return (
    <Dialog
      open={open}
      onClose={onClose}
      onSubmit={() => void arm()}
      title="A message on the projector"
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button kind="primary" disabled={text.trim() === '' || !connected} type="submit">
            Get it ready
          </Button>
        </>
      }
    >
      <TextField
        label="Message"
        hint="It is not on screen until you put it there."
        maxLength={LONGEST}
        value={text}
        onChange={setText}
      />
    </Dialog>
  );
}
