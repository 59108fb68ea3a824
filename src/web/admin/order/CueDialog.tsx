/** What is asked before the order changes: which cue, how long and where; behind which item. */
import { useState } from 'react';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { fromLocalInput, toLocalInput } from '#web/ui/format.ts';
import { SelectField, TextField } from '#web/ui/TextField.tsx';
import { lengthFrom } from '../live-event/length.ts';
import { positionAfter, positionAt } from './look-at.ts';
import type { NewCue, Row } from './use-order.ts';

/** A cue that is to be put in: behind an item, or wherever is chosen. */
export interface CuePlace {
  kind: NewCue['kind'];
  after: Row | null;
}

const BEGINS: Readonly<Record<NewCue['kind'], { title: string; minutes: string }>> = {
  opening: { title: 'Opening', minutes: '5' },
  interval: { title: 'Interval', minutes: '15' },
  vote: { title: 'Audience vote', minutes: '5' },
  results: { title: 'Results', minutes: '10' },
  other: { title: '', minutes: '3' },
};

const FRONT = 'front';
const AT_TIME = 'time';

interface CueDialogProps {
  place: CuePlace | null;
  rows: readonly Row[];
  times: { startsAt: number | null; timeZone: string };
  onClose: () => void;
  onAdd: (cue: NewCue, position: number) => void;
}

export function CueDialog({ place, ...rest }: CueDialogProps) {
  return place && <OpenCueDialog key={`${place.kind} ${place.after?.id}`} place={place} {...rest} />;
}

function OpenCueDialog({ place, rows, times, onClose, onAdd }: CueDialogProps & { place: CuePlace }) {
  const [title, setTitle] = useState(BEGINS[place.kind].title);
  const [minutes, setMinutes] = useState(BEGINS[place.kind].minutes);
  const [where, setWhere] = useState(
    place.after?.id ?? (place.kind === 'opening' ? FRONT : (rows.at(-1)?.id ?? FRONT)),
  );
  const [time, setTime] = useState('');
  const length = lengthFrom(minutes);
  const position = positionOf(where, atTime(time, times), rows);
  const ready = title.trim() !== '' && length !== null && position !== null;
  return (
    <Dialog
      open
      onClose={onClose}
      onSubmit={() => ready && onAdd({ kind: place.kind, title: title.trim(), plannedMs: length }, position)}
      title="Put a cue in"
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button kind="primary" disabled={!ready} type="submit">
            Put it in
          </Button>
        </>
      }
    >
      <div className="col">
        <TextField label="Name" value={title} maxLength={120} onChange={setTitle} />
        <TextField
          label="Length"
          hint="Minutes, like 15 or 2:30"
          inputMode="numeric"
          value={minutes}
          error={length === null ? 'Enter minutes, like 15 or 2:30.' : undefined}
          onChange={setMinutes}
        />
        <SelectField
          label="Where"
          value={where}
          onChange={setWhere}
          options={[
            { value: FRONT, label: 'At the front' },
            ...(times.startsAt === null ? [] : [{ value: AT_TIME, label: 'At a time' }]),
            ...rows.map((row) => ({ value: row.id, label: `After ${calledIn(row)}` })),
          ]}
        />
        {where === AT_TIME && (
          <TextField
            label="At"
            type="time"
            hint="Before the first item that begins then or later."
            value={time}
            onChange={setTime}
          />
        )}
      </div>
    </Dialog>
  );
}

/** Null while the time is not typed. */
function positionOf(where: string, at: number | null, rows: readonly Row[]): number | null {
  if (where === FRONT) return 0;
  if (where === AT_TIME) return at === null ? null : positionAt(rows, at);
  return positionAfter(
    rows.map(({ id }) => id),
    null,
    where,
  );
}

const DAY = 86_400_000;

/** That time on the clock, on the evening of the show or after its midnight. */
function atTime(time: string, { startsAt, timeZone }: CueDialogProps['times']): number | null {
  if (startsAt === null || !/^\d\d:\d\d$/.test(time)) return null;
  const day = toLocalInput(startsAt, timeZone).slice(0, 10);
  const at = fromLocalInput(`${day}T${time}`, timeZone);
  return at === null || at >= startsAt ? at : at + DAY;
}

const calledIn = ({ number, title }: Row): string => (number === null ? title : `${number}. ${title}`);

export function MoveDialog({
  row,
  rows,
  onClose,
  onMove,
}: {
  row: Row;
  rows: readonly Row[];
  onClose: () => void;
  onMove: (position: number) => void;
}) {
  const others = rows.filter(({ id }) => id !== row.id);
  const [after, setAfter] = useState(others[0]?.id ?? '');
  const ids = rows.map(({ id }) => id);
  return (
    <Dialog
      open
      onClose={onClose}
      onSubmit={() => {
        onMove(positionAfter(ids, row.id, after));
        onClose();
      }}
      title={`Put ${row.title} after`}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button kind="primary" type="submit">
            Move it
          </Button>
        </>
      }
    >
      <SelectField
        label="After"
        value={after}
        onChange={setAfter}
        options={others.map((one) => ({ value: one.id, label: calledIn(one) }))}
      />
    </Dialog>
  );
}
