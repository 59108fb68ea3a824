import { useState } from 'react';
import { snakeKeys } from '#contract/case.ts';
import type { PlainLine } from '#domain/messages/catalogue.ts';
import { say } from './say.ts';

/** A field, or one inside of another: `emergencyContact.preferredName`. */
type PathIn<T> = {
  [K in keyof T & string]: T[K] extends readonly unknown[]
    ? K
    : T[K] extends object
      ? K | `${K}.${keyof T[K] & string}`
      : K;
}[keyof T & string];

type ValueAt<T, P> = P extends keyof T
  ? T[P]
  : P extends `${infer Outer}.${infer Inner}`
    ? Outer extends keyof T
      ? ValueAt<T[Outer], Inner>
      : never
    : never;

/** What a field is called, and what is said below it. */
export type FieldWords = readonly [label: PlainLine, hint?: PlainLine];

/** A field's words in the language that is spoken. */
export const wordsOf = ([label, hint]: FieldWords) => ({
  label: say(label),
  ...(hint && { hint: say(hint) }),
});

type WordsOf<T> = { readonly [P in PathIn<T>]?: FieldWords };

/** The props of a field. `name` is the name in the API, by which a refused field is found. */
export interface FormField<V> {
  name: string;
  value: V;
  onChange: (value: V) => void;
  error: string | undefined;
}

/** The props of the field at a path: its name, what was typed, why it was refused, and its words if it has any. */
export type FieldOf<T, Words = Record<never, never>> = <P extends PathIn<T>>(
  path: P,
) => FormField<ValueAt<T, P>> & (P extends keyof Words ? ReturnType<typeof wordsOf> : unknown);

/** What was typed into a form. */
export interface FormState<T, Words = Record<never, never>> {
  typed: T;
  /** Resets the form to what it began with. */
  clear(): void;
  set(part: Partial<T>): void;
  /**
   * @param refused a sentence for each wrong field, by its path on the wire.
   * @param prefix parts the names of this form from another's on the same page.
   */
  fields(refused: Readonly<Record<string, string>>, prefix?: string): FieldOf<T, Words>;
}

/** The path of a field as the API names it, in snake case. */
export const wirePath = (path: string): string =>
  path
    .split('.')
    .map((name) => Object.keys(snakeKeys({ [name]: 0 }) as object)[0] ?? name)
    .join('.');

/**
 * What is typed into a form, by the names of the call's fields, with each field's refusal.
 *
 * @param words what its fields are called; a field that is not named here gets its label where it is drawn
 * @example
 * const form = useForm({ name: '', email: '' }, { name: ['people.name'] });
 * const add = useCommand(accountsEndpoints.addAdmin, { onDone: form.clear });
 * const field = form.fields(add.fields);
 * <TextField {...field('name')} />
 */
export function useForm<T extends object, Words extends WordsOf<T> = Record<never, never>>(
  start: T | (() => T),
  words?: Words,
): FormState<T, Words> {
  const [first] = useState(start);
  const [typed, setTyped] = useState(first);
  return {
    typed,
    clear: () => setTyped(first),
    set: (part) => setTyped((before) => ({ ...before, ...part })),
    fields:
      (refused, prefix = '') =>
      (path) => {
        const itsWords: FieldWords | undefined = words?.[path];
        return {
          ...(itsWords && wordsOf(itsWords)),
          name: prefix + wirePath(path),
          value: at(typed, path.split('.')),
          onChange: (value: unknown) => setTyped((before) => withAt(before, path.split('.'), value)),
          error: refused[wirePath(path)],
        } as never;
      },
  };
}

const at = (from: unknown, [name, ...rest]: readonly string[]): unknown =>
  name === undefined ? from : at((from as Record<string, unknown>)[name], rest);

const withAt = <T>(into: T, [name, ...rest]: readonly string[], value: unknown): T =>
  name === undefined
    ? (value as T)
    : { ...into, [name]: withAt((into as Record<string, unknown>)[name], rest, value) };
