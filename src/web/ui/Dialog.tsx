/** Dialogs. The title names the consequence; the safe choice comes first and takes the focus. */
import { AlertDialog } from '@base-ui/react/alert-dialog';
import { Dialog as Base } from '@base-ui/react/dialog';
import { type ReactNode, useRef } from 'react';
import { Button, type ButtonKind } from './Button.tsx';
import { cx } from './cx.ts';
import styles from './Dialog.module.css';
import { Form } from './Form.tsx';

export interface DialogProps {
  /** Without it the dialog is open for as long as it is drawn. */
  open?: boolean;
  /** Called by Escape, by the button that leaves, and by a press outside as long as nothing was filled in. */
  onClose: () => void;
  /** What the button of type `submit` does, and Enter in a field. It is `submit`, or stands among the `actions`. */
  onSubmit?: () => void;
  title: ReactNode;
  children?: ReactNode;
  /** What the button says that closes it. */
  leave?: string;
  /** What the button says that does what `onSubmit` does. */
  submit?: string | undefined;
  /** Of the button that submits. */
  kind?: ButtonKind;
  busy?: boolean;
  disabled?: boolean;
  /** In place of `leave` and `submit`: other buttons, the safe one first. */
  actions?: ReactNode;
  /** 720 px wide instead of 470. */
  wide?: boolean;
}

/** A dialog with any content. The focus stays inside and returns to where it was. */
export function Dialog(props: DialogProps) {
  const { open = true, onClose, onSubmit, title, children, leave, wide } = props;
  const actions = props.actions ?? (leave && <LeaveAndSubmit {...props} />);
  const filledIn = useRef(false);
  // Where every change is kept at once, there is nothing to lose.
  const keepsAtOnce = onSubmit === undefined && props.actions === undefined;
  const content = (
    <>
      <Base.Title className="h2">{title}</Base.Title>
      {children && <div className={styles.body}>{children}</div>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </>
  );
  return (
    <Base.Root
      open={open}
      onOpenChange={(next, { reason }) => {
        // A press beside it is a slip, and would take with it what was filled in.
        if (!next && (keepsAtOnce || reason !== 'outside-press' || !filledIn.current)) onClose();
      }}
      onOpenChangeComplete={(isOpen) => {
        if (!isOpen) filledIn.current = false;
      }}
    >
      <Base.Portal>
        <Base.Backdrop className={styles.scrim} />
        <Base.Viewport className={styles.viewport}>
          <Base.Popup
            className={cx(styles.popup, wide && styles.wide)}
            onInput={() => {
              filledIn.current = true;
            }}
          >
            {onSubmit === undefined ? (
              content
            ) : (
              <Form className={styles.form} onSubmit={onSubmit}>
                {content}
              </Form>
            )}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}

function LeaveAndSubmit({ leave, submit, onClose, kind = 'primary', busy, disabled }: DialogProps) {
  return (
    <>
      <Button onClick={onClose}>{leave}</Button>
      {submit !== undefined && (
        <Button kind={kind} type="submit" busy={busy} disabled={disabled}>
          {submit}
        </Button>
      )}
    </>
  );
}

export interface ConfirmDialogProps {
  open: boolean;
  /** A question that names the consequence: "Skip act 9 and go on?" */
  title: ReactNode;
  children?: ReactNode;
  /** What pressing it does, in words: "Skip it". */
  confirm: string;
  /** The safe choice, in words: "Keep act 9". */
  cancel: string;
  onConfirm: () => void;
  onCancel: () => void;
  /** Red outline; `final` fills it and is for permanent loss only. */
  danger?: boolean | 'final';
  busy?: boolean;
}

/** Asks before something that is hard to undo. A press outside does not answer it. */
export function ConfirmDialog({
  open,
  title,
  children,
  confirm,
  cancel,
  onConfirm,
  onCancel,
  danger,
  busy,
}: ConfirmDialogProps) {
  const safe = useRef<HTMLButtonElement>(null);
  const kind = danger === 'final' ? 'final' : danger ? 'destructive' : 'primary';
  return (
    <AlertDialog.Root open={open} onOpenChange={(next) => !next && onCancel()}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className={styles.scrim} />
        <AlertDialog.Viewport className={styles.viewport}>
          <AlertDialog.Popup className={styles.popup} initialFocus={safe}>
            <AlertDialog.Title className="h2">{title}</AlertDialog.Title>
            {children && (
              <AlertDialog.Description className={styles.body} render={<div />}>
                {children}
              </AlertDialog.Description>
            )}
            <div className={styles.actions}>
              <Button ref={safe} onClick={onCancel}>
                {cancel}
              </Button>
              <Button kind={kind} busy={busy} onClick={onConfirm}>
                {confirm}
              </Button>
            </div>
          </AlertDialog.Popup>
        </AlertDialog.Viewport>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
