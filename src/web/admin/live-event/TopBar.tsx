/** The desk's top line: is it live, what time is it, how far behind, who is connected, and the emergency stop. */
import {
  Clapperboard,
  ClockAlert,
  ClockCheck,
  Ellipsis,
  Hand,
  Keyboard,
  Lock,
  LockOpen,
  RotateCcw,
  Undo2,
  Users,
  Volume2,
} from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { kindOf } from '#domain/lineup/round-kind.ts';
import { mayBeRevealed } from '#domain/show/order.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dot } from '#web/ui/Chip.tsx';
import { durationText, useSecond } from '#web/ui/clock.ts';
import { ConfirmDialog } from '#web/ui/Dialog.tsx';
import { showTimeToTheSecond, sideBySide } from '#web/ui/format.ts';
import { HoldButton } from '#web/ui/HoldButton.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { Menu } from '#web/ui/Menu.tsx';
import { say } from '#web/ui/say.ts';
import { useDesk } from './desk.ts';
import { forecastAt } from './forecast.ts';
import { PresenceLine } from './PresenceLine.tsx';
import { StingDialog } from './playback/StingSettings.tsx';
import { RehearseDialog } from './Rehearsal.tsx';
import styles from './TopBar.module.css';
import { beforeLine } from './words.ts';

const PHASE_WORDS = {
  running: 'desk.live',
  interval: 'desk.interval',
  results: 'desk.results',
  finished: 'desk.over',
} as const;

/** A difference from the plan that is worth a word. */
const WORTH_MS = 15_000;

export function TopBar({ onKeys }: { onKeys: () => void }) {
  const { view, now, locked, setLocked } = useDesk();
  const at = useSecond(now, 0);
  const clock = showTimeToTheSecond(at, view.event.timeZone);
  const isLive = view.phase === 'running' || view.phase === 'interval' || view.phase === 'results';
  return (
    <header className={styles.bar}>
      <span className={styles.event}>
        <span className="state">
          <Dot tone={isLive ? 'lit' : 'neutral'} size={10} />
          {say(view.phase === 'preshow' ? beforeLine(view.round) : PHASE_WORDS[view.phase])}
        </span>
        <span className={styles.eventName}>
          {view.round.of > 1 ? `${view.event.name}, ${view.round.name}` : view.event.name}
        </span>
      </span>
      <span className={`num ${styles.clock}`} role="timer" aria-label={say('desk.time', { clock })}>
        {clock.slice(0, -3)}
        <span>{clock.slice(-3)}</span>
      </span>
      {view.phase === 'finished' ? null : (
        <Behind ms={forecastAt(view, at).behindMs} early={view.phase === 'preshow'} />
      )}
      <OtherDesks />
      <PresenceLine />
      <span className={styles.buttons}>
        <More onKeys={onKeys} />
        <Stop />
        <Button size="s" onClick={() => setLocked(!locked)} aria-pressed={locked}>
          <Icon of={locked ? LockOpen : Lock} size={16} />
          <span className={styles.word}>{locked ? say('desk.unlock') : say('desk.lock')}</span>
        </Button>
      </span>
    </header>
  );
}

/** Other desks that are open, where this one is not alone. */
function OtherDesks() {
  const { desks } = useDesk().view.presence;
  if (desks.length < 2) return null;
  const names = [...new Set(desks)];
  return (
    <span className={styles.desks}>
      <Icon of={Users} size={16} />
      <span className={styles.wide}>{names.length > 1 ? sideBySide(names) : say('desk.desksOpen')}</span>
      {desks.length}
    </span>
  );
}

/** What moves the whole show back, and asks first. */
const WAYS_BACK = {
  take_back_start: {
    label: 'desk.takeBackStart',
    title: 'desk.askTakeBackStart',
    cancel: 'desk.showGoesOn',
    icon: Undo2,
  },
  reopen_show: {
    label: 'desk.reopenShow',
    title: 'desk.askReopenShow',
    cancel: 'desk.showStaysOver',
    icon: RotateCcw,
  },
} as const;
type WayBack = keyof typeof WAYS_BACK;

