/** Changes how long an item is planned. */
import { useState } from 'react';
import { Button } from '#web/ui/Button.tsx';
import { durationText } from '#web/ui/clock.ts';
import { Dialog } from '#web/ui/Dialog.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { lengthFrom } from './length.ts';

export function PlannedTimeDialog({
  title,
  plannedMs,
  onClose,
  onSet,
}: {
  /** What the item is called. */
  title: string;
  plannedMs: number;
  onClose: () => void;
  onSet: (plannedMs: number) => void;
}) {
  const [text, setText] = useState(durationText(plannedMs));
  const length = lengthFrom(text);
  return (
    <Dialog
      open
      onClose={onClose}
      onSubmit={() => {
        if (length === null) return;
        onSet(length);
        onClose();
      }}
      title={`Planned time of ${title}`}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button kind="primary" disabled={length === null} type="submit">
            Set the time
          </Button>
        </>
      }
    >
      <TextField
        label="Length"
        hint="Minutes and seconds, like 4:20"
        value={text}
        error={length === null ? 'Enter minutes, like 4 or 4:20.' : undefined}
        onChange={setText}
      />
    </Dialog>
  );
}
