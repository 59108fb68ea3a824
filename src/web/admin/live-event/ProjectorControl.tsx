/** What the audience sees: the projector's own page in small, and the scenes. A scene is armed first, then put on screen. */
import { Ellipsis, MonitorUp } from 'lucide-react';
import { useState } from 'react';
import type { AdminView } from '#contract/live/views.ts';
import { Button } from '#web/ui/Button.tsx';
import { Switch } from '#web/ui/Checkbox.tsx';
import { cx } from '#web/ui/cx.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { Menu } from '#web/ui/Menu.tsx';
import { say } from '#web/ui/say.ts';
import { DeskPanel } from './DeskPanel.tsx';
import { useDesk } from './desk.ts';
import { MessageScene } from './MessageScene.tsx';
import { PreviewScreen } from './PreviewScreen.tsx';
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
        {say('office.cancel')}
      </Button>
    </div>
  );
}
