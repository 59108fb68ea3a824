/** Words of the desk's own for the projector: written here, armed, and put on screen like any scene. */
import { MessageSquareText } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#web/ui/Button.tsx';
import { cx } from '#web/ui/cx.ts';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { useDesk } from './desk.ts';
import styles from './ProjectorControl.module.css';
import { SCENE_WORDS } from './words.ts';

const LONGEST = 200;

export function MessageScene({ onAir }: { onAir: boolean }) {
  const { view, connected, send } = useDesk();
  const [asking, setAsking] = useState(false);
  const [text, setText] = useState('');
  const armed = view.armed?.kind === 'message';
  const arm = () =>
    send({ kind: 'arm', scene: 'message', text: text.trim() }).then((done) => done && setAsking(false));
  return (
    <>
      <Button
        className={cx(styles.scene, onAir && styles.air, armed && styles.armed)}
        aria-pressed={onAir}
        disabled={!connected}
        onClick={() => (armed ? void send({ kind: 'disarm' }) : setAsking(true))}
      >
        <Icon of={MessageSquareText} size={16} />
        {SCENE_WORDS.message}
        {onAir && <span className="vh">on screen</span>}
      </Button>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title="A message on the projector"
        actions={
          <>
            <Button onClick={() => setAsking(false)}>Cancel</Button>
            <Button kind="primary" disabled={text.trim() === '' || !connected} onClick={() => void arm()}>
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
    </>
  );
}
