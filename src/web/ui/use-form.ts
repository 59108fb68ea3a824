import { useState } from 'react';
import { snakeKeys } from '#contract/case.ts';

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

/** The props of a field. `name` is the name in the API, by which a refused field is found. */
export interface FormField<V> {
  name: string;
  value: V;
  onChange: (value: V) => void;
  error: string | undefined;
}

/** The props of the field at a path: its name, what was typed, and why it was refused. */
export type FieldOf<T> = <P extends PathIn<T>>(path: P) => FormField<ValueAt<T, P>>;

/** What was typed into a form. */
export interface FormState<T> {
  typed: T;
  /** Resets the form to what it began with. */
  clear(): void;
  set(part: Partial<T>): void;
  /**
   * @param refused a sentence for each wrong field, by its path on the wire.
   * @param prefix parts the names of this form from another's on the same page.
   */
  fields(refused: Readonly<Record<string, string>>, prefix?: string): FieldOf<T>;
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
 * @example
 * const form = useForm({ name: '', email: '' });
 * const add = useCommand(accountsEndpoints.addAdmin, { onDone: form.clear });
 * const field = form.fields(add.fields);
 * <TextField label="Name" {...field('name')} />
 */
export function useForm<T extends object>(start: T | (() => T)): FormState<T> {
  const [first] = useState(start);
  const [typed, setTyped] = useState(first);
  return {
    typed,
    clear: () => setTyped(first),
    set: (part) => setTyped((before) => ({ ...before, ...part })),
    fields:
      (refused, prefix = '') =>
      (path) => ({
        name: prefix + wirePath(path),
        value: at(typed, path.split('.')) as never,
        onChange: (value) => setTyped((before) => withAt(before, path.split('.'), value)),
        error: refused[wirePath(path)],
      }),
  };
}

const at = (from: unknown, [name, ...rest]: readonly string[]): unknown =>
  name === undefined ? from : at((from as Record<string, unknown>)[name], rest);

const withAt = <T>(into: T, [name, ...rest]: readonly string[], value: unknown): T =>
  name === undefined
    ? (value as T)
    : { ...into, [name]: withAt((into as Record<string, unknown>)[name], rest, value) };
