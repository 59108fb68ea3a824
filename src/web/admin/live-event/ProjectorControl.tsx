/** What the audience sees: the projector's own page in small, and the scenes. A scene is armed first, then put on screen. */
import { Ellipsis, MonitorUp } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { AdminView } from '#contract/live/views.ts';
import { TOLD_LENGTH } from '#contract/show/schema.ts';
import { Button } from '#web/ui/Button.tsx';
import { Switch } from '#web/ui/Checkbox.tsx';
import { cx } from '#web/ui/cx.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { Menu } from '#web/ui/Menu.tsx';
import { say } from '#web/ui/say.ts';
import { TextField } from '#web/ui/TextField.tsx';
import { AdminDialog } from '../AdminDialog.tsx';
import { DeskPanel } from './DeskPanel.tsx';
import { useDesk } from './desk.ts';
import styles from './ProjectorControl.module.css';
import { SCENES, scenesFrom } from './scenes.ts';

export function ProjectorControl() {
  const { view, connected, send } = useDesk();
  const [writing, setWriting] = useState(false);
  const { armed } = view;
  const onAir = view.blanked ? 'black' : view.scene.kind;
  return (
    <DeskPanel
      title={say(armed === null ? 'cues.projector' : 'cues.notOnScreen')}
      tone={armed === null ? undefined : 'warn'}
      aside={<FollowAndMore onWrite={() => setWriting(true)} />}
    >
      <PreviewScreen key={armed === null ? 'air' : 'armed'} armed={armed !== null} />
      <div className={styles.scenes}>
        {scenesFrom('button').map(({ kind: scene, words, icon }) => (
          <Button
            key={scene}
            className={cx(styles.scene, onAir === scene && styles.air, armed?.kind === scene && styles.armed)}
            aria-pressed={onAir === scene}
            disabled={!connected}
            onClick={() =>
              void send(armed?.kind === scene ? { kind: 'disarm' } : { kind: 'arm', scene, text: '' })
            }
          >
            <Icon of={icon} size={16} />
            {say(words)}
            {onAir === scene && <span className="vh">{say('cues.isOnScreen')}</span>}
          </Button>
        ))}
        <Button
          className={cx(styles.scene, view.blanked && styles.air)}
          aria-pressed={view.blanked}
          disabled={!connected}
          onClick={() => void send({ kind: view.blanked ? 'unblank' : 'blank' })}
        >
          <Icon of={SCENES.black.icon} size={16} />
          {say(SCENES.black.words)}
        </Button>
      </div>
      <MessageScene open={writing} onClose={() => setWriting(false)} />
      {armed !== null && <PutOnScreen armed={armed} />}
    </DeskPanel>
  );
}

/** Whether the screen follows GO, and the scenes that have no button. */
function FollowAndMore({ onWrite }: { onWrite: () => void }) {
  const { view, connected, send } = useDesk();
  return (
    <span className={styles.aside}>
      <Switch
        inline
        label={
          <span className={cx('small muted', view.armed !== null && styles.quiet)}>
            {say('cues.followsGo')}
          </span>
        }
        checked={view.followGo}
        disabled={!connected}
        onChange={(followGo) => void send({ kind: 'set_follow_go', followGo })}
      />
      <Menu
        trigger={
          <Button kind="quiet" icon aria-label={say('cues.moreScenes')}>
            <Icon of={Ellipsis} size={20} />
          </Button>
        }
        entries={scenesFrom('menu', 'dialog').map(({ kind, words, icon, from }) => ({
          label: say(words),
          icon,
          disabled: !connected,
          onSelect: () => (from === 'dialog' ? onWrite() : void send({ kind: 'arm', scene: kind, text: '' })),
        }))}
      />
    </span>
  );
}

function PutOnScreen({ armed }: { armed: NonNullable<AdminView['armed']> }) {
  const { connected, send } = useDesk();
  return (
    <div className={styles.put}>
      <Button
        block
        className={styles.amber}
        disabled={!connected}
        onClick={() => void send({ kind: 'set_scene', scene: armed.kind, text: armed.text })}
      >
        <Icon of={MonitorUp} />
        {say('cues.putOnScreen', { scene: say(SCENES[armed.kind].words) })}
      </Button>
      <Button disabled={!connected} onClick={() => void send({ kind: 'disarm' })}>
        {say('admin.cancel')}
      </Button>
    </div>
  );
}

/**
 * Words of the desk's own for the projector: written here, armed, and put on screen like any scene. What was written
 * stays for the next time.
 */
function MessageScene({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { connected, send } = useDesk();
  const [text, setText] = useState('');
  const arm = () =>
    send({ kind: 'arm', scene: 'message', text: text.trim() }).then((done) => done && onClose());
  return (
    <AdminDialog
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
    </AdminDialog>
  );
}

const SCREEN_WIDTH = 1920;

/** The projector's page itself, in small: what the hall sees, or would see with the armed scene. */
function PreviewScreen({ armed = false }: { armed?: boolean }) {
  const frame = useRef<HTMLDivElement>(null);
  const [scale, setScale] = useState(0);
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const measure = new ResizeObserver(() => setScale(element.clientWidth / SCREEN_WIDTH));
    measure.observe(element);
    return () => measure.disconnect();
  }, []);
  return (
    <div ref={frame} className={styles.preview}>
      <iframe
        title={say(armed ? 'cues.armedPicture' : 'cues.airPicture')}
        src={armed ? '/projector?preview=armed' : '/projector?preview=1'}
        tabIndex={-1}
        inert
        style={{ transform: `scale(${scale})` }}
      />
    </div>
  );
}
