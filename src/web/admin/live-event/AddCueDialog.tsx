/** Names a cue and its length before it enters the running order. */
import type { SentBodyOf } from '#contract/endpoint.ts';
import type { lineupEndpoints } from '#contract/lineup/endpoints.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { TextField } from '#web/ui/TextField.tsx';
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
    <Dialog
      open={cue !== null}
      onClose={() => onChange(null)}
      onSubmit={() => add(nextPosition)}
      title="Add a cue"
      actions={
        <>
          <Button onClick={() => onChange(null)}>Cancel</Button>
          <Button disabled={!ready} onClick={() => add()}>
            Add at the end
          </Button>
          <Button kind="primary" disabled={!ready} type="submit">
            Add as next
          </Button>
        </>
      }
    >
      {cue !== null && (
        <div className="col">
          <TextField
            label="Name"
            value={cue.title}
            maxLength={120}
            onChange={(title) => onChange({ ...cue, title })}
          />
          <TextField
            label="Length"
            hint="Minutes, like 15 or 2:30"
            inputMode="numeric"
            value={cue.minutes}
            error={length === null ? 'Enter minutes, like 15 or 2:30.' : undefined}
            onChange={(minutes) => onChange({ ...cue, minutes })}
          />
        </div>
      )}
    </Dialog>
  );
}
