/** One category: its name, colour, longest act and number of places. */
import { CircleAlert } from 'lucide-react';
import { eventsEndpoints } from '#contract/events/endpoints.ts';
import { CATEGORY_COLOURS } from '#domain/events/category-colours.ts';
import { useCommands } from '#web/client/command.ts';
import { Banner } from '#web/ui/Banner.tsx';
import { durationText } from '#web/ui/clock.ts';
import { Dialog } from '#web/ui/Dialog.tsx';
import { say } from '#web/ui/say.ts';
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
  onAdded,
  onClose,
}: {
  category: Category | undefined;
  /** The categories that there are: a new one gets a colour of its own. */
  others: readonly Category[];
  onAdded: () => void;
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
    done: say(category ? 'categories.categorySaved' : 'categories.categoryAdded'),
    changes: LISTS,
    onDone: onClose,
  });
  const field = form.fields({
    ...save.fields,
    ...(timeLimitMs === undefined && { time_limit_ms: say('categories.noMinutes') }),
    ...(capacity === undefined && { capacity: say('categories.noWhole') }),
  });
  const submit = () => {
    const body = { name, colour, timeLimitMs: timeLimitMs ?? null, capacity: capacity ?? null };
    if (category) save.send(eventsEndpoints.changeCategory, { params: { id: category.id }, body });
    else save.send(eventsEndpoints.addCategory, { body }, { onDone: onAdded });
  };
  return (
    <Dialog
      open
      onClose={onClose}
      onSubmit={submit}
      title={
        category ? say('categories.changeName', { name: category.name }) : say('categories.addCategoryTitle')
      }
      submit={{
        words: say(category ? 'categories.saveCategory' : 'categories.addCategory'),
        leave: say('office.cancel'),
        busy: save.busy,
        disabled: timeLimitMs === undefined || capacity === undefined,
      }}
    >
      {save.error && Object.keys(save.fields).length === 0 && (
        <Banner tone="danger" icon={CircleAlert} lead={say('categories.notSaved')}>
          {save.refusal(say('categories.tryAgain'))}
        </Banner>
      )}
      <TextField label={say('categories.name')} {...field('name')} />
      <div className={styles.pair}>
        <TextField
          label={say('categories.longestAct')}
          optional
          hint={say('categories.minutesHint')}
          inputMode="numeric"
          {...field('timeLimitMs')}
        />
        <TextField
          label={say('categories.places')}
          optional
          hint={say('categories.placesHint')}
          inputMode="numeric"
          {...field('capacity')}
        />
      </div>
      <TextField
        label={say('categories.colour')}
        type="color"
        hint={say('categories.colourHint')}
        {...field('colour')}
      />
    </Dialog>
  );
}
