/** For what cannot be undone: a button that is held, not pressed. */
import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  useRef,
  useState,
} from 'react';
import { Button, type ButtonLook } from './Button.tsx';
import { ConfirmDialog } from './Dialog.tsx';
import styles from './HoldButton.module.css';
import { useHold } from './use-hold.ts';

export interface HoldButtonProps extends ButtonLook {
  /** What the button says: "Hold to open". */
  children: ReactNode;
  onHeld: () => void;
  /** Called when it was released too early. */
  onTooShort?: () => void;
  disabled?: boolean;
  busy?: boolean;
  /** What users of screen readers are asked instead of holding. */
  question: { title: ReactNode; body?: ReactNode; confirm: string; cancel: string };
  className?: string;
  /** Draws it as held, while a key of the page holds it. */
  drawnHeld?: boolean;
}

/**
 * A button that acts once it was held for 0.8 s with finger, mouse, Enter or Space; if it is let go earlier,
 * nothing happens. On a page that was too busy to notice the time between, the times of press and release decide.
 * Whoever cannot hold (a screen reader presses without pointer or key) is asked in a dialog instead.
 */
export function HoldButton({
  children,
  onHeld,
  onTooShort,
  disabled,
  busy,
  question,
  kind = 'outline',
  className,
  drawnHeld = false,
  ...look
}: HoldButtonProps) {
  const [asking, setAsking] = useState(false);
  const hold = useHold(onHeld, onTooShort);
  const byHand = useRef(false);

  const start = (at: number) => {
    if (busy || disabled) return;
    byHand.current = true;
    hold.start(at);
  };
  const pointerDown = (event: PointerEvent) => {
    if (event.button !== 0 || isMadeByAssistiveTechnology(event)) return;
    start(event.timeStamp);
  };
  const keyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    if (!event.repeat) start(event.timeStamp);
  };
  const keyUp = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    hold.letGo(event.timeStamp);
  };
  const click = (event: MouseEvent) => {
    if (!byHand.current || event.detail === 0) setAsking(true);
    byHand.current = false;
  };

  return (
    <>
      <Button
        {...look}
        kind={kind}
        busy={busy}
        disabled={disabled}
        className={[styles.hold, className].filter(Boolean).join(' ')}
        data-held={hold.held || drawnHeld || undefined}
        onPointerDown={pointerDown}
        onPointerUp={(event) => hold.letGo(event.timeStamp)}
        onPointerLeave={hold.stop}
        onPointerCancel={hold.stop}
        onKeyDown={keyDown}
        onKeyUp={keyUp}
        onBlur={hold.stop}
        onClick={click}
        onContextMenu={(event) => event.preventDefault()}
      >
        {children}
      </Button>
      <ConfirmDialog
        open={asking}
        title={question.title}
        confirm={question.confirm}
        cancel={question.cancel}
        danger={kind === 'destructive' || kind === 'final'}
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          onHeld();
        }}
      >
        {question.body}
      </ConfirmDialog>
    </>
  );
}

// A screen reader's press arrives as a pointer without size or pressure.
function isMadeByAssistiveTechnology(event: PointerEvent): boolean {
  const { width, height, pressure } = event.nativeEvent;
  return (
    (width === 0 && height === 0) ||
    (width === 1 && height === 1 && pressure === 0 && event.detail === 0 && event.pointerType === 'mouse')
  );
}
