/** One category: its name, colour, longest act and number of places. */
import { eventsEndpoints } from '#contract/events/endpoints.ts';
import { CATEGORY_COLOURS } from '#domain/events/category-colours.ts';
import { useCommands } from '#web/client/command.ts';
import { durationText } from '#web/ui/clock.ts';
import { say } from '#web/ui/say.ts';
import { TextField } from '#web/ui/TextField.tsx';
import { useForm } from '#web/ui/use-form.ts';
import { AdminDialog } from '../AdminDialog.tsx';
import styles from './Categories.module.css';
import { NotSaved } from './NotSaved.tsx';
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

const WORDS = {
  name: ['categories.name'],
  timeLimitMs: ['categories.longestAct', 'categories.minutesHint'],
  capacity: ['categories.places', 'categories.placesHint'],
  colour: ['categories.colour', 'categories.colourHint'],
} as const;

/** A category as it is typed, and what is wrong with it; without a body it can't be sent. */
function useTyped(category: Category | undefined, others: readonly Category[]) {
  const { typed, fields } = useForm(
    () => ({
      name: category?.name ?? '',
      colour: category?.colour ?? freeColour(others),
      timeLimitMs: category?.timeLimitMs ? durationText(category.timeLimitMs) : '',
      capacity: category?.capacity?.toString() ?? '',
    }),
    WORDS,
  );
  const timeLimitMs = lengthOf(typed.timeLimitMs);
  const capacity = placesOf(typed.capacity);
  const { name, colour } = typed;
  return {
    fields,
    problems: {
      ...(timeLimitMs === undefined && { time_limit_ms: say('categories.noMinutes') }),
      ...(capacity === undefined && { capacity: say('categories.noWhole') }),
    },
    body:
      timeLimitMs === undefined || capacity === undefined
        ? undefined
        : { name, colour, timeLimitMs, capacity },
  };
}

interface CategoryDialogProps {
  category: Category | undefined;
  /** The categories that there are: a new one gets a colour of its own. */
  others: readonly Category[];
  onAdded: () => void;
  onClose: () => void;
}

export function CategoryDialog({ category, others, onAdded, onClose }: CategoryDialogProps) {
  const { fields, problems, body } = useTyped(category, others);
  const save = useCommands({
    done: say(category ? 'categories.categorySaved' : 'categories.categoryAdded'),
    changes: LISTS,
    onDone: onClose,
  });
  const field = fields({ ...save.fields, ...problems });
  const submit = () => {
    if (!body) return;
    if (category) save.send(eventsEndpoints.changeCategory, { params: { id: category.id }, body });
    else save.send(eventsEndpoints.addCategory, { body }, { onDone: onAdded });
  };
  return (
    <AdminDialog
      onClose={onClose}
      onSubmit={submit}
      title={
        category ? say('categories.changeName', { name: category.name }) : say('categories.addCategoryTitle')
      }
      submit={say(category ? 'categories.saveCategory' : 'categories.addCategory')}
      busy={save.busy}
      disabled={body === undefined}
    >
      <NotSaved save={save} />
      <TextField {...field('name')} />
      <div className={styles.pair}>
        <TextField optional inputMode="numeric" {...field('timeLimitMs')} />
        <TextField optional inputMode="numeric" {...field('capacity')} />
      </div>
      <TextField type="color" {...field('colour')} />
    </AdminDialog>
  );
}
