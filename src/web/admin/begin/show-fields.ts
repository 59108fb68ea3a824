/** What the second step has to know before the next one: a name, and a day together with its time. */
import { useMemo, useState } from 'react';
import type { PlainLine } from '#domain/messages/catalogue.ts';
import { say } from '#web/ui/say.ts';
import type { Draft } from './draft.ts';

type ShowField = 'name' | 'day' | 'starts' | 'doors';

const WORDS = {
  name: 'begin.nameless',
  day: 'begin.dayMissing',
  starts: 'begin.startMissing',
  doors: 'event.doorsAfterStart',
} as const satisfies Readonly<Record<ShowField, PlainLine>>;

/**
 * The fields of the second step that something is missing in, in the form's order. A show has a day and a time or
 * neither, since half of them is no instant and would be lost; its doors open before it, on the same day.
 */
export function openFields({ name, day, starts, doors }: Pick<Draft, ShowField>): ShowField[] {
  const open: Readonly<Record<ShowField, boolean>> = {
    name: name.trim() === '',
    day: day === '' && (starts !== '' || doors !== ''),
    starts: starts === '' && (day !== '' || doors !== ''),
    doors: starts !== '' && doors > starts,
  };
  return (Object.keys(WORDS) as ShowField[]).filter((field) => open[field]);
}

/** What was found missing at the last press and still is, by field; `look` finds it, and answers whether nothing is. */
export function useOpenFields(draft: Draft) {
  const [found, setFound] = useState<readonly ShowField[]>([]);
  const open = openFields(draft);
  // As a text, so that the list is not told anew with each letter that is typed.
  const left = found.filter((field) => open.includes(field)).join(' ');
  const told: Readonly<Record<string, string>> | undefined = useMemo(
    () =>
      left === ''
        ? undefined
        : Object.fromEntries(left.split(' ').map((field) => [field, say(WORDS[field as ShowField])])),
    [left],
  );
  const look = (): boolean => {
    setFound(open);
    return open.length === 0;
  };
  return { told, look, isWhole: open.length === 0 };
}
