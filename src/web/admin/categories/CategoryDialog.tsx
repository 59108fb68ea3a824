/** One category: its name, colour, longest act and number of places. */
import { CircleAlert } from 'lucide-react';
import { eventsEndpoints } from '#contract/events/endpoints.ts';
import { CATEGORY_COLOURS } from '#domain/events/category-colours.ts';
import { useCommands } from '#web/client/command.ts';
import { Banner } from '#web/ui/Banner.tsx';
import { Button } from '#web/ui/Button.tsx';
import { durationText } from '#web/ui/clock.ts';
import { Dialog } from '#web/ui/Dialog.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { useForm } from '#web/ui/use-form.ts';
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

/** The first colour that none of these has. */
const freeColour = (others: readonly { colour: string }[]): string =>
  CATEGORY_COLOURS.find((colour) => !others.some((one) => one.colour === colour)) ??
  CATEGORY_COLOURS[others.length % CATEGORY_COLOURS.length] ??
  '#ddf247';

export function CategoryDialog({
  category,
  others,
  onClose,
}: {
  category: Category | undefined;
  /** The categories that there are: a new one gets a colour of its own. */
  others: readonly Category[];
  onClose: () => void;
}) {
  const form = useForm(() => ({
    name: category?.name ?? '',
    colour: category?.colour ?? freeColour(others),
    timeLimitMs: category?.timeLimitMs ? durationText(category.timeLimitMs) : '',
    capacity: category?.capacity?.toString() ?? '',
  }));
  const { name, colour } = form.typed;
  const timeLimitMs = lengthOf(form.typed.timeLimitMs);
  const capacity = placesOf(form.typed.capacity);
  const save = useCommands({
    done: category ? 'Category saved' : 'Category added',
    changes: LISTS,
    onDone: onClose,
  });
  const field = form.fields({
    ...save.fields,
    ...(timeLimitMs === undefined && { time_limit_ms: 'Enter minutes, like 4 or 4:30.' }),
    ...(capacity === undefined && { capacity: 'Enter a whole number.' }),
  });
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
      {save.error && Object.keys(save.fields).length === 0 && (
        <Banner tone="danger" icon={CircleAlert} lead="Not saved.">
          {save.refusal('Try again.')}
        </Banner>
      )}
      <TextField label="Name" {...field('name')} />
      <div className={styles.pair}>
        <TextField
          label="Longest act"
          optional
          hint="Minutes, as 4 or 4:30"
          inputMode="numeric"
          {...field('timeLimitMs')}
        />
        <TextField
          label="Places"
          optional
          hint="Then acts join a waiting list"
          inputMode="numeric"
          {...field('capacity')}
        />
      </div>
      <TextField
        label="Colour"
        type="color"
        hint="Marks the category in lists, always beside its name"
        {...field('colour')}
      />
    </Dialog>
  );
}
