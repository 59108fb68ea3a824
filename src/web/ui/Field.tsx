/**
 * The frame of every field: label above, hint below, and an error that says how to put it right.
 * A field with a `name` gets the id `field-<name>`, which is how an error summary finds it.
 */
import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { cx } from './cx.ts';
import styles from './Field.module.css';
import { Icon } from './Icon.tsx';
import { say } from './say.ts';

/**
 * What every field of a form takes. `error` stands beside the hint and does not replace it, so that the rule can
 * still be read.
 */
export interface FieldFrame {
  label: ReactNode;
  /** Marks the field as one that may be left empty. */
  optional?: boolean;
  hint?: ReactNode;
  error?: string;
  /** The field's name; its error summary link uses the same one. */
  name?: string;
}

/** The attributes that the control inside a field must carry. */
export interface FieldWiring {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

/** The id a field with this name has. */
export function fieldId(name: string): string {
  return `field-${name}`;
}

/** Takes whoever sent a form to the first field of it that is wrong; `fields` has a message for each by its name. */
export function focusFirstProblem(fields: Readonly<Record<string, string>>): void {
  const [name] = Object.keys(fields);
  if (name !== undefined) document.getElementById(fieldId(name))?.focus();
}

/** Ids and aria attributes for one field. */
export function useFieldWiring({
  name,
  hint,
  error,
}: Pick<FieldFrame, 'name' | 'hint' | 'error'>): FieldWiring & { hintId: string; errorId: string } {
  const own = useId();
  const id = name ? fieldId(name) : own;
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const described = cx(hint ? hintId : false, error ? errorId : false);
  return {
    id,
    hintId,
    errorId,
    'aria-describedby': described || undefined,
    'aria-invalid': error ? true : undefined,
  };
}

/** Label, hint and error around one control; `children` is given the attributes that the control must carry. */
export function Field({
  label,
  optional,
  hint,
  error,
  name,
  children,
}: FieldFrame & { children: (wiring: FieldWiring) => ReactNode }) {
  const { hintId, errorId, ...wiring } = useFieldWiring({ name, hint, error });
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={wiring.id}>
        {label} {optional && <span className={styles.optional}>{say('parts.optional')}</span>}
      </label>
      <div className={styles.field}>
        {children(wiring)}
        {hint && (
          <span className={styles.hint} id={hintId}>
            {hint}
          </span>
        )}
        <FieldError id={errorId} message={error} />
      </div>
    </div>
  );
}

/**
 * Label, hint and error around several controls that answer one question. The group itself takes the focus from an
 * error summary.
 */
export function FieldGroup({
  label,
  optional,
  hint,
  error,
  name,
  children,
}: FieldFrame & { children: ReactNode }) {
  const { id, hintId, errorId, ...aria } = useFieldWiring({ name, hint, error });
  return (
    <fieldset className={styles.field} id={id} tabIndex={-1} aria-describedby={aria['aria-describedby']}>
      <legend className={cx(styles.label, styles.legend)}>
        {label} {optional && <span className={styles.optional}>{say('parts.optional')}</span>}
      </legend>
      {children}
      {hint && (
        <span className={styles.hint} id={hintId}>
          {hint}
        </span>
      )}
      <FieldError id={errorId} message={error} />
    </fieldset>
  );
}

/** The message under a field that is wrong: what to do, with an icon. */
export function FieldError({ id, message }: { id?: string; message?: string }) {
  if (!message) return null;
  return (
    <span className={styles.error} id={id}>
      <Icon of={CircleAlert} size={16} />
      {message}
    </span>
  );
}
