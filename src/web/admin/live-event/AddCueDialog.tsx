/** Names a cue and its length before it enters the running order. */
import type { SentBodyOf } from '#contract/endpoint.ts';
import type { lineupEndpoints } from '#contract/lineup/endpoints.ts';
import { addCueBody } from '#contract/lineup/schema.ts';
import { longest } from '#contract/primitives.ts';
import { Button } from '#web/ui/Button.tsx';
import { say } from '#web/ui/say.ts';
import { TextField } from '#web/ui/TextField.tsx';
import { AdminDialog } from '../AdminDialog.tsx';
import { lengthFrom } from './length.ts';

type Cue = SentBodyOf<typeof lineupEndpoints.addCue>;

/** A cue as it is being typed. */
export interface NewCue {
  kind: Cue['kind'];
  title: string;
  /** "15" or "2:30". */
  minutes: string;
}

export function AddCueDialog({
  cue,
  onChange,
  nextPosition,
  onAdd,
}: {
  cue: NewCue | null;
  onChange: (cue: NewCue | null) => void;
  /** Where the item stands that comes next; the cue may go before it. */
  nextPosition: number;
  onAdd: (cue: Cue) => void;
}) {
  const length = cue === null ? null : lengthFrom(cue.minutes);
  const add = (position?: number) => {
    if (cue === null || length === null) return;
    onAdd({
      kind: cue.kind,
      title: cue.title.trim(),
      plannedMs: length,
      ...(position !== undefined && { position }),
    });
  };
  const ready = cue !== null && cue.title.trim() !== '' && length !== null;
  return (
    <AdminDialog
      open={cue !== null}
      onClose={() => onChange(null)}
      onSubmit={() => add(nextPosition)}
      title={say('cues.addCue')}
      actions={
        <>
          <Button onClick={() => onChange(null)}>{say('admin.cancel')}</Button>
          <Button disabled={!ready} onClick={() => add()}>
            {say('cues.addAtEnd')}
          </Button>
          <Button kind="primary" disabled={!ready} type="submit">
            {say('cues.addAsNext')}
          </Button>
        </>
      }
    >
      {cue !== null && (
        <div className="col">
          <TextField
            label={say('cues.name')}
            value={cue.title}
            most={longest(addCueBody.shape.title)}
            onChange={(title) => onChange({ ...cue, title })}
          />
          <TextField
            label={say('cues.length')}
            hint={say('cues.lengthHint')}
            inputMode="numeric"
            value={cue.minutes}
            error={length === null ? say('cues.lengthWrong') : undefined}
            onChange={(minutes) => onChange({ ...cue, minutes })}
          />
        </div>
      )}
    </AdminDialog>
  );
}
