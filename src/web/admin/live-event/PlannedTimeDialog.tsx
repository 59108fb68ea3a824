/** Changes how long an item is planned. */
import { useState } from 'react';
import { durationText } from '#web/ui/clock.ts';
import { say } from '#web/ui/say.ts';
import { TextField } from '#web/ui/TextField.tsx';
import { AdminDialog } from '../AdminDialog.tsx';
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
    <AdminDialog
      onClose={onClose}
      onSubmit={() => {
        if (length === null) return;
        onSet(length);
        onClose();
      }}
      title={say('cues.plannedTimeOf', { title })}
      submit={say('cues.setTime')}
      disabled={length === null}
    >
      <TextField
        label={say('cues.length')}
        hint={say('cues.timeHint')}
        value={text}
        error={length === null ? say('cues.timeWrong') : undefined}
        onChange={setText}
      />
    </AdminDialog>
  );
}
