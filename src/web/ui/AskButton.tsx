/** For what one slip of a finger must not do: a button that asks before it acts. */
import { useState } from 'react';
import { Button, type ButtonProps } from './Button.tsx';
import { ConfirmDialog } from './Dialog.tsx';
import type { HoldButtonProps } from './HoldButton.tsx';

export interface AskButtonProps extends Omit<ButtonProps, 'onClick'> {
  /** Called once the question was answered with `confirm`. */
  onSure: () => void;
  question: HoldButtonProps['question'];
}

/** A button that removes something which somebody would have to make, send or agree to again: it asks first. */
export function AskButton({ onSure, question, ...look }: AskButtonProps) {
  const [asking, setAsking] = useState(false);
  const { title, body, ...answers } = question;
  return (
    <>
      <Button {...look} onClick={() => setAsking(true)} />
      <ConfirmDialog
        {...answers}
        open={asking}
        title={title}
        danger
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          onSure();
        }}
      >
        {body}
      </ConfirmDialog>
    </>
  );
}
