/** Changes how long an item is planned. */
import { useEffect, useState } from 'react';
import { Button } from '#web/ui/Button.tsx';
import { durationText } from '#web/ui/clock.ts';
import { Dialog } from '#web/ui/Dialog.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { lengthFrom } from './length.ts';
import type { DeskItem } from './words.ts';

export function PlannedTimeDialog({
  item,
  onClose,
  onSet,
}: {
  item: DeskItem | null;
  onClose: () => void;
  onSet: (plannedMs: number) => void;
}) {
  const [text, setText] = useState('');
  useEffect(() => {
    if (item !== null) setText(durationText(item.durationMs));
  }, [item]);
  const length = lengthFrom(text);
  return (
    <Dialog
      open={item !== null}
      onClose={onClose}
      onSubmit={() => length !== null && onSet(length)}
      title={`Planned time of ${item?.title ?? ''}`}
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
