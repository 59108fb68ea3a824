/** A setting is saved when it is chosen, or when its field is left. What is not saved stays, and says so. */
import { createContext, useContext, useEffect, useState } from 'react';
import type { SentBodyOf } from '#contract/endpoint.ts';
import { eventsEndpoints } from '#contract/events/endpoints.ts';
import type { CallFailed } from '#web/client/api.ts';
import { keyOf } from '#web/client/ask.ts';
import { serverNow } from '#web/client/clock.ts';
import { useCommand } from '#web/client/command.ts';
import { say } from '#web/ui/say.ts';
import { wirePath } from '#web/ui/use-form.ts';
import type { AdminEvent } from '../use-current-event.ts';
import { useUnsaved } from '../use-unsaved.tsx';
import { type FieldIn, type FormSection, fieldWords } from './field-words.ts';

export type EventChange = SentBodyOf<typeof eventsEndpoints.changeEvent>;

/** Whether the last change of a section was saved. */
export type SettingState =
  | { is: 'asStored' | 'typed' | 'saving' | 'notSaved' }
  | { is: 'saved'; at: number; before: EventChange };

/** How a section's form is saved; `SettingsForm` takes all of it. */
export interface SettingsFormProps {
  timeZone: string;
  state: SettingState;
  /** Saves what was typed or chosen, all but what was refused and is still the same. */
  save: () => void;
  /** The same with what was refused. */
  again: () => void;
  /** Puts back what was there before the last save. */
  undo: (before: EventChange) => void;
}

/** Typed settings that are not saved, by section, kept while another section is open. */
export const Unsaved = createContext<Map<string, object>>(new Map());

/** Under which name every event is kept on the page. */
export const EVENTS = keyOf(eventsEndpoints.events);

interface Refused {
  value: unknown;
  error: CallFailed;
}

/** What a field changes, by what was typed into it and into the fields that are saved along with it. */
type Changes<Draft> = {
  readonly [K in keyof Draft]?: (typed: Draft[K], along: Partial<Draft>) => EventChange;
};

/** A section whose fields are settings of the event as they are. */
export const useSettingsChange = <S extends FormSection>(section: S, event: AdminEvent) =>
  useEventChange(section, event, event.settings, {});

/**
 * The draft of one section over the event as stored. `set` is for typing; `SettingsForm` saves when the field is left.
 *
 * @param section under which name unsaved fields are kept while another section is open, and their words stand
 * @param stored the section's fields as they are stored, in the form in which they are typed
 * @param changes what is changed by a field, where that is not the setting of its name to what was typed; where two
 * change the same, the later one in `stored` says how
 */
