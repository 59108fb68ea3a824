/** GO: one button through the whole show, always in the same place, with its consequence in words. */
import { Check, Undo2 } from 'lucide-react';
import type { AdminView } from '#contract/live/views.ts';
import { realMs } from '#web/client/clock.ts';
import { Button } from '#web/ui/Button.tsx';
import { Kbd } from '#web/ui/Chip.tsx';
import { useSecond } from '#web/ui/clock.ts';
import { cx } from '#web/ui/cx.ts';
import { showTimeToTheSecond } from '#web/ui/format.ts';
import { HoldButton } from '#web/ui/HoldButton.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { say } from '#web/ui/say.ts';
import { BesideGo } from './BesideGo.tsx';
import { useDesk } from './desk.ts';
import styles from './GoButton.module.css';
import type { Go } from './use-go.ts';
import { askedWords, awayLines, doneWords, goLines, waitLines } from './words.ts';

export function GoButton({ go }: { go: Go }) {
  const { view, locked } = useDesk();
  const asks = asksFirst(view);
  return (
    <section className={styles.place} aria-label="GO">
      <div className={styles.above}>
        <UndoLine />
        <PressNotice said={go.said} />
      </div>
      <div className={styles.row}>
        {locked || asks ? <HeldGo go={go} /> : <PressedGo go={go} />}
        <BesideGo />
      </div>
    </section>
  );
}

/** Whether what the step brings about is to be held, not pressed. */
const asksFirst = ({ go }: AdminView): boolean => go.waits === null && go.asks.length > 0;

/** What stands on the button, and whether it is of no use now. */
function useGoFace() {
  const { view, connected, atLeast } = useDesk();
  const listensAt = view.go.deafUntilAt ?? 0;
  const deaf = useSecond(atLeast, listensAt) < listensAt;
  const waits = waitLines(view);
  const cool = waits !== null || !connected;
  const lines = connected ? (waits ?? goLines(view.go.parts, view.round, asksFirst(view))) : awayLines();
  return { lines, cool, disabled: cool || deaf };
}

/** Where the desk is locked, and before what can't be taken back. */
function HeldGo({ go }: { go: Go }) {
  const { view, atLeast, locked } = useDesk();
  const { lines, disabled } = useGoFace();
  return (
    <HoldButton
      key={lines.join(' ')}
      className={cx(styles.go, locked ? styles.cool : styles.asks)}
      disabled={disabled}
      onHeld={go.press}
      onTooShort={go.tooShort}
      drawnHeld={go.hold.held}
      question={{
        title: say('desk.askStep', { step: goLines(view.go.parts, view.round).join(' ') }),
        body: [...(locked ? [say('desk.isLocked')] : []), ...askedWords(view, atLeast())].join(' '),
        confirm: 'GO',
        cancel: say('desk.notYet'),
      }}
    >
      <GoFace lines={lines} hint={say(locked ? 'desk.hold' : 'desk.holdSpace')} />
    </HoldButton>
  );
}

function PressedGo({ go }: { go: Go }) {
  const { underWay } = useDesk();
  const { lines, cool, disabled } = useGoFace();
  return (
    <button
      type="button"
      className={cx(styles.go, cool && styles.cool)}
      aria-disabled={disabled || undefined}
      aria-busy={underWay.some(({ kind }) => kind === 'go') || undefined}
      onClick={go.press}
    >
      <GoFace lines={lines} hint={cool ? undefined : say('desk.space')} />
    </button>
  );
}

/** As many lines of words stand beside the key that presses GO; more stand above it. */
const LINES_ABOVE_HINT = 2;

function GoFace({ lines, hint }: { lines: string[]; hint: string | undefined }) {
  return (
    <>
      <span className={styles.word}>GO </span>
      <span className={styles.consequence} data-high={lines.length > LINES_ABOVE_HINT || undefined}>
        {lines.map((line) => (
          <span key={line}>{line} </span>
        ))}
      </span>
      {hint !== undefined && (
        <span className={styles.hint} aria-hidden="true">
          <Kbd>{hint}</Kbd>
        </span>
      )}
    </>
  );
}

/** What became of a press that did nothing, or not yet. */
function PressNotice({ said }: { said: string | undefined }) {
  const { underWay } = useDesk();
  const slow = underWay.some((one) => one.slow);
  return (
    <p className={styles.notice} role="status">
      {said ?? (slow ? say('desk.noAnswerYet') : '')}
    </p>
  );
}

function UndoLine() {
  const { view, now, send, connected, locked } = useDesk();
  const at = useSecond(now, view.undo?.untilAt ?? 0);
  const seconds = view.undo === null ? 0 : Math.ceil(realMs(view.undo.untilAt - at) / 1_000);
  if (view.undo === null || seconds <= 0) return <div />;
  return (
    <div className={styles.undo}>
      <Icon of={Check} />
      <span>
        {say('desk.doneAt', {
          what: doneWords(view.undo.parts, view.undo.command, view.round),
          time: showTimeToTheSecond(view.undo.doneAt, view.event.timeZone),
        })}
      </span>
      <Button size="s" disabled={!connected || locked} onClick={() => void send({ kind: 'undo' })}>
        <Icon of={Undo2} size={16} />
        {say('desk.undoIn', { seconds })}
      </Button>
    </div>
  );
}
