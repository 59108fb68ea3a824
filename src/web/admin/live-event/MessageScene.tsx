/** Words of the desk's own for the projector: written here, armed, and put on screen like any scene. */
import { useState } from 'react';
import { TOLD_LENGTH } from '#contract/show/schema.ts';
import { say } from '#web/ui/say.ts';
import { TextField } from '#web/ui/TextField.tsx';
import { OfficeDialog } from '../OfficeDialog.tsx';
import { useDesk } from './desk.ts';

/** The dialog; what was written stays for the next time. */
export function MessageScene({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { connected, send } = useDesk();
  const [text, setText] = useState('');
  const arm = () =>
    send({ kind: 'arm', scene: 'message', text: text.trim() }).then((done) => done && onClose());
  return (
    <OfficeDialog
      open={open}
      onClose={onClose}
      onSubmit={() => void arm()}
      title={say('cues.messageTitle')}
      submit={say('cues.getReady')}
      disabled={text.trim() === '' || !connected}
    >
      <TextField
        label={say('cues.message')}
        hint={say('cues.messageHint')}
        most={TOLD_LENGTH}
        value={text}
        onChange={setText}
      />
    </OfficeDialog>
  );
}