export function useEventChange<S extends FormSection, Draft extends object>(
  section: S,
  event: AdminEvent,
  stored: Draft,
  changes: Changes<Draft>,
) {
  const unsaved = useContext(Unsaved);
  const current = () => (unsaved.get(section) ?? {}) as Partial<Draft>;
  const [typed, setTyped] = useState(current);
  const [refused, setRefused] = useState<ReadonlyMap<string, Refused>>(new Map());
  const [isLeft, setLeft] = useState(false);
  const [saved, setSaved] = useState<{ at: number; before: EventChange }>();
  const change = useCommand(eventsEndpoints.changeEvent, {
    failed: say('settings.notSavedTypedHere'),
    putsAmong: EVENTS,
    changes: [EVENTS, keyOf(eventsEndpoints.currentEvent)],
  });
  const keep = (next: Partial<Draft>) => {
    unsaved.set(section, next);
    setTyped(next);
  };
  const isRefused = ([field, value]: [string, unknown]) =>
    refused.has(field) && refused.get(field)?.value === value;

  const send = (parts: Partial<Draft>) => {
    const body = changeOf(stored, parts, changes);
    const before = asItIs(event, body);
    change.send(
      { params: { id: event.id }, body },
      {
        onDone: () => {
          keep(without(current(), parts));
          setSaved({ at: serverNow(), before });
        },
        onFailed: (error) =>
          setRefused(
            (known) =>
              new Map([
                ...known,
                ...Object.entries(parts).map(([field, value]) => [field, { value, error }] as const),
              ]),
          ),
      },
    );
  };
  useEffect(() => {
    if (!isLeft || change.busy) return;
    setLeft(false);
    const parts = Object.entries(typed).filter((part) => !isRefused(part));
    if (parts.length > 0) send(Object.fromEntries(parts) as Partial<Draft>);
  });

  const open = Object.entries(typed);
  useUnsaved(open.some(isRefused), '/admin/settings');
  const form: SettingsFormProps = {
    timeZone: event.timeZone,
    state: stateOf({ isBusy: change.busy, open: open.length, refused: open.filter(isRefused).length, saved }),
    save: () => setLeft(true),
    again: () => {
      setRefused(new Map());
      setLeft(true);
    },
    undo: (before) =>
      change.send({ params: { id: event.id }, body: before }, { onDone: () => setSaved(undefined) }),
  };
  const draft: Draft = { ...stored, ...typed };
  const set = <K extends keyof Draft>(field: K, value: Draft[K]) => keep({ ...current(), [field]: value });
  const problems: Readonly<Record<string, string>> = Object.assign(
    {},
    ...open.filter(isRefused).map(([field]) => refused.get(field)?.error.fields),
  );
  return {
    draft,
    set,
    problems,
    form,
    /** What a field is given. `path` is where it stands on the wire. */
    field: <K extends FieldIn<S> & keyof Draft>(name: K, path = `settings.${wirePath(name)}`) => ({
      ...fieldWords(section, name),
      name: path,
      value: draft[name],
      onChange: (value: Draft[K]) => set(name, value),
      error: problems[path],
    }),
    /** What a choice is given that cannot be refused. */
    choice: <K extends FieldIn<S> & keyof Draft>(name: K) => ({
      ...fieldWords(section, name),
      value: draft[name],
      onChange: (value: Draft[K]) => set(name, value),
    }),
    /** What a switch is given. */
    onOff: (name: FieldIn<S> & keyof Draft) => {
      const { label, hint: detail } = fieldWords(section, name);
      return {
        ...{ label, detail },
        checked: draft[name] === true,
        onChange: (value: boolean) => set(name, value as Draft[typeof name]),
      };
    },
  };
}

/** What is sent for these fields of a draft. */
function changeOf<Draft extends object>(
  stored: Draft,
  typed: Partial<Draft>,
  changes: Changes<Draft>,
): EventChange {
  const all = (Object.keys(stored) as (keyof Draft)[])
    .filter((field) => field in typed)
    .map(
      (field) =>
        changes[field]?.(typed[field] as Draft[typeof field], typed) ?? {
          settings: { [field]: typed[field] },
        },
    );
  const settings = Object.assign({}, ...all.map((one) => one.settings));
  return Object.assign({}, ...all, Object.keys(settings).length > 0 && { settings });
}

function stateOf(of: {
  isBusy: boolean;
  open: number;
  refused: number;
  saved: { at: number; before: EventChange } | undefined;
}): SettingState {
  if (of.isBusy) return { is: 'saving' };
  if (of.refused > 0) return { is: 'notSaved' };
  if (of.open > 0) return { is: 'typed' };
  return of.saved ? { is: 'saved', ...of.saved } : { is: 'asStored' };
}

/** The fields of the event that the change would change, as they are now. */
function asItIs(event: AdminEvent, { settings, ...facts }: EventChange): EventChange {
  return {
    ...pick(event, Object.keys(facts)),
    ...(settings && { settings: pick(event.settings, Object.keys(settings)) }),
  };
}

const pick = (from: object, names: readonly string[]): object =>
  Object.fromEntries(Object.entries(from).filter(([name]) => names.includes(name)));

/** What was typed since `sent` was sent, and what was not in it. */
const without = <Draft extends object>(draft: Partial<Draft>, sent: Partial<Draft>): Partial<Draft> =>
  Object.fromEntries(
    Object.entries(draft).filter(([field, value]) => sent[field as keyof Draft] !== value),
  ) as Partial<Draft>;
