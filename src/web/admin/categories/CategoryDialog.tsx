/** One category: its name, colour, longest act and number of places. */
import { CircleAlert } from 'lucide-react';
import { useState } from 'react';
import { eventsEndpoints } from '#contract/events/endpoints.ts';
import { useCommands } from '#web/client/command.ts';
import { Banner } from '#web/ui/Banner.tsx';
import { Button } from '#web/ui/Button.tsx';
import { durationText } from '#web/ui/clock.ts';
import { Dialog } from '#web/ui/Dialog.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import styles from './Categories.module.css';
import { type Category, LISTS } from './use-criteria.ts';

const LENGTH = /^(\d{1,3})(?::([0-5]\d))?$/;

/** "4" and "4:00" are four minutes; undefined for what is neither. */
function lengthOf(text: string): number | null | undefined {
  if (text.trim() === '') return null;
  const match = LENGTH.exec(text.trim());
  return match ? (Number(match[1]) * 60 + Number(match[2] ?? 0)) * 1_000 : undefined;
}

const placesOf = (text: string): number | null | undefined =>
  text.trim() === '' ? null : /^\d{1,4}$/.test(text.trim()) ? Number(text) : undefined;

export function CategoryDialog({
  category,
  onClose,
}: {
  category: Category | undefined;
  onClose: () => void;
}) {
  const [name, setName] = useState(category?.name ?? '');
  const [colour, setColour] = useState(category?.colour ?? '#ddf247');
  const [limit, setLimit] = useState(category?.timeLimitMs ? durationText(category.timeLimitMs) : '');
  const [places, setPlaces] = useState(category?.capacity?.toString() ?? '');
  const timeLimitMs = lengthOf(limit);
  const capacity = placesOf(places);
  const save = useCommands({
    done: category ? 'Category saved' : 'Category added',
    changes: LISTS,
    onDone: onClose,
  });
  const { fields } = save;
  const submit = () => {
    const body = { name, colour, timeLimitMs: timeLimitMs ?? null, capacity: capacity ?? null };
    if (category) save.send(eventsEndpoints.changeCategory, { params: { id: category.id }, body });
    else save.send(eventsEndpoints.addCategory, { body });
  };
  return (
    <Dialog
      open
      onClose={onClose}
      onSubmit={submit}
      title={category ? `Change ${category.name}` : 'Add a category'}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            kind="primary"
            busy={save.busy}
            disabled={timeLimitMs === undefined || capacity === undefined}
            type="submit"
          >
            {category ? 'Save category' : 'Add category'}
          </Button>
        </>
      }
    >
      {save.error && Object.keys(fields).length === 0 && (
        <Banner tone="danger" icon={CircleAlert} lead="Not saved.">
          {save.refusal('Try again.')}
        </Banner>
      )}
      <TextField label="Name" name="name" value={name} onChange={setName} error={fields.name} />
      <div className={styles.pair}>
        <TextField
          label="Longest act"
          name="time_limit_ms"
          optional
          hint="Minutes, as 4 or 4:30"
          inputMode="numeric"
          value={limit}
          onChange={setLimit}
          error={timeLimitMs === undefined ? 'Enter minutes, like 4 or 4:30.' : fields.time_limit_ms}
        />
        <TextField
          label="Places"
          name="capacity"
          optional
          hint="Then acts join a waiting list"
          inputMode="numeric"
          value={places}
          onChange={setPlaces}
          error={capacity === undefined ? 'Enter a whole number.' : fields.capacity}
        />
      </div>
      <TextField
        label="Colour"
        name="colour"
        type="color"
        hint="Marks the category in lists, always beside its name"
        value={colour}
        onChange={setColour}
        error={fields.colour}
      />
    </Dialog>
  );
}
