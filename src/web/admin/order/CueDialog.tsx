/** What is asked before the order changes: which cue, how long and where; behind which item. */
import { useState } from 'react';
import { addCueBody } from '#contract/lineup/schema.ts';
import { longest } from '#contract/primitives.ts';
import { ITEM_TRAITS } from '#domain/lineup/item.ts';
import { say } from '#web/ui/say.ts';
import { SelectField, TextField } from '#web/ui/TextField.tsx';
import { AdminDialog } from '../AdminDialog.tsx';
import { lengthFrom } from '../live-event/length.ts';
import { newCue } from '../new-cue.ts';
import { atTime } from './at-time.ts';
import { positionAfter, positionAt } from './look-at.ts';
import type { NewCue, PlannedItem } from './use-order.ts';

/** A cue that is to be put in: behind an item, or wherever is chosen. */
export interface CuePlace {
  kind: NewCue['kind'];
  after: PlannedItem | null;
}

const FRONT = 'front';
const AT_TIME = 'time';

interface CueDialogProps {
  place: CuePlace | null;
  rows: readonly PlannedItem[];
  times: { startsAt: number | null; timeZone: string };
  onClose: () => void;
  onAdd: (cue: NewCue, position: number) => void;
}

export function CueDialog({ place, ...rest }: CueDialogProps) {
  return place && <OpenCueDialog key={`${place.kind} ${place.after?.id}`} place={place} {...rest} />;
}

function OpenCueDialog({ place, rows, times, onClose, onAdd }: CueDialogProps & { place: CuePlace }) {
  const begins = newCue(place.kind);
  const [title, setTitle] = useState(begins.title);
  const [minutes, setMinutes] = useState(begins.minutes);
  const [where, setWhere] = useState(place.after?.id ?? usualPlace(place.kind, rows));
  const [time, setTime] = useState('');
  const length = lengthFrom(minutes);
  const position = positionOf(where, atTime(time, times), rows);
  const ready = title.trim() !== '' && length !== null && position !== null;
  return (
    <AdminDialog
      onClose={onClose}
      onSubmit={() => ready && onAdd({ kind: place.kind, title: title.trim(), plannedMs: length }, position)}
      title={say('order.cueTitle')}
      submit={say('order.putItIn')}
      disabled={!ready}
    >
      <div className="col">
        <TextField
          label={say('order.name')}
          value={title}
          most={longest(addCueBody.shape.title)}
          onChange={setTitle}
        />
        <TextField
          label={say('order.length')}
          hint={say('order.lengthHint')}
          inputMode="numeric"
          value={minutes}
          error={length === null ? say('order.lengthWrong') : undefined}
          onChange={setMinutes}
        />
        <SelectField
          label={say('order.where')}
          value={where}
          onChange={setWhere}
          options={[
            { value: FRONT, label: say('order.atFront') },
            ...(times.startsAt === null ? [] : [{ value: AT_TIME, label: say('order.atTime') }]),
            ...rows.map((row) => ({ value: row.id, label: say('order.afterItem', { item: calledIn(row) }) })),
          ]}
        />
        {where === AT_TIME && (
          <TextField
            label={say('order.at')}
            type="time"
            hint={say('order.atHint')}
            value={time}
            onChange={setTime}
          />
        )}
      </div>
    </AdminDialog>
  );
}

/** After which item such a cue is put where nobody says anything else; `half` is behind half of the acts. */
function usualPlace(kind: CuePlace['kind'], rows: readonly PlannedItem[]): string {
  const { place } = ITEM_TRAITS[kind];
  if (place === 'front') return FRONT;
  const acts = rows.filter((row) => row.kind === 'performance');
  const half = place === 'half' ? acts[Math.ceil(acts.length / 2) - 1] : undefined;
  return (half ?? rows.at(-1))?.id ?? FRONT;
}

/** Null while the time is not typed. */
function positionOf(where: string, at: number | null, rows: readonly PlannedItem[]): number | null {
  if (where === FRONT) return 0;
  if (where === AT_TIME) return at === null ? null : positionAt(rows, at);
  return positionAfter(
    rows.map(({ id }) => id),
    null,
    where,
  );
}

const calledIn = ({ number, title }: PlannedItem): string =>
  number === null ? title : `${number}. ${title}`;

export function MoveDialog({
  row,
  rows,
  onClose,
  onMove,
}: {
  row: PlannedItem;
  rows: readonly PlannedItem[];
  onClose: () => void;
  onMove: (position: number) => void;
}) {
  const others = rows.filter(({ id }) => id !== row.id);
  const [after, setAfter] = useState(others[0]?.id ?? '');
  const ids = rows.map(({ id }) => id);
  return (
    <AdminDialog
      onClose={onClose}
      onSubmit={() => {
        onMove(positionAfter(ids, row.id, after));
        onClose();
      }}
      title={say('order.moveTitle', { name: row.title })}
      submit={say('order.moveIt')}
    >
      <SelectField
        label={say('order.after')}
        value={after}
        onChange={setAfter}
        options={others.map((one) => ({ value: one.id, label: calledIn(one) }))}
      />
    </AdminDialog>
  );
}