/** What is pressed seldom. */
function More({ onKeys }: { onKeys: () => void }) {
  const { view, connected, locked } = useDesk();
  const [rehearsing, setRehearsing] = useState(false);
  const [asked, setAsked] = useState<WayBack | null>(null);
  const [sounds, setSounds] = useState(false);
  const back = (way: WayBack) => ({
    label: say(WAYS_BACK[way].label),
    icon: WAYS_BACK[way].icon,
    disabled: !connected || locked,
    onSelect: () => setAsked(way),
  });
  const dialog = (way: WayBack) => ({ way, open: asked === way, onClose: () => setAsked(null) });
  return (
    <>
      <Menu
        trigger={
          <Button size="s" kind="quiet" icon aria-label={say('desk.more')} className={styles.more}>
            <Icon of={Ellipsis} size={20} />
          </Button>
        }
        entries={[
          ...(view.phase === 'preshow' && kindOf(view.round).isRehearsed
            ? [
                {
                  label: say('desk.rehearse'),
                  icon: Clapperboard,
                  disabled: !connected,
                  onSelect: () => setRehearsing(true),
                },
              ]
            : []),
          ...(view.startMayGoBack ? [back('take_back_start')] : []),
          ...(view.phase === 'finished' ? [back('reopen_show')] : []),
          { label: say('desk.sounds'), icon: Volume2, onSelect: () => setSounds(true) },
          { label: say('desk.keys'), icon: Keyboard, onSelect: onKeys },
        ]}
      />
      <AskWayBack {...dialog('take_back_start')}>{say('desk.takeBackStartWhat')}</AskWayBack>
      <AskWayBack {...dialog('reopen_show')}>
        <p>{say('desk.reopenShowWhat')}</p>
        {view.results.some(({ state }) => mayBeRevealed(state)) && <p>{say('desk.reopenShowUnscored')}</p>}
      </AskWayBack>
      <StingDialog open={sounds} onClose={() => setSounds(false)} />
      <RehearseDialog open={rehearsing} onClose={() => setRehearsing(false)} />
    </>
  );
}

interface AskWayBackProps {
  way: WayBack;
  open: boolean;
  onClose: () => void;
  /** What it does. */
  children: ReactNode;
}

function AskWayBack({ way, open, onClose, children }: AskWayBackProps) {
  const { send } = useDesk();
  const { label, title, cancel } = WAYS_BACK[way];
  return (
    <ConfirmDialog
      open={open}
      title={say(title)}
      confirm={say(label)}
      cancel={say(cancel)}
      onCancel={onClose}
      onConfirm={() => {
        onClose();
        void send({ kind: way });
      }}
    >
      {children}
    </ConfirmDialog>
  );
}

/** Stops the show for everybody, and lets it go on. */
function Stop() {
  const { view, connected, send } = useDesk();
  if (view.halt === null)
    return (
      <HoldButton
        kind="destructive"
        size="s"
        disabled={!connected || view.phase === 'finished'}
        onHeld={() => void send({ kind: 'halt', text: say('desk.oneMoment') })}
        question={{
          title: say('desk.askStop'),
          body: say('desk.stopWhat'),
          confirm: say('desk.stop'),
          cancel: say('desk.goOn'),
        }}
      >
        <Icon of={Hand} size={16} />
        <span className={styles.word}>{say('desk.holdToStop')}</span>
      </HoldButton>
    );
  return (
    <Button kind="primary" size="s" disabled={!connected} onClick={() => void send({ kind: 'lift_halt' })}>
      {say('desk.liftStop')}
    </Button>
  );
}

function Behind({ ms, early }: { ms: number | null; early: boolean }) {
  if (ms === null || (early && ms < WORTH_MS)) return null;
  if (Math.abs(ms) < WORTH_MS)
    return (
      <span className={styles.onTime}>
        <Icon of={ClockCheck} />
        {say('desk.onTime')}
      </span>
    );
  return (
    <span className={ms > 0 ? styles.behind : styles.onTime}>
      <Icon of={ms > 0 ? ClockAlert : ClockCheck} />
      <b>{say(ms > 0 ? 'desk.behind' : 'desk.ahead', { time: durationText(Math.abs(ms)) })}</b>
    </span>
  );
}
